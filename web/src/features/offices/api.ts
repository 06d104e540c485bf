import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import type { DirectorySearch } from './directory-search.ts';
import { LIST_ORDERS, type OfficeListSearch } from './office-list-search.ts';

export const OFFICES_PER_PAGE = 24;
export const LISTINGS_PER_PAGE = 24;

/** A page of the directory; an unknown province is a 404. */
export const officesQuery = (api: Api, search: DirectorySearch) =>
  queryOptions({
    queryKey: ['offices', 'directory', search],
    queryFn: ({ signal }) => api.get('/offices', { query: { ...search, limit: OFFICES_PER_PAGE }, signal }),
  });

/** By slug or id; rejects with `office_not_found` (404). */
export const officeQuery = (api: Api, ref: string) =>
  queryOptions({
    queryKey: ['offices', ref],
    queryFn: ({ signal }) => api.get('/offices/:id', { params: { id: ref }, signal }),
  });

export const officeListingsQuery = (
  api: Api,
  ref: string,
  { order, page, transactionType }: OfficeListSearch,
  limit = LISTINGS_PER_PAGE,
) =>
  queryOptions({
    queryKey: ['offices', ref, 'listings', { order, page, transactionType, limit }],
    queryFn: ({ signal }) =>
      api.get('/offices/:id/listings', {
        params: { id: ref },
        query: { page, transactionType, limit, ...LIST_ORDERS[order] },
        signal,
      }),
  });
