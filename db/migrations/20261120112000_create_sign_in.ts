import type { Knex } from 'knex';

/** What signing in needs besides a password: a second factor per session, and nonces that make a Google token good once. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table sessions
      add column second_factor_at timestamptz;

    create table sign_in_nonces (
      nonce_hash bytea primary key,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index sign_in_nonces_expiry on sign_in_nonces (expires_at);

    alter table office_applications
      add column license_type text constraint office_applications_license_type check
        (license_type in ('application/pdf', 'image/jpeg', 'image/png'));
    create index office_applications_queue on office_applications (status, id);

    create table notifications (
      id uuid primary key default uuid_v7(),
      user_id uuid not null references users on delete cascade,
      type text not null constraint notifications_type check
        (type in ('system', 'listing', 'lead', 'message', 'payment', 'credit', 'subscription', 'boost', 'other')),
      -- Names the sentence; it is worded when it is read, in the reader's language.
      kind text not null,
      parameters jsonb not null default '{}' constraint notifications_parameters check (jsonb_typeof(parameters) = 'object'),
      url text,
      read_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index notifications_of_user on notifications (user_id, id desc);
    create index notifications_unread on notifications (user_id) where read_at is null;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop table notifications, sign_in_nonces;
    drop index office_applications_queue;
    alter table office_applications drop column license_type;
    alter table sessions drop column second_factor_at;
  `);
