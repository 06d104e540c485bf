import type { Boost, boostPrice } from '@diyar/api/contracts/boosts';
import type { DataOf } from '@diyar/api/endpoint';
import type { Body } from '@diyar/api/endpoints';
import type { BoostDuration, BoostType } from '@diyar/api/rules/boosts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';

export type { Boost, BoostDuration, BoostType };
export type Prices = DataOf<typeof boostPrice>;

export const BOOSTS = [PRIVATE, 'boosts'];
const PER_PAGE = 20;
const MOST_LISTINGS = 100;
const quiet = { errorToast: false } as const;

export const activeBoostsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...BOOSTS, 'active', page, api.purse],
    queryFn: ({ signal }) => api.get('/boosts/active', { query: { page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
export const boostHistoryQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...BOOSTS, 'history', page, api.purse],
    queryFn: ({ signal }) => api.get('/boosts/history', { query: { page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
export const effectQuery = (api: Api) =>
  queryOptions({
    queryKey: [...BOOSTS, 'effect', api.purse],
    queryFn: ({ signal }) => api.get('/boosts/effect', { ...quiet, signal }),
    staleTime: FRESH_MS,
  });
export const boostPriceQuery = (api: Api, listingId: string) =>
  queryOptions({
    queryKey: [...BOOSTS, 'price', listingId, api.purse],
    queryFn: ({ signal }) => api.get('/boosts/price/:id', { params: { id: listingId }, ...quiet, signal }),
    enabled: listingId !== '',
    placeholderData: keepPreviousData,
  });
export const homepageQuery = (api: Api, duration: BoostDuration, from: string | undefined) =>
  queryOptions({
    queryKey: [...BOOSTS, 'homepage', duration, from, api.purse],
    queryFn: ({ signal }) =>
      api.get('/boosts/homepage-featured/availability', { query: { duration: `${duration}`, from }, signal }),
  });
/** Listings that can be boosted: the newest of one's published listings, or of the office's. */
export const boostableQuery = (api: Api) =>
  queryOptions({
    queryKey: [...BOOSTS, 'listings', api.purse],
    queryFn: async ({ signal }) => {
      const whose = api.purse === 'private' ? undefined : ('team' as const);
      return (await api.get('/users/listings', { query: { status: 'active', limit: MOST_LISTINGS, whose }, signal }))
        .items;
    },
  });

export const createBoosts = (api: Api, body: Body<'POST /boosts/create'>, idempotencyKey: string) =>
  api.post('/boosts/create', { ...quiet, body, idempotencyKey });
export const cancelBoost = (api: Api, { id, refund }: Pick<Boost, 'id' | 'refund'>) =>
  api.post('/boosts/:id/cancel', { params: { id }, ...quiet, body: { refund }, idempotencyKey: crypto.randomUUID() });
