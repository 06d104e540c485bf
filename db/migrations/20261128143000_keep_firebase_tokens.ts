import type { Knex } from 'knex';

const TABLES = ['push_subscriptions', 'visitor_devices'];

/** A device's name at Firebase, beside the address and the keys that the standard sends by. */
export async function up(db: Knex): Promise<void> {
  for (const table of TABLES)
    await db.raw(`
      alter table ${table} add column firebase_token text
        constraint ${table}_firebase_token check (length(firebase_token) between 1 and 1000);
    `);
}

export async function down(db: Knex): Promise<void> {
  for (const table of TABLES) await db.raw(`alter table ${table} drop column firebase_token`);
}
