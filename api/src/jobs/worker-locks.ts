import type { Db } from '@diyar/db';
import pg from 'pg';

/** First half of the advisory locks by which workers say that they live; the second half hashes the name that stands in `locked_by`. */
const LOCKS = 7_415_150;
const RECONNECT_MS = 1_000;
/** The server gives up a machine that went away without a word after a minute. */
const KEEPALIVE = 'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';
/** A worker that has just begun has not said so yet. */
const GRACE = `interval '1 minute'`;

export interface WorkerLocks {
  hold(holder: string): void;
  release(): Promise<void>;
}

/**
 * Connection that holds a lock for each pool of workers of this process. It ends with the process, however that ends, so whoever finds a
 * lock free knows that its worker is gone; the queue alone would keep its jobs for four hours.
 */
export function holdWorkerLocks(connectionString: string, onBreak: (error: Error) => void): WorkerLocks {
  const held = new Set<string>();
  let isOver = false;
  let client: Promise<pg.Client> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString, application_name: 'diyar-worker-locks' });
    opened.on('error', onBreak);
    opened.on('end', () => {
      client = undefined;
      if (!isOver) setTimeout(() => void lockAll(), RECONNECT_MS).unref();
    });
    await opened.connect();
    await opened.query(KEEPALIVE);
    for (const holder of held) await lock(opened, holder);
    return opened;
  }
  const lock = (on: pg.Client, holder: string) =>
    on.query('select pg_advisory_lock_shared($1::int, hashtext($2))', [LOCKS, holder]);

  /** A failure is tried again by `end`, or here where the connection was never made. */
  function lockAll(): Promise<void> {
    if (isOver || client) return Promise.resolve();
    client = open();
    return client.then(
      () => {},
      (error) => {
        client = undefined;
        onBreak(error);
        if (!isOver) setTimeout(() => void lockAll(), RECONNECT_MS).unref();
      },
    );
  }

  return {
    hold(holder) {
      held.add(holder);
      const before = client;
      last = before ? before.then((opened) => lock(opened, holder)).catch(() => {}) : lockAll();
    },
    async release() {
      isOver = true;
      await last;
      await (await client?.catch(() => undefined))?.end();
    },
  };
}

/** Gives back the jobs of workers that are gone. @returns how many workers those were */
export const unlockDeadWorkers = (db: Db): Promise<number> =>
  db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { locked_by: string }[] }>(
      `with holder as materialized (
         select distinct locked_by from graphile_worker.jobs where locked_at < clock_timestamp() - ${GRACE})
       select locked_by from holder where pg_try_advisory_xact_lock(?::int, hashtext(locked_by))`,
      [LOCKS],
    );
    const dead = rows.map(({ locked_by }) => locked_by);
    if (dead.length > 0) await trx.raw('select graphile_worker.force_unlock_workers(?::text[])', [dead]);
    return dead.length;
  });
