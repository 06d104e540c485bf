import { describe, expect, it } from 'vitest';
import { oneCardAHome } from './one-card-a-home.ts';

const home = (id: string) => ({ id, others: 1 });

describe('a home that several offices offer', () => {
  it('has one card, where its best-placed listing stands', () => {
    const cards = [
      { n: 1, home: home('a') },
      { n: 2, home: null },
      { n: 3, home: home('b') },
      { n: 4, home: home('a') },
    ];
    expect(oneCardAHome(cards).map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('leaves a list without such homes the same', () => {
    const cards = [{ home: null }, { home: null }];
    expect(oneCardAHome(cards)).toBe(cards);
  });
});
