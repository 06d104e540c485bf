import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#lib/catalogue/index.ts';
import { SearchQuery } from '../contract.ts';
import { appliedLabels } from './applied-filters.ts';

const attribute = (slug: string, type: string, over: object = {}) => ({
  slug,
  type,
  nameAr: `${slug} بالعربي`,
  nameEn: slug,
  unitAr: null,
  unitEn: null,
  options: [],
  ...over,
});
const attributes = [
  attribute('ownership_paper', 'select', {
    options: [{ value: 'green_tabu', labelAr: 'طابو أخضر', labelEn: 'Green tabu' }],
  }),
  attribute('no_commission', 'boolean'),
  attribute('building_age', 'number', { unitAr: 'سنة', unitEn: 'years' }),
  attribute('year', 'number'),
];
const named = { nameAr: 'المزة', nameEn: 'Mezzeh', parts: [] };
const catalogue = {
  places: { find: () => named, all: [named] },
  categories: {
    find: () => ({ nameAr: 'شقق', nameEn: 'Apartments' }),
    transactionType: () => ({ nameAr: 'بيع', nameEn: 'Sale' }),
    attribute: (slug: string) => attributes.find((attribute) => attribute.slug === slug),
  },
} as unknown as Catalogue;

const labels = (query: Record<string, string>, lang: 'ar' | 'en') =>
  appliedLabels(SearchQuery.parse(query), catalogue, lang).map(({ kind, label }) => [kind, label]);

describe('labels of the filters in force', () => {
  it('are the words of the catalogue, in the language asked for', () => {
    const query = { category: 'apartments', neighborhood: 'damascus.mezzeh', minPrice: '5' };
    expect(labels(query, 'ar')).toEqual([
      ['category', 'شقق'],
      ['neighborhood', 'المزة'],
    ]);
    expect(labels({ ...query, 'attr.ownership_paper': 'green_tabu' }, 'en')).toEqual([
      ['category', 'Apartments'],
      ['neighborhood', 'Mezzeh'],
      ['attr.ownership_paper', 'Green tabu'],
    ]);
  });

  it('word an attribute by its type', () => {
    expect(
      labels(
        { 'attr.no_commission': 'true', 'attr.building_age.max': '1000', 'attr.year.min': '2015', 'attr.gone': 'x' },
        'en',
      ),
    ).toEqual([
      ['attr.no_commission', 'no_commission'],
      ['attr.building_age.max', 'building_age: up to 1,000 years'],
      ['attr.year.min', 'year: from 2015'],
      ['attr.gone', 'x'],
    ]);
  });
});
