import type { Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import type pg from 'pg';
import type { Db } from './connect.ts';

/** The database took a statement and did not answer in time: it is frozen, or the network is gone. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent';
}

/** Time that a transaction allows its statements instead of the pool's limit. */
const patience = new WeakMap<pg.Client, number>();
/** Cut off, and not yet told so by their socket. */
const silent = new WeakSet<pg.Client>();
export const isUsable = (connection: pg.Client): boolean => !silent.has(connection);

/** PostgreSQL gives up by itself first: only a server that cannot even do that is cut off. */
const MARGIN_MS = 500;

/**
 * knex's client with an end to its own waiting: a frozen server honours no `statement_timeout`. A connection that is silent
 * for too long is destroyed, and so leaves the pool; whatever waits on it fails with it.
 */
export const boundedClient = (limitMs: number): typeof Knex.Client =>
  class extends PostgresClient {
    override async _query(connection: pg.Client, query: unknown): Promise<unknown> {
      const limit = patience.get(connection) ?? limitMs;
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          silent.add(connection);
          reject(new DatabaseSilent(`no answer within ${limit} ms`));
          connection.connection.stream.destroy();
        }, limit + MARGIN_MS);
      });
      return Promise.race([super._query(connection, query), silence]).finally(() => clearTimeout(timer));
    }
  };

/** Gives the statements of this transaction `ms` each, where the pool's limit is meant for what a visitor waits for. */
export async function bePatient(trx: Db, ms: number): Promise<void> {
  if (!trx.isTransaction) throw new Error('only a transaction can be patient');
  const connection: pg.Client = await trx.client.acquireConnection();
  patience.set(connection, ms);
  const forget = () => patience.delete(connection);
  void (trx as Knex.Transaction).executionPromise.then(forget, forget);
  await trx.raw(`set local statement_timeout = ${Math.trunc(ms)}`);
}

/** Refused, cut, out of connections, or stopped by one of our own limits: what passes by itself, as far as we can tell. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, code = '' } = error as Error & { code?: string };
  return (
    name === 'DatabaseSilent' ||
    name === 'KnexTimeoutError' ||
    /^(?:57P0[1-5]|57014|53300|08...)$/.test(code) ||
    (/^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/.test(code) && 'syscall' in error) ||
    /Connection terminated|timeout expired|Client has encountered|Client was closed/.test(message)
  );
}
