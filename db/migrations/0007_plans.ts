import type { Knex } from 'knex';
import { createFunctions } from '../src/schema/apply.ts';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Plans, subscriptions, paid places of listings, and what the clock did to them. */
export async function up(db: Knex): Promise<void> {
  await createFunctions(db, 'initialize_plans');
  await db.raw(`
    -- How many listings an account may keep, and what a pound is worth: rows, so that an operator changes them without a
    -- release.
    create table plans (
      code text primary key constraint plans_code check (code ~ '^[a-z][a-z0-9_]*$'),
      name_ar text not null,
      name_en text not null,
      -- Null: as many as one likes.
      listing_limit integer constraint plans_listing_limit check (listing_limit >= 0),
      -- The plan of those who bought none, by account type.
      default_for text unique constraint plans_default_for check (default_for in ('regular', 'office')),
      sort integer not null default 0,
      is_active boolean not null default true,
      family text constraint plans_family check (family in ('standard', 'premium')),
      period text constraint plans_period check (period in ('monthly', 'yearly')),
      version integer not null default 1,
      constraint plans_sold check ((family is null) = (period is null)),
      constraint plans_free_or_sold check (family is null or default_for is null)
    );
    create unique index plans_offered_once on plans (family, period) where is_active;

    -- Plans that are sold: standard and premium, by the month and by the year. A price is a version: a new one is a row, and who
    -- runs on an older one keeps it until renewal. What a plan gives is told by rows, in both languages.
    create table plan_prices (
      id uuid primary key default uuid_v7(),
      plan_code text not null references plans on update cascade,
      cents bigint not null constraint plan_prices_cents check (cents between 1 and 10000000),
      valid_from timestamptz not null default app_now(),
      created_by uuid references users,
      constraint plan_prices_version unique (plan_code, valid_from)
    );

    create table plan_features (
      plan_code text not null references plans on update cascade on delete cascade,
      code text not null constraint plan_features_code check (code ~ '^[a-z][a-z0-9_]*$'),
      name_ar text not null,
      name_en text not null,
      sort integer not null default 0,
      -- Personal accounts buy plans too, and do not have it.
      office_only boolean not null default false,
      primary key (plan_code, code)
    );

    -- Plans that were bought: one live subscription per account, at the price of the day it was sold. Its end follows from the
    -- anchor and the months since, so that 31 January is followed by 28 February and 31 March.
    create table subscriptions (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references ledger_accounts,
      plan_code text not null references plans on update cascade,
      -- Null: given, not sold.
      price_id uuid references plan_prices,
      -- What the running period cost: a price that changes meanwhile counts from the next period on.
      cents bigint not null constraint subscriptions_cents check (cents >= 0),
      -- cancelled: runs to its end and no further; expired: in its days of grace, or over.
      status text not null default 'active' constraint subscriptions_status check (status in ('active', 'cancelled', 'expired')),
      -- Whether a next period is paid from the credit when this one ends.
      renews boolean not null default true,
      anchor_at timestamptz not null,
      -- From the anchor to the end of the running period.
      months integer not null constraint subscriptions_months check (months >= 0),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      -- The plan of the next period, where it is another.
      next_plan_code text references plans on update cascade,
      grace_ends_at timestamptz,
      -- Null: live.
      ended_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default app_now(),
      -- What single months cost when the year was bought: whoever leaves early for another plan pays them for the months that
      -- were used, never more than was paid. Null: a month, or bought before there was a price for it.
      monthly_cents bigint check (monthly_cents > 0),
      constraint subscriptions_given check ((price_id is null) = (cents = 0)),
      constraint subscriptions_cancelled check (status <> 'cancelled' or not renews),
      constraint subscriptions_period check (ends_at > starts_at),
      constraint subscriptions_grace check ((status = 'expired') = (grace_ends_at is not null)),
      constraint subscriptions_ended check (ended_at is null or status = 'expired')
    );
    create unique index subscriptions_one_live on subscriptions (account_id) where ended_at is null;
    create index subscriptions_of_account on subscriptions (account_id, id desc);
    create index subscriptions_due on subscriptions (ends_at) where ended_at is null;

    -- What happened to a subscription, never changed.
    create table subscription_events (
      id uuid primary key default uuid_v7(),
      subscription_id uuid not null references subscriptions,
      account_id uuid not null references ledger_accounts,
      kind text not null constraint subscription_events_kind check (kind in ('activation', 'cancellation', 'reactivation',
        'upgrade', 'downgrade', 'renewal', 'expiry', 'lapse', 'grant')),
      from_plan_code text references plans on update cascade,
      to_plan_code text references plans on update cascade,
      -- Taken from the credit; below zero: given back to it.
      cents bigint not null default 0,
      transfer_id uuid unique references ledger_transfers,
      -- Listings that it took from view, and brought back.
      archived uuid[] not null default '{}',
      activated uuid[] not null default '{}',
      -- When it fell due, which for the clock is not when it was done.
      moment timestamptz not null default app_now(),
      -- Null: the clock.
      actor_id uuid references users,
      constraint subscription_events_paid check ((cents = 0) = (transfer_id is null))
    );
    create index subscription_events_of_account on subscription_events (account_id, id desc);

    -- Places for listings beyond the free ones, for a time.
    create table listing_slots (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references ledger_accounts,
      slots integer not null constraint listing_slots_slots check (slots between 1 and 100),
      purchase_id uuid not null unique references purchases,
      starts_at timestamptz not null default app_now(),
      ends_at timestamptz not null,
      constraint listing_slots_time check (ends_at > starts_at)
    );
    create index listing_slots_of_account on listing_slots (account_id, ends_at);

    -- What the clock did: each event of a subject happens once, in the transaction of its effect. A second clock, a repetition
    -- after a crash and a late one all meet the same constraint.
    create table clock_events (
      id bigint generated always as identity primary key,
      kind text not null constraint clock_events_kind check (kind ~ '^[a-z][a-z0-9_]*$'),
      subject uuid not null,
      -- When it fell due, which is not when it was done.
      moment timestamptz not null,
      happened_at timestamptz not null default app_now(),
      outcome jsonb not null default '{}',
      constraint clock_events_once unique (kind, subject, moment)
    );
    create index clock_events_of_subject on clock_events (subject, moment);
    create index clock_events_by_time on clock_events (happened_at);
  `);
  await db.raw('select initialize_plans()');
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: 'subscriptions subscription_events listing_slots clock_events',
    facts: 'plans plan_prices plan_features',
  });
