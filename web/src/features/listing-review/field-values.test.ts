import { describe, expect, it } from 'vitest';
import type { Lang } from '#lib/language.ts';
import { translatorOfAll } from '#testing/translator-of.ts';
import { shownValue } from './field-values.ts';

const words = (lang: Lang) => translatorOfAll(['listing-review', 'listings'], lang);

describe('a field as its reviewer reads it', () => {
  it.each([
    ['0', 'الطابق الأرضي', 'Ground floor'],
    ['-1', 'قبو', 'Basement'],
    ['3', '3', '3'],
  ])('names floor %s', async (floor, ar, en) => {
    expect(shownValue('floor', floor, await words('ar'))).toBe(ar);
    expect(shownValue('floor', floor, await words('en'))).toBe(en);
  });
});
