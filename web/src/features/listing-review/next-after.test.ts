import { expect, it } from 'vitest';
import { nextAfter } from './next-after.ts';

it('goes on to the next, round to the first, and home when none is left', () => {
  const queue = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(['a', 'b', 'c', 'decided'].map((id) => nextAfter(queue, id))).toEqual(['b', 'c', 'a', 'a']);
  expect(nextAfter([{ id: 'a' }], 'a')).toBeUndefined();
  expect(nextAfter([], 'a')).toBeUndefined();
});
