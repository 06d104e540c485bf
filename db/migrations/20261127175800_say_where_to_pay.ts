import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Where money is sent by each method, and what two administrators agreed on for it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Written by functions alone: a changed number takes all money that comes in.
    create table payees (
      id uuid primary key default uuid_v7(),
      method text not null constraint payees_method check (method in ('mobile_wallet', 'bank_transfer', 'cash', 'check')),
      sort integer not null default 0,
      -- What payers read; none before two administrators agreed on it.
      version_id uuid,
      is_active boolean not null default false,
      changed_at timestamptz,
      constraint payees_of_method unique (id, method),
      constraint payees_shown check (not is_active or version_id is not null),
      constraint payees_changed check ((version_id is null) = (changed_at is null))
    );
    create index payees_offered on payees (method, sort) where is_active;

    create table payee_versions (
      id uuid primary key default uuid_v7(),
      payee_id uuid not null,
      method text not null constraint payee_versions_method check
        (method in ('mobile_wallet', 'bank_transfer', 'cash', 'check')),
      -- The wallet, the bank or the desk.
      name_ar text not null constraint payee_versions_name_ar check (char_length(name_ar) between 1 and 100),
      name_en text not null constraint payee_versions_name_en check (char_length(name_en) between 1 and 100),
      -- In whose name the wallet or the account is, or a check is made out.
      holder text constraint payee_versions_holder check (char_length(holder) between 1 and 100),
      account_number text constraint payee_versions_account_number check (account_number ~ '^[A-Z0-9+./-]{4,40}$'),
      -- The bank's branch, or the desk's address.
      place_ar text constraint payee_versions_place_ar check (char_length(place_ar) between 1 and 200),
      place_en text constraint payee_versions_place_en check (char_length(place_en) between 1 and 200),
      hours_ar text constraint payee_versions_hours_ar check (char_length(hours_ar) between 1 and 200),
      hours_en text constraint payee_versions_hours_en check (char_length(hours_en) between 1 and 200),
      status text not null default 'pending' constraint payee_versions_status check
        (status in ('pending', 'confirmed', 'refused')),
      proposed_by uuid not null references users,
      proposed_at timestamptz not null default app_now(),
      decided_by uuid references users,
      decided_at timestamptz,
      constraint payee_versions_of_payee foreign key (payee_id, method) references payees (id, method),
      constraint payee_versions_own unique (payee_id, id),
      constraint payee_versions_both_languages check
        ((place_ar is null) = (place_en is null) and (hours_ar is null) = (hours_en is null)),
      constraint payee_versions_complete check (case method
        when 'mobile_wallet' then num_nonnulls(holder, account_number) = 2 and num_nonnulls(place_ar, hours_ar) = 0
        when 'bank_transfer' then num_nonnulls(holder, account_number) = 2 and hours_ar is null
        when 'cash' then num_nonnulls(place_ar, hours_ar) = 2 and num_nonnulls(holder, account_number) = 0
        else num_nonnulls(holder, place_ar, hours_ar) = 3 and account_number is null end),
      constraint payee_versions_decided check
        ((status = 'pending') = (decided_at is null) and (status = 'pending') = (decided_by is null)),
      constraint payee_versions_two_administrators check (status <> 'confirmed' or decided_by <> proposed_by)
    );
    create unique index payee_versions_one_waits on payee_versions (payee_id) where status = 'pending';
    alter table payees add constraint payees_version foreign key (id, version_id) references payee_versions (payee_id, id);

    -- As the payer read it, whatever became of it since.
    alter table credit_requests add column payee_version_id uuid references payee_versions;
    alter table credit_requests add constraint credit_requests_payee check (payee_version_id is null or type = 'addition');
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table credit_requests drop column payee_version_id;
    alter table payees drop constraint payees_version;
  `);
  await dropTables(db, { people: 'payees payee_versions' });
}
