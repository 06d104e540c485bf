import type { listOffices, OfficeProfile, officeListings } from '@diyar/api/contracts/offices';
import type { DataOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';
import type { DirectorySearch } from './directory-search.ts';
import { LIST_ORDERS, type OfficeListSearch } from './office-list-search.ts';

export const OFFICES_PER_PAGE = 24;
export const LISTINGS_PER_PAGE = 24;

/** One page of the directory; an unknown province is a 404. */
export const officesQuery = (api: Api, search: DirectorySearch) =>
  queryOptions({
    queryKey: ['offices', 'directory', search],
    queryFn: ({ signal }) =>
      api.get<DataOf<typeof listOffices>>('/offices', { query: { ...search, limit: OFFICES_PER_PAGE }, signal }),
  });

/** By slug or id; rejects with `office_not_found` (404). */
export const officeQuery = (api: Api, ref: string) =>
  queryOptions({
    queryKey: ['offices', ref],
    queryFn: ({ signal }) => api.get<OfficeProfile>(`/offices/${encodeURIComponent(ref)}`, { signal }),
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
      api.get<DataOf<typeof officeListings>>(`/offices/${encodeURIComponent(ref)}/listings`, {
        query: { page, transactionType, limit, ...LIST_ORDERS[order] },
        signal,
      }),
  });
