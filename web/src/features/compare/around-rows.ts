import { POINT_KIND_KEYS, type PointKind } from '@diyar/api/rules/points-of-interest';
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

/** The kinds of facilities that at least one of the listings has around it, in the order in which they are always told. */
export function aroundRows(nearby: readonly (Nearby | undefined)[]): AroundRow[] {
  const facilities = nearby.map((known) => known?.facilities.flatMap(({ items }) => items) ?? []);
  return POINT_KIND_KEYS.flatMap((kind) => {
    const found = facilities.map((items) => items.find((facility) => facility.kind === kind));
    const name = found.find((facility) => facility !== undefined)?.name;
    if (name === undefined) return [];
    const metres = found.map((facility) => facility?.metres ?? null);
    return [{ kind, name, metres, best: bestOf(metres, 'less') }];
  });
}
