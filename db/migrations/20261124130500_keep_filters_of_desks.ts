import type { Knex } from 'knex';

/** Filters of a desk that an administrator uses again and again, under a name of their own. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table saved_filters (
      id uuid primary key default uuid_v7(),
      user_id uuid not null references users on delete cascade,
      desk text not null constraint saved_filters_desk check (desk in ('listings', 'users', 'offices', 'audit')),
      name text not null constraint saved_filters_name_length check (length(name) between 1 and 60),
      -- The address's query, without its question mark.
      query text not null constraint saved_filters_query_length check (length(query) between 1 and 600),
      created_at timestamptz not null default app_now(),
      constraint saved_filters_once unique (user_id, desk, name)
    );
  `);
}

export const down = (db: Knex) => db.raw('drop table saved_filters');
