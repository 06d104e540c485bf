import { describe, expect, it } from 'vitest';
import { letterOf } from './office-letter.ts';

describe('letterOf', () => {
  it.each([
    ['مكتب الياسمين العقاري', 'ي'],
    ['شركة بردى للعقارات', 'ب'],
    ['Al Yasmin Real Estate', 'Y'],
    ['مكتب', 'م'],
    ['', ''],
  ])('%s → %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });
});
