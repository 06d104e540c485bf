import { keysWithParts, type Narrowed, type Place } from '#lib/catalogue/index.ts';
import type { Condition } from '../search/index.ts';

/** The filters of the search that finds what is in a place, optionally of one kind or deal. */
export const placeConditions = (place: Place, narrowed: Narrowed): Condition[] => [
  { op: 'places', facet: 'place', province: [], city: [], neighborhood: [], [place.kind]: keysWithParts(place) },
  ...ofKind(narrowed),
];

export function ofKind({ category, transactionType }: Narrowed): Condition[] {
  const conditions: Condition[] = [];
  if (category) conditions.push({ op: 'in', facet: 'category', field: 'categories', values: [category] });
  if (transactionType)
    conditions.push({ op: 'in', facet: 'transactionType', field: 'transactionTypes', values: [transactionType] });
  return conditions;
}
