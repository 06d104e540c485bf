import type { Db } from '@diyar/db';
import type { Engine } from './engine.ts';
import { EngineUnavailable } from './engine-errors.ts';
import { createFallbackWriter } from './fallback.ts';
import { fingerprintOf } from './fingerprint.ts';
import { noteFacts } from './indexed-facts.ts';
import { type Leader, LeadershipLost, tryToLead } from './leader.ts';
import type { LeaderSession } from './leader-session.ts';
import { loadFacts } from './listings/facts.ts';
import { makeWording } from './listings/wording.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { serve } from './serve.ts';
import { createUncertainWrites } from './uncertain-writes.ts';

const STANDBY_MS = 1_000;
const RETRY_MS = 250;
const SLOWEST_RETRY_MS = 3_000;

export interface IndexerDeps {
  db: Db;
  /** For the connection that holds the leader's lock; the pool can't promise one. */
  databaseUrl: string;
  engine: Engine;
  /** Prefix of the index uids. */
  prefix: string;
  log: Logger;
  metrics: Metrics;
}

export interface Indexer {
  /** Finishes the batch under way and gives up the lead. */
  stop(): Promise<void>;
  readonly leads: boolean;
  /** The session under way, when this process leads. */
  readonly session: LeaderSession | undefined;
}

/** Starts the indexer: leads when nobody does, stands by otherwise, and survives every failure of what it talks to. */
export function startIndexer({ db, databaseUrl, engine, prefix, log, metrics }: IndexerDeps): Indexer {
  const uncertainWrites = createUncertainWrites();
  const stopping = new AbortController();
  let session: LeaderSession | undefined;
  let retry = RETRY_MS;
  /** Of this process's code. */
  let fingerprint: string | undefined;

  async function begin(leader: Leader): Promise<LeaderSession> {
    const facts = await loadFacts(db);
    await noteFacts(db, facts);
    fingerprint ??= fingerprintOf();
    const wording = makeWording(facts);
    return {
      db,
      engine,
      prefix,
      leader,
      uncertainWrites,
      fallback: createFallbackWriter(db),
      log,
      metrics,
      wording,
      fingerprint,
      indexCreatedAt: undefined,
    };
  }

  /** A try at leading. @returns how long to wait before the next one */
  async function lead(): Promise<number> {
    await uncertainWrites.settle(db);
    const leader = await tryToLead(databaseUrl, log);
    if (!leader) return STANDBY_MS;
    stopping.signal.addEventListener('abort', leader.wake, { once: true });
    try {
      session = await begin(leader);
      metrics.leader.set(1);
      log.info('leading');
      retry = RETRY_MS;
      await serve(session, stopping.signal);
      return 0;
    } finally {
      session = undefined;
      metrics.leader.set(0);
      stopping.signal.removeEventListener('abort', leader.wake);
      await leader.release();
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const wait = await lead();
        await pause(wait, stopping.signal);
      } catch (error) {
        const source =
          error instanceof EngineUnavailable ? 'engine' : error instanceof LeadershipLost ? 'lead' : 'database';
        metrics.errors.inc({ source });
        log.warn({ err: error }, 'session ended');
        await pause(retry * (0.5 + Math.random()), stopping.signal);
        retry = Math.min(retry * 2, SLOWEST_RETRY_MS);
      }
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
    get leads() {
      return session !== undefined;
    },
    get session() {
      return session;
    },
  };
}

/** Waits, but not past the wish to stop. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
