import { describe, expect, it } from 'vitest';
import { asSpoken, foldText } from './fold-text.ts';
import { readNumber } from './number-phrase.ts';
import { numberWord, splitDigits } from './numbers.ts';

const words = (text: string) =>
  asSpoken(foldText(text))
    .split(' ')
    .map((surface) => ({
      surface,
      number: /^\d/.test(surface)
        ? { value: Number(surface), role: 'digits' as const, joined: false }
        : numberWord(surface),
    }));

describe('readNumber', () => {
  it.each([
    ['ثلاث', 3],
    ['تلاتة', 3],
    ['ثلاثة عشر', 13],
    ['خمسطعش', 15],
    ['خمسة وعشرين', 25],
    ['مية وخمسين', 150],
    ['ثلاثمئة وخمسة وعشرين الف', 325_000],
    ['خمسين ألف', 50_000],
    ['50 ألف', 50_000],
    ['ألفين', 2000],
    ['تلت تلاف', 3000],
    ['الف وخمسمية', 1500],
    ['نص مليون', 500_000],
    ['مليون ونص', 1_500_000],
    ['مليون و نص', 1_500_000],
    ['مليونين وربع', 2_250_000],
    ['مليون و 200 الف', 1_200_000],
    ['2.5 مليون', 2_500_000],
    ['twenty five thousand', 25_000],
    ['two hundred and fifty thousand', 250_000],
    ['50 k', 50_000],
  ])('%s', (text, value) => {
    expect(readNumber(words(text), 0)).toEqual({ value, to: words(text).length });
  });

  it.each([
    ['2 و 3', 2, 1],
    ['20 و 30 الف', 20, 1],
    ['3 ونص', 3, 1],
    ['100 الف و 150 الف', 100_000, 2],
  ])('%s stops after the first number', (text, value, to) => {
    expect(readNumber(words(text), 0)).toEqual({ value, to });
  });

  it.each(['نص', 'ربع ساعة', 'و', 'شقة'])('%s is no number', (text) => {
    expect(readNumber(words(text), 0)).toBeUndefined();
  });
});

describe('splitDigits', () => {
  it.each([
    ['50,000', ['50000']],
    ['50.000', ['50000']],
    ['1.500.000', ['1500000']],
    ['3.5', ['3.5']],
    ['0.500', ['0.500']],
    ['1,5', ['1', '5']],
    ['12.3.2025', ['12', '3', '2025']],
    ['0933123456', ['0933123456']],
  ])('%s', (written, numbers) => {
    expect(splitDigits(written)).toEqual(numbers);
  });
});
