import type { PageVisits as Visits } from '@diyar/api/contracts/page-visits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';
import { PRIVATE } from '../../lib/query-client.ts';

export type PageVisits = Visits;
export const PERIODS = ['7', '30', '90'] as const;
export type Period = (typeof PERIODS)[number];

/** The period an address asks for; a month where it asks for none. */
export const periodOf = (asked: string): Period => PERIODS.find((period) => period === asked) ?? '30';

export const pageVisitsQuery = (api: Api, days: Period) =>
  queryOptions({
    queryKey: [PRIVATE, 'page-visits', days],
    queryFn: ({ signal }) => api.get('/admin/page-visits', { query: { days }, signal }),
    placeholderData: keepPreviousData,
  });
