import knex, { type Knex } from 'knex';
import pg from 'pg';
import { boundedClient, isUsable } from './bounded-client.ts';
import type { TableRows } from './rows/tables.ts';

/** The pool or a transaction: always the first argument of a query. */
export type Db = Knex;
// A row of the builder is one of the table that it names (https://knexjs.org/guide/#typescript).
declare module 'knex/types/tables.js' {
  interface Tables extends TableRows {}
}
/** A value that takes the place of a `?` in a statement. */
export type Binding = Knex.RawBinding;

// Cents and counts fit a double exactly (< 2^53); strings would leak into arithmetic.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export interface ConnectOptions {
  /** Shown in pg_stat_activity, so that an operator sees which process holds what. */
  name: string;
  /** Largest number of connections of this process. */
  max?: number;
  /** Milliseconds after which PostgreSQL gives up on one statement; 0 is never (migrations, seeds, rebuilds). */
  statementTimeout?: number;
  /**
   * Milliseconds after which a statement, and a wait for a connection, fails here, though the server be frozen. For processes
   * that visitors wait for; replaces `statementTimeout`. Longer work says so: `bePatient`.
   */
  answerWithin?: number;
  /** Milliseconds that opening a connection, and waiting for a free one, may take. Longer where nobody waits. */
  connectWithin?: number;
  /** The address is a pooler's, which takes no setting with a connection: the limit on statements is the role's. */
  isPooled?: boolean;
}

/** Opens a pool. Nothing is connected until the first query; `destroy()` it when the process ends. */
export function connect(url: string, options: ConnectOptions): Db {
  const { name, max = 10, statementTimeout = 15_000, answerWithin, connectWithin, isPooled } = options;
  return knex({
    client: answerWithin ? boundedClient(answerWithin) : 'pg',
    connection: {
      connectionString: url,
      application_name: name,
      // As text: the library sends no number 0, and the role may have a limit of its own (docs/operations.md, "A pooler").
      statement_timeout: isPooled ? undefined : String(answerWithin ?? statementTimeout),
      keepAlive: true,
      connectionTimeoutMillis: connectWithin ?? answerWithin ?? 5_000,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max, validate: isUsable },
    acquireConnectionTimeout: connectWithin ?? answerWithin ?? 10_000,
    // An error names its statement with $1, never with the values.
    compileSqlOnError: false,
    log: { warn },
  });
}

/** A migration that fails throws the same again. */
const warn = (message: unknown) => {
  if (!String(message).startsWith('migration ')) process.stdout.write(`${message}\n`);
};
