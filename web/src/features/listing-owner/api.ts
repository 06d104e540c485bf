import type { ListingStatus } from '@diyar/api/contracts/listings';
import type { MyListing } from '@diyar/api/contracts/my-listings';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';
import { PRIVATE } from '../../lib/query-client.ts';

type Wanted = { id: string; code: number };

/** The listing as its owner has it; null for everyone else, who must not hear a 404 for it. */
export const ownListingQuery = (api: Api, { id, code }: Wanted) =>
  queryOptions({
    queryKey: [PRIVATE, 'own-listing', id],
    queryFn: async ({ signal }): Promise<MyListing | null> => {
      const query = { query: String(code), limit: 5 };
      const { items } = await api.get<{ items: MyListing[] }>('/users/listings', { query, signal });
      return items.find((one) => one.id === id) ?? null;
    },
  });

export const changeStatus = async (api: Api, id: string, status: ListingStatus) =>
  (await api.put<{ listing: MyListing }>(`/listings/${id}/status`, { body: { status }, errorToast: false })).listing;
export const confirmListing = async (api: Api, id: string) =>
  (await api.post<{ listing: MyListing }>(`/listings/${id}/confirm`, { body: {} })).listing;
