import type { Knex } from 'knex';

/**
 * Which subscription took a listing from view when its places went: what comes back with a new plan. Whoever moves the
 * listing afterwards takes the mark off, so that what its owner archived himself stays where he put it.
 */
export const up = (db: Knex) =>
  db.raw(`
    alter table listings add column archived_by_subscription_id uuid references subscriptions;
    create index listings_archived_by_subscription on listings (archived_by_subscription_id)
      where archived_by_subscription_id is not null;
  `);

export const down = (db: Knex) => db.raw('alter table listings drop column archived_by_subscription_id');
