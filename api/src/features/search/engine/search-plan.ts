import { CELL_ZOOMS, type CellZoom } from '@diyar/indexer/document';
import { cellsIn } from '#lib/tiles-in.ts';
import type { Box } from '#rules/box.ts';
import { besideOf, ENOUGH, type Question, wholeOf } from '../criteria/search-question.ts';
import { type PartFound, type Planned, planPart } from './engine-part.ts';
import { PRICE_BARS } from './facets.ts';

/** The engine drops facet values past this many, silently: a level is chosen that stays below. */
const MAX_CELLS = 2_000;
/** Up to this many listings are sent as points instead of cells. */
export const MAX_PINS = 500;

/** The smaller of: the finest level whose cells in the box number ≤ 2000, and the first level ≥ zoom + 3. */
export function mapLevel(box: Box, zoom: number | undefined): CellZoom {
  const fitting = CELL_ZOOMS.filter((level) => cellsIn(box, level) <= MAX_CELLS).at(-1) ?? CELL_ZOOMS[0];
  const wanted = CELL_ZOOMS.find((level) => level >= (zoom ?? 22) + 3) ?? 18;
  return Math.min(fitting, wanted) as CellZoom;
}

export interface Part {
  plan: Planned;
  found: PartFound;
}

/** A question and what else of it is asked: without what only orders in the first trip, the plain words where that finds little. */
export interface SearchPlan {
  question: Question;
  level: CellZoom | null;
  asked: Planned;
  whole: Planned | undefined;
  words: Planned | undefined;
}

export function planSearch(question: Question): SearchPlan {
  const bars = PRICE_BARS[question.order.price];
  const level = question.map ? mapLevel(question.map.box, question.map.zoom) : null;
  const counting = { cellField: level ? (`cell${level}` as const) : null, bars };
  const planned = (part: Question | undefined) => part && planPart(part, counting);
  return {
    question,
    level,
    asked: planPart(question, counting),
    whole: planned(wholeOf(question)),
    words: planned(besideOf(question)),
  };
}

/** Parts of the first trip. */
export const partsOf = ({ asked, whole }: SearchPlan): Planned[] => (whole ? [asked, whole] : [asked]);

/** The plain words where the first trip found less than a page. */
export function wordsOf(plan: SearchPlan, found: readonly Part[]): Planned[] {
  const most = Math.max(...found.map((part) => part.found.total));
  return plan.words && most < ENOUGH ? [plan.words] : [];
}

/** Parts whose listings are the answer's: they share none. `holding`: of a whole, those that hold the words and come first. */
export interface Sums {
  parts: [Part, Part?];
  holding?: Part | undefined;
  /** Listings of the filters alone, where words rank. */
  whole?: number | undefined;
}

/** Which of the parts are the answer. */
export function sumUp(plan: SearchPlan, found: readonly Part[]): Sums {
  const partOf = (planned: Planned | undefined) => found.find((part) => part.plan === planned);
  const asked = partOf(plan.asked);
  if (!asked) throw new Error('a question without its answer');
  const [whole, words] = [partOf(plan.whole), partOf(plan.words)];
  const isWhole = whole !== undefined && asked.found.total < ENOUGH && asked.found.total < whole.found.total;
  const first = isWhole ? whole : asked;
  const isMerged = words !== undefined && first.found.total < ENOUGH && words.found.total > 0;
  return {
    parts: isMerged ? [first, words] : [first],
    holding: isWhole ? asked : undefined,
    whole: whole?.found.total,
  };
}
