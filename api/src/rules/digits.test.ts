import { expect, it } from 'vitest';
import { bareDigits, figureIn, latinDigits } from './digits.ts';

it('reads digits of all three scripts, and leaves everything else', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0123 ٣٫٥ م²')).toBe('0123456789 0123456789 0123 3٫5 م²');
});

it('drops what groups the digits of a number', () => {
  expect(bareDigits(' +٩٦٣ (٩١٢) 345-678 ')).toBe('+963912345678');
});

it('reads a number in the signs of either script', () => {
  expect(['٣٬٠٠٠٫٥', '-۱۲', '1e3', '0x10', '1.1234567', ''].map(figureIn)).toEqual([
    3000.5,
    -12,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
