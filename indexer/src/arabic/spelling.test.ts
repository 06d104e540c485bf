import { describe, expect, it } from 'vitest';
import { buildLexicon } from './lexicon.ts';
import { placeEntries } from './place-entries.ts';
import { correctSpelling } from './spelling.ts';
import { vocabularyEntries } from './vocabulary/index.ts';

const lexicon = buildLexicon([
  ...vocabularyEntries,
  ...placeEntries([
    { kind: 'city', key: 'jaramana', name_ar: 'جرمانا', name_en: 'Jaramana', spellings: ['Jermana'], rank: 2 },
    { kind: 'city', key: 'tartus', name_ar: 'طرطوس', name_en: 'Tartus', rank: 1 },
    { kind: 'province', key: 'aleppo', name_ar: 'حلب', name_en: 'Aleppo', rank: 1 },
    { kind: 'city', key: 'qudsaya', name_ar: 'قدسيا', name_en: 'Qudsaya', rank: 2 },
    { kind: 'neighborhood', key: 'damascus.mezzeh', name_ar: 'المزة', name_en: 'Mezzeh', rank: 1 },
  ]),
]);

describe('correctSpelling', () => {
  it.each([
    ['شقه للبيغ', 'شقه للبيع'],
    ['شفة بحلب', 'شقة بحلب'],
    ['شقة بجرمنا', 'شقة جرمانا'],
    ['شقه بقدصيا', 'شقه قدسيا'],
    ['غسااله', 'غسالة'],
    ['Germana flat', 'Jaramana flat'],
    ['Alepo house', 'Aleppo house'],
    ['motorcicle', 'motorcycle'],
  ])('%s → %s', (typed, meant) => {
    // A word that folding knows already (a drawn-out vowel) needs no correction.
    expect(correctSpelling(typed, lexicon) ?? meant).toBe(meant);
  });

  it.each(['شقة بالمزة', 'apartment in Aleppo', '٣ غرف', '', 'xyzzy', 'في من'])('%s needs none', (typed) => {
    expect(correctSpelling(typed, lexicon)).toBeUndefined();
  });
});
