import type { IndexUiState } from './library-types.ts';
import { ordered, type Search } from './search-params.ts';

/** The index of InstantSearch that lists come from; in an order of their own they come from `listings:price-asc`. */
export const INDEX = 'listings';

type End = 'min' | 'max';
const some = (text: string | undefined): string[] => (text ? [text] : []);
/** The address writes west first, InstantSearch north-east first. */
const turned = (box: string) => box.split(',').reverse().join();

/** The address's words as InstantSearch's state: lists by their own names, ranges as `price`, `area`, `attr.year`. */
export function toUiState(search: Search): IndexUiState {
  const { keywords, bbox, sortBy, sortOrder, page, view: _, ...filters } = search;
  const refinementList: Record<string, string[]> = {};
  const range: Record<string, string> = {};
  for (const [name, values] of Object.entries(filters)) {
    const { attribute, end } = endOf(name);
    if (!end) refinementList[name] = [...values];
    else if (end === 'min') range[attribute] = `${values[0]}${range[attribute] ?? ':'}`;
    else range[attribute] = `${range[attribute] ?? ':'}${values[0]}`;
  }
  return {
    refinementList,
    range,
    ...(keywords && { query: keywords[0] }),
    ...(bbox?.[0] && { geoSearch: { boundingBox: turned(bbox[0]) } }),
    ...(sortBy && { sortBy: `${INDEX}:${[...sortBy, ...(sortOrder ?? [])].join('-')}` }),
    ...(page && { page: Number(page[0]) }),
  };
}

/** The same backwards. */
export function toSearch({ query, refinementList, range = {}, geoSearch, sortBy, page = 1 }: IndexUiState): Search {
  const ends = Object.entries(range).flatMap(([attribute, text]) => {
    const [min, max] = text.split(':');
    return [
      [nameOfEnd(attribute, 'min'), some(min)],
      [nameOfEnd(attribute, 'max'), some(max)],
    ];
  });
  const [by, order] = sortBy?.split(':')[1]?.split('-') ?? [];
  return ordered({
    ...refinementList,
    ...Object.fromEntries(ends),
    keywords: some(query),
    bbox: some(geoSearch?.boundingBox && turned(geoSearch.boundingBox)),
    sortBy: some(by),
    sortOrder: some(order),
    page: page > 1 ? [String(page)] : [],
  });
}

/** `minPrice` is the lower end of `price`, `attr.year.max` the upper one of `attr.year`. */
export function endOf(name: string): { attribute: string; end?: End } {
  const [, own, rest = ''] = /^(min|max)([A-Z]\w*)$/.exec(name) ?? [];
  if (own) return { attribute: rest.charAt(0).toLowerCase() + rest.slice(1), end: own as End };
  const [, attribute, end] = /^(attr\..+)\.(min|max)$/.exec(name) ?? [];
  return attribute ? { attribute, end: end as End } : { attribute: name };
}

function nameOfEnd(attribute: string, end: End): string {
  return attribute.startsWith('attr.')
    ? `${attribute}.${end}`
    : `${end}${attribute.charAt(0).toUpperCase()}${attribute.slice(1)}`;
}
