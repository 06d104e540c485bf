import type { Knex } from 'knex';

/** An administrator looks at the site as somebody else: a quarter of an hour, reading only, and never without its session. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table account_views (
      id uuid primary key default uuid_v7(),
      session_id uuid not null references sessions on delete cascade,
      user_id uuid not null references users on delete cascade,
      started_at timestamptz not null default app_now(),
      ends_at timestamptz not null,
      constraint account_views_length check (ends_at <= started_at + interval '15 minutes')
    );
    create index account_views_of_session on account_views (session_id);
    create index account_views_of_user on account_views (user_id);
  `);
}

export const down = (db: Knex) => db.raw('drop table account_views');
