import { expect, it } from 'vitest';
import { smallLexicon } from '../../testing/small-lexicon.ts';
import { fromArabizi } from './index.ts';

const lexicon = smallLexicon();

it.each([
  ['sha2a lal bay3 bil mazze', 'شقة للبيع بالمزة'],
  ['sha2a bel sham', 'شقة بالشام'],
  ['sha2a bi bab touma', 'شقة بباب توما'],
  ['sha2a bel jermana', 'شقة بجرمانا'],
  ['flat for rent in Mezzeh', undefined],
])('chat writing has its places in Arabic letters, too: %s', (text, arabic) => {
  expect(fromArabizi(text, lexicon)).toBe(arabic);
});
