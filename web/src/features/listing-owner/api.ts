import type { MyListing } from '@diyar/api/contracts/my-listings';
import type { Body } from '@diyar/api/endpoints';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';

type Wanted = { id: string; code: number };

/** The listing as its owner, or its office's, has it; null for everyone else, who must not hear a 404 for it. */
export const ownListingQuery = (api: Api, { id, code }: Wanted) =>
  queryOptions({
    queryKey: [PRIVATE, 'own-listing', id],
    queryFn: async ({ signal }): Promise<MyListing | null> => {
      const query = { query: String(code), limit: 5, whose: 'team' as const };
      const { items } = await api.get('/users/listings', { query, signal });
      return items.find((item) => item.id === id) ?? null;
    },
    staleTime: FRESH_MS,
  });

/** A status its owner may give. */
export type OwnStatus = Body<'PUT /listings/:id/status'>['status'];
export const changeStatus = async (api: Api, id: string, status: OwnStatus) =>
  (await api.put('/listings/:id/status', { params: { id }, body: { status }, errorToast: false })).listing;
export const confirmListing = async (api: Api, id: string) =>
  (await api.post('/listings/:id/confirm', { params: { id }, body: {} })).listing;
