import type { Answer } from '@diyar/api/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';
import { type PeriodValues, periodQuery } from '#ui/desk/period.ts';

export type ListingStatistics = Answer<'GET /admin/statistics/listings'>;
export type UserStatistics = Answer<'GET /admin/statistics/users'>;
export type RevenueStatistics = Answer<'GET /admin/statistics/revenue'>;

const keyOf = (subject: string, values: PeriodValues) => [PRIVATE, 'admin-statistics', subject, periodQuery(values)];

export const listingStatisticsQuery = (api: Api, values: PeriodValues) =>
  queryOptions({
    queryKey: keyOf('listings', values),
    queryFn: ({ signal }) => api.get('/admin/statistics/listings', { query: periodQuery(values), signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

export const userStatisticsQuery = (api: Api, values: PeriodValues) =>
  queryOptions({
    queryKey: keyOf('users', values),
    queryFn: ({ signal }) => api.get('/admin/statistics/users', { query: periodQuery(values), signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

export const revenueStatisticsQuery = (api: Api, values: PeriodValues) =>
  queryOptions({
    queryKey: keyOf('revenue', values),
    queryFn: ({ signal }) => api.get('/admin/statistics/revenue', { query: periodQuery(values), signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
