import type { BoostDuration, BoostType, Prices } from './api.ts';

export type Choice = { listings: string[]; type: BoostType; duration: BoostDuration; startsAt?: string | undefined };

/** Cost of a choice, counted in cents as the server does. */
export function sumOf(prices: Prices, { listings, type, duration }: Choice) {
  const { length: count } = listings;
  const price = priceOf(prices, type, duration);
  const { from, percent } = prices.bulkDiscount;
  const isBulk = count >= from;
  const full = Math.round(price * 100) * count;
  const total = (isBulk ? Math.floor((full * (100 - percent)) / 100) : full) / 100;
  return {
    count,
    price,
    isBulk,
    percent,
    total,
    missing: Math.max(0, Math.round((total - prices.balance) * 100) / 100),
  };
}

const priceOf = ({ prices }: Prices, type: BoostType, duration: BoostDuration): number =>
  prices.find((price) => price.type === type)?.durations.find((offer) => offer.duration === duration)?.price ?? 0;

/** The page that adds exactly this much and keeps the boost meanwhile. */
export function topUpPath(missing: number, { listings, type, duration, startsAt }: Choice): string {
  const params = new URLSearchParams({ amount: String(missing), product: 'boost', listings: listings.join(',') });
  params.set('type', type);
  params.set('duration', String(duration));
  if (startsAt) params.set('startsAt', startsAt);
  return `/dashboard/credits/add?${params}`;
}
