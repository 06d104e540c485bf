import type { Box } from '#rules/box.ts';
import { type Condition, type Criteria, plus } from './criteria.ts';
import type { Order } from './sort.ts';

/** One search as the engine or PostgreSQL answers it: conditions and words, order, page, counts and the map. */
export interface Question {
  criteria: Criteria;
  /** The folded text; '' asks by filters alone. */
  folded: string;
  /** Words or filters only order the answer: what is left of both for listings that do not hold them. */
  ranking?: { criteria: Criteria; folded: string } | undefined;
  /** Preferences, each as a condition of its own. */
  preferred?: readonly Condition[] | undefined;
  /** The plain words without the filters read out of them, asked in the same trip; shares no listing with `criteria`. */
  beside?: { criteria: Criteria; folded: string } | undefined;
  order: Order;
  from: number;
  size: number;
  facets: string[];
  histograms: boolean;
  map: { box: Box; zoom: number | undefined; sameBox: boolean } | null;
}

/** With fewer results than a page of the list, more comes after them: of the filters alone, of the plain words. */
export const ENOUGH = 24;

/** The plain words as a question of their own. */
export const besideOf = ({ beside, ...question }: Question): Question | undefined =>
  beside && { ...question, ...beside, ranking: undefined, order: { ...question.order, hasText: true } };

/** The question without what only orders its listings, as one of its own. */
export const wholeOf = ({ ranking, ...question }: Question): Question | undefined =>
  ranking && {
    ...question,
    ...ranking,
    order: { ...question.order, hasText: ranking.folded === question.folded && question.order.hasText },
  };

/** The same listings but for some, known by their ids. */
export const exceptFor = (question: Question, ids: string[]): Question =>
  ids.length === 0
    ? question
    : { ...question, criteria: plus(question.criteria, { op: 'except', facet: 'except', ids }) };
