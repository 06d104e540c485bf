import type { Knex } from 'knex';

/**
 * A telephone number belongs to the account that has proven it. Unproven it may stand in many: whoever types somebody
 * else's number must not keep its owner from using it.
 */
export const up = (db: Knex) =>
  db.raw(`
    create unique index users_proven_phone on users (phone) where phone_verified_at is not null and closed_at is null;
    create index users_by_phone on users (phone) where phone is not null and closed_at is null;
    drop index users_phone_once;
  `);

export const down = (db: Knex) =>
  db.raw(`
    create unique index users_phone_once on users (phone) where phone is not null and closed_at is null;
    drop index users_by_phone, users_proven_phone;
  `);
