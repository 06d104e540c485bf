import type { Knex } from 'knex';

/** For reports of a period: rows arrive in time's order, so a summary of each block finds them at a thousandth of an index's size. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index listings_by_creation on listings using brin (created_at);
    create index leads_by_creation on leads using brin (created_at);
    create index lead_messages_by_creation on lead_messages using brin (created_at);
    create index contact_reveals_by_time on contact_reveals using brin (revealed_at);
    create index users_by_creation on users (created_at);
  `);
}

export const down = (db: Knex) =>
  db.raw(`drop index listings_by_creation, leads_by_creation, lead_messages_by_creation, contact_reveals_by_time,
    users_by_creation`);
