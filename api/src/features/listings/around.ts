import type { Db, PointsOfInterestRow } from '@diyar/db';
import { AROUND_METRES, POINT_KIND_KEYS } from '#rules/points-of-interest.ts';

export interface NearestPoint {
  osm_id: string;
  kind: PointsOfInterestRow['kind'];
  name_ar: string | null;
  name_en: string | null;
  metres: number;
  lng: number;
  lat: number;
  /** Where its edge is nearest. */
  edge_lng: number;
  edge_lat: number;
}

/** Half the sides, in degrees, of a box that holds everything within AROUND_METRES anywhere in Syria. */
const [BOX_LNG, BOX_LAT] = [0.035, 0.028];

/**
 * The nearest place of each kind, in the order of POINT_KIND_KEYS, within AROUND_METRES; none where none is loaded. Distances are
 * to the edge of what is drawn with one.
 */
export async function nearestPoints(db: Db, { lng, lat }: { lng: number; lat: number }): Promise<NearestPoint[]> {
  const { rows } = await db.raw<{ rows: NearestPoint[] }>(
    `with here as (select st_setsrid(st_makepoint(?, ?), 4326) as spot), near as (
       select p.*, st_distance(p.shape::geography, here.spot::geography) as metres
       from points_of_interest p, here where p.shape && st_expand(here.spot, ${BOX_LNG}, ${BOX_LAT})
     ), nearest as (
       select distinct on (kind) * from near where metres <= ${AROUND_METRES} order by kind, metres, osm_id
     )
     select osm_id, kind, name_ar, name_en, metres, st_x(inside) as lng, st_y(inside) as lat,
       st_x(edge) as edge_lng, st_y(edge) as edge_lat
     from nearest cross join here
       cross join lateral (select st_pointonsurface(shape) as inside, st_closestpoint(shape, here.spot) as edge) x
     order by array_position(?::text[], kind)`,
    [lng, lat, POINT_KIND_KEYS],
  );
  return rows;
}
