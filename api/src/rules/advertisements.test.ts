import { expect, it } from 'vitest';
import { type AdPrices, priceOfAd } from './advertisements.ts';

const PRICES: AdPrices = {
  sizes: [{ size: 'medium', daily: 0.75 }],
  places: [{ place: 'search_results', percent: 150 }],
  discounts: [{ days: 7, percent: 5 }],
};

it('rounds the sum of an advertisement once, down: a medium one for 7 days costs 7.48', () => {
  const price = (days: number) => priceOfAd(PRICES, { size: 'medium', place: 'search_results', priority: 1, days });
  expect(price(7)).toEqual({ dailyCents: 112.5, discount: 5, fullCents: 787, totalCents: 748 });
  expect(price(1)).toMatchObject({ totalCents: 112 });
});
