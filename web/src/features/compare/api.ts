import type { ListingDetails, nearbyPlaces } from '@diyar/api/contracts/listings';
import type { DataOf } from '@diyar/api/endpoint';
import type { Api } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { COMPARED_AT_MOST } from './compare-store.ts';

export type Nearby = DataOf<typeof nearbyPlaces>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids of the address: well-formed ones, three at most, each once. */
export const idsIn = (query: URLSearchParams): string[] =>
  [...new Set((query.get('ids') ?? '').toLowerCase().split(','))]
    .filter((id) => UUID.test(id))
    .slice(0, COMPARED_AT_MOST);

export const comparisonQuery = (api: Api, ids: readonly string[]) => ({
  queryKey: ['compare', ...ids],
  queryFn: async () => {
    const found = await Promise.all(ids.map((id) => listingOrNothing(api, id)));
    return found.filter((listing) => listing !== undefined);
  },
});

/** Surroundings of each of the listings, in their order. A failure leaves them all out, as on a listing's own page. */
export const aroundQuery = (api: Api, ids: readonly string[]) => ({
  queryKey: ['compare', 'around', ...ids],
  queryFn: () => Promise.all(ids.map((id) => api.get('/listings/:id/nearby', { params: { id } }))),
});

/** A listing that is gone leaves the others to be compared. */
async function listingOrNothing(api: Api, id: string): Promise<ListingDetails | undefined> {
  try {
    return await api.get('/listings/:id', { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return undefined;
    throw error;
  }
}
