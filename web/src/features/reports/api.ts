import type { Answer } from '@diyar/api/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';
import { type PeriodValues, periodQuery } from '#ui/desk/period.ts';

export type Overview = Answer<'GET /reports/overview'>;
export type ReportedListing = Answer<'GET /reports/listings/performance'>['listings'][number];
export type OwnFigures = Answer<'GET /users/listings/:id/figures'>;

export const FUNNEL = ['views', 'reveals', 'leads', 'viewings', 'done'] as const;
export const SORTS = [...FUNNEL, 'newest'] as const;
export const COMPARED = { least: 2, most: 5 };

const keyOf = (what: string, values: PeriodValues) => [PRIVATE, 'reports', what, periodQuery(values)];

export const overviewQuery = (api: Api, values: PeriodValues) =>
  queryOptions({
    queryKey: keyOf('overview', values),
    queryFn: ({ signal }) => api.get('/reports/overview', { query: periodQuery(values), signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

export const listingsQuery = (api: Api, values: PeriodValues, { sort, page }: { sort: string; page: number }) =>
  queryOptions({
    queryKey: [...keyOf('listings', values), sort, page],
    queryFn: ({ signal }) => {
      const query = { ...periodQuery(values), sort: SORTS.find((known) => known === sort), page };
      return api.get('/reports/listings/performance', { query, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

/** All listings as a table, or the whole report on paper. */
export const reportFile = (api: Api, values: PeriodValues, format: 'csv' | 'xlsx' | 'pdf') =>
  api.getFile('/reports/listings/export', { query: { ...periodQuery(values), format }, errorToast: true });

export const comparisonQuery = (api: Api, values: PeriodValues, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...keyOf('comparison', values), ids.join(',')],
    queryFn: ({ signal }) =>
      api.get('/reports/comparative-report', { query: { ...periodQuery(values), listings: ids.join(',') }, signal }),
    placeholderData: keepPreviousData,
    enabled: ids.length >= COMPARED.least,
    staleTime: FRESH_MS,
  });

export const ownFiguresQuery = (api: Api, id: string, values: PeriodValues) =>
  queryOptions({
    queryKey: [...keyOf('own', values), id],
    queryFn: ({ signal }) =>
      api.get('/users/listings/:id/figures', { params: { id }, query: periodQuery(values), signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
