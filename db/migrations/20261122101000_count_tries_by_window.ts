import type { Knex } from 'knex';

/**
 * Limits of a day count from the first try of their window: counted from the last one, an address that many people share
 * would never be let in again.
 */
export const up = (db: Knex) =>
  db.raw('alter table login_throttle add column started_at timestamptz not null default app_now()');

export const down = (db: Knex) => db.raw('alter table login_throttle drop column started_at');
