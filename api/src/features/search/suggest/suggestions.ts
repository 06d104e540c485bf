import { searchText } from '@diyar/indexer/arabic';
import { type CategoryFact, countOf, nameOf, type Place } from '../../../lib/catalogue/index.ts';
import type { Deps } from '../../../lib/deps.ts';
import type { Lang } from '../../../lib/endpoint.ts';
import { placesNamedLike } from '../../locations/index.ts';
import type { Suggestion, SuggestQuery } from '../contract.ts';
import { readCriteria } from '../criteria/read-criteria.ts';
import { presentCard } from '../present/present-card.ts';
import { categoriesNamedLike } from './categories-named-like.ts';
import { findSuggested, type SuggestCounts } from './engine-suggestions.ts';
import { officesNamedLike } from './offices-named-like.ts';

const MOST = 8;

/**
 * While words are being typed: places first, then categories, offices, and listings whose title begins like that. With a
 * deal or category chosen, counts and listings are of those, and categories without that deal are left out.
 */
export async function suggestionsFor(deps: Deps, query: SuggestQuery, lang: Lang): Promise<Suggestion[]> {
  const { query: typed, limit = MOST, transactionType, category } = query;
  if (typed.length < 2) return [];
  const { catalogue, lexicon } = await deps.facts.get();
  const criteria = readCriteria({ transactionType, category, attributes: {} }, catalogue, lang);
  const places = placesNamedLike(catalogue.places.all, typed, 5);
  const fitting = catalogue.categories.all.filter((each) => allows(each, transactionType ?? []));
  const categories = categoriesNamedLike(fitting, typed, 3);
  const offices = await officesNamedLike(deps.db, typed, 2);

  const room = limit - places.length - categories.length - offices.length;
  const folded = searchText(typed, lexicon);
  const { counts, listings } = await findSuggested(deps, criteria, { folded, room });
  return [
    ...places.map((place) => ofPlace(place, counts, lang)),
    ...categories.map((each) => ofCategory(each, counts, lang)),
    ...offices.map(
      (office): Suggestion => ({
        kind: 'office',
        text: lang === 'ar' ? office.nameAr : office.nameEn,
        detail: null,
        search: null,
        path: `/office/${office.slug}`,
        count: counts?.office[office.slug] ?? null,
      }),
    ),
    ...listings.map((hit): Suggestion => {
      const card = presentCard(hit, catalogue, lang);
      const place = card.place.neighborhood ?? card.place.city;
      return {
        kind: 'listing',
        text: card.originalTitle ?? card.title,
        detail: place.name,
        search: null,
        path: card.path,
        count: null,
      };
    }),
  ].slice(0, limit);
}

/** Whether a category knows one of the chosen deals; those that name none know all, and `both` is sale and rent. */
function allows({ path }: CategoryFact, chosen: readonly string[]): boolean {
  const known = path.findLast(({ transactionTypes }) => transactionTypes.length > 0)?.transactionTypes;
  return chosen.length === 0 || !known || chosen.some((deal) => known.includes(deal));
}

function ofPlace(place: Place, counts: SuggestCounts | null, lang: Lang): Suggestion {
  const up = [place.parent, place.parent?.parent].filter((outer) => outer != null).map((outer) => nameOf(outer, lang));
  return {
    kind: 'place',
    text: nameOf(place, lang),
    detail: [...new Set(up)].join(lang === 'ar' ? '، ' : ', ') || null,
    search: `${place.kind}=${place.key}`,
    path: null,
    count: counts && countOf(place, counts[place.kind]),
  };
}

const ofCategory = (category: CategoryFact, counts: SuggestCounts | null, lang: Lang): Suggestion => ({
  kind: 'category',
  text: nameOf(category, lang),
  detail: category.parent ? nameOf(category.parent, lang) : null,
  search: `category=${category.slug}`,
  path: null,
  count: counts && (counts.category[category.slug] ?? 0),
});
