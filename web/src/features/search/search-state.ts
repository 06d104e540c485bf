import type { View as MapView } from '#map/types.ts';
import { formatSearch, ordered, type Search, type View } from './search-params.ts';

/** Parameters that are no filters: how the results are shown. */
const PRESENTATION = ['sortBy', 'sortOrder', 'page', 'view'];
export const presentationOf = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([key]) => PRESENTATION.includes(key)));
const PLACES = ['province', 'city', 'neighborhood'] as const;
export type PlaceKind = (typeof PLACES)[number];

export const valuesOf = (search: Search, key: string): readonly string[] => search[key] ?? [];
export const firstOf = (search: Search, key: string): string | undefined => search[key]?.[0];
export const numberOf = (search: Search, key: string): number | undefined => {
  const text = search[key]?.[0];
  return text === undefined ? undefined : Number(text);
};
export const pageOf = (search: Search): number => numberOf(search, 'page') ?? 1;
export const viewOf = (search: Search): View | undefined => search.view?.[0] as View | undefined;

/** The search with some names changed; `undefined` or nothing takes a name away. A change of filters goes to page one. */
export function withValues(search: Search, changes: Record<string, string | readonly string[] | undefined>): Search {
  const next: Record<string, readonly string[]> = { ...search };
  for (const [key, value] of Object.entries(changes)) next[key] = value === undefined ? [] : [value].flat();
  // Whether a quarter's parts belong to it was said of the places before.
  if (PLACES.some((kind) => kind in changes) && !('surroundings' in changes)) next.surroundings = [];
  if (!Object.keys(changes).every((key) => key === 'page' || key === 'view'))
    next.page = changes.page ? [changes.page].flat() : [];
  return ordered(next);
}

/** Filters only: what two searches must share to have the same matches. */
export const criteriaOf = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !PRESENTATION.includes(key)));

/** Nothing filtered; the order and the view stay as they were chosen. */
export const withoutFilters = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([key]) => PRESENTATION.includes(key) && key !== 'page'));

export const sameSearch = (a: Search, b: Search): boolean => formatSearch(a) === formatSearch(b);
export const sameCriteria = (a: Search, b: Search): boolean => sameSearch(criteriaOf(a), criteriaOf(b));

/** A text for all searches with the same list: however their values are ordered, and the page laid out. */
export const listText = (search: Search): string =>
  formatSearch(
    Object.fromEntries(Object.entries({ ...search, view: [] }).map(([key, values]) => [key, [...values].sort()])),
  );
export const sameList = (a: Search, b: Search): boolean => listText(a) === listText(b);

export type Place = { kind: PlaceKind; key: string };
export const placesOf = (search: Search): Place[] =>
  PLACES.flatMap((kind) => valuesOf(search, kind).map((key) => ({ kind, key })));

/** The page of a search, without `lang`. */
export const searchPath = (search: Search): string => `/properties${formatSearch(search)}`;

export const boxText = (bbox: MapView['bbox']): string => bbox.map((degrees) => Number(degrees.toFixed(5))).join(',');

const COMPANIONS = new Map<string, readonly string[]>(
  Object.entries<readonly string[]>({
    keywords: ['keywords', 'understand'],
    province: PLACES,
    city: PLACES,
    neighborhood: PLACES,
  }),
);

/** The search without a whole filter, named as the API names it in its help: `maxPrice` is the price, `city` the places. */
export function withoutKind(search: Search, kind: string): Search {
  const range = /^(?:min|max)(.+)$/.exec(kind)?.[1];
  const attribute = kind.startsWith('attr.') ? [kind, `${kind}.min`, `${kind}.max`] : undefined;
  const names = attribute ?? COMPANIONS.get(kind) ?? (range ? [`min${range}`, `max${range}`] : [kind]);
  return withValues(search, Object.fromEntries(names.map((name) => [name, undefined])));
}

/** Other categories; attribute filters belong to the one that is left, and go with it. */
export function withCategory(search: Search, slugs: readonly string[]): Search {
  const attributes = Object.keys(search).filter((key) => key.startsWith('attr.'));
  return withValues(search, { category: slugs, ...Object.fromEntries(attributes.map((key) => [key, undefined])) });
}
