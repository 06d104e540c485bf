import pg from 'pg';
import type { Logger } from './logger.ts';
import { TARGET } from './marks.ts';

/** First key of the advisory lock; the second is the target, so each engine has a leader of its own. */
const LOCK = 7_415_010;
/** A healthy leader is heard this often … */
const PING_MS = 2_000;
/** … and PostgreSQL itself ends the session, and with it the lock, of one that was silent this long (stopped, cut off). */
const SILENCE_MS = 12_000;
/** Longer than a large page of a rebuild can keep this process from reading the answer. */
const ANSWER_MS = 8_000;

/** The lock is gone, or can't be told from gone. */
export class LeadershipLost extends Error {
  override name = 'LeadershipLost';
}

/** The socket behind the client, which its types do not show. */
type WithStream = pg.Client & { connection?: { stream?: { destroy(): void } } };

/** The right to write to the engine, held as an advisory lock on a connection of its own. */
export interface Leader {
  /** Resolves while the lock is held; throws {@link LeadershipLost} otherwise. Asks the server, on the lock's connection. */
  confirm(): Promise<void>;
  /**
   * Resolves at the next notification on `search_dirty`, after `ms`, when woken by {@link wake}, or when `sooner` is over.
   * For one caller at a time.
   */
  woken(ms: number, sooner?: Promise<unknown>): Promise<void>;
  wake(): void;
  /** Whether `search_facts` was notified since the last call. */
  factsChanged(): boolean;
  release(): Promise<void>;
}

/**
 * Tries once to become the leader.
 * @returns undefined when another process leads; throws when the database can't be reached
 */
export async function tryToLead(url: string, log: Logger): Promise<Leader | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'diyar-indexer-leader',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  let lost: Error | undefined;
  let wakeUp = () => {};
  const fail = (error: Error) => {
    lost ??= error;
    wakeUp();
  };
  client.on('error', fail);
  client.on('end', () => fail(new Error('the connection ended')));
  const close = async () => {
    // A connection that swallows everything never says goodbye.
    await Promise.race([client.end().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
    (client as WithStream).connection?.stream?.destroy();
  };
  try {
    await client.connect();
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, $2) as mine', [
      LOCK,
      TARGET,
    ]);
    if (!rows[0]?.mine) {
      await close();
      return undefined;
    }
    await client.query(`set idle_session_timeout = ${SILENCE_MS}`);
    await client.query('listen search_dirty; listen search_facts');
  } catch (error) {
    await close();
    throw error;
  }

  let pending = true;
  let facts = false;
  client.on('notification', ({ channel }) => {
    if (channel === 'search_facts') facts = true;
    pending = true;
    wakeUp();
  });
  // In sequence; a question of its own for everyone who asks, because an earlier answer proves nothing about now.
  let asked = Promise.resolve();
  const ask = async () => {
    try {
      if (lost) throw lost;
      await client.query('select');
    } catch (error) {
      fail(error as Error);
      throw new LeadershipLost(`the lock can't be confirmed: ${(error as Error).message}`);
    }
  };
  const confirm = (): Promise<void> => {
    const answer = asked.then(ask);
    asked = answer.catch(() => {});
    return answer;
  };
  let pinging = Promise.resolve();
  const pings = setInterval(() => {
    pinging = confirm().catch((error) => log.warn({ err: error }, 'leadership lost'));
  }, PING_MS);

  return {
    confirm,
    async woken(ms, sooner) {
      if (lost) throw new LeadershipLost(lost.message);
      if (!pending) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wakeUp = () => {
            clearTimeout(timer);
            resolve();
          };
          sooner?.then(wakeUp, wakeUp);
        });
      }
      pending = false;
      wakeUp = () => {};
    },
    wake() {
      pending = true;
      wakeUp();
    },
    factsChanged() {
      const changed = facts;
      facts = false;
      return changed;
    },
    async release() {
      clearInterval(pings);
      await pinging;
      await close();
    },
  };
}

/** Whether some process leads now: the command-line tools ask before they wait for it. */
export const LEADER_EXISTS = `select exists (select from pg_locks
  where locktype = 'advisory' and classid = ${LOCK} and objid = ${TARGET} and granted
    and database = (select oid from pg_database where datname = current_database())) as leads`;
