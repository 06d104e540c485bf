import { expect, it } from 'vitest';
import { amountIn } from './purchase-in-address.ts';

it('begins with what is missing, and with the least that can be added where that is more', () => {
  const amount = (query: string) => amountIn(new URLSearchParams(query), 1);
  expect(amount('amount=5.25')).toBe('5.25');
  expect(amount('amount=0.4')).toBe('1');
  expect(amount('')).toBe('');
  expect(amount('amount=many')).toBe('many');
});
