import type { Cluster } from './clusters.ts';

export interface Place {
  lng: number;
  lat: number;
}

const SPLIT_MS = 240;

/**
 * Starting places of the counts that another one came apart into: the smallest of those drawn before that held them. Counts that
 * were there before, or came from nowhere, are left out; undefined when nothing came apart. (deck.gl's own transitions pair what
 * is drawn by its place in the data, and here a parent has many parts.)
 */
export function splitFrom(before: readonly Cluster[], now: readonly Cluster[]): Map<string, Place> | undefined {
  const known = new Set(before.map(({ id }) => id));
  const starts = new Map<string, Place>();
  for (const { id, lng, lat, count } of now) {
    if (known.has(id)) continue;
    const held = before.filter(
      ({ count: whole, bbox: [west, south, east, north] }) =>
        whole > count && west <= lng && lng <= east && south <= lat && lat <= north,
    );
    const [from] = held.toSorted((a, b) => a.count - b.count);
    if (from) starts.set(id, { lng: from.lng, lat: from.lat });
  }
  return starts.size > 0 ? starts : undefined;
}

/** Share of its way that a split which began at `begun` has covered at `now`, both in milliseconds: fast at first, 1 when it is over. */
export function splitShare(begun: number, now: number): number {
  const share = Math.min(1, Math.max(0, (now - begun) / SPLIT_MS));
  return 1 - (1 - share) ** 3;
}

/** A place on the way from one to another. */
export const between = (from: Place, to: Place, share: number): [lng: number, lat: number] => [
  from.lng + (to.lng - from.lng) * share,
  from.lat + (to.lat - from.lat) * share,
];
