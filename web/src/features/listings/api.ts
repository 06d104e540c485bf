import type { homepageCategories, nearbyPlaces, priceHistory } from '@diyar/api/contracts/listings';
import type { DataOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';

export type Nearby = DataOf<typeof nearbyPlaces>;
export type PastPrice = DataOf<typeof priceHistory>['items'][number];
export type CategoryCount = DataOf<typeof homepageCategories>['categories'][number];
export type BusyPlace = DataOf<typeof homepageCategories>['places'][number];

/** A public listing; rejects with `listing_not_found` (404), and with 400 for what is no id. */
export const listingQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['listings', id],
    queryFn: ({ signal }) => api.get('/listings/:id', { params: { id }, signal }),
  });

export const similarListingsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['listings', id, 'similar'],
    queryFn: async ({ signal }) => (await api.get('/listings/:id/similar', { params: { id }, signal })).items,
  });

export const nearbyPlacesQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['listings', id, 'nearby'],
    queryFn: ({ signal }) => api.get('/listings/:id/nearby', { params: { id }, signal }),
  });

/** Prices a listing was offered for, oldest first. */
export const priceHistoryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['listings', id, 'price-history'],
    queryFn: async ({ signal }) => (await api.get('/listings/:id/price-history', { params: { id }, signal })).items,
  });

/** Listings the home page shows first: paid ones, filled up with the newest. */
export const featuredListingsQuery = (api: Api, limit = 8) =>
  queryOptions({
    queryKey: ['listings', 'homepage-featured', limit],
    queryFn: async ({ signal }) => (await api.get('/listings/homepage-featured', { query: { limit }, signal })).items,
  });

/** The first listings a search finds. */
export const shelfQuery = (api: Api, search: Record<string, string>) =>
  queryOptions({
    queryKey: ['listings', 'shelf', search],
    queryFn: async ({ signal }) =>
      (await api.get('/listings/search', { query: { ...search, limit: 8 }, signal })).items,
  });

/** The root categories and the busiest places, each with its count of listings. */
export const homepageCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listings', 'homepage-categories'],
    queryFn: ({ signal }) => api.get('/listings/homepage-categories', { signal }),
  });
