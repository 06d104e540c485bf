import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** People, the ways in, what they are told, and what is written down about acts. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table images (
      id uuid primary key,
      sha256 bytea not null,
      width integer not null constraint images_width check (width between 1 and 20000),
      height integer not null constraint images_height check (height between 1 and 20000),
      bytes integer not null constraint images_bytes check (bytes > 0),
      thumbhash text not null,
      color text not null constraint images_color check (color ~ '^#[0-9a-f]{6}$'),
      created_at timestamptz not null default app_now(),
      -- A stock picture is ours and hangs on many listings: on one of those it is no copy of somebody's photo.
      is_stock boolean not null default false,
      -- Photos that look alike: two whose hashes differ in up to three bits share one of the four bands, which is what the index
      -- finds. Null until it is computed, all zeros for a picture without structure.
      dhash bit(64),
      dhash_bands integer[] generated always as
        (case when bit_count(dhash) > 0 then array[substring(dhash from 1 for 16)::int + 0,
          substring(dhash from 17 for 16)::int + 65536, substring(dhash from 33 for 16)::int + 131072,
          substring(dhash from 49 for 16)::int + 196608] end) stored
    );
    create index images_by_content on images (sha256);
    create index images_by_age on images (created_at);
    create index images_by_look on images using gin (dhash_bands);
    create index images_without_hash on images (id) where dhash is null and not is_stock;

    create table users (
      id uuid primary key default uuid_v7(),
      account_type text not null default 'regular' constraint users_account_type check
        (account_type in ('regular', 'office', 'admin')),
      first_name text not null,
      last_name text not null,
      -- 'infinity' is a suspension without end; a ban is a decision of its own.
      suspended_until timestamptz,
      banned_at timestamptz,
      created_at timestamptz not null default app_now(),
      email text,
      phone text constraint users_phone check (phone ~ '^\\+[0-9]{9,15}$'),
      password_hash text,
      google_subject text,
      avatar_image_id uuid references images,
      company text constraint users_company check (char_length(company) <= 100),
      bio text constraint users_bio check (char_length(bio) <= 1000),
      language text not null default 'ar' constraint users_language check (language in ('ar', 'en')),
      theme text not null default 'system' constraint users_theme check (theme in ('light', 'dark', 'system')),
      -- {listingApproved|listingRejected|newLead|subscriptionExpiring|promotions: {email, push}}; absent is "on"
      notification_preferences jsonb not null default '{}'
        constraint users_notification_preferences check (jsonb_typeof(notification_preferences) = 'object'),
      email_verified_at timestamptz,
      phone_verified_at timestamptz,
      terms_accepted_at timestamptz,
      suspension_reason text,
      ban_reason text,
      deletion_requested_at timestamptz,
      closed_at timestamptz,
      totp_secret text,
      totp_confirmed_at timestamptz,
      -- The last time step that was accepted: a code works once.
      totp_last_step bigint,
      last_seen_at timestamptz,
      erased_at timestamptz,
      constraint users_first_name check (char_length(first_name) between 1 and 100),
      constraint users_last_name check (char_length(last_name) between 1 and 100)
    );
    create index users_suspension_end on users (suspended_until) where suspended_until is not null;
    create unique index users_email on users (lower(email)) where closed_at is null;
    -- A number belongs to the account that has proven it: whoever types somebody else's must not keep its owner from using it.
    create unique index users_proven_phone on users (phone) where phone_verified_at is not null and closed_at is null;
    create index users_by_phone on users (phone) where phone is not null and closed_at is null;
    create index users_to_erase on users (closed_at) where closed_at is not null and erased_at is null;
    create index users_by_creation on users (created_at);
    -- As e-mail and number do, a Google account belongs to one open account.
    create unique index users_google_subject_key on users (google_subject) where google_subject is not null and closed_at is null;

    -- One row per device that is signed in; its refresh tokens are a chain, of which only the newest (or, within a short
    -- grace, its parent) is good. A token from further back ends the whole family.
    create table sessions (
      id uuid primary key default uuid_v7(),
      user_id uuid not null references users on delete cascade,
      fingerprint text,
      user_agent text,
      ip inet,
      is_cookie boolean not null default false,
      created_at timestamptz not null default app_now(),
      last_used_at timestamptz not null default app_now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text,
      second_factor_at timestamptz,
      constraint sessions_end_reason check
        (end_reason in ('logout', 'reuse', 'password', 'suspended', 'banned', 'closed', 'ended_by_user', 'expired',
          'ended_by_admin'))
    );
    create index sessions_of_user on sessions (user_id, last_used_at desc) where ended_at is null;

    create table refresh_tokens (
      token_hash bytea primary key,
      session_id uuid not null references sessions on delete cascade,
      parent_hash bytea,
      -- Sealed with a key derived from the parent: a repeated refresh within the grace gets the same successor.
      successor_sealed bytea,
      issued_at timestamptz not null default clock_timestamp(),
      rotated_at timestamptz,
      -- Set when the parent came back before this token was ever used.
      -- Its answer was lost: the parent got another successor, and this one died unused.
      replaced_at timestamptz,
      constraint refresh_tokens_replaced_unused check (replaced_at is null or rotated_at is null)
    );
    create index refresh_tokens_of_session on refresh_tokens (session_id);
    create unique index refresh_tokens_one_successor on refresh_tokens (parent_hash) where replaced_at is null;

    -- A fresh proof of the person behind a session: what changes the ways to sign in asks for one, an access token is not
    -- enough.
    create table session_proofs (
      token_hash bytea primary key,
      session_id uuid not null references sessions on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default app_now(),
      -- The person with all that the account asks for, or the second factor alone.
      kind text not null default 'person'
        constraint session_proofs_kind check (kind in ('person', 'code'))
    );
    create index session_proofs_of_session on session_proofs (session_id);
    create index session_proofs_expiry on session_proofs (expires_at);

    -- Links that are sent by mail, and codes that are sent by telephone: one use, short life.
    create table one_time_tokens (
      token_hash bytea primary key,
      user_id uuid not null references users on delete cascade,
      purpose text not null,
      payload jsonb not null default '{}',
      attempts smallint not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default app_now(),
      constraint one_time_tokens_purpose check
        (purpose in ('verify_email', 'reset_password', 'delete_account', 'verify_phone', 'prove_person'))
    );
    create index one_time_tokens_of_user on one_time_tokens (user_id, purpose);

    -- Accounts, sessions and what guards them. Secrets are kept as hashes: passwords by argon2id, tokens and recovery codes by
    -- SHA-256 (they are random, not chosen). The audit can be added to and read, never changed, by the application's role.
    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );

    -- What signing in needs besides a password: a second factor per session, and nonces that make a Google token good once.
    create table sign_in_nonces (
      nonce_hash bytea primary key,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index sign_in_nonces_expiry on sign_in_nonces (expires_at);

    -- Failed tries by account and by address; a window slides, nobody is locked out for good.
    create table login_throttle (
      key text primary key,
      failures integer not null default 0,
      updated_at timestamptz not null default app_now(),
      -- Limits of a day count from the first try of their window: counted from the last one, an address that many people share
      -- would never be let in again.
      started_at timestamptz not null default app_now()
    );

    -- An administrator looks at the site as somebody else: a quarter of an hour, reading only, and never without its session.
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

    -- Answers of writes by the key that their caller gave them, stored by the transaction that made the change.
    create table idempotency_keys (
      user_id uuid not null references users on delete cascade,
      key text not null constraint idempotency_keys_key check (char_length(key) between 8 and 200),
      request_hash bytea not null,
      status_code smallint not null constraint idempotency_keys_status_code check (status_code between 200 and 299),
      body text not null,
      created_at timestamptz not null default app_now(),
      primary key (user_id, key)
    );
    create index idempotency_keys_old on idempotency_keys (created_at);

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
      created_at timestamptz not null default app_now()
    );
    create index notifications_of_user on notifications (user_id, id desc);
    create index notifications_unread on notifications (user_id) where read_at is null;

    -- What visitors write to the operator; kept two years like every communication.
    create table contact_messages (
      id uuid primary key default uuid_v7(),
      name text not null constraint contact_messages_name check (char_length(name) between 2 and 100),
      email text not null,
      topic text not null constraint contact_messages_topic check
        (topic in ('question', 'listing', 'office', 'advertising', 'privacy', 'other')),
      message text not null constraint contact_messages_message check (char_length(message) between 10 and 4000),
      language text not null constraint contact_messages_language check (language in ('ar', 'en')),
      user_id uuid references users on delete set null,
      created_at timestamptz not null default app_now()
    );
    create index contact_messages_by_time on contact_messages (created_at);

    -- Filters of a desk that an administrator uses again and again, under a name of their own.
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

    create table audit_log (
      id bigint generated always as identity primary key,
      actor_id uuid references users on delete set null,
      action text not null,
      subject_kind text not null,
      subject_id text not null,
      before jsonb,
      after jsonb,
      reason text,
      ip inet,
      at timestamptz not null default app_now()
    );
    create index audit_log_of_subject on audit_log (subject_kind, subject_id, id desc);
    create index audit_log_of_actor on audit_log (actor_id, id desc);
    create index audit_log_of_action on audit_log (action, id desc);
    create index audit_log_by_time on audit_log (at);
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: `
      images users sessions refresh_tokens session_proofs one_time_tokens recovery_codes sign_in_nonces login_throttle
      account_views idempotency_keys notifications contact_messages saved_filters audit_log`,
  });
