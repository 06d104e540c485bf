import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

const purposes = (...names: string[]) => `
  alter table one_time_tokens drop constraint one_time_tokens_purpose;
  alter table one_time_tokens add constraint one_time_tokens_purpose check (purpose in (${names.map((name) => `'${name}'`).join(', ')}))`;
const FORMER = ['verify_email', 'reset_password', 'delete_account', 'verify_phone', 'prove_person'];

/** Chats of messengers that people linked to their account. */
export const up = (db: Knex) =>
  db.raw(`
    create table chat_links (
      user_id uuid not null references users on delete cascade,
      channel text not null constraint chat_links_channel check (channel in ('telegram')),
      chat_id text not null,
      name text not null,
      linked_at timestamptz not null default app_now(),
      primary key (user_id, channel),
      constraint chat_links_one_account unique (channel, chat_id)
    );
    ${purposes(...FORMER, 'link_chat')}`);

export async function down(db: Knex): Promise<void> {
  await dropTables(db, { people: 'chat_links' });
  await db.raw(`delete from one_time_tokens where purpose = 'link_chat'`);
  await db.raw(purposes(...FORMER));
}
