import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api-client.ts';

const DAY_MS = 86_400_000;
/**
 * Lists of places are kept a day and fail without a toast: what is cached stays, else the list is empty for now (spec,
 * sections 7 and 9). A failure is never kept: the next component that needs the list asks again.
 */
const kept = { staleTime: DAY_MS, gcTime: DAY_MS } as const;

/** The fourteen governorates. */
export const provincesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['locations', 'provinces'],
    queryFn: async ({ signal }) => (await api.get('/cities/provinces', { signal })).provinces,
    ...kept,
  });

/** Cities of a governorate, by its key; asks nothing for an empty key. */
export const citiesQuery = (api: Api, province: string) =>
  queryOptions({
    queryKey: ['locations', 'cities', province],
    queryFn: async ({ signal }) =>
      (await api.get('/cities/provinces/:province/cities', { params: { province }, signal })).cities,
    enabled: province !== '',
    ...kept,
  });

/** Neighborhoods of a city, by its key; asks nothing for an empty key. */
export const neighborhoodsQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['locations', 'neighborhoods', city],
    queryFn: async ({ signal }) =>
      (await api.get('/cities/:id/neighborhoods', { params: { id: city }, signal })).neighborhoods,
    enabled: city !== '',
    ...kept,
  });
