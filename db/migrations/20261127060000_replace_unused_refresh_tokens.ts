import type { Knex } from 'knex';

/** A lost answer leaves a successor that nobody uses: its parent gets another one, and the first one dies. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table refresh_tokens
      -- Set when the parent came back before this token was ever used.
      add column replaced_at timestamptz,
      add constraint refresh_tokens_replaced_unused check (replaced_at is null or rotated_at is null);
    create unique index refresh_tokens_one_successor on refresh_tokens (parent_hash) where replaced_at is null;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    delete from refresh_tokens where replaced_at is not null;
    drop index refresh_tokens_one_successor;
    alter table refresh_tokens drop constraint refresh_tokens_replaced_unused, drop column replaced_at;
  `);
