import { describe, expect, it } from 'vitest';
import { searchAddress, suggestionAddress } from './search-address.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('searchAddress', () => {
  it('holds what was filled in and nothing else, in the page’s language', () => {
    const address = searchAddress(
      form({ transactionType: '', keywords: '  شقة   بالمزة ', province: 'damascus', lang: 'ar' }),
      'ar',
    );
    const { pathname, searchParams } = new URL(address, 'https://diyar.test');
    expect(pathname).toBe('/properties');
    expect(Object.fromEntries(searchParams)).toEqual({ keywords: 'شقة بالمزة', province: 'damascus', lang: 'ar' });
  });

  it('is the search of everything when the form is empty', () => {
    expect(searchAddress(form({ keywords: ' ' }), 'en')).toBe('/properties?lang=en');
  });
});

describe('suggestionAddress', () => {
  const typed = form({ transactionType: 'rent', keywords: 'مز', province: 'aleppo' });
  const place = { kind: 'place', text: 'المزة', detail: null, count: 3 } as const;

  it('takes the place for the words and keeps the deal', () => {
    const address = suggestionAddress(typed, { ...place, search: 'neighborhood=damascus.mezzeh', path: null }, 'ar');
    expect(address).toBe('/properties?neighborhood=damascus.mezzeh&transactionType=rent&lang=ar');
  });

  it('keeps the governorate beside a category', () => {
    const address = suggestionAddress(
      typed,
      { ...place, kind: 'category', search: 'category=villas', path: null },
      'ar',
    );
    expect(address).toBe('/properties?category=villas&transactionType=rent&province=aleppo&lang=ar');
  });

  it('goes straight to what has a page', () => {
    expect(suggestionAddress(typed, { ...place, search: null, path: '/office/sham' }, 'en')).toBe(
      '/office/sham?lang=en',
    );
  });
});
