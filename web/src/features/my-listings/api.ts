import type { bulkAction, myListings } from '@diyar/api/contracts/my-listings';
import type { BodyOf, DataOf } from '@diyar/api/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';
import type { MySearch } from './search.ts';
import { queryOf } from './search.ts';

export const LISTINGS_PER_PAGE = 20;
const KEY = [PRIVATE, 'my-listings'];

export type MyListings = DataOf<typeof myListings>;
export type BulkAct = Omit<BodyOf<typeof bulkAction>, 'listingIds'>;
export type BulkOutcome = DataOf<typeof bulkAction>;

/** Reviews and other windows change them: what is shown is asked for anew whenever it is looked at. */
export const myListingsQuery = (api: Api, search: MySearch, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'list', search, page],
    queryFn: ({ signal }) =>
      api.get('/users/listings', { query: { ...queryOf(search), page, limit: LISTINGS_PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });

export const myQuotaQuery = (api: Api) =>
  queryOptions({
    queryKey: [...KEY, 'quota'],
    queryFn: async ({ signal }) => (await api.get('/users/listings/quota', { signal })).quota,
  });

/** The roots of the tree, to narrow a list by. */
export const rootsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories', 'roots'],
    queryFn: async () => (await api.get('/categories', { query: { level: 0 } })).categories,
  });

export const confirmListing = async (api: Api, id: string) =>
  (await api.post('/listings/:id/confirm', { params: { id }, body: {} })).listing;
export const deleteListing = (api: Api, id: string) => api.delete('/listings/:id', { params: { id } });
/** Rejects with `colleague_not_found` or `colleague_drafts_only` (409). */
export const handOverListing = async (api: Api, id: string, userId: string) =>
  (await api.post('/users/listings/:id/hand-over', { params: { id }, body: { userId }, errorToast: false })).keeper;
/** Rejects with `nothing_to_appeal` or `already_appealed` (409). */
export const appealListing = (api: Api, id: string, text: string) =>
  api.post('/listings/:id/appeal', { params: { id }, body: { text }, errorToast: false });
/** Each listing succeeds or fails for itself; rejects only when nothing was tried. */
export const actOnSeveral = (api: Api, act: BulkAct, listingIds: readonly string[]) =>
  api.post('/users/listings/bulk', { body: { ...act, listingIds: [...listingIds] } });
