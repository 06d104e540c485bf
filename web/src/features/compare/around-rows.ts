import type { TFunction } from 'i18next';
import type { Nearby } from './api.ts';
import { bestOf, type CompareRow, differ } from './compare-rows.tsx';
import { saidDistance } from './said-distance.ts';

/**
 * Distances of the nearest facility of each kind that at least one of the listings has around it, in the order in which the API
 * tells them; the nearer one is the better.
 */
export function aroundRows(nearby: readonly Nearby[], t: TFunction<'compare'>): CompareRow[] {
  const around = nearby.map(({ facilities }) => facilities.flatMap(({ items }) => items));
  // The center's distance stands beside the map.
  const names = new Map(
    around.flat().flatMap(({ kind, name }) => (kind === 'cityCentre' ? [] : [[kind, name] as const])),
  );
  return [...names].map(([kind, name]) => {
    const metres = around.map((items) => items.find((facility) => facility.kind === kind)?.metres ?? null);
    const cells = metres.map((far) => (far === null ? null : saidDistance(far, t)));
    return { name, cells, best: bestOf(metres, 'less'), differs: differ(cells) };
  });
}
