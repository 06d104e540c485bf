import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Boosts of listings. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Boosts: one row per listing, type and term. What a row occupies follows from its dates, so that one that stops early frees
    -- its slot of the home page by itself. Whatever takes a listing from view stops its boosts, in the same statement; the clock
    -- gives back what was not used.
    -- The home page's type has no rows: it costs the featured one's times the factor.
    create table boost_prices (
      type text not null constraint boost_prices_type check (type in ('featured', 'urgent', 'highlight', 'premium')),
      days smallint not null constraint boost_prices_days check (days in (1, 3, 7, 14, 30)),
      cents bigint not null constraint boost_prices_cents check (cents between 1 and 1000000),
      primary key (type, days)
    );

    create table homepage_slots (
      number smallint primary key
    );

    create table boosts (
      id uuid primary key default uuid_v7(),
      -- Null: erased since.
      listing_id uuid references listings on delete set null,
      -- Null: given by an administrator.
      account_id uuid references ledger_accounts,
      purchase_id uuid references purchases,
      type text not null constraint boosts_type check (type in
        ('featured', 'urgent', 'highlight', 'premium', 'homepage_featured')),
      -- inactive: stopped before its end.
      status text not null constraint boosts_status check (status in ('pending', 'active', 'expired', 'inactive')),
      days smallint not null constraint boosts_days check (days > 0),
      -- What was paid for this one, the discount taken off.
      cents bigint not null constraint boosts_cents check (cents >= 0),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      stopped_at timestamptz,
      stop_reason text,
      during tstzrange not null generated always as
        (tstzrange(starts_at, greatest(starts_at, coalesce(stopped_at, ends_at)))) stored,
      slot smallint references homepage_slots,
      -- Of the days that were not used.
      refund_cents bigint not null default 0,
      refund_transfer_id uuid unique references ledger_transfers,
      created_at timestamptz not null default app_now(),
      -- The price list when it was bought, without a discount: [[days, cents], …]. Null: bought before, or given.
      -- The price list of the purchase. Null: bought before an early stop had a price of its own.
      terms jsonb,
      -- Bought with a discount that asks for so many listings in one purchase.
      bulk_from smallint constraint boosts_bulk_from check (bulk_from > 1),
      constraint boosts_term check (ends_at = starts_at + days * interval '24 hours'),
      constraint boosts_paid check (num_nulls(account_id, purchase_id) in (0, 2) and (account_id is not null or cents = 0)),
      constraint boosts_stopped check
        ((status = 'inactive') = (stopped_at is not null) and (stopped_at is null) = (stop_reason is null)),
      constraint boosts_refund check (refund_cents >= 0 and refund_cents <= cents
        and (refund_cents = 0 or status = 'inactive') and (refund_transfer_id is null or refund_cents > 0)),
      constraint boosts_slot check ((type = 'homepage_featured') = (slot is not null)),
      constraint boosts_slot_once exclude using gist (slot with =, during with &&),
      constraint boosts_one_of_type exclude using gist (listing_id with =, type with =, during with &&),
      constraint boosts_stop_reason check (stop_reason in
        ('cancelled', 'sold', 'rented', 'suspended', 'archived', 'expired', 'deleted', 'account', 'lapsed', 'removed'))
    );
    create index boosts_of_account on boosts (account_id, id desc);
    create index boosts_of_listing on boosts (listing_id, id desc);
    create index boosts_by_start on boosts (starts_at);
    create index boosts_by_end on boosts (ends_at) where status in ('pending', 'active');
    create index boosts_to_refund on boosts (stopped_at) where refund_cents > 0 and refund_transfer_id is null;

    insert into boost_prices (type, days, cents) values
      ('featured', 1, 100), ('featured', 3, 250), ('featured', 7, 500), ('featured', 14, 900), ('featured', 30, 1700),
      ('urgent', 1, 75), ('urgent', 3, 200), ('urgent', 7, 400), ('urgent', 14, 700), ('urgent', 30, 1300),
      ('highlight', 1, 50), ('highlight', 3, 125), ('highlight', 7, 250), ('highlight', 14, 450), ('highlight', 30, 850),
      ('premium', 1, 200), ('premium', 3, 500), ('premium', 7, 1000), ('premium', 14, 1800), ('premium', 30, 3400);
    insert into homepage_slots select generate_series(1, 8);
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: 'boosts',
    facts: 'boost_prices homepage_slots',
  });
