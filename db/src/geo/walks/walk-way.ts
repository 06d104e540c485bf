import { featuresOf } from '../osmium.ts';
import type { WalkWay } from './lay-walks.ts';
import { PER_DEGREE } from './walk-tiles.ts';

/** Values of `highway` that nobody walks along. */
const CLOSED = new Set(
  'motorway motorway_link trunk trunk_link busway bus_guideway raceway construction proposed abandoned razed'.split(
    ' ',
  ),
);
const ALLOWED = new Set(['yes', 'designated', 'permissive']);

/** Whether OpenStreetMap's tags let people walk there: everywhere but on motorways, trunk roads and what is closed to them. */
export function isWalkable(tags: Readonly<Record<string, unknown>>): boolean {
  if (CLOSED.has(String(tags.highway)) || tags.foot === 'no') return false;
  return ALLOWED.has(String(tags.foot)) || !(tags.access === 'no' || tags.access === 'private');
}

/** Ways of some extracts that can be walked; several may hold the same way. */
export async function* walksOfExtracts(osmium: string, files: readonly string[]): AsyncGenerator<WalkWay> {
  for (const file of files)
    for await (const { properties, geometry } of featuresOf(osmium, file, ['w/highway'], ['linestring'])) {
      if (!isWalkable(properties)) continue;
      const { coordinates } = geometry as { coordinates: readonly (readonly [number, number])[] };
      yield { id: Number(properties['@id']), points: pointsOf(coordinates) };
    }
}

/** Points rounded as they are kept, each once where several fall together. */
function pointsOf(coordinates: readonly (readonly [number, number])[]): number[] {
  const points: number[] = [];
  for (const [lng, lat] of coordinates) {
    const [x, y] = [Math.round(lng * PER_DEGREE), Math.round(lat * PER_DEGREE)];
    if (points.at(-2) !== x || points.at(-1) !== y) points.push(x, y);
  }
  return points;
}
