import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Where a second factor was begun that waits for its confirmation: only there it is confirmed.
    alter table users add column totp_begun_in uuid references sessions on delete set null;
    create index users_totp_begun_in on users (totp_begun_in) where totp_begun_in is not null;

    -- The end of a suspension is told once it comes; those that ended before are no news.
    update users set suspended_until = null, suspension_reason = null where suspended_until <= app_now() and closed_at is null;
  `);
}

export const down = (db: Knex) => db.raw('alter table users drop column totp_begun_in');
