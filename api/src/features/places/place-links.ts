import {
  type Catalogue,
  type CategoryFact,
  countOf,
  type Narrowed,
  nameOf,
  type Place,
  placePagePath,
  type Street,
  samePlace,
  streetInTown,
  streetPagePath,
} from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { PlaceLink } from './contract.ts';
import { FEWEST_ON_A_STREET, type PageSubject } from './page-subject.ts';

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
  { path }: PageSubject,
  categories: CategoryFact[],
  transactionType: string | null,
  counts: Counts,
  lang: Lang,
): PlaceLink[] {
  return fullest(
    categories.map((category) => ({
      key: category.slug,
      name: nameOf(category, lang),
      path: path({ category: category.slug, transactionType }),
      count: countIn(counts, 'category', category.slug),
    })),
  );
}

/** Towns and quarters beside a place: those that share its parent, the nearest first. A province's are the nearest provinces. */
export function besides(place: Place, provinces: Place[], most = 10): Place[] {
  const shared = place.parent ? place.parent.children : provinces;
  const away = awayFrom(place);
  return shared
    .filter((other) => other.id !== place.id)
    .sort((a, b) => away(a) - away(b))
    .slice(0, most);
}

/** Those with enough on them for a page; none while nobody can count. */
export function linksToStreets(
  streets: readonly Street[],
  narrowed: Narrowed,
  counts: Counts,
  catalogue: Catalogue,
  lang: Lang,
): PlaceLink[] {
  return fullest(
    streets.flatMap((street) => {
      const count = counts.street?.[street.key] ?? 0;
      const path = count < FEWEST_ON_A_STREET ? undefined : streetPagePath(street, catalogue, narrowed);
      return path === undefined
        ? []
        : [{ key: street.key, name: streetInTown(street, catalogue.streets, lang), path, count }];
    }),
  );
}

/** A town's, or those that run mostly through a quarter or its parts; a governorate's only where it is one town. */
export function streetsIn(place: Place, { all }: Catalogue['streets']): Street[] {
  if (place.kind !== 'neighborhood') return all.filter(({ city }) => city === place || samePlace(city) === place);
  const quarters = new Set([place, ...place.parts]);
  return all.filter(({ quarter }) => quarter && quarters.has(quarter));
}

/** The nearest of its town, by the middles of their boxes. */
export function streetsBeside(street: Street, { all }: Catalogue['streets'], most = 24): Street[] {
  const middle = ({ bbox: [west, south, east, north] }: Street) => ({
    lng: (west + east) / 2,
    lat: (south + north) / 2,
  });
  const away = awayFrom(middle(street));
  return all
    .filter((other) => other !== street && other.city === street.city)
    .map((other) => ({ other, away: away(middle(other)) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ other }) => other);
}

interface Spot {
  lng: number;
  lat: number;
}

/** Squares of distances, to compare near ones by. */
const awayFrom = (from: Spot) => (to: Spot) => {
  const dLng = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return dLng ** 2 + (to.lat - from.lat) ** 2;
};
