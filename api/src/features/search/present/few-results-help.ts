import type { Deps } from '#lib/deps.ts';
import type { SearchAnswer } from '../contract.ts';
import { type Condition, without } from '../criteria/criteria.ts';
import type { Question } from '../criteria/search-question.ts';
import { engineFilter } from '../engine/engine-filter.ts';
import type { Context } from '../search.ts';
import { closeMatches } from './close-matches.ts';
import { labelOf } from './filter-labels.ts';
import { type CardDocument, presentCards } from './present-card.ts';

/** Nothing matched: what each single filter costs ("without it: 14"), and close matches, labelled, never mixed with results. */
export async function helpWithNothing(
  deps: Deps,
  question: Question,
  { catalogue, lang }: Context,
): Promise<SearchAnswer['help']> {
  const { criteria, folded } = question;
  const droppable = [...new Set(criteria.conditions.map((condition) => condition.facet))].filter(
    (facet) => facet !== 'except',
  );
  const counts = droppable.map((facet) => ({
    q: folded,
    filter: engineFilter(without(criteria, facet).conditions),
    matchingStrategy: 'all' as const,
    page: 1,
    hitsPerPage: 0,
  }));
  const plain = {
    q: '',
    filter: engineFilter(criteria.conditions),
    matchingStrategy: 'all' as const,
    page: 1,
    hitsPerPage: 0,
  };
  const [results, close] = await Promise.all([
    deps.engine.ask([...counts, plain]),
    closeMatches(deps, question, catalogue),
  ]);
  const without_ = droppable.map((facet, i) => {
    const condition = criteria.conditions.find((condition) => condition.facet === facet);
    return { ...describe(facet, condition), total: results[i]?.totalHits ?? 0 };
  });
  if (folded !== '') {
    without_.push({ kind: 'keywords', value: criteria.text, total: results.at(-1)?.totalHits ?? 0 });
  }
  // People give way on price and rooms before they look elsewhere.
  const useful = without_
    .filter(({ total }) => total > 0)
    .sort((a, b) => readiness(a.kind) - readiness(b.kind) || b.total - a.total);
  return {
    close: await presentCards(deps, close, lang),
    without: useful.map((filter) => ({ ...filter, label: labelOf(filter.kind, filter.value, catalogue, lang) })),
  };
}

/** Few matched: what comes close to them, without those. */
export async function helpWithFew(
  deps: Deps,
  question: Question,
  hits: readonly CardDocument[],
  { catalogue, lang }: Context,
): Promise<SearchAnswer['help']> {
  const shown = hits.map(({ id }) => id);
  const close = await closeMatches(deps, question, catalogue, shown);
  return { close: await presentCards(deps, close, lang), without: [] };
}

/** In which order filters are given up; what is not named comes between these and the kind of thing. */
const FIRST_GIVEN_UP = [/price/i, /area/i, /rooms$/, /^furnishing|^attr\.|^features|^near|floor/i];
const LAST_GIVEN_UP = ['category', 'bbox', 'shape', 'neighborhood', 'city', 'province', 'place'];
function readiness(kind: string): number {
  const first = FIRST_GIVEN_UP.findIndex((pattern) => pattern.test(kind));
  return first >= 0 ? first : FIRST_GIVEN_UP.length + 1 + LAST_GIVEN_UP.indexOf(kind);
}

const PLACE_KINDS = ['neighborhood', 'city', 'province'] as const;
/** The filter of the wire that a condition came from, for the chip. */
function describe(facet: string, condition: Condition | undefined): { kind: string; value: string } {
  if (condition?.op === 'places') {
    const kind = PLACE_KINDS.find((kind) => condition[kind].length > 0) ?? 'city';
    return { kind, value: condition[kind][0] ?? '' };
  }
  if (condition?.op === 'not') return { kind: facet, value: condition.value };
  if (condition?.op === 'range') {
    const name = facet.charAt(0).toUpperCase() + facet.slice(1);
    return condition.max !== undefined
      ? { kind: `max${name}`, value: String(condition.max) }
      : { kind: `min${name}`, value: String(condition.min) };
  }
  if (condition?.op === 'counts') {
    return { kind: facet, value: condition.exactly.length ? condition.exactly.join(', ') : `${condition.atLeast}+` };
  }
  if (condition?.op === 'in' || condition?.op === 'all' || condition?.op === 'attribute') {
    return { kind: facet, value: String(condition.values[0] ?? '') };
  }
  if (condition?.op === 'attributeRange')
    return { kind: facet, value: `${condition.min ?? ''}–${condition.max ?? ''}` };
  return { kind: facet, value: '' };
}
