import { describe, expect, it } from 'vitest';
import type { PriorityRow } from './api.ts';
import { moved, namedFor, priorityIn, withPriorities } from './order.ts';

const row = (id: string, priority: number) => ({ id, priority, rank: 0 }) as PriorityRow;
const rows = [row('a', 9), row('b', 5), row('c', 5), row('d', 0)];

describe('my own order', () => {
  it('names everything down to the further place of a move', () => {
    expect(namedFor(moved(rows, 2, 0), 2, 0)).toEqual(['c', 'a', 'b']);
    expect(namedFor(moved(rows, 0, 1), 0, 1)).toEqual(['b', 'a']);
  });

  it('follows new priorities and counts the places anew', () => {
    const next = withPriorities(rows, [{ listingId: 'd', priority: 7 }]);
    expect(next.map(({ id, rank }) => [id, rank])).toEqual([
      ['a', 1],
      ['d', 2],
      ['b', 3],
      ['c', 4],
    ]);
  });

  it('reads a priority in either digits', () => {
    expect(['٧٥', '1000', '1001', '-1', '', 'x'].map(priorityIn)).toEqual([75, 1000, ...Array(4).fill(undefined)]);
  });
});
