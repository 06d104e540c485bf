import { expect, it } from 'vitest';
import { topUpPath } from '#features/boosts/boost-sum.ts';
import { purchaseIn } from '#features/credits/purchase-in-address.ts';

it('keeps a boost in the address while credit for it is added', () => {
  const listings = [0, 1].map((i) => `019b76da-a800-700d-8d37-26b4630d09c${i}`);
  const chosen = { listings, type: 'featured', duration: 3, startsAt: '2027-03-08T09:00:00.000Z' } as const;
  const { searchParams } = new URL(topUpPath(4.9, chosen), 'https://diyar.test');
  expect(searchParams.get('amount')).toBe('4.9');
  expect(purchaseIn(searchParams)).toEqual({ product: 'boost', ...chosen });
  searchParams.set('listings', 'nobody');
  expect(purchaseIn(searchParams)).toBeUndefined();
});
