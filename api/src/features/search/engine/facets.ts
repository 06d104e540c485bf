import type { EngineQuery, EngineResult } from '#lib/engine.ts';
import { CHOICE_FIELDS, COUNTED_FIELDS } from '#rules/listing-fields.ts';
import type { Bucket, SearchAnswer } from '../contract.ts';
import { type Criteria, isInferable, without } from '../criteria/criteria.ts';

/** Which field of the document a facet of the wire is counted on, and the filter group it belongs to. */
const FIELDS = new Map([
  ['category', { field: 'categories', group: 'category' }],
  ['transactionType', { field: 'transactionTypes', group: 'transactionType' }],
  ...['province', 'city', 'neighborhood'].map((name) => [name, { field: name, group: 'place' }] as const),
  ['street', { field: 'streets', group: 'street' }],
  ...[...COUNTED_FIELDS, 'propertyType', ...CHOICE_FIELDS, 'features', 'near'].map(
    (name) => [name, { field: name, group: name }] as const,
  ),
]);
/** Conditions that all have to hold are counted with themselves; the rest are "or" and are counted without. */
const CONJUNCTIVE = new Set(['features', 'near']);

export const facetOf = (name: string): { field: string; group: string } | undefined =>
  name.startsWith('attr.') ? { field: name, group: name } : FIELDS.get(name);

/** The document's bars of each price. */
export const PRICE_BARS = { price: 'priceBucket', sale: 'saleBucket', rent: 'rentBucket' } as const;
export type PriceBars = (typeof PRICE_BARS)[keyof typeof PRICE_BARS];

export interface CountPlan {
  /** Fields counted by the main query. */
  main: string[];
  /** One more query for each group that has a filter of its own. */
  extra: { group: string; fields: string[] }[];
}

/** A field, and the one that holds what its listing's text says where the owner left it empty. */
const fieldsOf = (field: string): string[] => (isInferable(field) ? [field, `inferred.${field}`] : [field]);

/** A facet whose own filter is set is counted as if it were not: its other options keep their numbers. */
export function planCounts(criteria: Criteria, names: string[], bars: PriceBars | null): CountPlan {
  const wanted = wantedFields(names, bars);
  const set = new Set(criteria.conditions.map((condition) => condition.facet));
  const main: string[] = [];
  const extra = new Map<string, string[]>();
  for (const { field, group } of wanted) {
    if (set.has(group) && !CONJUNCTIVE.has(group)) extra.set(group, [...(extra.get(group) ?? []), field]);
    else main.push(field);
  }
  return { main, extra: [...extra].map(([group, fields]) => ({ group, fields })) };
}

function wantedFields(names: string[], bars: PriceBars | null) {
  const wanted = names.flatMap((name) => {
    const facet = facetOf(name);
    return facet ? fieldsOf(facet.field).map((field) => ({ field, group: facet.group })) : [];
  });
  return bars ? [...wanted, { field: bars, group: 'price' }, { field: 'areaBucket', group: 'area' }] : wanted;
}

/** Every field that is counted, filtered by or not. */
export const facetFieldsOf = (names: string[], bars: PriceBars | null): string[] =>
  wantedFields(names, bars).map(({ field }) => field);

export const countQueries = (
  plan: CountPlan,
  criteria: Criteria,
  toQuery: (criteria: Criteria) => EngineQuery,
): EngineQuery[] =>
  plan.extra.map(({ group, fields }) => ({ ...toQuery(without(criteria, group)), limit: 0, facets: fields }));

/** Gathers the counts of all answers under the wire's names. */
export function readCounts(names: string[], results: EngineResult[]): SearchAnswer['facets'] {
  const byField: Record<string, Record<string, number>> = Object.assign(
    {},
    ...results.map((result) => result.facetDistribution ?? {}),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = facetOf(name)?.field;
      return field ? [[name, added(fieldsOf(field).map((each) => byField[each] ?? {}))]] : [];
    }),
  );
}

/** Counts of disjoint sets, added up. */
export function added(all: readonly Record<string, number>[]): Record<string, number> {
  const [only, ...others] = all.filter((counts) => Object.keys(counts).length > 0);
  if (!only || others.length === 0) return only ?? {};
  const sum = { ...only };
  for (const counts of others) for (const [key, count] of Object.entries(counts)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

/** Bars by bucket floor, from the first that holds something to the last; empty ones between are kept. */
export function readHistogram(
  field: PriceBars | 'areaBucket',
  steps: readonly number[],
  parts: readonly EngineResult[][],
): Bucket[] {
  const counts = added(
    parts.map((results) => Object.assign({}, ...results.map((result) => result.facetDistribution?.[field] ?? {}))),
  );
  const bars = steps.map((from, i) => ({ from, to: steps[i + 1] ?? null, count: counts[String(from)] ?? 0 }));
  const first = bars.findIndex((bar) => bar.count > 0);
  const last = bars.findLastIndex((bar) => bar.count > 0);
  return first < 0 ? [] : bars.slice(first, last + 1);
}
