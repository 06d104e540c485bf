import type { Knex } from 'knex';

/**
 * Whoever leaves a year early for another plan pays for the months that were used what single ones cost when the year was bought,
 * never more than was paid. Null: a month, or bought before; its unused days are given back pro rata.
 */
export const up = (db: Knex) =>
  db.raw('alter table subscriptions add column monthly_cents bigint check (monthly_cents > 0);');

export const down = (db: Knex) => db.raw('alter table subscriptions drop column monthly_cents;');
