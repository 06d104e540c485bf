import { describe, expect, it } from 'vitest';
import { smallLexicon } from '../../testing/small-lexicon.ts';
import { SAID_AROUND } from '../arabic/index.ts';
import { understand } from './understand.ts';

const lexicon = smallLexicon();
const phrases = Object.values(SAID_AROUND).flatMap((group) =>
  group
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean),
);
/** Things of their own where nothing else is named. */
const THINGS = /مرتب|تحف|سائر/;

describe('what is said around a search', () => {
  it('is hundreds of phrases, none twice in its group', () => {
    expect(phrases.length).toBeGreaterThan(1000);
    for (const group of Object.values(SAID_AROUND)) {
      const all = group.split(/[,\n]/).map((phrase) => phrase.trim());
      expect(all.filter((phrase, at) => phrase !== '' && all.indexOf(phrase) !== at)).toEqual([]);
    }
  });

  it('leaves the search as it is', () => {
    const plain = 'شقة للبيع بحلب';
    const { recognised } = understand(plain, lexicon);
    const changed = phrases.flatMap((phrase) => {
      const said = [`${phrase} ${plain}`, `${plain} ${phrase}`].map((text) => understand(text, lexicon));
      const isSame = said.every(
        (read) =>
          read.rest === '' &&
          read.recognised.map(({ value }) => value).join() === recognised.map(({ value }) => value).join(),
      );
      return isSame || THINGS.test(phrase) ? [] : [phrase];
    });
    expect(changed).toEqual([]);
  });

  it.each([
    ['السلام عليكم بدي شقة مرتبة بحلب لو سمحتوا', 'category=apartments, city=aleppo', ''],
    ['في حدا عندو شقة نظيفة وحلوة؟', 'category=apartments', ''],
    ['كم سعر شقة بالمالكي', 'category=apartments, neighborhood=damascus.malki', ''],
    ['لازمني فني', '', 'فني'],
    ['حلوة', '', 'حلوة'],
    ['بدي شي حلو', '', 'بدي شي حلو'],
  ])('%s', (text, filters, rest) => {
    const read = understand(text, lexicon);
    expect(read.recognised.map(({ kind, value }) => `${kind}=${value}`).join(', ')).toBe(filters);
    expect(read.rest).toBe(rest);
  });
});
