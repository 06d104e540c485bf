import type { Knex } from 'knex';
import { refreshSurroundings } from '../refresh-surroundings.ts';
import { layStreets } from './lay-streets.ts';
import type { StreetWay } from './street-way.ts';

export interface LoadedStreets {
  streets: number;
  /** How many listings have other streets by them than before. */
  listings: number;
}

/** Two loads at once take turns: the later one stays. */
const LOCK = 7_415_018;
const BATCH = 1000;

/**
 * Puts ways in the place of those loaded before, all or nothing, and makes streets of them; listings follow after it. A street that
 * was there before keeps its key: addresses and saved searches name it.
 * @throws Error when there is none, and keeps what was there
 */
export async function loadStreets(
  db: Knex,
  ways: AsyncIterable<StreetWay> | Iterable<StreetWay>,
): Promise<LoadedStreets> {
  const streets = await db.transaction((trx) => replaceStreets(trx, ways));
  return { streets, listings: await refreshSurroundings(db) };
}

/** The same within a transaction, without the listings. @returns how many streets there are now */
export async function replaceStreets(
  trx: Knex.Transaction,
  ways: AsyncIterable<StreetWay> | Iterable<StreetWay>,
): Promise<number> {
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
  await trx('street_ways').delete();
  let batch: StreetWay[] = [];
  for await (const way of ways) {
    batch.push(way);
    if (batch.length < BATCH) continue;
    await insertWays(trx, batch);
    batch = [];
  }
  await insertWays(trx, batch);
  return layStreets(trx);
}

async function insertWays(trx: Knex.Transaction, ways: readonly StreetWay[]): Promise<void> {
  await trx.raw(
    `insert into street_ways (id, class, name_ar, name_en, line)
     select id, class, "nameAr", "nameEn", made
     from jsonb_to_recordset(?::jsonb) as w (id bigint, class text, "nameAr" text, "nameEn" text, line jsonb)
       cross join lateral (select case jsonb_typeof(line)
         when 'string' then st_linefromencodedpolyline(line #>> '{}', 5)
         else st_removerepeatedpoints(st_snaptogrid(st_setsrid(st_force2d(st_geomfromgeojson(line)), 4326), 0.00001)) end as made) m
     where st_geometrytype(made) = 'ST_LineString' and st_npoints(made) > 1 and st_length(made) > 0
     on conflict (id) do nothing`,
    [JSON.stringify(ways)],
  );
}
