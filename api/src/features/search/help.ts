import type { Deps } from '../../lib/deps.ts';
import type { SearchAnswer } from './contract.ts';
import { type Condition, without } from './criteria.ts';
import { engineFilter } from './engine-filter.ts';
import type { Question } from './engine-search.ts';
import { labelOf } from './labels.ts';
import { CARD_FIELDS, type CardDocument, presentCards } from './present-card.ts';
import type { Context } from './search.ts';

const CLOSE = 6;

/**
 * Nothing matched: what each single filter costs ("without it: 14"), and close matches that hold some of the words or
 * lack one filter. Labelled as such, never mixed with results.
 */
export async function helpWithNothing(
  deps: Deps,
  { criteria, folded }: Question,
  { catalogue, lang }: Context,
): Promise<SearchAnswer['help']> {
  const droppable = [...new Set(criteria.conditions.map((one) => one.facet))].filter((facet) => facet !== 'except');
  const counts = droppable.map((facet) => ({
    q: folded,
    filter: engineFilter(without(criteria, facet).conditions),
    matchingStrategy: 'all' as const,
    page: 1,
    hitsPerPage: 0,
  }));
  const close = {
    q: folded,
    filter: engineFilter(criteria.conditions),
    matchingStrategy: 'last' as const,
    limit: CLOSE,
    attributesToRetrieve: [...CARD_FIELDS],
  };
  const plain = { ...close, q: '', filter: engineFilter(criteria.conditions) };
  const results = await deps.engine.ask([...counts, close, plain]);
  const without_ = droppable.map((facet, i) => {
    const condition = criteria.conditions.find((one) => one.facet === facet);
    return { ...describe(facet, condition), total: results[i]?.totalHits ?? 0 };
  });
  if (folded !== '') {
    without_.push({ kind: 'keywords', value: criteria.text, total: results.at(-1)?.estimatedTotalHits ?? 0 });
  }
  const useful = without_.filter((one) => one.total > 0).sort((a, b) => b.total - a.total);
  let near = (results[counts.length]?.hits ?? []) as CardDocument[];
  if (near.length === 0) near = (results.at(-1)?.hits ?? []) as CardDocument[];
  if (near.length === 0 && useful[0] && useful[0].kind !== 'keywords') {
    const [first] = await deps.engine.ask([
      { ...close, filter: engineFilter(without(criteria, facetOf(useful[0].kind)).conditions) },
    ]);
    near = (first?.hits ?? []) as CardDocument[];
  }
  return {
    close: await presentCards(deps, near, lang),
    without: useful.map((one) => ({ ...one, label: labelOf(one.kind, one.value, catalogue, lang) })),
  };
}

const PLACE_KINDS = ['neighborhood', 'city', 'province'] as const;
const facetOf = (kind: string) => {
  if ((PLACE_KINDS as readonly string[]).includes(kind)) return 'place';
  const range = /^(?:min|max)(.+)$/.exec(kind)?.[1];
  return range ? range.charAt(0).toLowerCase() + range.slice(1) : kind;
};

/** The filter of the wire that a condition came from, for the chip. */
function describe(facet: string, condition: Condition | undefined): { kind: string; value: string } {
  if (condition?.op === 'places') {
    const kind = PLACE_KINDS.find((one) => condition[one].length > 0) ?? 'city';
    return { kind, value: condition[kind][0] ?? '' };
  }
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
