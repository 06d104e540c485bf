import { AREA_STEPS, PRICE_STEPS } from '@diyar/indexer/document';
import type { EngineQuery, EngineResult } from '../../../lib/engine.ts';
import { besideOf, ENOUGH, type Question } from '../criteria/search-question.ts';
import type { CardDocument } from '../present/present-card.ts';
import { type PartFound, type Planned, pinsQuery, planPart, readPart, rowsOf } from './engine-part.ts';
import { added, PRICE_BARS, readCounts, readHistogram } from './facets.ts';
import { merge } from './interleave.ts';
import { MAX_PINS, mapLevel } from './map-level.ts';

export type MapFound =
  | { mode: 'cells'; level: number; total: number; cells: [string, number][] }
  | { mode: 'pins'; total: number; pins: CardDocument[] };

export interface Found {
  hits: CardDocument[];
  total: number;
  /** How many of them, the first ones, answer the filters read out of the words; absent where those are in force. */
  exact?: number | undefined;
  /** There may be more than `total`: only the newest were looked at. */
  isCapped?: boolean;
  facets: Record<string, Record<string, number>>;
  histograms: { price: ReturnType<typeof readHistogram>; area: ReturnType<typeof readHistogram> } | null;
  map: MapFound | null;
  engineMs: number;
}

/** The engine tells whole milliseconds, rounded down: on average half a one is missing. */
const ROUNDED_OFF_MS = 0.5;

type Ask = (queries: EngineQuery[]) => Promise<EngineResult[]>;

/**
 * A question, one round trip: totals with counts and map cells, the rows of the page, and one more count for each
 * filter group whose options are "or". The same of the plain words where filters were read out of them: list, counts and
 * map are then those of both, which share no listing. A deep page of the promoted order, and pins, cost a second trip.
 */
export async function searchEngine(question: Question, ask: Ask): Promise<Found> {
  const { from, size, map, facets } = question;
  const bars = PRICE_BARS[question.order.price];
  const level = map ? mapLevel(map.box, map.zoom) : null;
  const cellField = level ? (`cell${level}` as const) : null;
  const words = besideOf(question);
  const planned = [question, ...(words ? [words] : [])].map((part) => planPart(part, { cellField, bars }));

  let engineMs = 0;
  const timed: Ask = async (queries) => {
    const results = await ask(queries);
    engineMs += sum(results.map(({ processingTimeMs }) => processingTimeMs + ROUNDED_OFF_MS));
    return results;
  };
  const results = await timed(planned.flatMap(({ queries }) => queries));
  let at = 0;
  const all = planned.map((plan): Part => {
    at += plan.queries.length;
    return { plan, found: readPart(plan, results.slice(at - plan.queries.length, at)) };
  });
  const [first, second] = all as [Part, Part?];
  const isMerged = second !== undefined && first.found.total < ENOUGH && second.found.total > 0;
  const parts = isMerged ? [first, second] : [first];

  const hits = await rowsOf(first.plan, first.found, { from, size }, timed);
  if (isMerged) {
    const left = { from: Math.max(0, from - first.found.total), size: size - hits.length };
    hits.push(...(await rowsOf(second.plan, second.found, left, timed)));
  }
  const counts = parts.map(({ plan, found }) => countsIn(plan, found, isMerged));
  return {
    hits,
    total: sum(parts.map(({ found }) => found.total)),
    exact: isMerged ? first.found.total : undefined,
    facets: addedByName(counts.map((counting) => readCounts(facets, counting))),
    histograms: question.histograms
      ? {
          price: readHistogram(bars, PRICE_STEPS, counts),
          area: readHistogram('areaBucket', AREA_STEPS, counts),
        }
      : null,
    map: map && level ? await mapOf(parts, level, timed) : null,
    engineMs,
  };
}

type Part = { plan: Planned; found: PartFound };
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Filters read out of words that are asked beside are not in force: their groups are counted as they are. */
function countsIn({ plan, question }: Planned, { counting }: PartFound, isMerged: boolean): EngineResult[] {
  if (!isMerged || !question.beside) return counting;
  const [main, ...extra] = counting;
  const set = new Set(question.beside.criteria.conditions.map(({ facet }) => facet));
  return [...(main ? [main] : []), ...extra.filter((_, index) => set.has(plan.extra[index]?.group ?? ''))];
}

function addedByName(all: readonly Record<string, Record<string, number>>[]) {
  const names = new Set(all.flatMap((counts) => Object.keys(counts)));
  return Object.fromEntries([...names].map((name) => [name, added(all.map((counts) => counts[name] ?? {}))]));
}

async function mapOf(parts: readonly Part[], level: number, ask: Ask): Promise<MapFound> {
  const total = sum(parts.map(({ found }) => found.view?.totalHits ?? 0));
  if (total > MAX_PINS) {
    const cells = added(parts.map(({ found }) => found.view?.facetDistribution?.[`cell${level}`] ?? {}));
    return { mode: 'cells', level, total, cells: Object.entries(cells) };
  }
  const asked = parts.filter(({ found }) => (found.view?.totalHits ?? 0) > 0);
  const pins = asked.length > 0 ? await ask(asked.map(({ plan }) => pinsQuery(plan.question, MAX_PINS))) : [];
  return { mode: 'pins', total, pins: mixed(pins.flatMap(({ hits }) => hits)) };
}

/** Pins in the order nobody chose, paid ones no denser than in the list: the engine's own order puts them all first. */
const mixed = (pins: CardDocument[]) =>
  merge(
    0,
    pins.filter(({ featured }) => featured === 1),
    pins.filter(({ featured }) => featured !== 1),
  );
