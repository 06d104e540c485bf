import { latinDigits } from '@diyar/api/rules/digits';
import type { Changed, PriorityRow } from './api.ts';

/** The list after one of it went elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Ids to be named so that a move lands where it was put: everything from the top to the further of the two places. */
export const namedFor = (rows: readonly PriorityRow[], from: number, to: number): string[] =>
  rows.slice(0, Math.max(from, to) + 1).map(({ id }) => id);

/** Rows with new priorities, in the order that follows; equal ones stay as they were among each other. */
export function withPriorities(rows: readonly PriorityRow[], changed: Changed): PriorityRow[] {
  const priorities = new Map(changed.map(({ listingId, priority }) => [listingId, priority]));
  return rows
    .map((row) => ({ ...row, priority: priorities.get(row.id) ?? row.priority }))
    .sort((a, b) => b.priority - a.priority)
    .map((row, index) => ({ ...row, rank: index + 1 }));
}

const MOST = 1_000;

/** A priority as typed, in either digits; undefined for what is none. */
export function priorityIn(text: string): number | undefined {
  const latin = latinDigits(text.trim());
  const value = /^\d{1,4}$/.test(latin) ? Number(latin) : Number.NaN;
  return value <= MOST ? value : undefined;
}
