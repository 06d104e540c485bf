import type { Knex } from 'knex';

/**
 * Plans that were bought: one live subscription per account, at the price of the day it was sold. Its end follows from the
 * anchor and the months since, so that 31 January is followed by 28 February and 31 March.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- By the country's own calendar.
    create function calendar_add(moment timestamptz, months integer, days integer default 0) returns timestamptz
    language sql immutable parallel safe as $$
      select (moment at time zone 'Asia/Damascus' + make_interval(months => months, days => days)) at time zone 'Asia/Damascus'
    $$;

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
      constraint subscriptions_given check ((price_id is null) = (cents = 0)),
      constraint subscriptions_cancelled check (status <> 'cancelled' or not renews),
      constraint subscriptions_period check (ends_at > starts_at),
      constraint subscriptions_grace check ((status = 'expired') = (grace_ends_at is not null)),
      constraint subscriptions_ended check (ended_at is null or status = 'expired')
    );
    create unique index subscriptions_one_live on subscriptions (account_id) where ended_at is null;
    create index subscriptions_of_account on subscriptions (account_id, id desc);
    create index subscriptions_due on subscriptions (ends_at) where ended_at is null;
    revoke delete on subscriptions from diyar_app;

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
    revoke update, delete on subscription_events from diyar_app;
  `);
}

export const down = (db: Knex) =>
  db.raw('drop table subscription_events, subscriptions; drop function calendar_add(timestamptz, integer, integer)');
