import { describe, expect, it } from 'vitest';
import { merge, windowOf } from './interleave.ts';

const whole = (paid: number, organic: number) =>
  merge(
    0,
    Array.from({ length: paid }, (_, i) => `p${i}`),
    Array.from({ length: organic }, (_, i) => `o${i}`),
  );

describe('paid results among the others', () => {
  it.each([
    [0, 50],
    [3, 50],
    [40, 50],
    [10, 5],
    [10, 0],
    [7, 23],
  ])('pages of %i paid and %i others cut the same merged list', (paid, organic) => {
    const all = whole(paid, organic);
    const paged: string[] = [];
    for (let from = 0; from < all.length; from += 8) {
      const window = windowOf(from, 8, paid, organic);
      const slice = (kind: string, { offset, limit }: { offset: number; limit: number }) =>
        Array.from({ length: limit }, (_, i) => `${kind}${offset + i}`);
      paged.push(...merge(from, slice('p', window.paid), slice('o', window.organic)));
    }
    expect(paged).toEqual(all);
  });

  it('never shows more than two paid ones in ten while others last', () => {
    const all = whole(40, 60);
    for (let i = 0; i + 10 <= 60; i += 10) {
      expect(all.slice(i, i + 10).filter((id) => id.startsWith('p')).length).toBeLessThanOrEqual(2);
    }
  });
});
