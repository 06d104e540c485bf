import type { PointKind } from '@diyar/api/rules/points-of-interest';
import type { Nearby } from '../listings/api.ts';
import { bestOf } from './compare-rows.tsx';

export type AroundRow = {
  kind: PointKind;
  name: string;
  /** How far the nearest of the kind is from each listing; null where none is known. */
  metres: (number | null)[];
  /** Columns that are nearest; none when all are alike or one alone is known. */
  best: number[];
};

/** The kinds of facilities that at least one of the listings has around it, in the order in which the API tells them. */
export function aroundRows(nearby: readonly Nearby[]): AroundRow[] {
  const facilities = nearby.map((known) => known.facilities.flatMap(({ items }) => items));
  // The center's distance stands beside the map.
  const names = new Map(
    facilities.flat().flatMap(({ kind, name }) => (kind === 'cityCentre' ? [] : [[kind, name] as const])),
  );
  return [...names].map(([kind, name]) => {
    const metres = facilities.map((items) => items.find((facility) => facility.kind === kind)?.metres ?? null);
    return { kind, name, metres, best: bestOf(metres, 'less') };
  });
}
