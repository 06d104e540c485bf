import type { Answer } from '@diyar/api/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';
import { PRIVATE } from '../../lib/query-client.ts';

export type UserActivity = Answer<'GET /admin/reports/user-activity'>;
export const ACTIVITY_KEYS = ['from', 'to', 'type', 'sort'] as const;
export type ActivitySearch = Record<(typeof ACTIVITY_KEYS)[number], string>;

export const TYPES = ['regular', 'office', 'admin'] as const;
export const ACTIVITIES = ['listings', 'leadsReceived', 'leadsSent', 'messages', 'reveals'] as const;

const known = <T extends string>(values: readonly T[], asked: string) => values.find((value) => value === asked);

/** The report of a period; words of the address that name no type or activity are left out. */
export const activityQuery = (api: Api, { from, to, type, sort }: ActivitySearch, page: number) =>
  queryOptions({
    queryKey: [PRIVATE, 'user-activity', from, to, type, sort, page],
    queryFn: ({ signal }) => {
      const period = from && to ? { from, to } : {};
      const query = { ...period, type: known(TYPES, type), sort: known(ACTIVITIES, sort), page };
      return api.get('/admin/reports/user-activity', { query, signal });
    },
    placeholderData: keepPreviousData,
  });
