import type { Body } from '@diyar/api/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export const WORDS_KEY = [PRIVATE, 'search-words'];
export const PLACES_KEY = [PRIVATE, 'search-places'];
/** Forms say themselves what went wrong. */
const quiet = { errorToast: false } as const;

export const wordsQuery = (api: Api) =>
  queryOptions({
    queryKey: WORDS_KEY,
    queryFn: async ({ signal }) => (await api.get('/admin/search-words', { signal })).words,
  });

export const placesQuery = (api: Api, query: string, page: number) =>
  queryOptions({
    queryKey: [...PLACES_KEY, query, page],
    queryFn: ({ signal }) => api.get('/admin/search-places', { query: { query, page }, signal }),
    placeholderData: keepPreviousData,
  });

export const createWord = (api: Api, body: Body<'POST /admin/search-words'>) =>
  api.post('/admin/search-words', { ...quiet, body });
export const updateWord = (api: Api, id: string, body: Body<'PUT /admin/search-words/:id'>) =>
  api.put('/admin/search-words/:id', { ...quiet, params: { id }, body });
export const deleteWord = (api: Api, id: string) => api.delete('/admin/search-words/:id', { params: { id } });
export const updatePlace = (api: Api, id: string, body: Body<'PUT /admin/search-places/:id'>) =>
  api.put('/admin/search-places/:id', { ...quiet, params: { id }, body });
