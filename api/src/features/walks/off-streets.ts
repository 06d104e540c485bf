import type { Db } from '@diyar/db';
import type { LngLat } from '#rules/shape.ts';
import { graphOf, planeRound } from './walk-graph.ts';
import { linesRound } from './walk-lines.ts';
import { startAt } from './walk-start.ts';

/** Half the side of the square that is looked at. */
const ROUND_METRES = 1_000;
/** So much street in it is a town; fields and pastures have less. */
const TOWN_METRES = 5_000;

/** Whether a place in a town lies further from every street than anybody lives: in the sea, in a lake, or by a slip of the hand. */
export async function isOffStreets(db: Db, point: LngLat): Promise<boolean> {
  const plane = planeRound(point);
  const [east, north] = plane.placeOf([ROUND_METRES, ROUND_METRES]);
  const lines = await linesRound(db, point, { east: east - point[0], north: north - point[1] });
  const graph = graphOf(lines, plane);
  if (startAt(graph, [0, 0])) return false;
  const isRound = (spot: readonly [number, number]) => spot.every((away) => Math.abs(away) <= ROUND_METRES);
  const near = graph.edges.filter(({ points }) => points.some(isRound));
  return near.reduce((sum, { metres }) => sum + metres, 0) >= TOWN_METRES;
}
