import { expect, it } from 'vitest';
import { sameContent } from './audit.ts';

it('compares content, not the order of keys', () => {
  expect(sameContent({ a: 1, b: [null, { c: 'x' }] }, { b: [null, { c: 'x' }], a: 1 })).toBe(true);
});

it.each([
  [{ a: 1 }, { a: '1' }],
  [{ a: null }, {}],
  [{ a: 1 }, { a: 1, b: null }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
])('tells %j from %j', (a, b) => {
  expect(sameContent(a, b)).toBe(false);
});
