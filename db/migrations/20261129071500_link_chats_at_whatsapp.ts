import type { Knex } from 'knex';
import { dropTables, refuseLoss } from '../src/schema/drop-tables.ts';

const channels = (...names: string[]) => `
  alter table chat_links drop constraint chat_links_channel;
  alter table chat_links add constraint chat_links_channel check (channel in (${names.map((name) => `'${name}'`).join(', ')}))`;

/** WhatsApp beside Telegram, and the events of it that were answered, by a hash of their id: one that is posted twice counts once. */
export const up = (db: Knex) =>
  db.raw(`
    ${channels('telegram', 'whatsapp')};
    create table chat_events (
      about bytea primary key,
      at timestamptz not null default app_now()
    )`);

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { chat_links: `channel = 'whatsapp'` });
  await dropTables(db, { facts: 'chat_events' });
  await db.raw(`delete from chat_links where channel = 'whatsapp'`);
  await db.raw(channels('telegram'));
}
