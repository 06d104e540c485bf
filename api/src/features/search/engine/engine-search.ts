import { AREA_STEPS, PRICE_STEPS } from '@diyar/indexer/document';
import type { EngineResult } from '#lib/engine.ts';
import type { Question } from '../criteria/search-question.ts';
import type { CardDocument } from '../present/present-card.ts';
import { type Ask, type PartFound, type Planned, pinsQuery, readPart, rowsOf } from './engine-part.ts';
import { added, PRICE_BARS, readCounts, readHistogram } from './facets.ts';
import { merge } from './interleave.ts';
import { rankedRows } from './ranked-rows.ts';
import { MAX_PINS, type Part, partsOf, planSearch, type SearchPlan, type Sums, sumUp, wordsOf } from './search-plan.ts';

export type MapFound =
  | { mode: 'cells'; level: number; total: number; cells: [string, number][] }
  | { mode: 'pins'; total: number; pins: CardDocument[] };

export interface Found {
  hits: CardDocument[];
  total: number;
  /** How many of them, the first ones, answer the filters read out of the words; absent where those are in force. */
  exact?: number | undefined;
  /** Where words only rank: how many hold them, the first ones, and how many the filters alone find. */
  ranked?: { holding: number; whole: number } | undefined;
  /** There may be more than `total`: only the newest were looked at. */
  isCapped?: boolean;
  facets: Record<string, Record<string, number>>;
  histograms: { price: ReturnType<typeof readHistogram>; area: ReturnType<typeof readHistogram> } | null;
  map: MapFound | null;
  engineMs: number;
}

/** The engine tells whole milliseconds, rounded down: on average half a one is missing. */
const ROUNDED_OFF_MS = 0.5;

/**
 * Questions, one round trip: of each, totals with counts and map cells, the rows of the page, and one more count for
 * each filter group whose options are "or". The first that finds a listing is answered, where none does that of
 * `otherwise`. A deep page of the promoted order, pins, and the plain words of what finds less than a page cost a second trip.
 */
export async function searchEngine(
  questions: readonly Question[],
  ask: Ask,
  otherwise = 0,
): Promise<{ found: Found; at: number }> {
  let engineMs = 0;
  const timed: Ask = async (queries) => {
    const results = await ask(queries);
    engineMs += sum(results.map(({ processingTimeMs }) => processingTimeMs + ROUNDED_OFF_MS));
    return results;
  };
  const plans = questions.map(planSearch);
  const first = await partsFound(plans.map(partsOf), timed);
  // Most sentences find a page at once: their plain words, as dear as they are, are asked only where they could show.
  const words = await partsFound(
    plans.map((plan, at) => wordsOf(plan, first[at] ?? [])),
    timed,
  );
  const read = plans.map((plan, at) => sumUp(plan, [...(first[at] ?? []), ...(words[at] ?? [])]));
  const hit = read.findIndex(({ parts }) => parts.some((part) => part && part.found.total > 0));
  const chosen = hit < 0 ? otherwise : hit;
  const [plan, sums] = [plans[chosen], read[chosen]];
  if (!plan || !sums) throw new Error('no question was asked');
  const found = await answerOf(plan, sums, timed);
  return { found: { ...found, engineMs }, at: chosen };
}

/** Parts of several questions, asked in one trip; none where there are none. */
async function partsFound(planned: readonly Planned[][], ask: Ask): Promise<Part[][]> {
  const queries = planned.flat().flatMap((part) => part.queries);
  const results = queries.length > 0 ? await ask(queries) : [];
  let at = 0;
  return planned.map((parts) =>
    parts.map((plan) => {
      at += plan.queries.length;
      return { plan, found: readPart(plan, results.slice(at - plan.queries.length, at)) };
    }),
  );
}

async function answerOf({ question, level }: SearchPlan, sums: Sums, ask: Ask): Promise<Omit<Found, 'engineMs'>> {
  const { from, size, facets } = question;
  const bars = PRICE_BARS[question.order.price];
  const { parts, holding, whole } = sums;
  const [first, second] = parts;
  const hits = await (holding
    ? rankedRows(holding, first, question, ask)
    : rowsOf(first.plan, first.found, question, ask));
  if (second) {
    const left = { from: Math.max(0, from - first.found.total), size: size - hits.length };
    hits.push(...(await rowsOf(second.plan, second.found, left, ask)));
  }
  const counts = parts.flatMap((part) => (part ? [countsIn(part.plan, part.found, second !== undefined)] : []));
  return {
    hits,
    total: sum(parts.map((part) => part?.found.total ?? 0)),
    exact: second ? first.found.total : undefined,
    ranked: whole === undefined ? undefined : { holding: (holding ?? first).found.total, whole },
    facets: addedByName(counts.map((counting) => readCounts(facets, counting))),
    histograms: question.histograms
      ? {
          price: readHistogram(bars, PRICE_STEPS, counts),
          area: readHistogram('areaBucket', AREA_STEPS, counts),
        }
      : null,
    map: level
      ? await mapOf(
          parts.filter((part) => part !== undefined),
          level,
          ask,
        )
      : null,
  };
}

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
