import type { updateOffice, updateOfficeDetails } from '@diyar/api/contracts/own-office';
import type { BodyOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

/** Forms say themselves what went wrong. */
const quiet = { errorToast: false } as const;

export const ownOfficeQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'own-office'],
    queryFn: async ({ signal }) => (await api.get('/offices/my-office', { signal })).office,
  });

const statistics = { staleTime: 60_000 } as const;
export const listingStatisticsQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'own-office', 'listings'],
    queryFn: ({ signal }) => api.get('/offices/statistics/listings', { signal }),
    ...statistics,
  });
export const leadStatisticsQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'own-office', 'leads'],
    queryFn: ({ signal }) => api.get('/offices/statistics/leads', { signal }),
    ...statistics,
  });

export const saveOffice = async (api: Api, id: string, body: BodyOf<typeof updateOffice>) =>
  (await api.put('/offices/:id', { ...quiet, params: { id }, body })).office;

export const saveDetails = async (api: Api, id: string, body: BodyOf<typeof updateOfficeDetails>) =>
  (await api.put('/offices/:id/details', { ...quiet, params: { id }, body })).office;

export async function sendLogo(api: Api, id: string, file: File) {
  const body = new FormData();
  body.append('logo', file);
  return (await api.put('/offices/:id/logo', { ...quiet, params: { id }, body })).office;
}
export const removeLogo = async (api: Api, id: string) =>
  (await api.delete('/offices/:id/logo', { ...quiet, params: { id } })).office;

/** Cities whose names begin so; nothing for fewer than two letters. */
export const citiesNamedQuery = (api: Api, query: string) =>
  queryOptions({
    queryKey: ['locations', 'named', query],
    queryFn: async ({ signal }) => (await api.get('/cities/search', { query: { query }, signal })).cities,
    enabled: query.trim().length >= 2,
  });
