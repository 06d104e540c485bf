import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';

/** The page of a place's address; rejects with `place_not_found` (404). */
export const placePageQuery = (api: Api, path: string) =>
  queryOptions({
    queryKey: ['places', 'page', path],
    queryFn: ({ signal }) => api.get('/places/page', { query: { path }, signal }),
  });

/** A sold, rented or expired listing; rejects with 404 where there never was one, and 410 after 90 days. */
export const goneListingQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['places', 'gone', id],
    queryFn: ({ signal }) => api.get('/listings/:id/gone', { params: { id }, signal }),
  });

/** A listing's price beside what is asked round it; null where too few say anything. */
export const priceGaugeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['places', 'gauge', id],
    queryFn: async ({ signal }) => (await api.get('/listings/:id/price-gauge', { params: { id }, signal })).gauge,
  });
