import type { Spot } from './spots.ts';

/** Paid listings take at most two places in ten of a list (docs/decisions.md), and colour no larger part of a map. */
const EVERY = 5;

/** Ids of the spots in the colour of paid listings: the best of them, one for each five that are drawn as prices. */
export function litSpots(spots: readonly Spot[]): ReadonlySet<string> {
  const paid = spots.filter(({ pins }) => pins.some(({ featured }) => featured));
  const best = paid.toSorted((a, b) => a.rank - b.rank).slice(0, Math.ceil(spots.length / EVERY));
  return new Set(best.map(({ id }) => id));
}
