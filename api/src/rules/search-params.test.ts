import { expect, it } from 'vitest';
import { boxIn } from './box.ts';
import { ARRANGEMENT, FILTERS, isAttribute, takes } from './search-params.ts';

it.each([
  [FILTERS.keywords, 'a'.repeat(200), 'a'.repeat(201)],
  [FILTERS.understand, 'false', 'no'],
  [FILTERS.neighborhood, 'damascus.mezzeh', 'Mezzeh'],
  [FILTERS.bedrooms, '5+', '100'],
  [FILTERS.maxPrice, '١٠٠٠٠٠٠٠٠٠٠٠٠', '1000000000001'],
  [FILTERS.minFloor, '-9', '-10'],
  [FILTERS.maxFloor, '200', '1.5'],
  [FILTERS.features, 'pool', 'helipad'],
  [FILTERS.office, 'al-sham', 'al.sham'],
  [FILTERS.bbox, '36,33,37,34', '36,34,37,33'],
  [FILTERS.shape, 'cAAA', 'c'.repeat(2_001)],
  [ARRANGEMENT.sortBy, 'price', 'colour'],
  [ARRANGEMENT.page, '1000', '1001'],
])('%o takes %s, and not %s', (rule, value, other) => {
  expect([takes(rule, value), takes(rule, other)]).toEqual([true, false]);
});

it('reads a box in degrees', () => {
  expect(boxIn('36, 33,37,34')).toEqual({ west: 36, south: 33, east: 37, north: 34 });
  expect(boxIn('36,,37,34')).toBeUndefined();
});

it('knows the attributes of categories by their names', () => {
  expect(['attr.year', 'attr.year.min', 'attr.Year', 'attr.year.mid', 'year'].map(isAttribute)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
