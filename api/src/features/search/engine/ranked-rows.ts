import { exceptFor, type Question } from '../criteria/search-question.ts';
import { isPromoted } from '../criteria/sort.ts';
import type { CardDocument } from '../present/present-card.ts';
import { type Ask, rowsOf } from './engine-part.ts';
import { partlyHolding } from './partly-holding.ts';
import type { Part } from './search-plan.ts';

/**
 * The listings that hold what only orders, those that hold a part of it, then the others of the same filters; in an order that
 * was chosen all of them in that order. Those that hold them are fewer than a page, hence the others are asked for without their ids.
 */
export async function rankedRows(
  holding: Part,
  whole: Part,
  { from, size, order }: Question,
  ask: Ask,
): Promise<CardDocument[]> {
  if (size <= 0) return [];
  if (!isPromoted(order)) return rowsOf(whole.plan, whole.found, { from, size }, ask);
  const all = await rowsOf(holding.plan, holding.found, { from: 0, size: holding.found.total }, ask);
  const known = all.map(({ id }) => id);
  const holders = [...all, ...(await partlyHolding(whole.plan.question, known, ask))];
  if (holders.length === 0) return rowsOf(whole.plan, whole.found, { from, size }, ask);
  const first = holders.slice(from, from + size);
  const ids = holders.map(({ id }) => id);
  const paid = holders.filter(({ featured }) => featured === 1).length;
  const others: Part = {
    plan: { ...whole.plan, question: exceptFor(whole.plan.question, ids) },
    found: {
      ...whole.found,
      total: whole.found.total - holders.length,
      paid: whole.found.paid - paid,
      rows: whole.found.rows.map((rows) => ({ ...rows, hits: rows.hits.filter(({ id }) => !ids.includes(id)) })),
    },
  };
  const left = { from: Math.max(0, from - holders.length), size: size - first.length };
  return [...first, ...(await rowsOf(others.plan, others.found, left, ask))];
}
