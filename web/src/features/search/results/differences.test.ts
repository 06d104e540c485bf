import { describe, expect, it } from 'vitest';
import { aListing } from '#testing/a-listing.ts';
import { translatorOfAll } from '#testing/translator-of.ts';
import { parseSearch } from '../search-params.ts';
import type { SearchSay } from '../search-texts.ts';
import { differencesOf } from './differences.ts';

const t: SearchSay = await translatorOfAll(['search', 'listings'], 'ar');
const { price, place } = aListing();
const listing = aListing({ price: { ...price, amount: 120_000 }, area: 100, rooms: 4, bedrooms: 2 });
const differing = (query: string) =>
  differencesOf(listing, parseSearch(query), { t, lang: 'ar' }).map((text) => text.replace(/[\u2066\u2069]/g, ''));

describe('what parts a near miss from what was asked', () => {
  it.each([
    ['?maxPrice=100000', ['أغلى بـ 20,000 $']],
    ['?minPrice=150000', ['أرخص بـ 30,000 $']],
    ['?minPrice=100000&maxPrice=150000', []],
    ['?minArea=130', ['أصغر بـ 30 م²']],
    ['?rooms=3', ['4 غرف']],
    ['?rooms=4', []],
    ['?bedrooms=2%2B', []],
    ['?neighborhood=aleppo.aziziyeh', [`في ${place.neighborhood?.name ?? place.city.name}`]],
  ])('%s', (query, words) => {
    expect(differing(query)).toEqual(words);
  });
});
