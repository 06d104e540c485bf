import type { Knex } from 'knex';

/**
 * Boosts: one row per listing, type and term. What a row occupies follows from its dates, so that one that stops early frees
 * its slot of the home page by itself. Whatever takes a listing from view stops its boosts, in the same statement; the
 * clock gives back what was not used.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create extension if not exists btree_gist;

    alter table money_rules
      add column boost_homepage_factor integer not null default 2
        constraint money_rules_boost_homepage_factor check (boost_homepage_factor >= 1),
      -- From so many boosts in one purchase on, so many percent less.
      add column boost_bulk_from integer not null default 5 constraint money_rules_boost_bulk_from check (boost_bulk_from > 1),
      add column boost_bulk_percent integer not null default 10
        constraint money_rules_boost_bulk_percent check (boost_bulk_percent between 0 and 90),
      -- Whether unused whole days are given back.
      add column boost_refunds boolean not null default true;

    -- The home page's type has no rows: it costs the featured one's times the factor.
    create table boost_prices (
      type text not null constraint boost_prices_type check (type in ('featured', 'urgent', 'highlight', 'premium')),
      days smallint not null constraint boost_prices_days check (days in (1, 3, 7, 14, 30)),
      cents bigint not null constraint boost_prices_cents check (cents between 1 and 1000000),
      primary key (type, days)
    );
    insert into boost_prices (type, days, cents) values
      ('featured', 1, 100), ('featured', 3, 250), ('featured', 7, 500), ('featured', 14, 900), ('featured', 30, 1700),
      ('urgent', 1, 75), ('urgent', 3, 200), ('urgent', 7, 400), ('urgent', 14, 700), ('urgent', 30, 1300),
      ('highlight', 1, 50), ('highlight', 3, 125), ('highlight', 7, 250), ('highlight', 14, 450), ('highlight', 30, 850),
      ('premium', 1, 200), ('premium', 3, 500), ('premium', 7, 1000), ('premium', 14, 1800), ('premium', 30, 3400);
    revoke insert, delete on boost_prices from diyar_app;

    create table homepage_slots (number smallint primary key);
    insert into homepage_slots select generate_series(1, 8);
    revoke update on homepage_slots from diyar_app;

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
      stop_reason text constraint boosts_stop_reason check (stop_reason in
        ('cancelled', 'sold', 'rented', 'suspended', 'archived', 'expired', 'deleted', 'account')),
      during tstzrange not null generated always as
        (tstzrange(starts_at, greatest(starts_at, coalesce(stopped_at, ends_at)))) stored,
      slot smallint references homepage_slots,
      -- Of the days that were not used.
      refund_cents bigint not null default 0,
      refund_transfer_id uuid unique references ledger_transfers,
      created_at timestamptz not null default app_now(),
      constraint boosts_term check (ends_at = starts_at + days * interval '24 hours'),
      constraint boosts_paid check (num_nulls(account_id, purchase_id) in (0, 2) and (account_id is not null or cents = 0)),
      constraint boosts_stopped check
        ((status = 'inactive') = (stopped_at is not null) and (stopped_at is null) = (stop_reason is null)),
      constraint boosts_refund check (refund_cents between 0 and cents and (refund_cents = 0 or status = 'inactive')
        and (refund_transfer_id is null or refund_cents > 0)),
      constraint boosts_slot check ((type = 'homepage_featured') = (slot is not null)),
      constraint boosts_slot_once exclude using gist (slot with =, during with &&),
      constraint boosts_one_of_type exclude using gist (listing_id with =, type with =, during with &&)
    );
    create index boosts_of_account on boosts (account_id, id desc);
    create index boosts_of_listing on boosts (listing_id, id desc);
    create index boosts_by_start on boosts (starts_at);
    create index boosts_by_end on boosts (ends_at) where status in ('pending', 'active');
    create index boosts_to_refund on boosts (stopped_at) where refund_cents > 0 and refund_transfer_id is null;
    revoke delete on boosts from diyar_app;

    -- Whole days that are left at a moment, by the price of one.
    create function boost_refund(boost boosts, moment timestamptz) returns bigint
    language sql stable set search_path = public, pg_temp as $$
      select case when boost_refunds then
        boost.cents * floor(extract(epoch from boost.ends_at - least(boost.ends_at, greatest(boost.starts_at, moment))) / 86400)::bigint
          / boost.days
        else 0 end
      from money_rules
    $$;

    create function stop_boosts(stopped uuid[], reason text) returns void
    language sql set search_path = public, pg_temp as $$
      update boosts b set status = 'inactive', stopped_at = app_now(), stop_reason = reason,
        refund_cents = boost_refund(b, app_now())
      where listing_id = any(stopped) and status in ('pending', 'active') and ends_at > app_now()
    $$;
    create function stop_boosts_of_listing() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform stop_boosts(array[old.id], 'deleted');
        return old;
      end if;
      perform stop_boosts(array[new.id], case
        when new.deleted_at is not null then 'deleted'
        when new.status in ('sold', 'rented', 'suspended', 'expired') then new.status
        else 'archived' end);
      return null;
    end $$;
    create trigger listings_stop_boosts after update of status, deleted_at on listings for each row
      when (old.status = 'active' and (new.status <> 'active' or new.deleted_at is not null))
      execute function stop_boosts_of_listing();
    create trigger listings_stop_boosts_deleted before delete on listings for each row
      execute function stop_boosts_of_listing();
    create function stop_boosts_of_owner() returns trigger language plpgsql as $$
    begin
      perform stop_boosts((select array_agg(l.id) from listings l where l.owner_id = new.id and l.status = 'active'), 'account');
      return null;
    end $$;
    create trigger users_stop_boosts after update of suspended_until, banned_at, closed_at on users for each row
      when (new.banned_at is not null or new.closed_at is not null or new.suspended_until > app_now())
      execute function stop_boosts_of_owner();
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop trigger users_stop_boosts on users;
    drop trigger listings_stop_boosts_deleted on listings;
    drop trigger listings_stop_boosts on listings;
    drop function stop_boosts_of_owner, stop_boosts_of_listing, stop_boosts(uuid[], text), boost_refund(boosts, timestamptz);
    drop table boosts, homepage_slots, boost_prices;
    alter table money_rules drop column boost_refunds, drop column boost_bulk_percent, drop column boost_bulk_from,
      drop column boost_homepage_factor;
  `);
