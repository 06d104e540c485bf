import type { Knex } from 'knex';

/** What visitors write to the operator; kept two years like every communication. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table contact_messages (
      id uuid primary key default uuid_v7(),
      name text not null constraint contact_messages_name check (char_length(name) between 2 and 100),
      email text not null,
      topic text not null constraint contact_messages_topic check
        (topic in ('question', 'listing', 'office', 'advertising', 'privacy', 'other')),
      message text not null constraint contact_messages_message check (char_length(message) between 10 and 4000),
      language text not null constraint contact_messages_language check (language in ('ar', 'en')),
      user_id uuid references users on delete set null,
      created_at timestamptz not null default now()
    );
    create index contact_messages_by_time on contact_messages (created_at);
  `);
}

export const down = (db: Knex) => db.raw('drop table contact_messages');
