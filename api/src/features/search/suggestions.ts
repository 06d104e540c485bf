import { foldQuery } from '@diyar/indexer/arabic';
import { type CategoryFact, countOf, nameOf, type Place } from '../../lib/catalogue/index.ts';
import type { Counts } from '../../lib/counts.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Lang } from '../../lib/endpoint.ts';
import { EngineDown } from '../../lib/engine.ts';
import { placesNamedLike } from '../locations/index.ts';
import { officesNamedLike } from '../offices/index.ts';
import type { Suggestion } from './contract.ts';
import { categoriesNamedLike } from './match-categories.ts';
import { CARD_FIELDS, type CardDocument, presentCard } from './present-card.ts';

/** While words are being typed: places first, then categories, offices, and listings whose title begins like that. */
export async function suggestionsFor(deps: Deps, typed: string, lang: Lang, limit: number): Promise<Suggestion[]> {
  if (typed.length < 2) return [];
  const [{ catalogue, lexicon }, counts] = await Promise.all([deps.facts.get(), deps.counts.get()]);
  const places = placesNamedLike(catalogue.places.all, typed, 5).map((place) => ofPlace(place, counts, lang));
  const categories = categoriesNamedLike(catalogue.categories.all, typed, 3).map((one) =>
    ofCategory(one, counts, lang),
  );
  const offices = (await officesNamedLike(deps.db, typed, 2)).map(
    (one): Suggestion => ({
      kind: 'office',
      text: lang === 'ar' ? one.nameAr : one.nameEn,
      detail: null,
      search: null,
      path: `/office/${one.slug}`,
      count: counts.office[one.slug] ?? null,
    }),
  );
  const room = limit - places.length - categories.length - offices.length;
  const folded = foldQuery(typed, lexicon, { unfinishedLast: true });
  const listings = room > 0 ? await titles(deps, folded, room) : [];
  return [
    ...places,
    ...categories,
    ...offices,
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

async function titles(deps: Deps, q: string, limit: number): Promise<CardDocument[]> {
  try {
    const [found] = await deps.engine.ask([
      { q, limit, matchingStrategy: 'all', attributesToSearchOn: ['t'], attributesToRetrieve: [...CARD_FIELDS] },
    ]);
    return (found?.hits ?? []) as CardDocument[];
  } catch (error) {
    if (error instanceof EngineDown) return []; // places and categories still help
    throw error;
  }
}

function ofPlace(place: Place, counts: Counts, lang: Lang): Suggestion {
  const up = [place.parent, place.parent?.parent].filter((one) => one != null).map((one) => nameOf(one, lang));
  return {
    kind: 'place',
    text: nameOf(place, lang),
    detail: [...new Set(up)].join(lang === 'ar' ? '، ' : ', ') || null,
    search: `${place.kind}=${place.key}`,
    path: null,
    count: countOf(place, counts[place.kind]),
  };
}

const ofCategory = (category: CategoryFact, counts: Counts, lang: Lang): Suggestion => ({
  kind: 'category',
  text: nameOf(category, lang),
  detail: category.parent ? nameOf(category.parent, lang) : null,
  search: `category=${category.slug}`,
  path: null,
  count: counts.category[category.slug] ?? 0,
});
