import type { Answer } from '@diyar/api/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';
import { type PeriodValues, periodQuery } from '#ui/desk/period.ts';

export type PageVisits = Answer<'GET /admin/page-visits'>;

export const pageVisitsQuery = (api: Api, values: PeriodValues) =>
  queryOptions({
    queryKey: [PRIVATE, 'page-visits', periodQuery(values)],
    queryFn: ({ signal }) => api.get('/admin/page-visits', { query: periodQuery(values), signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
