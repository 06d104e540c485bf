import type { Db } from '@diyar/db';
import { createTestDatabase } from '@diyar/db/testing';
import { createTestSearch } from '@diyar/indexer/testing';
import { expect } from 'vitest';
import { generateListings } from '../src/demo/generate.ts';
import type { SearchAnswer } from '../src/features/search/contract.ts';
import { appOn } from './test-app.ts';

type Params = Record<string, string | number | boolean>;

/** Enough that the places, categories and deals that tests ask for have some. */
const LISTINGS = 700;

export const searchQuery = (params: Params) =>
  `/listings/search?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))}`;

/** A school, a park or a mosque in the middle of every town and quarter. */
export const pointsInPlaces = (db: Db) =>
  db.raw(`
    insert into points_of_interest (osm_id, kind, shape)
    select 'node/' || n, (array['school', 'park', 'mosque'])[1 + n % 3], center
    from (select row_number() over (order by kind, key) as n, center from locations where kind <> 'province') places`);

/** The demo's listings behind the search twice: with the engine, and on a day it is down. */
export async function searchSides(listings = LISTINGS) {
  const database = await createTestDatabase();
  await pointsInPlaces(database.db);
  await generateListings(database.db, listings, () => {});
  const engine = await createTestSearch(database);
  await engine.settled(60_000);
  const online = await appOn(database, engine.prefix);
  const offline = await appOn(database);
  return {
    database,
    engine,
    online,
    offline,
    async ask(params: Params, where = online): Promise<SearchAnswer> {
      const { statusCode, json } = await where.get(searchQuery(params));
      expect(statusCode, JSON.stringify(json)).toBe(200);
      return json.data;
    },
    async close() {
      await online.close();
      await offline.close();
      await engine.drop();
      await database.drop();
    },
  };
}
export type SearchSides = Awaited<ReturnType<typeof searchSides>>;
