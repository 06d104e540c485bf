import { randomBytes } from 'node:crypto';
import type { Db } from '@diyar/db';
import { compare, type Differences, withoutMark } from '../src/audit.ts';
import { createEngine, type Engine } from '../src/engine.ts';
import { areFactsOpen } from '../src/fact-changes.ts';
import { type Indexer, startIndexer } from '../src/indexer.ts';
import type { ListingDocument } from '../src/listings/document.ts';
import { loadFacts } from '../src/listings/facts.ts';
import { listingsIndex } from '../src/listings/index-uid.ts';
import { makeWording } from '../src/listings/wording.ts';
import { rowsById } from '../src/load-rows.ts';
import { createLogger } from '../src/logger.ts';
import { createMetrics, type Metrics } from '../src/metrics.ts';
import { rowsOf } from '../src/sql.ts';
import { type Comparison, compareWithDatabase } from './compare.ts';

export interface TestSearch {
  url: string;
  key: string;
  /** Prefix of this run's indexes. */
  prefix: string;
  engine: Engine;
  indexer: Indexer;
  metrics: Metrics;
  /** Resolves when every mark has reached the engine, no rebuild is open and no fact is new; throws after `ms`. */
  settled(ms?: number): Promise<void>;
  /** A listing's document in the engine. */
  find(listingId: string): Promise<ListingDocument | undefined>;
  /** Of these listings, whose document is not what the database says though no mark waits for it. */
  differing(listingIds: string[]): Promise<Differences>;
  /** Index against database; every list is empty when all is well. */
  compare(): Promise<Comparison>;
  /** Stops the indexer and removes the indexes. */
  drop(): Promise<void>;
}

/** The engine under test, from MEILI_URL and MEILI_KEY. */
export function testEngine(): { url: string; key: string } {
  const url = process.env.MEILI_URL;
  if (!url) throw new Error('MEILI_URL is not set: run the tests with `npm test` or `npm run check`');
  return { url, key: process.env.MEILI_KEY ?? '' };
}

/** An indexer of a test's own, on the real engine, for a database of `createTestDatabase()`. */
export async function createTestSearch(
  { db, url: databaseUrl }: { db: Db; url: string },
  /** Puts something between the indexer and the engine. */
  disturb: (engine: Engine) => Engine = (engine) => engine,
): Promise<TestSearch> {
  const { url, key } = testEngine();
  const prefix = `test_${randomBytes(6).toString('hex')}_`;
  const engine = disturb(createEngine({ url, key }));
  const metrics = createMetrics();
  const log = createLogger(process.env.LOG_LEVEL ?? 'silent');
  const indexer = startIndexer({ db, databaseUrl, engine, prefix, log, metrics });
  const search: TestSearch = {
    url,
    key,
    prefix,
    engine,
    indexer,
    metrics,
    async settled(ms) {
      await until(async () => (await isQuiet(db)) || undefined, ms);
    },
    find: async (listingId) => (await engine.byId(listingsIndex(prefix), [listingId]))[0],
    async differing(listingIds) {
      if (await areFactsOpen(db)) await search.settled();
      const ids = await withoutMark(db, listingIds);
      const documents = await engine.byId(listingsIndex(prefix), ids);
      return compare(makeWording(await loadFacts(db)), ids, documents, await rowsById(db, ids));
    },
    compare: () => compareWithDatabase(db, engine, prefix),
    async drop() {
      await indexer.stop();
      for (const uid of await engine.uids()) if (uid.startsWith(prefix)) await engine.drop(uid);
    },
  };
  await search.settled();
  return search;
}

async function isQuiet(db: Db): Promise<boolean> {
  // First: what changed facts mark is marked by the time they are closed.
  if (await areFactsOpen(db)) return false;
  const [row] = await rowsOf<{ quiet: boolean }>(
    db,
    `select not exists (select from search_dirty)
       and not exists (select from search_reindex_requests where state in ('requested', 'building', 'swapping'))
       and (select fingerprint is not null from search_state) as quiet`,
  );
  return row?.quiet ?? false;
}

/** Waits for a condition; resolves with its first defined value. The limit is for what hangs, not for a machine with other work. */
export async function until<T>(look: () => Promise<T | undefined>, ms = 50_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`Not so within ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
