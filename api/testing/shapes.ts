import type { Db } from '@diyar/db';
import type { Random } from '#demo/random.ts';
import { type Area, type LngLat, roundedCorner, SHAPE_LIMITS, type Shape } from '#rules/shape.ts';
import { isCut, ringOf } from '#rules/shape-rings.ts';

/** A shape as a hand draws it: concave areas round places where listings are, some over the border, some with a hole, some round. */
export function randomShape(dice: Random, places: readonly { lng: number; lat: number }[]): Shape {
  const areas = Array.from({ length: dice.int(1, 3) }, () => randomArea(dice, dice.pick(places)));
  const [first] = areas;
  if (first?.kind !== 'polygon' || dice.next() < 0.6) return areas;
  const [lng, lat] = first.corners[0] ?? [0, 0];
  return [...areas, { ...star(dice, { lng, lat }, 0.7 * reach(dice)), cut: true }];
}

function randomArea(dice: Random, place: { lng: number; lat: number }): Area {
  if (dice.next() < 0.2) {
    return { kind: 'circle', center: roundedCorner([place.lng, place.lat]), metres: dice.int(100, 50_000) };
  }
  return star(dice, place, reach(dice));
}

/** From a block of houses to a town; one in ten up to half the country. */
const reach = (dice: Random) => 0.002 * (dice.next() < 0.1 ? 500 : 40) ** dice.next();

/** Round a point, near and far by turns. */
function star(dice: Random, { lng, lat }: { lng: number; lat: number }, far: number): Area & { kind: 'polygon' } {
  const { west, south, east, north } = SHAPE_LIMITS.box;
  const count = dice.int(3, 24);
  const corners = Array.from({ length: count }, (_, index): LngLat => {
    const angle = (index / count) * 2 * Math.PI;
    const distance = far * (0.15 + dice.next());
    return roundedCorner([
      Math.min(east, Math.max(west, lng + distance * Math.cos(angle))),
      Math.min(north, Math.max(south, lat + distance * Math.sin(angle))),
    ]);
  });
  return { kind: 'polygon', corners, cut: false };
}

/** A relation with the columns of `search_listing` that say where a listing lies: the view itself, or a copy of them. */
type Places = 'search_listing' | 'public_places';

/** Listings in a shape, written another way than ours: one geometry, with holes, asked of one point. @returns their ids, ordered */
export async function inPostgis(db: Db, shape: Shape): Promise<string[]> {
  const answer = await askPostgis(db, shape, { select: 'id', from: 'search_listing', order: 'order by id' });
  return answer.map(({ id }) => id);
}

/** Their number, asked of the copy that `copyPlaces` made on the same connection. */
export async function countInPostgis(db: Db, shape: Shape): Promise<number> {
  const [answer] = await askPostgis(db, shape, { select: 'count(*)::int as count', from: 'public_places' });
  return answer?.count ?? 0;
}

/** Copies where each public listing lies: a million are read once, not once a shape. */
export async function copyPlaces(db: Db): Promise<void> {
  await db.raw('create temporary table public_places as select lng, lat, point from search_listing');
  await db.raw('create index on public_places using gist (point)');
  await db.raw('analyze public_places');
}

type Question = { select: string; from: Places; order?: string };

async function askPostgis(db: Db, shape: Shape, { select, from, order = '' }: Question) {
  const polygons = (areas: Shape) =>
    areas.map((area) => JSON.stringify({ type: 'Polygon', coordinates: [ringOf(area)] }));
  const [cut, kept] = [shape.filter(isCut), shape.filter((area) => !isCut(area))];
  const united = '(select st_union(st_makevalid(st_geomfromgeojson(area))) from unnest(?::text[]) as areas (area))';
  const whole = cut.length > 0 ? `st_difference(${united}, ${united})` : united;
  const answer = await db.raw<{ rows: { id: string; count: number }[] }>(
    `with shape as materialized (select ${whole} as geometry)
     select ${select} from ${from}, shape
     where point && st_expand(geometry, 1e-5) and st_intersects(geometry, st_setsrid(st_makepoint(lng, lat), 4326))
     ${order}`,
    [polygons(kept), ...(cut.length > 0 ? [polygons(cut)] : [])],
  );
  return answer.rows;
}
