import { expect, it } from 'vitest';
import { isArea, isWholeNumber, PRICE_MAX, priceError, roundedArea } from './listing-form.ts';

it('takes a price by the cents it will be kept in', () => {
  expect([0, 0.004, 0.005, PRICE_MAX, PRICE_MAX + 0.004, PRICE_MAX + 0.01].map(priceError)).toEqual([
    'price_positive',
    'price_positive',
    undefined,
    undefined,
    undefined,
    'price_too_high',
  ]);
});

it('takes an area by the hundredths it will be kept in', () => {
  expect(roundedArea(12.345)).toBe(12.35);
  expect([0, 0.004, 0.005, 9_999_999_999.99, 9_999_999_999.996].map(isArea)).toEqual([false, false, true, true, false]);
});

it('takes whole numbers within their bounds', () => {
  expect([-10, -9, 0.5, 200, 201].map((floor) => isWholeNumber('floor', floor))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});
