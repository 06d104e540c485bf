import type { Knex } from 'knex';
import { refuseLoss } from '../src/schema/drop-tables.ts';

/** Messages to the operator are a queue: those of plans with priority first. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table contact_messages
      -- As the sender's plan was when it was written.
      add column is_priority boolean not null default false,
      add column answered_at timestamptz,
      add column answered_by uuid references users on delete set null;
    -- Those of before were answered from the mailbox.
    update contact_messages set answered_at = created_at;
    create index contact_messages_open on contact_messages (is_priority desc, created_at, id) where answered_at is null;
    create index contact_messages_by_answerer on contact_messages (answered_by) where answered_by is not null;
  `);
}

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { contact_messages: 'is_priority or answered_by is not null' });
  await db.raw(
    'alter table contact_messages drop column is_priority, drop column answered_at, drop column answered_by',
  );
}
