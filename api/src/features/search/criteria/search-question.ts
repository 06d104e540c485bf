import type { Box } from '../../../rules/box.ts';
import type { Criteria } from './criteria.ts';
import type { Order } from './sort.ts';

/** One search as the engine or PostgreSQL answers it: conditions and words, order, page, counts and the map. */
export interface Question {
  criteria: Criteria;
  /** The folded text; '' asks by filters alone. */
  folded: string;
  /** The plain words without the filters read out of them, asked in the same trip; shares no listing with `criteria`. */
  beside?: { criteria: Criteria; folded: string } | undefined;
  order: Order;
  from: number;
  size: number;
  facets: string[];
  histograms: boolean;
  map: { box: Box; zoom: number | undefined; sameBox: boolean } | null;
}

/** With fewer results than a page of the list, what the plain words find comes after them. */
export const ENOUGH = 24;

/** The plain words as a question of their own. */
export const besideOf = ({ beside, ...question }: Question): Question | undefined =>
  beside && { ...question, ...beside, order: { ...question.order, hasText: true } };
