import { describe, expect, it } from 'vitest';
import { centsIn } from './money.ts';

describe('an amount (L5)', () => {
  it.each<[string | number, number]>([
    [10, 1000],
    [10.5, 1050],
    [0.1, 10],
    ['10.05', 1005],
    ['١٠', 1000],
    ['١٠٫٢٥', 1025],
    ['۱۰', 1000],
    [' 7 ', 700],
    ['١٬٠٠٠', 100_000],
    ['1,5', 150],
    ['1.200,50', 120_050],
    ['$50,000', 5_000_000],
    ['٨٥ ألف', 8_500_000],
    [999_999_999.99, 99_999_999_999],
  ])('%s is exact', (amount, cents) => expect(centsIn(amount)).toBe(cents));

  it.each([
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    -1,
    0.005,
    0.1 + 0.2,
    1e9,
    '',
    'NaN',
    '1e3',
    '-1',
    '0x1',
    '50 ليرة',
    '1.',
    '.5',
  ])('%s is refused', (amount) => expect(centsIn(amount)).toBeUndefined());
});
