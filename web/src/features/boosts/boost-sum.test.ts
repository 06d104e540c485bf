import { describe, expect, it } from 'vitest';
import type { Prices } from './api.ts';
import { type Choice, sumOf } from './boost-sum.ts';

const ids = Array.from({ length: 6 }, (_, i) => `019b76da-a800-700d-8d37-26b4630d09c${i}`);
const prices = (balance: number): Prices => ({
  ...{ status: 'inactive', balance, isAllowance: false, purse: 'private', bulkDiscount: { from: 5, percent: 10 } },
  prices: [
    {
      ...{ type: 'featured', startsAt: '2027-03-01T09:00:00.000Z', isQueued: false },
      durations: [{ duration: 3, days: 3, price: 2.5 }],
    },
  ],
});
const choice = (count: number): Choice => ({ listings: ids.slice(0, count), type: 'featured', duration: 3 });

describe('what a boost costs', () => {
  it.each([
    [1, 2.5, false],
    [4, 10, false],
    [5, 11.25, true],
    [6, 13.5, true],
  ])('%i listings cost %f', (count, total, isBulk) => {
    expect(sumOf(prices(0), choice(count))).toMatchObject({ count, total, isBulk, missing: total });
  });

  it('counts the discount once for all, in the buyer’s favour', () => {
    const cheap = prices(0);
    for (const { durations } of cheap.prices) for (const term of durations) term.price = 1.25;
    expect(sumOf(cheap, choice(5)).total).toBe(5.62);
  });

  it('misses what the credit does not cover, to the cent', () => {
    expect(sumOf(prices(2.4), choice(1)).missing).toBe(0.1);
    expect(sumOf(prices(2.5), choice(1)).missing).toBe(0);
  });
});
