import { expect, it } from 'vitest';
import { nextAfter } from './next-after.ts';

const queue = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const isOpen = () => true;

it('goes on to the next, round to the first, and nowhere when none is left', () => {
  expect(['a', 'b', 'c', 'unknown'].map((id) => nextAfter(queue, id, isOpen))).toEqual(['b', 'c', 'a', 'a']);
  expect(nextAfter([{ id: 'a' }], 'a', isOpen)).toBeUndefined();
  expect(nextAfter([], 'a', isOpen)).toBeUndefined();
});

it('leaves out what is decided already', () => {
  expect(nextAfter(queue, 'a', ({ id }) => id !== 'b')).toBe('c');
  expect(nextAfter(queue, 'c', ({ id }) => id === 'c')).toBeUndefined();
});
