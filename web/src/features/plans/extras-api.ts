import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';

/** The price list of boosts, as anybody sees it. */
export const boostPricesQuery = (api: Api) =>
  queryOptions({ queryKey: ['boost-prices'], queryFn: ({ signal }) => api.get('/boosts/prices', { signal }) });

/** One more place for a listing. */
export const slotPriceQuery = (api: Api) =>
  queryOptions({ queryKey: ['slot-price'], queryFn: ({ signal }) => api.get('/listing-slots/price', { signal }) });
