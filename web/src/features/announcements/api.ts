import type { Announcement } from '@diyar/api/contracts/announcements';
import type { Body } from '@diyar/api/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';

export type { Announcement };
export type Order = Body<'POST /admin/announcements'>;
export type Audience = Body<'POST /admin/announcements/count'>;

export const ANNOUNCEMENTS_KEY = [PRIVATE, 'announcements'];
const SENDING_MS = 2_000;
const quiet = { errorToast: false } as const;

/** Asked again while one is on its way. */
export const announcementsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, 'list'],
    queryFn: async ({ signal }) => (await api.get('/admin/announcements', { signal })).announcements,
    refetchInterval: ({ state }) =>
      state.data?.some((announcement) => ['waiting', 'sending'].includes(announcement.state)) ? SENDING_MS : false,
  });

/** How many it would reach; asks nothing while the city or the category is not chosen. */
export const reachQuery = (api: Api, audience: Audience, isComplete: boolean) =>
  queryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, 'reach', audience],
    queryFn: ({ signal }) => api.post('/admin/announcements/count', { body: audience, signal, ...quiet }),
    enabled: isComplete,
  });

export const citiesNamedQuery = (api: Api, name: string) =>
  queryOptions({
    queryKey: ['locations', 'named', name],
    queryFn: async ({ signal }) =>
      (await api.get('/cities/search', { query: { query: name }, signal, ...quiet })).cities,
    enabled: name.trim().length >= 2,
    placeholderData: keepPreviousData,
  });

export const categoryNamesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, 'categories'],
    queryFn: async ({ signal }) => (await api.get('/categories', { signal })).categories,
    staleTime: FRESH_MS,
  });

export const dealsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['transaction-types', api.lang],
    queryFn: async ({ signal }) => (await api.get('/transaction-types', { signal })).transactionTypes,
  });

export const announce = (api: Api, order: Order) => api.post('/admin/announcements', { body: order, ...quiet });
export const stopAnnouncement = (api: Api, id: string) =>
  api.post('/admin/announcements/:id/stop', { params: { id }, body: {} });
