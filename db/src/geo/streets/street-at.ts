import type { Db } from '../../connect.ts';
import type { Point } from '../locate.ts';

/** Something stands on a street that runs within this of it. */
export const ON_STREET_METRES = 60;

/** Key of the street that a point stands on, the nearest; undefined where none with a name is known. */
export async function streetAt(db: Db, { lng, lat }: Point): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { key: string }[] }>(
    `with point as (select st_setsrid(st_point(?, ?), 4326) as p)
     select key from streets, point
     where line && st_expand(p, 0.0008, 0.0006) and st_dwithin(line::geography, p::geography, ${ON_STREET_METRES})
     order by st_distance(line::geography, p::geography), metres desc, key limit 1`,
    [lng, lat],
  );
  return rows[0]?.key;
}
