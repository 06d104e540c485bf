import { AREA_STEPS, PRICE_STEPS } from '@diyar/indexer/document';
import type { EngineQuery, EngineResult } from '../../lib/engine.ts';
import type { Box } from '../../rules/box.ts';
import { type Criteria, plus } from './criteria.ts';
import { engineFilter } from './engine-filter.ts';
import { countQueries, PRICE_BARS, planCounts, readCounts, readHistogram } from './facets.ts';
import { merge, windowOf } from './interleave.ts';
import { MAX_PINS, mapLevel } from './map-level.ts';
import { CARD_FIELDS, type CardDocument, PIN_FIELDS } from './present-card.ts';
import { isPromoted, type Order, paidSortOf, sortOf } from './sort.ts';

export interface Question {
  criteria: Criteria;
  /** The folded text; '' asks by filters alone. */
  folded: string;
  order: Order;
  from: number;
  size: number;
  facets: string[];
  histograms: boolean;
  map: { box: Box; zoom: number | undefined; sameBox: boolean } | null;
}

export type MapFound =
  | { mode: 'cells'; level: number; total: number; cells: [string, number][] }
  | { mode: 'pins'; total: number; pins: CardDocument[] };

export interface Found {
  hits: CardDocument[];
  total: number;
  /** There may be more than `total`: only the newest were looked at. */
  isCapped?: boolean;
  facets: Record<string, Record<string, number>>;
  histograms: { price: ReturnType<typeof readHistogram>; area: ReturnType<typeof readHistogram> } | null;
  map: MapFound | null;
  engineMs: number;
}

type Ask = (queries: EngineQuery[]) => Promise<EngineResult[]>;

const queryOf =
  (folded: string) =>
  (criteria: Criteria): EngineQuery => ({
    q: folded,
    filter: engineFilter(criteria.conditions),
    // With the default, five words match whatever holds the first one, and counts mean nothing.
    matchingStrategy: 'all',
  });
const exact = (page: EngineQuery): EngineQuery => ({ ...page, page: 1, hitsPerPage: 0 });

/**
 * One question, one round trip: totals with counts and map cells, the rows of the page, and one more count for each
 * filter group whose options are "or". A deep page of the promoted order, and pins, cost a second trip.
 */
export async function searchEngine(question: Question, ask: Ask): Promise<Found> {
  const { criteria, order, from, size, map } = question;
  const toQuery = queryOf(question.folded);
  const bars = PRICE_BARS[order.price];
  const plan = planCounts(criteria, question.facets, question.histograms ? bars : null);
  const level = map ? mapLevel(map.box, map.zoom) : null;
  const cellField = level ? `c${level}` : null;
  const inView = map && !map.sameBox ? plus(criteria, { op: 'box', facet: 'viewport', box: map.box }) : criteria;

  const main: EngineQuery = {
    ...exact(toQuery(criteria)),
    facets: [...plan.main, 'featured', ...(cellField && map?.sameBox ? [cellField] : [])],
  };
  const queries: EngineQuery[] = [main, ...countQueries(plan, criteria, toQuery)];
  const viewAt = cellField && !map?.sameBox ? queries.push({ ...exact(toQuery(inView)), facets: [cellField] }) - 1 : 0;
  const rowsAt = queries.length;
  const first = isPromoted(order) && from === 0;
  const rows =
    size === 0 ? [] : isPromoted(order) ? (first ? promotedFirst(question, toQuery) : []) : [plain(question, toQuery)];
  queries.push(...rows);

  const results = await ask(queries);
  const [totals] = results;
  const total = totals?.totalHits ?? 0;
  const paid = Number(totals?.facetDistribution?.featured?.['1'] ?? 0);
  const counting = results.slice(0, rowsAt);

  let hits: CardDocument[] = [];
  let trips = slowest(results);
  if (size > 0 && !isPromoted(order)) hits = (results[rowsAt]?.hits ?? []) as CardDocument[];
  else if (size > 0 && from < total) {
    const window = windowOf(from, size, paid, total - paid);
    const answers = first ? results.slice(rowsAt) : await ask(promotedAt(question, toQuery, window));
    if (!first) trips += slowest(answers);
    const cut = (i: number, limit: number) => ((answers[i]?.hits ?? []) as CardDocument[]).slice(0, limit);
    hits = merge(from, cut(0, window.paid.limit), cut(1, window.organic.limit));
  }

  const found: Found = {
    hits,
    total,
    facets: readCounts(question.facets, counting),
    histograms: question.histograms
      ? { price: readHistogram(bars, PRICE_STEPS, counting), area: readHistogram('areaBucket', AREA_STEPS, counting) }
      : null,
    map: null,
    engineMs: trips,
  };
  if (map && cellField && level) {
    const view = results[viewAt];
    const seen = view?.totalHits ?? 0;
    if (seen <= MAX_PINS) {
      const pins =
        seen === 0 ? [] : await ask([{ ...toQuery(inView), limit: MAX_PINS, attributesToRetrieve: PIN_FIELDS }]);
      found.engineMs += slowest(pins);
      found.map = { mode: 'pins', total: seen, pins: mixed((pins[0]?.hits ?? []) as CardDocument[]) };
    } else {
      const cells = Object.entries(view?.facetDistribution?.[cellField] ?? {});
      found.map = { mode: 'cells', level, total: seen, cells };
    }
  }
  return found;
}

/** Pins in the order nobody chose, paid ones no denser than in the list: the engine's own order puts them all first. */
const mixed = (pins: CardDocument[]) =>
  merge(
    0,
    pins.filter(({ featured }) => featured === 1),
    pins.filter(({ featured }) => featured !== 1),
  );

const slowest = (results: EngineResult[]) => results.reduce((sum, one) => sum + (one.processingTimeMs ?? 0), 0);

const plain = ({ criteria, order, from, size }: Question, toQuery: ReturnType<typeof queryOf>): EngineQuery => ({
  ...toQuery(criteria),
  offset: from,
  limit: size,
  sort: sortOf(order),
  attributesToRetrieve: [...CARD_FIELDS],
});

/** Page one before the numbers of paid and other results are known: enough of both for any mixture. */
const promotedFirst = ({ criteria, order, size }: Question, toQuery: ReturnType<typeof queryOf>): EngineQuery[] =>
  ([1, 0] as const).map((value) => ({
    ...toQuery(plus(criteria, { op: 'featured', facet: 'featured', value })),
    limit: size,
    sort: value === 1 ? paidSortOf(order) : sortOf(order),
    attributesToRetrieve: [...CARD_FIELDS],
  }));

const promotedAt = (
  { criteria, order }: Question,
  toQuery: ReturnType<typeof queryOf>,
  window: ReturnType<typeof windowOf>,
): EngineQuery[] =>
  ([1, 0] as const).map((value) => ({
    ...toQuery(plus(criteria, { op: 'featured', facet: 'featured', value })),
    ...(value === 1 ? window.paid : window.organic),
    sort: value === 1 ? paidSortOf(order) : sortOf(order),
    attributesToRetrieve: [...CARD_FIELDS],
  }));
