import type { Knex } from 'knex';

/**
 * Accounts, sessions and what guards them. Secrets are kept as hashes: passwords by argon2id, tokens and recovery codes by
 * SHA-256 (they are random, not chosen). The audit can be added to and read, never changed, by the application's role.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table users
      add column email text,
      add column phone text constraint users_phone check (phone ~ '^\\+[0-9]{9,15}$'),
      add column password_hash text,
      add column google_subject text unique,
      add column avatar_image_id uuid references images,
      add column company text constraint users_company check (char_length(company) <= 100),
      add column bio text constraint users_bio check (char_length(bio) <= 1000),
      add column language text not null default 'ar' constraint users_language check (language in ('ar', 'en')),
      add column theme text not null default 'system' constraint users_theme check (theme in ('light', 'dark', 'system')),
      -- {listingApproved|listingRejected|newLead|subscriptionExpiring|promotions: {email, push}}; absent is "on"
      add column notification_preferences jsonb not null default '{}'
        constraint users_notification_preferences check (jsonb_typeof(notification_preferences) = 'object'),
      add column email_verified_at timestamptz,
      add column phone_verified_at timestamptz,
      add column terms_accepted_at timestamptz,
      add column suspension_reason text,
      add column ban_reason text,
      add column deletion_requested_at timestamptz,
      add column closed_at timestamptz,
      add column totp_secret text,
      add column totp_confirmed_at timestamptz,
      -- The last time step that was accepted: a code works once.
      add column totp_last_step bigint,
      add column last_seen_at timestamptz,
      add constraint users_first_name check (char_length(first_name) between 1 and 100),
      add constraint users_last_name check (char_length(last_name) between 1 and 100);
    create unique index users_email on users (lower(email)) where closed_at is null;
    create unique index users_phone_once on users (phone) where phone is not null and closed_at is null;

    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );

    -- One row per device that is signed in; its refresh tokens are a chain, of which only the newest (or, within a short
    -- grace, its parent) is good. A token from further back ends the whole family.
    create table sessions (
      id uuid primary key default uuid_v7(),
      user_id uuid not null references users on delete cascade,
      fingerprint text,
      user_agent text,
      ip inet,
      is_cookie boolean not null default false,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text constraint sessions_end_reason check
        (end_reason in ('logout', 'reuse', 'password', 'suspended', 'banned', 'closed', 'ended_by_user', 'expired'))
    );
    create index sessions_of_user on sessions (user_id, last_used_at desc) where ended_at is null;
    create table refresh_tokens (
      token_hash bytea primary key,
      session_id uuid not null references sessions on delete cascade,
      parent_hash bytea,
      -- Sealed with a key derived from the parent: a repeated refresh within the grace gets the same successor.
      successor_sealed bytea,
      issued_at timestamptz not null default clock_timestamp(),
      rotated_at timestamptz
    );
    create index refresh_tokens_of_session on refresh_tokens (session_id);

    -- Links that are sent by mail, and codes that are sent by telephone: one use, short life.
    create table one_time_tokens (
      token_hash bytea primary key,
      user_id uuid not null references users on delete cascade,
      purpose text not null constraint one_time_tokens_purpose check
        (purpose in ('verify_email', 'reset_password', 'delete_account', 'verify_phone')),
      payload jsonb not null default '{}',
      attempts smallint not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index one_time_tokens_of_user on one_time_tokens (user_id, purpose);

    -- Failed tries by account and by address; a window slides, nobody is locked out for good.
    create table login_throttle (
      key text primary key,
      failures integer not null default 0,
      updated_at timestamptz not null default app_now()
    );

    create table office_applications (
      id uuid primary key default uuid_v7(),
      user_id uuid not null references users on delete cascade,
      name_ar text constraint office_applications_name_ar check (char_length(name_ar) between 2 and 100),
      name_en text constraint office_applications_name_en check (char_length(name_en) between 2 and 100),
      city_id uuid references locations,
      address text,
      location text,
      license_number text,
      license_file text,
      email text,
      phone text,
      website text,
      description text,
      status text not null default 'pending' constraint office_applications_status check
        (status in ('draft', 'pending', 'approved', 'rejected')),
      rejection_reason text,
      office_id uuid references offices,
      decided_by uuid references users,
      decided_at timestamptz,
      created_at timestamptz not null default now(),
      constraint office_applications_reason check (status <> 'rejected' or rejection_reason is not null)
    );
    create unique index office_applications_one_open on office_applications (user_id) where status in ('draft', 'pending');

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
      at timestamptz not null default now()
    );
    create index audit_log_of_subject on audit_log (subject_kind, subject_id, id desc);
    create index audit_log_of_actor on audit_log (actor_id, id desc);
    revoke update, delete on audit_log from diyar_app;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table audit_log, office_applications, login_throttle, one_time_tokens, refresh_tokens, sessions, recovery_codes;
    drop index users_phone_once, users_email;
    alter table users drop constraint users_last_name, drop constraint users_first_name,
      drop column last_seen_at, drop column totp_last_step, drop column totp_confirmed_at, drop column totp_secret,
      drop column closed_at, drop column deletion_requested_at, drop column ban_reason, drop column suspension_reason,
      drop column terms_accepted_at, drop column phone_verified_at, drop column email_verified_at,
      drop column notification_preferences, drop column theme, drop column language, drop column bio, drop column company,
      drop column avatar_image_id, drop column google_subject, drop column password_hash, drop column phone, drop column email;
  `);
}
