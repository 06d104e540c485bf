import {
  type Catalogue,
  type CategoryFact,
  type Narrowed,
  nameOf,
  type Place,
  type Street,
  samePlace,
} from '#lib/catalogue/index.ts';
import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { readPlacePath } from '#rules/place-address.ts';
import { findCards, type ListingCard } from '../search/index.ts';
import { addressWordsOf, placeAt, streetIn } from './address-words.ts';
import type { PlacePage } from './contract.ts';
import { legacySearchPath } from './legacy-address.ts';
import { countrySubject, type PageSubject, placeSubject, streetSubject } from './page-subject.ts';
import {
  besides,
  type Counts,
  linksToCategories,
  linksToPlaces,
  linksToStreets,
  streetsBeside,
  streetsIn,
} from './place-links.ts';
import { presentPrice } from './present-price.ts';
import { type PricesAsked, placePricesOf, type StreetPriceRow, streetPricesOf } from './price-queries.ts';

const SHOWN = 8;
/** The category that holds every kind of home. */
const HOMES = 'residential';
const MOST_PRICES = 12;

/** Everything a place page shows, from one question to the engine and one to the table of medians. Throws `place_not_found`. */
export async function placePageAt(deps: Deps, path: string, lang: Lang): Promise<PlacePage> {
  const { catalogue } = await deps.facts.get();
  const asked = readPlacePath(path, addressWordsOf(catalogue));
  const named = asked ? placeAt(catalogue, asked) : undefined;
  if (!asked || (asked.province && !named)) throw new AppError('place_not_found', 404);
  const place = named && samePlace(named);
  const street = streetIn(catalogue, asked);
  const subject = street
    ? streetSubject(street, catalogue, lang)
    : place
      ? placeSubject(place, lang)
      : countrySubject(lang);
  const category = asked.category ? (catalogue.categories.find(asked.category) ?? null) : null;
  const narrowed = { category: category?.slug ?? null, transactionType: asked.transactionType };
  const { transactionType } = narrowed;

  const priced = {
    categoryIds: pricedCategories(catalogue, category).map(({ id }) => id),
    deal: transactionType === 'sale' || transactionType === 'rent' ? transactionType : null,
  } as const;

  const [found, homes, prices] = await Promise.all([
    findCards(
      deps,
      {
        conditions: subject.conditions(narrowed),
        size: SHOWN,
        facets: [
          'category',
          'transactionType',
          ...(street ? [] : ['province', 'city', 'neighborhood']),
          ...(place ? ['street'] : []),
        ],
      },
      lang,
    ),
    category
      ? null
      : findCards(deps, { conditions: subject.conditions({ category: HOMES, transactionType }), size: SHOWN }, lang),
    pricesOf(deps, street ?? place, priced),
  ]);
  const counts: Counts = found.degraded ? {} : found.facets;
  const { id, kind, name, within, sharesName, lng, lat, bbox } = subject;

  return {
    id,
    path: subject.path(narrowed),
    kind,
    name,
    isIndexed: found.total >= subject.fewest,
    within,
    sharesName,
    category: category && {
      key: category.slug,
      name: nameOf(category, lang),
      root: category.path[0]?.slug ?? '',
      seo: category.seo?.[lang] ?? null,
    },
    categoryPath: category
      ? category.path.slice(0, -1).map((step) => ({
          key: step.slug,
          name: nameOf(step, lang),
          path: subject.path({ category: step.slug }),
          count: null,
        }))
      : [],
    transactionType,
    lng,
    lat,
    bbox,
    total: found.total,
    items: leadWith(homes?.items ?? [], found.items),
    leadsWithHomes: homes !== null && homes.items.length > 0,
    prices: prices.slice(0, MOST_PRICES).flatMap((row) => presentPrice(row, subject, catalogue, lang) ?? []),
    ...linksOf({ place, street }, narrowed, counts, catalogue, lang),
    categories: linksToCategories(subject, otherCategories(catalogue, category), transactionType, counts, lang),
    deals: dealsOf(subject, category, catalogue, counts, lang),
    searchPath: legacySearchPath({ ...subject.search, ...present(narrowed) }),
  };
}

/** None of the whole country: a median over all of it is nobody's. */
function pricesOf(deps: Deps, at: Place | Street | undefined, asked: PricesAsked): Promise<StreetPriceRow[]> {
  if (!at) return Promise.resolve([]);
  return 'id' in at ? placePricesOf(deps.db, at.id, asked) : streetPricesOf(deps.db, at.key, asked);
}

function linksOf(
  { place, street }: { place: Place | undefined; street: Street | undefined },
  narrowed: Narrowed,
  counts: Counts,
  catalogue: Catalogue,
  lang: Lang,
): Pick<PlacePage, 'children' | 'neighbours' | 'streets'> {
  const { provinces } = catalogue.places;
  const places = (of: Place[]) => linksToPlaces(of, narrowed, counts, lang);
  const streets = (of: Street[]) => linksToStreets(of, narrowed, counts, catalogue, lang);
  if (street) return { children: [], neighbours: streets(streetsBeside(street, catalogue.streets)), streets: [] };
  if (!place) return { children: places(provinces), neighbours: [], streets: [] };
  return {
    children: places(childrenOf(place)),
    neighbours: places(besides(place, provinces)),
    streets: streets(streetsIn(place, catalogue.streets)),
  };
}

/** The first cards, then others in their order up to the number shown, each once. */
function leadWith(first: ListingCard[], others: ListingCard[]): ListingCard[] {
  const leading = new Set(first.map(({ id }) => id));
  return [...first, ...others.filter(({ id }) => !leading.has(id))].slice(0, SHOWN);
}

const present = ({ category, transactionType }: { category: string | null; transactionType: string | null }) => ({
  ...(category && { category }),
  ...(transactionType && { transactionType }),
});

/** A province that is one city shows that city's quarters. */
function childrenOf(place: Place): Place[] {
  const [only] = place.children;
  return only && samePlace(only) === place ? only.children : place.children;
}

/** Medians of a root would mix flats with land: its groups are shown, a group's categories with the group itself. */
function pricedCategories({ categories }: Catalogue, category: CategoryFact | null): CategoryFact[] {
  if (!category) return categories.all.filter((root) => root.level === 2);
  if (category.level === 0) return category.children.flatMap((group) => group.children);
  return [category, ...category.children];
}

/** Categories to look at next: narrower ones, else those beside this one. */
function otherCategories({ categories }: Catalogue, category: CategoryFact | null): CategoryFact[] {
  if (!category) return categories.roots;
  if (category.children.length > 0) return category.children;
  return (category.parent?.children ?? []).filter((child) => child !== category);
}

function dealsOf(
  subject: PageSubject,
  category: CategoryFact | null,
  { categories }: Catalogue,
  counts: Counts,
  lang: Lang,
) {
  const allowed = category?.path.findLast((step) => step.transactionTypes.length > 0)?.transactionTypes;
  const count = (slug: string) => (counts.transactionType ? (counts.transactionType[slug] ?? 0) : null);
  return categories.transactionTypes
    .filter(({ slug }) => slug !== 'both')
    .filter(({ slug }) => count(slug) !== 0 && (count(slug) !== null || !allowed || allowed.includes(slug)))
    .map((type) => ({
      key: type.slug,
      name: nameOf(type, lang),
      path: subject.path({ category: category?.slug ?? null, transactionType: type.slug }),
      count: count(type.slug),
    }));
}
