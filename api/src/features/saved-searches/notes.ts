import type { KnownFacts } from '#lib/facts.ts';
import { listingPath } from '#lib/listing-path.ts';
import { NAMED_AT_MOST } from '#lib/words.ts';
import type { Note } from '../notifications/index.ts';
import { type NewsOf, searchesIn, type Told } from './alerts-of-person.ts';
import { resultsPathOf } from './present.ts';
import type { TrueNews } from './true-news.ts';

/** The bell's note of what is new to some searches, which it names. */
export function noteOfSearches(
  userId: string,
  searches: readonly Told[],
  news: readonly NewsOf<Told>[],
  facts: KnownFacts,
): Note {
  const note = { userId, type: 'listing' as const };
  const told = searchesIn(searches, news);
  const names = namesOf(told);
  const [first] = news;
  if (!first || news.length > 1) {
    const url = resultsPathOf(told);
    const falls = news.filter(({ wasCents }) => wasCents !== null).length;
    const fresh = news.length - falls;
    if (falls === 0) return { ...note, kind: 'saved_search_several', parameters: { ...names, listings: fresh }, url };
    if (fresh === 0) return { ...note, kind: 'saved_search_falls', parameters: { ...names, falls }, url };
    return { ...note, kind: 'saved_search_mixed', parameters: { ...names, listings: fresh, falls }, url };
  }
  const url = pathOf(first, facts);
  const parameters = { ...names, ...titlesOf(first) };
  const { cents, wasCents } = first;
  if (wasCents === null || cents === null) return { ...note, kind: 'saved_search_new', parameters, url };
  const prices = { amount: cents / 100, was: wasCents / 100 };
  return { ...note, kind: 'saved_search_price_drop', parameters: { ...parameters, ...prices }, url };
}

export const noteOfBoth = (userId: string, searches: readonly Told[], fall: TrueNews, facts: KnownFacts): Note => ({
  ...{ userId, type: 'listing', kind: 'favourite_and_search_fall', url: pathOf(fall, facts) },
  parameters: { ...namesOf(searches), ...titlesOf(fall), ...pricesOf(fall) },
});

export const noteOfFavourite = (userId: string, fall: TrueNews): Note => ({
  ...{ userId, type: 'listing', kind: 'favourite_price_drop', url: `/property/${fall.row.id}` },
  parameters: { ...titlesOf(fall), ...pricesOf(fall) },
});

function namesOf(searches: readonly Told[]) {
  const [name = '', second, third] = searches.map((search) => search.name);
  const more = searches.length - NAMED_AT_MOST;
  return {
    name,
    ...(second !== undefined && { second }),
    ...(third !== undefined && { third }),
    ...(more > 0 && { more }),
  };
}

const titlesOf = ({ row }: TrueNews) => ({
  titleAr: row.title_ar ?? row.title_en ?? '',
  titleEn: row.title_en ?? row.title_ar ?? '',
});

const pricesOf = ({ cents, wasCents }: TrueNews) => ({
  amount: (cents ?? 0) / 100,
  ...(wasCents !== null && { was: wasCents / 100 }),
});

const pathOf = ({ row }: TrueNews, { catalogue }: KnownFacts): string =>
  listingPath({
    id: row.id,
    category: row.category_path.at(-1) ?? '',
    transactionType: row.transaction_type,
    placeKey: catalogue.places.byKey('neighborhood', row.neighborhood_key ?? '')?.key ?? row.city_key,
  });
