import type { Desk, SavedFilter } from '@diyar/api/contracts/saved-filters';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type { Desk, SavedFilter };

const keyOf = (desk: Desk) => [PRIVATE, 'saved-filters', desk];

export const filtersQuery = (api: Api, desk: Desk) =>
  queryOptions({
    queryKey: keyOf(desk),
    queryFn: async ({ signal }) => (await api.get('/users/filters', { query: { desk }, signal })).filters,
  });

/** Rejects with `too_many_filters` (409). */
export const saveFilter = (api: Api, desk: Desk, { name, query }: Omit<SavedFilter, 'id'>) =>
  api.post('/users/filters', { body: { desk, name, query }, errorToast: false });
export const deleteFilter = (api: Api, id: string) => api.delete('/users/filters/:id', { params: { id } });
