import { describe, expect, it } from 'vitest';
import { bucketOf, PRICE_STEPS } from './buckets.ts';

describe('buckets', () => {
  it('takes the last step that is not above the value', () => {
    expect([0.5, 1, 124.99, 125, 999, 1000, 84_000].map((price) => bucketOf(price, PRICE_STEPS))).toEqual([
      0, 1, 100, 125, 800, 1000, 80_000,
    ]);
  });

  it('covers the largest price a listing may have', () => {
    expect(bucketOf(1_000_000_000_000, PRICE_STEPS)).toBe(1_000_000_000_000);
  });
});
