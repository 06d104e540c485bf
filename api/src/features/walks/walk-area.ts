import type { Db } from '@diyar/db';
import { type LngLat, roundedCorner, WALK } from '#rules/shape.ts';
import { outlineOf } from './outline.ts';
import { graphOf, planeRound } from './walk-graph.ts';
import { linesRound } from './walk-lines.ts';
import { streetsWithin } from './walk-reach.ts';
import { startAt } from './walk-start.ts';

/** What lies within this of a street that is reached counts as reached. */
export const BESIDE_METRES = 50;

/** The line round all that a walk reaches, or why there is none: no streets are known there, or none leads there. */
export type Walk = { how: 'walked'; line: LngLat[] } | { how: 'unknown' | 'cut_off'; line: undefined };

/** Follows the streets from a place for some minutes. */
export async function walkFrom(db: Db, from: LngLat, minutes: number): Promise<Walk> {
  const metres = minutes * WALK.metresPerMinute;
  const plane = planeRound(from);
  const [east, north] = plane.placeOf([metres, metres]);
  const graph = graphOf(await linesRound(db, from, { east: east - from[0], north: north - from[1] }), plane);
  const start = startAt(graph, [0, 0]);
  if (!start) return { how: graph.edges.length > 0 ? 'cut_off' : 'unknown', line: undefined };
  const streets = streetsWithin(graph, start, metres);
  const line = outlineOf([...streets, [[0, 0], start.spot]], BESIDE_METRES);
  return { how: 'walked', line: line.slice(1).map((spot) => roundedCorner(plane.placeOf(spot))) };
}
