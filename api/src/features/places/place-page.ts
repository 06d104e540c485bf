import {
  type Catalogue,
  type CategoryFact,
  nameOf,
  type Place,
  placePagePath,
  placesWithin,
  samePlace,
  sharesName,
} from '../../lib/catalogue/index.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Lang } from '../../lib/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import { type PlaceAddress, readPlacePath } from '../../rules/place-address.ts';
import { findCards, type ListingCard } from '../search/index.ts';
import { addressWordsOf, placeAt } from './address-words.ts';
import type { PlacePage } from './contract.ts';
import { legacySearchPath } from './legacy-address.ts';
import { placeConditions } from './place-conditions.ts';
import { besides, type Counts, linksToCategories, linksToPlaces } from './place-links.ts';
import { presentPrice } from './present-price.ts';
import { placePricesOf } from './price-queries.ts';

const SHOWN = 8;
/** The category that holds every kind of home. */
const HOMES = 'residential';
const MOST_PRICES = 12;

/** Everything a place page shows, from one question to the engine and one to the table of medians. Throws `place_not_found`. */
export async function placePageAt(deps: Deps, path: string, lang: Lang): Promise<PlacePage> {
  const { catalogue } = await deps.facts.get();
  const asked = readPlacePath(path, addressWordsOf(catalogue));
  const named = asked && placeAt(catalogue, asked);
  if (!named) throw new AppError('place_not_found', 404);
  const place = samePlace(named);
  const category = asked.category ? (catalogue.categories.find(asked.category) ?? null) : null;
  const address = { ...asked, category: category?.slug ?? null };

  const [found, homes, prices] = await Promise.all([
    findCards(
      deps,
      {
        conditions: placeConditions(place, address),
        size: SHOWN,
        facets: ['category', 'transactionType', 'province', 'city', 'neighborhood'],
      },
      lang,
    ),
    category ? null : findCards(deps, { conditions: homesIn(place, address), size: SHOWN }, lang),
    placePricesOf(deps.db, {
      locationId: place.id,
      categoryIds: pricedCategories(catalogue, category).map((one) => one.id),
      deal: address.transactionType === 'sale' || address.transactionType === 'rent' ? address.transactionType : null,
    }),
  ]);
  const counts: Counts = found.degraded ? {} : found.facets;
  const narrowed = { category: address.category, transactionType: address.transactionType };

  return {
    id: place.id,
    path: placePagePath(place, narrowed),
    kind: place.kind,
    name: nameOf(place, lang),
    within: placesWithin(place).map((one) => ({
      key: one.key,
      name: nameOf(one, lang),
      path: placePagePath(one),
    })),
    sharesName: sharesName(place),
    category: category && {
      key: category.slug,
      name: nameOf(category, lang),
      root: category.path[0]?.slug ?? '',
      seo: category.seo?.[lang] ?? null,
    },
    categoryPath: category
      ? category.path.slice(0, -1).map((one) => ({
          key: one.slug,
          name: nameOf(one, lang),
          path: placePagePath(place, { category: one.slug }),
          count: null,
        }))
      : [],
    transactionType: address.transactionType,
    lng: place.lng,
    lat: place.lat,
    bbox: place.bbox,
    total: found.total,
    items: leadWith(homes?.items ?? [], found.items),
    leadsWithHomes: homes !== null && homes.items.length > 0,
    prices: prices.slice(0, MOST_PRICES).flatMap((row) => presentPrice(row, place, catalogue, lang) ?? []),
    children: linksToPlaces(childrenOf(place), narrowed, counts, lang),
    neighbours: linksToPlaces(besides(place, catalogue.places.provinces), narrowed, counts, lang),
    categories: linksToCategories(place, otherCategories(catalogue, category), address.transactionType, counts, lang),
    deals: dealsOf(place, category, address, catalogue, counts, lang),
    searchPath: legacySearchPath({ ...searchOf(place), ...present(narrowed) }),
  };
}

const homesIn = (place: Place, { transactionType }: PlaceAddress) =>
  placeConditions(place, { category: HOMES, transactionType });

/** The first cards, then others in their order up to the number shown, each once. */
function leadWith(first: ListingCard[], others: ListingCard[]): ListingCard[] {
  const leading = new Set(first.map(({ id }) => id));
  return [...first, ...others.filter(({ id }) => !leading.has(id))].slice(0, SHOWN);
}

const present = ({ category, transactionType }: { category: string | null; transactionType: string | null }) => ({
  ...(category && { category }),
  ...(transactionType && { transactionType }),
});

function searchOf(place: Place) {
  if (place.kind !== 'neighborhood') return { [place.kind]: place.key };
  const [city, neighborhood] = place.key.split('.');
  return { city, neighborhood };
}

/** A province that is one city shows that city's quarters. */
function childrenOf(place: Place): Place[] {
  const [only] = place.children;
  return only && samePlace(only) === place ? only.children : place.children;
}

/** Medians of a root would mix flats with land: its groups are shown, a group's categories with the group itself. */
function pricedCategories({ categories }: Catalogue, category: CategoryFact | null): CategoryFact[] {
  if (!category) return categories.all.filter((one) => one.level === 2);
  if (category.level === 0) return category.children.flatMap((group) => group.children);
  return [category, ...category.children];
}

/** Categories to look at next: narrower ones, else those beside this one. */
function otherCategories({ categories }: Catalogue, category: CategoryFact | null): CategoryFact[] {
  if (!category) return categories.roots;
  if (category.children.length > 0) return category.children;
  return (category.parent?.children ?? []).filter((one) => one !== category);
}

function dealsOf(
  place: Place,
  category: CategoryFact | null,
  address: PlaceAddress,
  { categories }: Catalogue,
  counts: Counts,
  lang: Lang,
) {
  const allowed = category?.path.findLast((one) => one.transactionTypes.length > 0)?.transactionTypes;
  const count = (slug: string) => (counts.transactionType ? (counts.transactionType[slug] ?? 0) : null);
  return categories.transactionTypes
    .filter(({ slug }) => slug !== 'both')
    .filter(({ slug }) => count(slug) !== 0 && (count(slug) !== null || !allowed || allowed.includes(slug)))
    .map((one) => ({
      key: one.slug,
      name: nameOf(one, lang),
      path: placePagePath(place, { category: address.category, transactionType: one.slug }),
      count: count(one.slug),
    }));
}
