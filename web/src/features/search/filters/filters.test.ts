import { describe, expect, it } from 'vitest';
import { pagesAround } from '#ui/pager.tsx';
import { parseSearch } from '../search-params.ts';
import { isIndexable } from '../search-seo.tsx';
import { categoryNav } from '../structure.ts';
import { withSuggestion } from '../suggest/with-suggestion.ts';
import { attributesFor } from './attributes.ts';
import { scaleOf, stopOf, valueAt } from './range-scale.ts';
import { countOf } from './rooms-section.tsx';

describe('the slider', () => {
  const bars = [
    { from: 0, to: 100, count: 1 },
    { from: 100, to: 250, count: 2 },
    { from: 250, to: null, count: 3 },
  ];
  const scale = scaleOf(bars);

  it('stops at the edges of the bars', () => expect(scale.edges).toEqual([0, 100, 250, Number.POSITIVE_INFINITY]));
  it('has no limit at its ends', () => {
    expect(valueAt(scale, 0, 'min')).toBeUndefined();
    expect(valueAt(scale, 3, 'max')).toBeUndefined();
    expect(valueAt(scale, 1, 'min')).toBe(100);
  });
  it('shows a number between two stops at the nearer outer one', () => {
    expect(stopOf(scale, 120, 'min')).toBe(1);
    expect(stopOf(scale, 120, 'max')).toBe(2);
    expect(stopOf(scale, undefined, 'max')).toBe(3);
    expect(stopOf(scale, 9_999, 'max')).toBe(3);
  });
});

describe('the rest', () => {
  it('counts "and more"', () => expect(countOf('5+', { 4: 10, 5: 3, 7: 2 })).toBe(5));

  it('lists the pages round the current one', () => {
    expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
    expect(pagesAround(5, 42)).toEqual([1, undefined, 4, 5, 6, undefined, 42]);
    expect(pagesAround(3, 42)).toEqual([1, 2, 3, 4, undefined, 42]);
  });

  it('offers simple searches to search engines and no others', () => {
    const indexable = (query: string, total = 9) => isIndexable(parseSearch(query), total);
    expect(indexable('')).toBe(true);
    expect(indexable('?category=apartments&city=damascus&transactionType=sale')).toBe(true);
    expect(indexable('?category=apartments&page=2')).toBe(false);
    expect(indexable('?category=apartments&near=school')).toBe(false);
    expect(indexable('?category=a&category=b')).toBe(false);
    expect(indexable('?city=a&neighborhood=b.c')).toBe(false);
    expect(indexable('?minPrice=5')).toBe(false);
    expect(indexable('?city=damascus', 0)).toBe(false);
  });

  it('walks the category tree', () => {
    const one = (slug: string, parent: string | null) => ({ slug, parent, name: slug.toUpperCase(), carries: [slug] });
    const tree = {
      categories: [
        one('re', null),
        one('cars', null),
        one('homes', 're'),
        one('flats', 'homes'),
        one('villas', 'homes'),
      ],
    };
    const nav = (slug?: string) => categoryNav(tree, slug);
    expect(nav().items.map(({ slug }) => slug)).toEqual(['re', 'cars']);
    expect(nav('homes')).toMatchObject({
      path: [{ slug: 're' }, { slug: 'homes' }],
      items: [{ slug: 'flats' }, { slug: 'villas' }],
    });
    expect(nav('flats')).toMatchObject({ path: [{ slug: 're' }, { slug: 'homes' }], carries: ['flats'] });
    expect(nav('gone').items).toHaveLength(2);
  });

  it('offers an attribute only to the deals that know it', () => {
    const attribute = (slug: string, transactionTypes: string[] | null) =>
      ({ slug, name: slug, type: 'select', unit: null, min: null, max: null, transactionTypes, options: [] }) as const;
    const category = {
      slug: 'flats',
      carries: [],
      attributes: [
        attribute('day_one_cash', ['rent', 'both']),
        attribute('ownership_paper', ['sale']),
        attribute('view', null),
      ],
    };
    const slugs = (query: string) => attributesFor(parseSearch(query), category as never).map(({ slug }) => slug);
    expect(slugs('?category=flats&transactionType=rent')).toEqual(['day_one_cash', 'view']);
    expect(slugs('?category=flats')).toEqual(['day_one_cash', 'ownership_paper', 'view']);
    expect(slugs('')).toEqual(['day_one_cash', 'ownership_paper']);
  });

  it('puts a suggestion in the place of the words', () => {
    const search = parseSearch('?keywords=مز&city=aleppo&minPrice=5');
    expect(withSuggestion(search, { search: 'neighborhood=damascus.mezzeh', text: 'المزة' })).toEqual({
      neighborhood: ['damascus.mezzeh'],
      minPrice: ['5'],
    });
    expect(withSuggestion(search, { search: 'category=farms', text: 'مزارع' })).toEqual({
      category: ['farms'],
      city: ['aleppo'],
      minPrice: ['5'],
    });
  });
});
