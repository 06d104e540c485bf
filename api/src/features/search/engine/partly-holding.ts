import { plus } from '../criteria/criteria.ts';
import { ENOUGH, type Question } from '../criteria/search-question.ts';
import type { CardDocument } from '../present/present-card.ts';
import { type Ask, firstRowsQuery } from './engine-part.ts';

/** More than these are not told apart. */
const MOST = 6;

/**
 * Listings that state some of what is preferred, those that state most of it first; they come behind the ones that state all
 * («شقة مفروشة مع مصعد وكراج»). None where a single thing is preferred. At most a page of them, without `known`.
 */
export async function partlyHolding(whole: Question, known: readonly string[], ask: Ask): Promise<CardDocument[]> {
  const preferred = (whole.preferred ?? []).slice(0, MOST);
  if (preferred.length < 2 || known.length >= ENOUGH) return [];
  const answers = await ask(
    preferred.map((condition) => firstRowsQuery({ ...whole, criteria: plus(whole.criteria, condition) }, ENOUGH)),
  );
  const stated = new Map<string, { document: CardDocument; count: number }>();
  for (const document of answers.flatMap(({ hits }): CardDocument[] => hits)) {
    const own = stated.get(document.id);
    stated.set(document.id, { document, count: (own?.count ?? 0) + 1 });
  }
  for (const id of known) stated.delete(id);
  return [...stated.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, ENOUGH - known.length)
    .map(({ document }) => document);
}
