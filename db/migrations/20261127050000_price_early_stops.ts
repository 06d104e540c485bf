import type { Knex } from 'knex';

/**
 * Whoever stops a boost or an advertisement early pays for the days that were used what the price list of the purchase asks for
 * them: the cheapest terms that cover them, never more than was paid. Stops that are not the buyer's give back whole days pro
 * rata. What was bought before has no `terms`, and keeps the rule it was bought under.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table boosts
      -- The price list when it was bought, without a discount: [[days, cents], …]. Null: bought before, or given.
      add column terms jsonb,
      -- Bought with a discount that asks for so many listings in one purchase.
      add column bulk_from smallint constraint boosts_bulk_from check (bulk_from > 1),
      drop constraint boosts_stop_reason,
      add constraint boosts_stop_reason check (stop_reason in
        ('cancelled', 'sold', 'rented', 'suspended', 'archived', 'expired', 'deleted', 'account', 'lapsed', 'removed'));

    -- The cheapest terms that together last so many days.
    create function cheapest_terms(terms jsonb, used integer) returns bigint
    language plpgsql immutable set search_path = public, pg_temp as $$
    declare
      best bigint[] := '[0:0]={0}';
    begin
      for day in 1..used loop
        best[day] := (select min((term ->> 1)::bigint + best[greatest(0, day - (term ->> 0)::integer)])
          from jsonb_array_elements(terms) as term);
      end loop;
      return best[greatest(0, used)];
    end $$;

    -- Days that have begun.
    create function boost_days_used(boost boosts, moment timestamptz) returns integer
    language sql immutable set search_path = public, pg_temp as $$
      select greatest(0, least(boost.days, ceil(extract(epoch from moment - boost.starts_at) / 86400)::integer))
    $$;
    create function boost_list_cents(boost boosts) returns bigint
    language sql immutable set search_path = public, pg_temp as $$
      select coalesce((select (term ->> 1)::bigint from jsonb_array_elements(boost.terms) as term
        where (term ->> 0)::integer = boost.days), boost.cents)
    $$;
    -- Stops that the buyer neither made nor caused.
    create function is_stopped_by_us(reason text) returns boolean language sql immutable as $$
      select reason in ('suspended', 'account', 'lapsed', 'removed')
    $$;

    -- Whole days that are left, by the price of one: what comes back when we stop it.
    create function boost_days_left(boost boosts, moment timestamptz) returns bigint
    language sql stable set search_path = public, pg_temp as $$
      select case when boost_refunds
        then boost.cents * (boost.days - boost_days_used(boost, moment)) / boost.days else 0 end
      from money_rules
    $$;
    -- Boosts of the same purchase whose discount goes when this one is stopped unused: too few are left for it.
    create function boosts_losing_discount(boost boosts, moment timestamptz) returns setof boosts
    language sql stable set search_path = public, pg_temp as $$
      with others as (
        select o.* from boosts o where o.purchase_id = boost.purchase_id and o.id <> boost.id
          and (o.stopped_at is null or o.stopped_at > o.starts_at or is_stopped_by_us(o.stop_reason))
      )
      select * from others
      where boost_days_used(boost, moment) = 0 and (select count(*) from others) = boost.bulk_from - 1
    $$;
    -- What comes back when its buyer stops it.
    create or replace function boost_refund(boost boosts, moment timestamptz) returns bigint
    language sql stable set search_path = public, pg_temp as $$
      select case
        when boost.terms is null then boost_days_left(boost, moment)
        when not boost_refunds then 0
        else greatest(0, boost.cents - cheapest_terms(boost.terms, boost_days_used(boost, moment))
          - coalesce((select sum(boost_list_cents(o) - o.cents) from boosts_losing_discount(boost, moment) o), 0))::bigint end
      from money_rules
    $$;

    -- Stops one that runs or waits. @returns the cents that come back
    create function stop_boost(stopped uuid, reason text) returns bigint
    language plpgsql set search_path = public, pg_temp as $$
    declare
      boost boosts;
      refund bigint;
      lost bigint;
    begin
      select * into boost from boosts where id = stopped for no key update;
      refund := case when is_stopped_by_us(reason) then boost_days_left(boost, app_now()) else boost_refund(boost, app_now()) end;
      if boost.terms is not null and refund > 0 and not is_stopped_by_us(reason) then
        -- The price of the others is the list's from now on, paid from this one's.
        select coalesce(sum(boost_list_cents(o) - o.cents), 0) into lost from boosts_losing_discount(boost, app_now()) o;
        update boosts b set cents = boost_list_cents(o) from boosts_losing_discount(boost, app_now()) o where b.id = o.id;
        boost.cents := boost.cents - lost;
      end if;
      update boosts set status = 'inactive', stopped_at = app_now(), stop_reason = reason, refund_cents = refund,
        cents = boost.cents
      where id = stopped;
      return refund;
    end $$;
    create or replace function stop_boosts(stopped uuid[], reason text) returns void
    language plpgsql set search_path = public, pg_temp as $$
    begin
      perform stop_boost(b.id, reason) from boosts b
      where b.listing_id = any(stopped) and b.status in ('pending', 'active') and b.ends_at > app_now();
    end $$;
    create or replace function stop_boosts_of_listing() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform stop_boosts(array[old.id], 'deleted');
        return old;
      end if;
      perform stop_boosts(array[new.id], case
        when new.deleted_at is not null then 'deleted'
        when new.status in ('sold', 'rented', 'suspended', 'expired') then new.status
        when new.archived_by_subscription_id is not null then 'lapsed'
        else 'archived' end);
      return null;
    end $$;

    alter table advertisements
      -- The price list when it was bought: {"daily": cents, "discounts": [[days, percent], …]}. Null: bought before.
      add column terms jsonb,
      -- Bought before there were terms: so many days for so much, given back pro rata.
      add column flat_days integer not null default 0 constraint advertisements_flat_days check (flat_days between 0 and days),
      add column flat_cents bigint not null default 0 constraint advertisements_flat_cents check (flat_cents between 0 and budget_cents),
      -- Price of the days that were used beyond what was spent for them, taken when its owner ended it early.
      add column kept_cents bigint not null default 0,
      add column kept_transfer_id uuid unique references ledger_transfers,
      drop constraint advertisements_refund,
      add constraint advertisements_kept check
        (kept_cents between 0 and budget_cents - spent_cents and (kept_cents = 0 or ended_at is not null)),
      add constraint advertisements_refund check (refund_cents = case when ended_at is null then 0
        else budget_cents - spent_cents - kept_cents end and (refund_transfer_id is null or refund_cents > 0));
    update advertisements set flat_days = days, flat_cents = budget_cents where budget_cents > 0;

    -- What its owner pays beyond what was spent, ending it now; nothing where an administrator has taken it down.
    create function advertisement_keeps(ad advertisements) returns bigint
    language sql stable set search_path = public, pg_temp as $$
      select case when ad.status = 'rejected' or ad.terms is null or ad.days_spent <= ad.flat_days then 0 else
        greatest(0, least(ad.budget_cents, ad.flat_cents + (
          select min(round((ad.terms ->> 'daily')::numeric * n * (100 - coalesce((select max((step ->> 1)::integer)
            from jsonb_array_elements(ad.terms -> 'discounts') as step where (step ->> 0)::integer <= n), 0)) / 100))::bigint
          from generate_series(ad.days_spent - ad.flat_days, 365) as n)) - ad.spent_cents) end
    $$;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop function advertisement_keeps(advertisements);
    alter table advertisements drop constraint advertisements_refund, drop constraint advertisements_kept,
      drop column kept_transfer_id, drop column kept_cents, drop column flat_cents, drop column flat_days, drop column terms,
      add constraint advertisements_refund check (refund_cents = case when ended_at is null then 0
        else budget_cents - spent_cents end and (refund_transfer_id is null or refund_cents > 0)) not valid;

    create or replace function stop_boosts_of_listing() returns trigger language plpgsql as $$
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
    drop function stop_boosts(uuid[], text);
    create function stop_boosts(stopped uuid[], reason text) returns void
    language sql set search_path = public, pg_temp as $$
      update boosts b set status = 'inactive', stopped_at = app_now(), stop_reason = reason,
        refund_cents = boost_refund(b, app_now())
      where listing_id = any(stopped) and status in ('pending', 'active') and ends_at > app_now()
    $$;
    create or replace function boost_refund(boost boosts, moment timestamptz) returns bigint
    language sql stable set search_path = public, pg_temp as $$
      select case when boost_refunds then
        boost.cents * floor(extract(epoch from boost.ends_at - least(boost.ends_at, greatest(boost.starts_at, moment))) / 86400)::bigint
          / boost.days
        else 0 end
      from money_rules
    $$;
    drop function stop_boost(uuid, text), boosts_losing_discount(boosts, timestamptz), boost_days_left(boosts, timestamptz),
      is_stopped_by_us(text), boost_list_cents(boosts), boost_days_used(boosts, timestamptz), cheapest_terms(jsonb, integer);
    update boosts set stop_reason = 'account' where stop_reason in ('lapsed', 'removed');
    alter table boosts drop column bulk_from, drop column terms, drop constraint boosts_stop_reason,
      add constraint boosts_stop_reason check (stop_reason in
        ('cancelled', 'sold', 'rented', 'suspended', 'archived', 'expired', 'deleted', 'account'));
  `);
