import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

const TOPICS = `'all', 'regular', 'office', 'admin', 'city', 'category'`;

/** Browsers of people without an account that asked for the site's news, and how far an announcement has come among them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table visitor_devices (
      id uuid primary key default uuid_v7(),
      endpoint text not null constraint visitor_devices_endpoint unique,
      p256dh text not null,
      auth text not null,
      language text not null constraint visitor_devices_language check (language in ('ar', 'en')),
      created_at timestamptz not null default app_now(),
      renewed_at timestamptz not null default app_now(),
      sent_at timestamptz,
      constraint visitor_devices_lengths
        check (length(endpoint) <= 1000 and length(p256dh) = 87 and length(auth) = 22)
    );
    alter table announcements
      drop constraint announcements_topic,
      add constraint announcements_topic check (topic in (${TOPICS}, 'not_registered')),
      add column visitors integer not null default 0,
      add column visitors_told integer not null default 0,
      add column visitors_after_id uuid;
  `);
}

export async function down(db: Knex): Promise<void> {
  await dropTables(db, { people: 'visitor_devices' });
  await db.raw(`
    delete from announcements where topic = 'not_registered';
    alter table announcements
      drop column visitors, drop column visitors_told, drop column visitors_after_id,
      drop constraint announcements_topic,
      add constraint announcements_topic check (topic in (${TOPICS}));
  `);
}
