import { type Catalogue, keysWithParts, type Place } from '#lib/catalogue/index.ts';
import type { ErrorDetail, Lang } from '#lib/endpoint.ts';
import { AppError, fill } from '#lib/errors.ts';
import { issueMessages } from '#lib/messages.ts';
import { CHOICE_FIELDS, type ChoiceField, COUNTED_FIELDS } from '#rules/listing-fields.ts';
import { stored } from '#rules/stored-words.ts';
import type { SearchQuery } from '../contract.ts';
import { attributeConditions } from './attribute-conditions.ts';
import { type Condition, type Criteria, priceFieldOf, type RangeField } from './criteria.ts';
import { floorsIn, preferredIn } from './preferred.ts';

/**
 * The typed question behind a query: names checked against the catalogue, so that a filter that could never match is a
 * clear 400 instead of an empty page.
 */
export function readCriteria(query: SearchQuery, catalogue: Catalogue, lang: Lang): Criteria {
  const { places, streets, categories } = catalogue;
  const problems: ErrorDetail[] = [];
  const problem = (path: string, code: string) =>
    problems.push({ path, code, message: fill(issueMessages[code]?.[lang] ?? code, {}) });
  const conditions: Condition[] = [];

  const known = (query.category ?? []).map((ref) => categories.find(ref)?.slug);
  if (known.includes(undefined)) problem('category', 'unknown_category');
  else if (known.length > 0)
    conditions.push({ op: 'in', facet: 'category', field: 'categories', values: known as string[] });

  const chosen: Place[] = [];
  for (const kind of ['province', 'city', 'neighborhood'] as const) {
    for (const ref of query[kind] ?? []) {
      const place = places.find(kind, ref);
      if (place) chosen.push(place);
      else problem(kind, 'unknown_place');
    }
  }
  const condition = placesCondition(chosen, query.surroundings !== false);
  if (condition) conditions.push(condition);
  if (query.street?.some((key) => !streets.byKey(key))) problem('street', 'unknown_place');
  else if (query.street?.length) conditions.push({ op: 'in', facet: 'street', field: 'streets', values: query.street });

  const pick = (
    facet: string,
    field: 'transactionTypes' | 'propertyType' | ChoiceField,
    values: string[] | undefined,
  ) => {
    if (values?.length) conditions.push({ op: 'in', facet, field, values: values.map(stored) });
  };
  pick('transactionType', 'transactionTypes', query.transactionType);
  pick('propertyType', 'propertyType', query.propertyType);
  for (const field of CHOICE_FIELDS) pick(field, field, query[field]);
  if (query.office) conditions.push({ op: 'in', facet: 'office', field: 'office', values: [query.office] });
  for (const field of ['features', 'near'] as const) {
    const values = query[field];
    if (values?.length) conditions.push({ op: 'all', facet: field, field, values });
  }

  const range = (facet: string, field: RangeField, min?: number, max?: number) => {
    if (min !== undefined || max !== undefined) conditions.push({ op: 'range', facet, field, min, max });
  };
  range('price', priceFieldOf(query.transactionType), query.minPrice, query.maxPrice);
  range('pricePerM2', 'pricePerM2', query.minPricePerM2, query.maxPricePerM2);
  range('area', 'area', query.minArea, query.maxArea);
  range('floor', 'floor', query.minFloor, query.maxFloor);

  for (const field of COUNTED_FIELDS) {
    const values = query[field];
    if (!values?.length) continue;
    const open = values.filter((value) => value.endsWith('+')).map((value) => Number(value.slice(0, -1)));
    const exactly = values.filter((value) => !value.endsWith('+')).map(Number);
    conditions.push({
      op: 'counts',
      facet: field,
      field,
      exactly,
      atLeast: open.length > 0 ? Math.min(...open) : null,
    });
  }

  const attributes = attributeConditions(query.attributes, categories);
  conditions.push(...attributes.conditions);
  for (const { path, code } of attributes.problems) problem(path, code);

  for (const value of query.without ?? []) {
    const read = conditionsOf([value], catalogue);
    if (read.length > 0) conditions.push({ op: 'not', facet: 'without', value, read });
    else problem('without', 'invalid_format');
  }

  const preferred = preferredIn(query.prefer ?? [], (values) => conditionsOf(values, catalogue), catalogue);
  if (preferred) conditions.push(...preferred.map(({ condition }) => condition));
  else problem('prefer', 'invalid_format');

  if (query.bbox) conditions.push({ op: 'box', facet: 'bbox', box: query.bbox });
  if (query.shape) conditions.push({ op: 'shape', facet: 'shape', shape: query.shape });
  if (query.exclude) conditions.push({ op: 'except', facet: 'except', ids: [query.exclude] });

  if (problems.length > 0) throw new AppError('validation_failed', 400, {}, problems);
  return { text: query.keywords ?? '', conditions, ...(preferred?.length && { preferred }) };
}

/** The conditions of filters of one kind, each written as one value (`floor:3`); none of what the catalogue does not know. */
function conditionsOf(texts: readonly string[], catalogue: Catalogue): Condition[] {
  const kind = texts[0]?.split(':')[0] ?? '';
  const values = texts.map((text) => text.slice(kind.length + 1));
  const filter = kind.startsWith('attr.')
    ? { attributes: { [kind.slice(5)]: values.join() } }
    : kind === 'floor'
      ? { ...floorsIn(values[0]), attributes: {} }
      : { [kind]: values, attributes: {} };
  try {
    return readCriteria(filter as SearchQuery, catalogue, 'ar').conditions;
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** Several places are "or"; a quarter brings its parts along unless it is wanted alone. */
export function placesCondition(chosen: Place[], withParts = true): Condition | undefined {
  if (chosen.length === 0) return undefined;
  const meant = innermost(chosen);
  const keys = (kind: Place['kind']) => [
    ...new Set(
      meant.filter((place) => place.kind === kind).flatMap((place) => (withParts ? keysWithParts(place) : [place.key])),
    ),
  ];
  return {
    op: 'places',
    facet: 'place',
    province: keys('province'),
    city: keys('city'),
    neighborhood: keys('neighborhood'),
  };
}

/** A place chosen together with one inside it means only the inner one. */
export function innermost(chosen: readonly Place[]): Place[] {
  const outer = new Set<Place>();
  for (const place of chosen) {
    if (place.within) outer.add(place.within);
    for (let up = place.parent; up; up = up.parent) outer.add(up);
  }
  return chosen.filter((place) => !outer.has(place));
}
