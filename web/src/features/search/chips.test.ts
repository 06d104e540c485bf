import { describe, expect, it } from 'vitest';
import type { Lang } from '#lib/language.ts';
import { anAnswer } from '#testing/an-answer.ts';
import { translatorOfAll } from '#testing/translator-of.ts';
import { chipsOf, offersOf, type Refinement, understoodIn } from './chips.ts';
import { parseSearch, type Search } from './search-params.ts';
import { searchPath } from './search-state.ts';
import { type SearchSay, searchTitle } from './search-texts.ts';
import { endOf } from './ui-state.ts';

const translators: Record<Lang, SearchSay> = {
  ar: await translatorOfAll(['search', 'listings'], 'ar'),
  en: await translatorOfAll(['search', 'listings'], 'en'),
};

const {
  facets: _f,
  histograms: _h,
  map: _m,
  ...rows
} = anAnswer({
  applied: [
    { kind: 'category', value: 'apartments', label: 'شقق' },
    { kind: 'neighborhood', value: 'damascus.mezzeh', label: 'المزة' },
    { kind: 'attr.ownership_paper', value: 'green_tabu', label: 'طابو أخضر' },
  ],
});
const answer = { asked: {}, rows: { ...rows, items: [] }, facets: {}, histograms: null, map: null };
const search = parseSearch(
  '?keywords=مفروشة&category=apartments&neighborhood=damascus.mezzeh&transactionType=sale&minPrice=50000&maxPrice=90000&maxArea=120&bedrooms=3&features=pool&attr.ownership_paper=green_tabu&bbox=36,33,37,34&sortBy=price',
);

/** What InstantSearch lists as refined, in an order of its own. */
function refined(search: Search): Refinement[] {
  const { keywords = [], bbox: _, sortBy: _by, ...filters } = search;
  const rest = Object.entries(filters).flatMap(([name, values]) => {
    const { attribute, end } = endOf(name);
    const operator = end && (end === 'min' ? '>=' : '<=');
    return values.map((value) => ({ attribute, value: operator ? Number(value) : value, operator }));
  });
  return [...rest.reverse(), ...keywords.map((value) => ({ attribute: 'query', value }))];
}
const chipsIn = (asked: Search, texts: Parameters<typeof chipsOf>[2]) => chipsOf(refined(asked), asked, texts);
const plain = (text: string) => text.replace(/[\u2066\u2069]/g, '');

describe('what a place brings along', () => {
  const quarter = parseSearch('?neighborhood=damascus.mezzeh');
  const surroundings = { kind: 'surroundings', value: 'true', label: 'وما حولها' };
  const wide = { ...answer, rows: { ...answer.rows, applied: [...rows.applied, surroundings] } };

  it('is a chip that can be taken away', () => {
    const chips = chipsIn(quarter, { answer: wide, t: translators.ar, lang: 'ar' });
    const chip = chips.find(({ label }) => label === 'وما حولها');
    expect(chip && searchPath(chip.without)).toBe('/properties?neighborhood=damascus.mezzeh&surroundings=false');
  });

  it('is forgotten with the place it was said of', () => {
    const alone = parseSearch('?neighborhood=damascus.mezzeh&surroundings=false');
    const [chip] = chipsIn(alone, { answer, t: translators.ar, lang: 'ar' });
    expect(chip && searchPath(chip.without)).toBe('/properties');
  });

  it('offers the governorate of a city that has its name', () => {
    const offered = [{ label: 'كل محافظة حلب', filters: [{ kind: 'province', value: 'aleppo' }], replaces: ['city'] }];
    const [offer] = offersOf(parseSearch('?city=aleppo&transactionType=rent'), {
      ...answer,
      rows: { ...answer.rows, offered },
    });
    expect(offer && searchPath(offer.instead)).toBe('/properties?province=aleppo&transactionType=rent');
  });
});

describe('what was understood beside the words', () => {
  const recognised = { kind: 'furnishing', value: 'furnished', text: 'مفروشة', label: 'مفروش' };
  it('is offered as a filter that keeps the words', () => {
    const rows = { ...answer.rows, beside: { exact: 3 }, recognised: [recognised, recognised] };
    const words = parseSearch('?keywords=شقة مفروشة');
    const chips = understoodIn(words, { ...answer, rows });
    expect(chips.map(({ label }) => label)).toEqual(['مفروش']);
    expect(chips[0] && parseSearch(searchPath(chips[0].with).split('?')[1] ?? '')).toEqual(
      parseSearch('?keywords=شقة مفروشة&furnishing=furnished'),
    );
  });
});

describe('chips of active filters', () => {
  it('say each filter in Arabic, with its number in the right form', () => {
    const labels = chipsIn(search, { answer, t: translators.ar, lang: 'ar' }).map(({ label }) => plain(label));
    expect(labels).toEqual([
      '«مفروشة»',
      'شقق',
      'المزة',
      'للبيع',
      '3 غرف نوم',
      'مسبح',
      '50,000 $ – 90,000 $',
      'حتى 120 م²',
      'طابو أخضر',
      'منطقة الخريطة',
    ]);
  });

  it('say them in English', () => {
    const labels = chipsIn(parseSearch('?bedrooms=1&minPrice=100&transactionType=rent'), {
      answer,
      t: translators.en,
      lang: 'en',
    });
    expect(labels.map(({ label }) => plain(label))).toEqual(['For rent', '1 bedroom', 'From $100']);
  });

  it('lead to the search without just that filter', () => {
    const chips = chipsIn(search, { answer, t: translators.ar, lang: 'ar' });
    const price = chips.find(({ label }) => label.includes('50,000'));
    expect(searchPath(price?.without ?? {})).not.toMatch(/Price=/);
    expect(searchPath(price?.without ?? {})).toContain('maxArea=120');
  });
});

describe('the title of a search', () => {
  it('reads as a Syrian would say it', () => {
    expect(
      searchTitle(parseSearch('?category=apartments&transactionType=sale&neighborhood=damascus.mezzeh'), {
        answer,
        t: translators.ar,
      }),
    ).toBe('شقق للبيع في المزة');
    expect(searchTitle({}, { answer, t: translators.ar })).toBe('كل الإعلانات في سوريا');
    expect(searchTitle(parseSearch('?transactionType=rent'), { answer, t: translators.en })).toBe(
      'All listings for rent in Syria',
    );
  });
});
