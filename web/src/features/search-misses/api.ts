import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export const MISSES_KEY = [PRIVATE, 'search-misses'];

export const missesQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...MISSES_KEY, page],
    queryFn: ({ signal }) => api.get('/admin/search-misses', { query: { page }, signal }),
    staleTime: 0,
  });

export const dropMiss = (api: Api, id: string) => api.delete('/admin/search-misses/:id', { params: { id } });
