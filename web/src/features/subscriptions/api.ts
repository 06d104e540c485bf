import type { Subscription, SubscriptionEvent, subscriptionPrices } from '@diyar/api/contracts/subscriptions';
import type { DataOf } from '@diyar/api/endpoint';
import type { Answer } from '@diyar/api/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type { Subscription, SubscriptionEvent };
export type Current = Answer<'GET /subscriptions/current'>;
export type Impact = Answer<'GET /subscriptions/impact-analysis'>;
export type PlanPrice = DataOf<typeof subscriptionPrices>['prices'][number];

const KEY = [PRIVATE, 'subscriptions'];
const PER_PAGE = 20;
const quiet = { errorToast: false } as const;

export const currentQuery = (api: Api) =>
  queryOptions({
    queryKey: [...KEY, 'current', api.purse],
    queryFn: ({ signal }) => api.get('/subscriptions/current', { signal }),
  });
export const pricesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...KEY, 'prices', api.purse],
    queryFn: async ({ signal }) => (await api.get('/subscriptions/prices', { signal })).prices,
  });
export const historyQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'history', page, api.purse],
    queryFn: ({ signal }) => api.get('/subscriptions/history', { query: { page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });

/** So many that the names shown are among them. */
const LISTINGS_AT_MOST = 100;
export const listingsQuery = (api: Api, id: string, place: 'shown' | 'archived') =>
  queryOptions({
    queryKey: [...KEY, 'listings', id, place, api.purse],
    queryFn: ({ signal }) =>
      api.get('/subscriptions/:id/listings', { params: { id }, query: { place, limit: LISTINGS_AT_MOST }, signal }),
  });

/** Without a plan: leaving the one that runs. Asked anew each time it is shown. */
export const impactQuery = (api: Api, plan: string | null) =>
  queryOptions({
    queryKey: [...KEY, 'impact', plan, api.purse],
    queryFn: ({ signal }) => api.get('/subscriptions/impact-analysis', { query: { plan }, signal }),
    gcTime: 0,
  });
export const explanationQuery = (api: Api, plan: string | null) =>
  queryOptions({
    queryKey: [...KEY, 'explanation', plan, api.purse],
    queryFn: ({ signal }) => api.get('/subscriptions/listing-impact-explanation', { query: { plan }, signal }),
    gcTime: 0,
  });

export const subscribe = (api: Api, body: { plan: string; shownPrice: number }, idempotencyKey: string) =>
  api.post('/subscriptions/subscribe', { ...quiet, body, idempotencyKey });
export const changePlan = (api: Api, id: string, body: { plan: string; facts: string }, idempotencyKey: string) =>
  api.post('/subscriptions/:id/change', { params: { id }, ...quiet, body, idempotencyKey });
export const renewPlan = (api: Api, id: string, facts: string, idempotencyKey: string) =>
  api.post('/subscriptions/:id/renew', { params: { id }, ...quiet, body: { facts }, idempotencyKey });
export const cancelPlan = (api: Api, id: string, facts: string) =>
  api.post('/subscriptions/:id/cancel', { params: { id }, query: { facts }, ...quiet });
export const reactivate = (api: Api, id: string, idempotencyKey: string) =>
  api.post('/subscriptions/:id/reactivate', { params: { id }, ...quiet, idempotencyKey });
export const activate = (api: Api, { purchaseId, price: shownPrice }: NonNullable<Current['pending']>) =>
  api.post('/subscriptions/activate', {
    ...{ ...quiet, body: { purchaseId, shownPrice } },
    idempotencyKey: `activate:${purchaseId}:${shownPrice}`,
  });
