import type { Db } from '@diyar/db';
import { PER_DEGREE, unpackLines, type WalkTile } from '@diyar/db/walks';
import { isInRing } from '#features/search/shape/point-in-shape.ts';
import type { LngLat } from '#rules/shape.ts';

/** A street by its ends, as an oracle keeps it: written without what the site walks with. */
interface Street {
  ends: [string, string];
  line: LngLat[];
  metres: number;
}

const RADIUS = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places on a sphere (haversine). */
function metresBetween([lng, lat]: LngLat, [toLng, toLat]: LngLat): number {
  const [dLng, dLat] = [radians(toLng - lng), radians(toLat - lat)];
  const chord = Math.sin(dLat / 2) ** 2 + Math.cos(radians(lat)) * Math.cos(radians(toLat)) * Math.sin(dLng / 2) ** 2;
  return 2 * RADIUS * Math.asin(Math.sqrt(chord));
}

/** All streets of a square round a place, its half side in degrees. */
export async function streetsRound(db: Db, [lng, lat]: LngLat, degrees: number): Promise<Street[]> {
  const tiles: WalkTile[] = await db('walk_tiles')
    .whereBetween('x', [Math.floor((lng - degrees) * 50), Math.floor((lng + degrees) * 50)])
    .whereBetween('y', [Math.floor((lat - degrees) * 50), Math.floor((lat + degrees) * 50)]);
  return tiles.flatMap(unpackLines).map((flat) => {
    const line = Array.from(
      { length: flat.length / 2 },
      (_, index): LngLat => [(flat[index * 2] ?? 0) / PER_DEGREE, (flat[index * 2 + 1] ?? 0) / PER_DEGREE],
    );
    const metres = line.slice(1).reduce((sum, to, index) => sum + metresBetween(line[index] ?? to, to), 0);
    return { ends: [String(line[0]), String(line.at(-1))], line, metres };
  });
}

/** How far each end of a street is from one of them: streets are gone along until none gets nearer (Bellman and Ford). */
export function distancesFrom(streets: readonly Street[], end: string): Map<string, number> {
  const metres = new Map([[end, 0]]);
  for (let isNearer = true; isNearer; ) {
    isNearer = false;
    for (const { ends, metres: length } of streets)
      for (const [from, to] of [ends, [ends[1], ends[0]] as const]) {
        const there = (metres.get(from) ?? Number.POSITIVE_INFINITY) + length;
        if (there >= (metres.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        metres.set(to, there);
        isNearer = true;
      }
  }
  return metres;
}

/** Places along streets that are no more than some metres' walk away, one every few metres. */
export function placesWithin(streets: readonly Street[], from: ReadonlyMap<string, number>, limit: number): LngLat[] {
  return streets.flatMap(({ ends, line, metres }) => {
    const [here, there] = ends.map((end) => from.get(end) ?? Number.POSITIVE_INFINITY) as [number, number];
    let along = 0;
    return line.slice(1).flatMap((to, index) => {
      const start = line[index] ?? to;
      const length = metresBetween(start, to);
      const before = along;
      along += length;
      const steps = Math.max(1, Math.ceil(length / 5));
      return Array.from({ length: steps + 1 }, (_, step) => step / steps).flatMap((share): LngLat[] => {
        const at = before + length * share;
        const walked = Math.min(here + at, there + metres - at);
        return walked <= limit ? [[start[0] + (to[0] - start[0]) * share, start[1] + (to[1] - start[1]) * share]] : [];
      });
    });
  });
}

/** Whether a street's end hangs together with kilometres of others: from a lone piece the site steps over to the next. */
export function leadsSomewhere(streets: readonly Street[], end: string): boolean {
  const from = distancesFrom(streets, end);
  const joined = streets.filter(({ ends }) => from.has(ends[0]));
  return joined.reduce((sum, { metres }) => sum + metres, 0) > 3_000;
}

/** Room for the straightened line, the steps of the field and what a degree is taken for. */
const SLACK = 8;

/**
 * What is wrong with the line round a walk, by another router: all that is reached lies inside, and each corner as far beside the
 * streets that are reached as is said. Undefined where nothing is.
 */
export function wrongWithWalk(
  { streets, node, metres, beside }: { streets: readonly Street[]; node: LngLat; metres: number; beside: number },
  line: readonly LngLat[],
): string | undefined {
  const from = distancesFrom(streets, String(node));
  const outside = placesWithin(streets, from, metres * 0.998 - 1).find(
    (place) => !isInRing([...line, line[0] ?? node], place),
  );
  if (outside) return `${outside} is reached and lies outside`;
  const reached = placesWithin(streets, from, metres * 1.002 + 1);
  for (const corner of line) {
    const off = reached.reduce(
      (least, place) => Math.min(least, metresBetween(corner, place)),
      Number.POSITIVE_INFINITY,
    );
    if (Math.abs(off - beside) > SLACK) return `the corner ${corner} lies ${Math.round(off)} m beside what is reached`;
  }
  return undefined;
}
