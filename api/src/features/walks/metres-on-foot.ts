import type { Db } from '@diyar/db';
import type { LngLat } from '#rules/shape.ts';
import { between, graphOf, planeRound } from './walk-graph.ts';
import { linesRound } from './walk-lines.ts';
import { metresTo, reachFrom } from './walk-reach.ts';
import { startAt, TO_STREET_METRES } from './walk-start.ts';

/** As the crow flies: of what is further nobody asks how long the way is. */
const FURTHEST_METRES = 1_000;
/** Streets are looked through for ways so many times as long as the crow's, and to the first street and from the last. */
const DETOUR = 1.7;

/** Metres on foot from a place to each of some others; undefined where it is far, and where no way along streets is known. */
export async function metresOnFoot(
  db: Db,
  from: LngLat,
  places: readonly LngLat[],
): Promise<readonly (number | undefined)[]> {
  const plane = planeRound(from);
  const spots = places.map(plane.spotOf);
  const near = spots.map((spot) => between([0, 0], spot)).filter((metres) => metres <= FURTHEST_METRES);
  if (near.length === 0) return [];
  const most = Math.max(...near) * DETOUR + 2 * TO_STREET_METRES;
  const [east, north] = plane.placeOf([most, most]);
  const graph = graphOf(await linesRound(db, from, { east: east - from[0], north: north - from[1] }), plane);
  const start = startAt(graph, [0, 0]);
  if (!start) return [];
  const reached = reachFrom(graph, start, most);
  return spots.map((spot) => {
    const isNear = between([0, 0], spot) <= FURTHEST_METRES;
    const end = isNear ? startAt(graph, spot) : undefined;
    const walked = end && metresTo(graph, start, reached, end);
    return walked !== undefined && walked <= most ? walked : undefined;
  });
}
