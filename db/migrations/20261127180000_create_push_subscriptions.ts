import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Browsers that are told by web push, each of the session it was switched on in. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table push_subscriptions (
      id uuid primary key default uuid_v7(),
      user_id uuid not null references users on delete cascade,
      session_id uuid not null constraint push_subscriptions_session unique references sessions on delete cascade,
      endpoint text not null constraint push_subscriptions_endpoint unique,
      p256dh text not null,
      auth text not null,
      language text not null constraint push_subscriptions_language check (language in ('ar', 'en')),
      created_at timestamptz not null default app_now(),
      renewed_at timestamptz not null default app_now(),
      sent_at timestamptz,
      constraint push_subscriptions_lengths
        check (length(endpoint) <= 1000 and length(p256dh) = 87 and length(auth) = 22)
    );
    create index push_subscriptions_of_user on push_subscriptions (user_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await dropTables(db, { people: 'push_subscriptions' });
}
