/** Choices that are the same on every machine: everything in the demo follows from a number. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Both ends included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Up to `count` different items, in the order of the list. */
  some<T>(items: readonly T[], count: number): T[];
  /** Round the middle, seldom further than two spreads; never below 1 % of the middle. */
  around(middle: number, spread: number): number;
}

/** mulberry32 over a mixed seed: small, fast, good enough for texts and prices. */
export function random(...seeds: number[]): Random {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) ^ (mixed >>> 15), 0x2545f491) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: <T>(items: readonly T[]) => items[int(0, items.length - 1)] as T,
    some(items, count) {
      const left = items.map((_, i) => i);
      const chosen = Array.from(
        { length: Math.min(count, items.length) },
        () => left.splice(int(0, left.length - 1), 1)[0],
      );
      return chosen.sort((a, b) => (a ?? 0) - (b ?? 0)).map((i) => items[i ?? 0] as (typeof items)[number]);
    },
    around: (middle, spread) => Math.max(middle / 100, middle + ((next() + next() + next()) / 1.5 - 1) * spread * 1.6),
  };
}

/** Picks by weight in O(log n): a table made once. */
export function weighted<T>(items: readonly T[], weight: (item: T) => number): (random: Random) => T {
  const sums: number[] = [];
  let total = 0;
  for (const item of items) {
    total += weight(item);
    sums.push(total);
  }
  return (source) => {
    const wanted = source.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return items[low] as T;
  };
}
