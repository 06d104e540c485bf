import type { Db } from '../connect.ts';

export interface Point {
  lng: number;
  lat: number;
}

export interface LocationRef {
  id: string;
  key: string;
}

export interface Located {
  province: LocationRef;
  city: LocationRef;
  /** Absent on the outskirts, and in towns whose neighborhoods we do not know. */
  neighborhood: LocationRef | null;
}

/** Borders and coasts are drawn coarsely: a point this far outside still counts, in metres. */
export const BORDER_TOLERANCE = 3000;

/** The nearest province within the tolerance; containing ones are at distance 0. In degrees first, to use the index. */
const PROVINCE = `
  select id, key from locations
  where kind = 'province' and st_dwithin(shape, (select p from point), 0.04)
    and (st_intersects(shape, (select p from point))
      or st_dwithin(shape::geography, (select p from point)::geography, ${BORDER_TOLERANCE}))
  order by shape <-> (select p from point) limit 1`;

const POINT = `point as (select st_setsrid(st_point(:lng, :lat), 4326) as p)`;

/**
 * Where a point lies: by area, not by the nearest name.
 * @returns undefined outside Syria, past a tolerance of 3 km
 */
export async function locate(db: Db, { lng, lat }: Point): Promise<Located | undefined> {
  const { rows } = await db.raw<{ rows: LocatedRow[] }>(
    `with ${POINT}, province as (${PROVINCE}), city as (
       select c.id, c.key from locations c join province on c.parent_id = province.id
       where c.kind = 'city' order by c.shape <-> (select p from point) limit 1
     ), neighborhood as (
       select n.id, n.key from locations n join city on n.parent_id = city.id
       where n.kind = 'neighborhood' and st_intersects(n.shape, (select p from point))
       order by st_area(n.shape) limit 1
     )
     select p.id as province_id, p.key as province, c.id as city_id, c.key as city,
       n.id as neighborhood_id, n.key as neighborhood
     from province p cross join city c left join neighborhood n on true`,
    { lng, lat },
  );
  const row = rows[0];
  if (!row) return undefined;
  const { neighborhood_id: id, neighborhood: key } = row;
  return {
    province: { id: row.province_id, key: row.province },
    city: { id: row.city_id, key: row.city },
    neighborhood: id !== null && key !== null ? { id, key } : null,
  };
}

interface LocatedRow {
  province_id: string;
  province: string;
  city_id: string;
  city: string;
  neighborhood_id: string | null;
  neighborhood: string | null;
}

/** Whether a point may be listed at all: inside the borders, or within 3 km of them. */
export async function isInsideSyria(db: Db, { lng, lat }: Point): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(`with ${POINT} ${PROVINCE}`, { lng, lat });
  return rows.length > 0;
}
