import { describe, expect, it } from 'vitest';
import { formatSearch, parseSearch } from './search-params.ts';

describe('the search in the address', () => {
  it('reads every kind of parameter', () => {
    expect(
      parseSearch(
        '?keywords=شقة&category=apartments&city=damascus&city=aleppo&minPrice=1000&bedrooms=3&bedrooms=5%2B&attr.ownership_paper=green_tabu&attr.day_one_cash.max=500&bbox=36.1,33.4,36.4,33.6&sortBy=price&page=2&view=both',
      ),
    ).toEqual({
      keywords: ['شقة'],
      category: ['apartments'],
      city: ['damascus', 'aleppo'],
      minPrice: ['1000'],
      bedrooms: ['3', '5+'],
      'attr.day_one_cash.max': ['500'],
      'attr.ownership_paper': ['green_tabu'],
      bbox: ['36.1,33.4,36.4,33.6'],
      sortBy: ['price'],
      page: ['2'],
      view: ['both'],
    });
  });

  it('takes values repeated or with commas, each once', () => {
    expect(parseSearch('?city=a,b&city=b')).toEqual({ city: ['a', 'b'] });
  });

  it('leaves out what it does not know and what is malformed', () => {
    const junk =
      '?utm_source=x&fbclid=1&lang=ar&constructor=1&__proto__=2&minPrice=abc&page=0&page=-1&sortBy=drop&bbox=1,2,3&city=Robert%27);--&attr.X=1&view=x&bedrooms=many';
    expect(parseSearch(junk)).toEqual({});
  });

  it.each([
    `city=${'a'.repeat(81)}`,
    'transactionType=Sale',
    `transactionType=${'a'.repeat(31)}`,
    'propertyType=a_b',
    'maxPrice=1000000000001',
    'minFloor=-10',
    'maxFloor=201',
    'features=helipad',
    'office=a.b',
    `bbox=${'0'.repeat(110)}36,33,37,34`,
    'page=1001',
    'minPrice=50,000',
  ])('leaves out what the server refuses: %s', (query) => {
    expect(parseSearch(`?${query}`)).toEqual({});
  });

  it('takes the highest price a listing may have', () => {
    expect(parseSearch('?maxPrice=1000000000000')).toEqual({ maxPrice: ['1000000000000'] });
  });

  it('reads Arabic and Persian digits and turns a reversed range', () => {
    expect(parseSearch('?minPrice=٥٠٠٠٠&maxPrice=۴۰۰۰۰')).toEqual({ minPrice: ['40000'], maxPrice: ['50000'] });
  });

  it('refuses boxes that are none', () => {
    for (const box of ['36,33,35,34', '36,34,37,33', '36,33,37', '36,33,37,x', '-200,33,37,34', '36,,37,34']) {
      expect(parseSearch(`?bbox=${box}`), box).toEqual({});
    }
  });

  it('writes one text for equal searches, whatever the order', () => {
    const one = parseSearch('?page=2&city=b&category=c&attr.z=1&attr.a=1');
    const other = parseSearch('?attr.a=1&category=c&attr.z=1&city=b&page=2&utm_medium=x');
    expect(formatSearch(one)).toBe('?category=c&city=b&attr.a=1&attr.z=1&page=2');
    expect(formatSearch(other)).toBe(formatSearch(one));
    expect(formatSearch({})).toBe('');
  });

  it('comes back from its own address', () => {
    const search = parseSearch('?keywords=a b&neighborhood=damascus.mezzeh&features=pool&features=garden&minFloor=-1');
    expect(parseSearch(formatSearch(search))).toEqual(search);
  });
});
