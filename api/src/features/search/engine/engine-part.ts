import type { EngineQuery, EngineResult } from '#lib/engine.ts';
import { type Criteria, plus } from '../criteria/criteria.ts';
import type { Question } from '../criteria/search-question.ts';
import { isPromoted, paidSortOf, sortOf } from '../criteria/sort.ts';
import { CARD_FIELDS, type CardDocument, PIN_FIELDS } from '../present/present-card.ts';
import { engineFilter } from './engine-filter.ts';
import { type CountPlan, countQueries, facetFieldsOf, type PriceBars, planCounts } from './facets.ts';
import { merge, windowOf } from './interleave.ts';

/** What is counted and shown of a question, whatever its filters. */
interface Counting {
  cellField: string | null;
  bars: PriceBars | null;
}

export type Ask = (queries: EngineQuery[]) => Promise<EngineResult[]>;

/** Where a part's answers lie among the results of the trip. */
export interface Planned {
  question: Question;
  plan: CountPlan;
  queries: EngineQuery[];
  viewAt: number;
  rowsAt: number;
}

/** A part of the answer as the engine gave it. */
export interface PartFound {
  total: number;
  paid: number;
  /** Counts of each option as if its group's filter were not set, and as the filters are. */
  counting: EngineResult[];
  view: EngineResult | undefined;
  rows: EngineResult[];
}

const queryOf =
  (folded: string) =>
  (criteria: Criteria): EngineQuery => ({
    q: folded,
    filter: engineFilter(criteria.conditions),
    // With the default, five words match whatever holds the first one, and counts mean nothing.
    matchingStrategy: 'all',
  });
const exact = (page: EngineQuery): EngineQuery => ({ ...page, page: 1, hitsPerPage: 0 });

/** The queries of one set of matches: totals with counts and map cells, disjunctive counts, the rows of page one. */
export function planPart(question: Question, { cellField, bars }: Counting): Planned {
  const { criteria, facets, histograms, from, order, size, map } = question;
  const toQuery = queryOf(question.folded);
  const plan = planCounts(criteria, facets, histograms ? bars : null);
  // With words asked beside, filters read out of them may turn out not to be in force: their groups are counted both ways.
  const fields = question.beside ? facetFieldsOf(facets, histograms ? bars : null) : plan.main;
  const main: EngineQuery = {
    ...exact(toQuery(criteria)),
    facets: [...fields, 'featured', ...(cellField && map?.sameBox ? [cellField] : [])],
  };
  const queries: EngineQuery[] = [main, ...countQueries(plan, criteria, toQuery)];
  const inView = inViewOf(question);
  const viewAt =
    cellField && inView !== criteria ? queries.push({ ...exact(toQuery(inView)), facets: [cellField] }) - 1 : 0;
  const rowsAt = queries.length;
  if (size > 0 && !isPromoted(order)) queries.push(plain(question));
  else if (size > 0 && from === 0)
    queries.push(...promotedAt(question, { paid: { limit: size }, organic: { limit: size } }));
  return { question, plan, queries, viewAt, rowsAt };
}

export function readPart({ viewAt, rowsAt, queries }: Planned, results: EngineResult[]): PartFound {
  const [totals] = results;
  return {
    total: totals?.totalHits ?? 0,
    paid: Number(totals?.facetDistribution?.featured?.['1'] ?? 0),
    counting: results.slice(0, viewAt > 0 ? viewAt : rowsAt),
    view: results[viewAt],
    rows: results.slice(rowsAt, queries.length),
  };
}

/** The rows that stand on the places from `from` on, by a second trip where page one's were not enough. */
export async function rowsOf(
  planned: Planned,
  found: PartFound,
  { from, size }: { from: number; size: number },
  ask: Ask,
): Promise<CardDocument[]> {
  const { question } = planned;
  if (size <= 0 || from >= found.total) return [];
  const isAsked = from === question.from && found.rows.length > 0;
  const hitsOf = (results: EngineResult[], at: number, limit: number): CardDocument[] =>
    (results[at]?.hits ?? []).slice(0, limit);
  if (!isPromoted(question.order)) {
    return hitsOf(isAsked ? found.rows : await ask([plain({ ...question, from, size })]), 0, size);
  }
  const window = windowOf(from, size, found.paid, found.total - found.paid);
  const answers = isAsked && from === 0 ? found.rows : await ask(promotedAt(question, window));
  return merge(from, hitsOf(answers, 0, window.paid.limit), hitsOf(answers, 1, window.organic.limit));
}

export const inViewOf = ({ criteria, map }: Question): Criteria =>
  map && !map.sameBox ? plus(criteria, { op: 'box', facet: 'viewport', box: map.box }) : criteria;

export const pinsQuery = (question: Question, limit: number): EngineQuery => ({
  ...queryOf(question.folded)(inViewOf(question)),
  limit,
  attributesToRetrieve: PIN_FIELDS,
});

const plain = ({ criteria, folded, order, from, size }: Question): EngineQuery => ({
  ...queryOf(folded)(criteria),
  offset: from,
  limit: size,
  sort: sortOf(order),
  attributesToRetrieve: [...CARD_FIELDS],
});

/** The first listings of a question in its order, paid or not. */
export const firstRowsQuery = (question: Question, size: number): EngineQuery => plain({ ...question, from: 0, size });

type Slice = { offset?: number; limit: number };

/** Paid and other rows apart, for the mixture; page one asks for enough of both before their numbers are known. */
const promotedAt = ({ criteria, folded, order }: Question, window: { paid: Slice; organic: Slice }): EngineQuery[] =>
  ([1, 0] as const).map((value) => ({
    ...queryOf(folded)(plus(criteria, { op: 'featured', facet: 'featured', value })),
    ...(value === 1 ? window.paid : window.organic),
    sort: value === 1 ? paidSortOf(order) : sortOf(order),
    attributesToRetrieve: [...CARD_FIELDS],
  }));
