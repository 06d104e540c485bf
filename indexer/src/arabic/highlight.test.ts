import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { buildLexicon } from './lexicon.ts';
import { placeEntries } from './place-entries.ts';
import { vocabularyEntries } from './vocabulary/index.ts';

const lexicon = buildLexicon([
  ...vocabularyEntries,
  ...placeEntries([
    { kind: 'neighborhood', key: 'damascus.mezzeh', name_ar: 'المزة', name_en: 'Mezzeh', spellings: ['Mazzeh'] },
    { kind: 'neighborhood', key: 'damascus.kafr-sousa', name_ar: 'كفر سوسة', name_en: 'Kafr Sousa' },
    { kind: 'city', key: 'aleppo', name_ar: 'حلب', name_en: 'Aleppo' },
  ]),
]);
/** The original with its marked runs in brackets. */
const marked = (original: string, query: string) =>
  highlight(original, query, lexicon)
    .map((fragment) => (fragment.marked ? `[${fragment.text}]` : fragment.text))
    .join('');

describe('highlight', () => {
  it.each([
    ['شقة للبيع في المزة', 'مزة', 'شقة للبيع في [المزة]'],
    ['شقة للبيع في المزة', 'Mezzeh apartments', '[شقة] للبيع في [المزة]'],
    ['شقق للايجار بكفر سوسة', 'كفرسوسة شقه', '[شقق] للايجار [بكفر سوسة]'],
    ['بيت بحلب', 'حلب', 'بيت [بحلب]'],
    ['إطلالة مفتوحة', 'مفتوح', 'إطلالة [مفتوحة]'],
    ['شقة ٣ غرف', 'ثلاث غرف', 'شقة [٣ غرف]'],
    ['ملابس اطفال اولاد', 'اطفال', 'ملابس [اطفال] اولاد'],
    ['ملابس اولاد', 'اطفال', 'ملابس [اولاد]'],
    ['شَقّةٌ جميلة', 'شقة', '[شَقّةٌ] جميلة'],
    ['طابواخضر', 'طابو', '[طابواخضر]'],
    ['Kafr Sousa flat', 'شقة كفر سوسة', '[Kafr Sousa] [flat]'],
    ['السعر بعد المعاينة', 'ال', 'السعر بعد المعاينة'],
    ['ال شقة', 'ال شقة', 'ال [شقة]'],
    ['في البيت', 'في', 'في البيت'],
    ['شقة', '', 'شقة'],
    ['', 'شقة', ''],
    ['😀 شقة', 'شقة', '😀 [شقة]'],
    ['مكتبة للبيع', 'مكتب', 'مكتبة للبيع'],
  ])('%s / %s', (original, query, expected) => {
    expect(marked(original, query)).toBe(expected);
  });

  it('gives the original back, and never marks a lone article', () => {
    const originals = ['ال بيت ال واسع', 'شقة، للبيع (المزة) 50$', 'ﻻ شيء', '', '  '];
    for (const original of originals) {
      for (const query of ['ال', 'البيت', 'المز', 'وال', 'بال', 'شقة ال', '5']) {
        const fragments = highlight(original, query, lexicon);
        expect(fragments.map(({ text }) => text).join('')).toBe(original);
        expect(
          fragments.filter((fragment) => fragment.marked && /^(?:و?ال|بال|لل)$/.test(fragment.text.trim())),
        ).toEqual([]);
      }
    }
  });
});
