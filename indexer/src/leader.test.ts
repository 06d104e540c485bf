import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { aListing, createTestSearch, type TestSearch, until } from '@diyar/indexer/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { type Indexer, startIndexer } from './indexer.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';

let database: TestDatabase;
let search: TestSearch;
let second: Indexer;

beforeAll(async () => {
  database = await createTestDatabase();
  search = await createTestSearch(database);
  second = startIndexer({
    db: database.db,
    databaseUrl: database.url,
    engine: createEngine(search),
    prefix: search.prefix,
    log: createLogger('silent'),
    metrics: createMetrics(),
  });
});
afterAll(async () => {
  await second?.stop();
  await search?.drop();
  await database?.drop();
});

/** Between two leaders there is none for a moment. */
const oneLeads = () =>
  until(async () => ([search.indexer, second].filter((indexer) => indexer.leads).length === 1 ? true : undefined));

it('has one leader, who is replaced when it stops and when its connection is cut', async () => {
  const { db } = database;
  expect([search.indexer.leads, second.leads]).toEqual([true, false]);

  await db.raw(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'diyar-indexer-leader' and datname = current_database()",
  );
  const id = await aListing(db);
  await until(async () => ((await search.find(id)) ? true : undefined));
  await oneLeads();

  const leader = search.indexer.leads ? search.indexer : second;
  await leader.stop();
  await db('listings').where({ id }).update({ price_cents: 4_200_00 });
  await until(async () => ((await search.find(id))?.price === 4_200 ? true : undefined));
  await oneLeads();
});
