import type { PurchaseOf } from './api.ts';

/** What a visitor came from, `?product=listing&slots=5` or `?product=subscription&plan=…`: kept with the request for credit. */
export function purchaseIn(params: URLSearchParams): PurchaseOf | undefined {
  const plan = params.get('plan') ?? '';
  if (params.get('product') === 'subscription' && /^[a-z][a-z0-9_]{0,59}$/.test(plan)) {
    return { product: 'subscription', plan };
  }
  const slots = Number(params.get('slots'));
  if (params.get('product') !== 'listing' || !Number.isInteger(slots) || slots < 1 || slots > 20) return undefined;
  return { product: 'listing', slots };
}
