import type { PurchaseOf } from './api.ts';

/** What a visitor came from, `?product=listing&slots=5`: kept with the request for credit. */
export function purchaseIn(params: URLSearchParams): PurchaseOf | undefined {
  const slots = Number(params.get('slots'));
  if (params.get('product') !== 'listing' || !Number.isInteger(slots) || slots < 1 || slots > 20) return undefined;
  return { product: 'listing', slots };
}
