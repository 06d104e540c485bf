import {
  type CategoryFact,
  countOf,
  type Narrowed,
  nameOf,
  type Place,
  placePagePath,
} from '../../lib/catalogue/index.ts';
import type { Lang } from '../../lib/endpoint.ts';
import type { PlaceLink } from './contract.ts';

/** Counts by facet and key, as the search answers them; empty while the engine is away. */
export type Counts = Record<string, Record<string, number>>;

const MOST_UNCOUNTED = 24;

/**
 * Links with something behind them, the fullest first: all of them, as a page with listings that nothing links to is never
 * found. While nobody can count, the first few in their own order.
 */
function fullest(links: PlaceLink[]): PlaceLink[] {
  if (links.every((link) => link.count === null)) return links.slice(0, MOST_UNCOUNTED);
  return links.filter((link) => (link.count ?? 0) > 0).sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

const countIn = (counts: Counts, facet: string, key: string) => (counts[facet] ? (counts[facet]?.[key] ?? 0) : null);

export function linksToPlaces(places: Place[], narrowed: Narrowed, counts: Counts, lang: Lang): PlaceLink[] {
  return fullest(
    places.map((place) => ({
      key: place.key,
      name: nameOf(place, lang),
      path: placePagePath(place, narrowed),
      count: counts[place.kind] ? countOf(place, counts[place.kind] ?? {}) : null,
    })),
  );
}

export function linksToCategories(
  place: Place,
  categories: CategoryFact[],
  transactionType: string | null,
  counts: Counts,
  lang: Lang,
): PlaceLink[] {
  return fullest(
    categories.map((one) => ({
      key: one.slug,
      name: nameOf(one, lang),
      path: placePagePath(place, { category: one.slug, transactionType }),
      count: countIn(counts, 'category', one.slug),
    })),
  );
}

/** Towns and quarters beside a place: those that share its parent, the nearest first. A province's are the nearest provinces. */
export function besides(place: Place, provinces: Place[], most = 10): Place[] {
  const shared = place.parent ? place.parent.children : provinces;
  const away = (other: Place) => {
    const dLng = (other.lng - place.lng) * Math.cos((place.lat * Math.PI) / 180);
    return dLng ** 2 + (other.lat - place.lat) ** 2;
  };
  return shared
    .filter((other) => other.id !== place.id)
    .sort((a, b) => away(a) - away(b))
    .slice(0, most);
}
