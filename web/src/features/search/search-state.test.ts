import { describe, expect, it } from 'vitest';
import { togglePlace } from './places.ts';
import { parseSearch } from './search-params.ts';
import {
  criteriaOf,
  sameCriteria,
  searchPath,
  withCategory,
  withoutFilters,
  withoutKind,
  withValues,
} from './search-state.ts';

const at = parseSearch(
  '?category=apartments&city=damascus&minPrice=5&maxPrice=9&attr.view=sea&sortBy=price&page=3&view=map',
);

describe('changing a search', () => {
  it('goes back to page one with any filter, but not with a page or a view', () => {
    expect(withValues(at, { minPrice: '7' }).page).toBeUndefined();
    expect(withValues(at, { page: '4' }).page).toEqual(['4']);
    expect(withValues(at, { view: 'list' }).page).toEqual(['3']);
  });

  it('drops attribute filters with the category they belong to', () => {
    expect(searchPath(withCategory(at, ['passenger-cars']))).toBe(
      '/properties?category=passenger-cars&city=damascus&minPrice=5&maxPrice=9&sortBy=price&view=map',
    );
  });

  it('drops a whole filter by the name the help gives it', () => {
    expect(withoutKind(at, 'maxPrice')).toEqual(withValues(at, { minPrice: undefined, maxPrice: undefined }));
    expect(withoutKind(at, 'city').city).toBeUndefined();
    expect(withoutKind(at, 'attr.view')['attr.view']).toBeUndefined();
  });

  it('keeps order and view when everything is cleared', () => {
    expect(searchPath(withoutFilters(at))).toBe('/properties?sortBy=price&view=map');
  });

  it('knows searches with the same matches', () => {
    expect(sameCriteria(at, withValues(at, { page: '9' }))).toBe(true);
    expect(criteriaOf(at)).not.toHaveProperty('sortBy');
  });
});

describe('choosing places', () => {
  const damascus = { kind: 'city', key: 'damascus', inside: [{ kind: 'province', key: 'damascus' }] } as const;
  const mezzeh = {
    kind: 'neighborhood',
    key: 'damascus.mezzeh',
    inside: [
      { kind: 'province', key: 'damascus' },
      { kind: 'city', key: 'damascus' },
    ],
  } as const;
  const choose = (query: string, place: Parameters<typeof togglePlace>[1]) =>
    searchPath(togglePlace(parseSearch(query), place));

  it('means the inner place when one inside a chosen one is taken', () => {
    expect(choose('?province=damascus&city=aleppo', { ...mezzeh, inside: [...mezzeh.inside] })).toBe(
      '/properties?city=aleppo&neighborhood=damascus.mezzeh',
    );
  });
  it('means the whole city when it is taken after its parts', () => {
    expect(choose('?neighborhood=damascus.mezzeh', { ...damascus, inside: [...damascus.inside] })).toBe(
      '/properties?city=damascus',
    );
  });
  it('lets go of a place', () => {
    expect(choose('?city=damascus', { ...damascus, inside: [...damascus.inside] })).toBe('/properties');
  });
});
