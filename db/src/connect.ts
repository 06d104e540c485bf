import knex, { type Knex } from 'knex';
import pg from 'pg';

/** The pool or a transaction: always the first argument of a query. */
export type Db = Knex;

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
}

/** Opens a pool. Nothing is connected until the first query; `destroy()` it when the process ends. */
export function connect(url: string, { name, max = 10, statementTimeout = 15_000 }: ConnectOptions): Db {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: name,
      statement_timeout: statementTimeout || undefined,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max },
    acquireConnectionTimeout: 10_000,
    // An error names its statement with $1, never with the values.
    compileSqlOnError: false,
  });
}
