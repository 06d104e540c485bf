import type { Answer } from '@diyar/api/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';
import { PERIOD_KEYS, periodQuery } from '#ui/desk/period.ts';

export type UserActivity = Answer<'GET /admin/reports/user-activity'>;
export const ACTIVITY_KEYS = [...PERIOD_KEYS, 'type', 'sort'] as const;
export type ActivitySearch = Record<(typeof ACTIVITY_KEYS)[number], string>;

export const TYPES = ['regular', 'office', 'admin'] as const;
export const ACTIVITIES = ['listings', 'leadsReceived', 'leadsSent', 'messages', 'reveals'] as const;

const known = <T extends string>(values: readonly T[], asked: string) => values.find((value) => value === asked);

/** What is asked of the server; words of the address that name no type or activity are left out. */
const asked = (search: ActivitySearch) => ({
  ...periodQuery(search),
  type: known(TYPES, search.type),
  sort: known(ACTIVITIES, search.sort),
});

export const activityQuery = (api: Api, search: ActivitySearch, page: number) =>
  queryOptions({
    queryKey: [PRIVATE, 'user-activity', asked(search), page],
    queryFn: ({ signal }) => api.get('/admin/reports/user-activity', { query: { ...asked(search), page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

export const activityTable = (api: Api, search: ActivitySearch, format: 'csv' | 'xlsx') =>
  api.getFile('/admin/reports/user-activity/export', { query: { ...asked(search), format }, errorToast: true });
