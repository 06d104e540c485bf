import pg from 'pg';
import { isDatabaseAway } from './bounded-client.ts';
import type { Db } from './connect.ts';

/** A pooler hands the connection that was used last to whoever asks next, unless others are faster: each round is a try. */
const ROUNDS = 10;
const PATIENCE_MS = 5_000;

/** A process behind a pooler that hands its sessions to others. */
export class NoSessions extends Error {
  override name = 'NoSessions';
}

/**
 * Whether a connection to this address keeps its session between two transactions, as LISTEN, locks of a session and prepared statements
 * need it. A pooler in transaction mode takes all three without a word, and loses them.
 */
export async function holdsSessions(url: string): Promise<boolean> {
  const [first, second] = [clientOf(url), clientOf(url)];
  try {
    await first.connect();
    const own = await serverOf(first);
    // A pooler makes up the number that it gives its client.
    if (own === first.processID) return true;
    await second.connect();
    for (let round = 0; round < ROUNDS; round++) {
      await second.query('begin');
      if ((await serverOf(second)) === own || (await serverOf(first)) !== own) return false;
      await second.query('commit');
    }
    return true;
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => {})));
  }
}

function clientOf(url: string): pg.Client & { processID?: number } {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'diyar-sessions',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // The question that fails says it.
  return client.on('error', () => {});
}

async function serverOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/** @throws NoSessions; a database that is away is not waited for, since pages are served without it */
export async function expectSessions(url: string, setting = 'DATABASE_SESSION_URL'): Promise<void> {
  const holds = await holdsSessions(url).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    return true;
  });
  if (!holds) {
    throw new NoSessions(
      'The database is reached through a pooler in transaction mode, where LISTEN, locks and prepared statements get lost: ' +
        `give the address of PostgreSQL itself as ${setting} (docs/operations.md, "A pooler").`,
    );
  }
}

/** Through a pooler a limit on statements cannot come with the connection. @throws NoSessions where the role has none either */
export async function expectLimitOfRole(pooled: Db, limitMs: number): Promise<void> {
  const { rows } = await pooled
    .raw<{ rows: { role: string; limit: string }[] }>(
      `select current_user as role, current_setting('statement_timeout') as limit`,
    )
    .catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      return { rows: [] };
    });
  const [found] = rows;
  if (found?.limit === '0') {
    throw new NoSessions(
      `Behind the pooler no statement of ${found.role} has an end: alter role ${found.role} set statement_timeout = ${limitMs}, ` +
        'then RECONNECT in the pooler (docs/operations.md, "A pooler").',
    );
  }
}
