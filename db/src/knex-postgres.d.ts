declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';
  import type pg from 'pg';

  /** knex publishes no types of its dialects, which its documentation tells to extend. */
  class PostgresClient extends Knex.Client {
    _query(connection: pg.Client, query: unknown): Promise<unknown>;
  }
  export = PostgresClient;
}
