import { expect, it } from 'vitest';
import { amountIn, purchaseIn } from './purchase-in-address.ts';

it('begins with what is missing, and with the least that can be added where that is more', () => {
  const amount = (query: string) => amountIn(new URLSearchParams(query), 1);
  expect(amount('amount=5.25')).toBe('5.25');
  expect(amount('amount=0.4')).toBe('1');
  expect(amount('')).toBe('');
  expect(amount('amount=many')).toBe('many');
});

it('knows an advertisement by its id, and further days for it', () => {
  const advertisement = '0190a0b0-0000-7000-8000-000000000001';
  const purchase = (more: string) => purchaseIn(new URLSearchParams(`product=advertisement&${more}`));
  expect(purchase(`advertisement=${advertisement}`)).toEqual({ product: 'advertisement', advertisement });
  expect(purchase(`advertisement=${advertisement}&addDays=7`)).toEqual({
    ...{ product: 'advertisement', advertisement, addDays: 7 },
  });
  expect(purchase(`advertisement=${advertisement}&addDays=9999`)).toBeUndefined();
  expect(purchase('advertisement=nobody')).toBeUndefined();
});
