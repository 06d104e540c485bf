import { describe, expect, it } from 'vitest';
import { formatSearch, parseSearch } from './search-params.ts';
import { toSearch, toUiState } from './ui-state.ts';

describe('InstantSearch and the address', () => {
  it('say the same in their own words', () => {
    const search = parseSearch(
      '?keywords=a b&category=apartments&features=pool&features=garden&minPrice=5.50&maxArea=120&minFloor=-1&understand=false&attr.view=sea&attr.year.min=2010&bbox=36.1,33.2,37,34&sortBy=price&sortOrder=desc&page=3',
    );
    expect(toUiState(search)).toEqual({
      query: 'a b',
      refinementList: {
        category: ['apartments'],
        features: ['pool', 'garden'],
        understand: ['false'],
        'attr.view': ['sea'],
      },
      range: { price: '5.5:', area: ':120', floor: '-1:', 'attr.year': '2010:' },
      geoSearch: { boundingBox: '34,37,33.2,36.1' },
      sortBy: 'listings:price-desc',
      page: 3,
    });
    expect(toSearch(toUiState(search))).toEqual(search);
  });

  it.each([
    '',
    '?minPrice=5&maxPrice=9&attr.cash.max=2&attr.cash.min=1',
    '?office=al-sham&sortBy=price',
    '?neighborhood=damascus.mezzeh&surroundings=false&bedrooms=5%2B&furnishing=semiFurnished',
  ])('come back as they were: %s', (query) => {
    expect(formatSearch(toSearch(toUiState(parseSearch(query))))).toBe(query);
  });
});
