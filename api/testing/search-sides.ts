import type { Db } from '@diyar/db';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { createTestSearch } from '@diyar/indexer/testing';
import { expect } from 'vitest';
import { generateListings } from '#demo/generate.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import { appOn } from './test-app.ts';

type Params = Record<string, string | number | boolean>;

/** Enough that the places, categories and deals that tests ask for have some. */
const LISTINGS = Number(process.env.SEARCHED_LISTINGS ?? 700);

export const searchQuery = (params: Params) =>
  `/listings/search?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))}`;

/** A school, a park or a mosque in the middle of every town and quarter. */
export const pointsInPlaces = (db: Db) =>
  db.raw(`
    insert into points_of_interest (osm_id, kind, shape)
    select 'node/' || n, (array['school', 'park', 'mosque'])[1 + n % 3], center
    from (select row_number() over (order by kind, key) as n, center from locations where kind <> 'province') places`);

/** A database behind the search twice: with the engine, and on a day it is down. `close` ends the database, too. */
export async function sidesOf(database: TestDatabase) {
  const engine = await createTestSearch(database);
  const online = await appOn(database, engine.prefix);
  const offline = await appOn(database);
  return {
    database,
    engine,
    online,
    offline,
    async close() {
      await online.close();
      await offline.close();
      await engine.drop();
      await database.drop();
    },
  };
}

/** The same of the demo's listings. */
export async function searchSides(listings = LISTINGS) {
  const database = await createTestDatabase();
  await pointsInPlaces(database.db);
  await generateListings(database.db, listings, () => {});
  const sides = await sidesOf(database);
  await sides.engine.settled(60_000);
  return {
    ...sides,
    async ask(params: Params, where = sides.online): Promise<SearchAnswer> {
      const { statusCode, json } = await where.get(searchQuery(params));
      expect(statusCode, JSON.stringify(json)).toBe(200);
      return json.data;
    },
  };
}
export type SearchSides = Awaited<ReturnType<typeof searchSides>>;
