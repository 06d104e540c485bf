import type { Box } from '../../../rules/box.ts';
import { type Criteria, plus } from './criteria.ts';
import type { Order } from './sort.ts';

/** One search as the engine or PostgreSQL answers it: conditions and words, order, page, counts and the map. */
export interface Question {
  criteria: Criteria;
  /** The folded text; '' asks by filters alone. */
  folded: string;
  /** The words only order the answer: `folded` is what is left of them for listings that do not hold them. */
  ranking?: { folded: string } | undefined;
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

/** The filters without the words that only order their listings, as a question of its own. */
export const wholeOf = ({ ranking, ...question }: Question): Question | undefined =>
  ranking && { ...question, folded: ranking.folded, order: { ...question.order, hasText: false } };

/** The same listings but for some, known by their ids. */
export const exceptFor = (question: Question, ids: string[]): Question =>
  ids.length === 0
    ? question
    : { ...question, criteria: plus(question.criteria, { op: 'except', facet: 'except', ids }) };
