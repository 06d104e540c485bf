import type { Knex } from 'knex';
import { refreshSurroundings } from '../refresh-surroundings.ts';
import type { PointKind } from './kinds.ts';
import type { PointOfInterest } from './read-point.ts';

export interface LoadedPoints {
  counts: Partial<Record<PointKind, number>>;
  /** How many listings have other kinds of points near them than before. */
  listings: number;
}

const BATCH = 1000;
/** Two loads at once take turns: the later one stays. */
const LOCK = 7_415_017;

/**
 * Puts an extract's points in the place of those loaded before, all or nothing: readers see the old ones until the end. Listings
 * follow after it.
 * @returns how many of each kind there are now
 * @throws Error when there is none, and keeps what was there
 */
export async function loadPoints(
  db: Knex,
  points: AsyncIterable<PointOfInterest> | Iterable<PointOfInterest>,
): Promise<LoadedPoints> {
  const counts = await replacePoints(db, points);
  return { counts, listings: await refreshSurroundings(db) };
}

/** Takes every point back. @returns how many listings had one near */
export async function forgetPoints(db: Knex): Promise<number> {
  await db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    await trx('points_of_interest').delete();
    await notifyKindsChanged(trx);
  });
  return refreshSurroundings(db);
}

/** Which kinds there are is a fact that processes keep in memory. */
const notifyKindsChanged = (trx: Knex.Transaction) => trx.raw("select pg_notify('search_facts', '')");

function replacePoints(
  db: Knex,
  points: AsyncIterable<PointOfInterest> | Iterable<PointOfInterest>,
): Promise<LoadedPoints['counts']> {
  return db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    await trx('points_of_interest').delete();
    let batch: PointOfInterest[] = [];
    for await (const point of points) {
      batch.push(point);
      if (batch.length < BATCH) continue;
      await insertPoints(trx, batch);
      batch = [];
    }
    await insertPoints(trx, batch);

    const { rows } = await trx.raw<{ rows: { kind: PointKind; count: number }[] }>(
      'select kind, count(*)::int as count from points_of_interest group by kind order by kind',
    );
    if (rows.length === 0) throw new Error('the extract holds no points of interest: nothing was changed');
    await notifyKindsChanged(trx);
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  });
}

/** Points without a shape after mending are passed over, and so is one that an extract holds twice. */
async function insertPoints(trx: Knex.Transaction, points: readonly PointOfInterest[]): Promise<void> {
  await trx.raw(
    `insert into points_of_interest (osm_id, kind, name_ar, name_en, shape)
     select "osmId", kind, "nameAr", "nameEn", shape
     from jsonb_to_recordset(?::jsonb)
         as p ("osmId" text, kind text, "nameAr" text, "nameEn" text, geometry jsonb)
       cross join lateral (
         select st_makevalid(st_snaptogrid(st_setsrid(st_force2d(st_geomfromgeojson(geometry)), 4326), 0.00001)) as shape
       ) made
     where not st_isempty(shape)
     on conflict (osm_id) do nothing`,
    [JSON.stringify(points)],
  );
}
