import type { Db } from '@diyar/db';
import { createTestDatabase } from '@diyar/db/testing';
import { type Comparison, compareWithDatabase, createEngine, type Engine } from '@diyar/indexer/testing';
import { type IndexerProcess, startIndexerProcess } from './indexer-process.ts';
import { type PrivateEngine, privateEngine } from './private-engine.ts';
import { until } from './until.ts';

/** A database, an engine and as many indexers as a scenario wants, all its own. */
export interface Stack {
  db: Db;
  owner: Db;
  databaseUrl: string;
  process: PrivateEngine;
  engine: Engine;
  prefix: string;
  /** The live index. */
  uid: string;
  /** @param env overrides, for one that talks through a proxy */
  startIndexer(env?: Record<string, string>): IndexerProcess;
  /** Marks that wait. */
  marks(): Promise<number>;
  /** Waits until no mark and no rebuild is open. @returns milliseconds */
  settled(ms?: number): Promise<number>;
  compare(): Promise<Comparison>;
  close(): Promise<void>;
}

/** Processor cores the engine and the indexers are held to. */
export interface Cores {
  engine?: number;
  indexer?: number;
}

/** Needs TEST_DATABASE_OWNER_URL (a cluster with PostGIS where databases may be made). */
export async function openStack(cores: Cores = {}): Promise<Stack> {
  const [database, own] = await Promise.all([createTestDatabase(), privateEngine({ core: cores.engine })]);
  const { db, owner, url: databaseUrl } = database;
  const prefix = 'fault_';
  const engine = createEngine(own);
  const indexers: IndexerProcess[] = [];
  const marks = async () => Number((await db('search_dirty').count({ n: '*' }))[0]?.n ?? 0);
  return {
    db,
    owner,
    databaseUrl,
    process: own,
    engine,
    prefix,
    uid: `${prefix}listings`,
    startIndexer(env = {}) {
      const settings = { DATABASE_URL: databaseUrl, MEILI_URL: own.url, MEILI_KEY: own.key, MEILI_PREFIX: prefix };
      const indexer = startIndexerProcess({ ...settings, ...env }, cores.indexer);
      indexers.push(indexer);
      return indexer;
    },
    marks,
    settled: (ms = 120_000) =>
      until(
        'all marks are done',
        async () => {
          const { rows } = await db.raw<{ rows: [{ quiet: boolean }] }>(`select not exists (select from search_dirty)
            and not exists (select from search_reindex_requests where state not in ('done', 'failed'))
            and (select fingerprint is not null from search_state) as quiet`);
          return rows[0].quiet;
        },
        ms,
      ),
    compare: () => compareWithDatabase(db, engine, prefix),
    async close() {
      for (const indexer of indexers) if (indexer.alive) await indexer.kill();
      await own.close();
      await database.drop();
    },
  };
}

/** The three lists of a comparison as the line the acceptance asks for. */
export const verdict = ({ expected, missing, extra, stale }: Comparison) => ({
  passed: missing.length + extra.length + stale.length === 0,
  figure: { expected, missing: missing.length, extra: extra.length, stale: stale.length },
});
