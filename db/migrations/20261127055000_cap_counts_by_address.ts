import type { Knex } from 'knex';

/**
 * Views and clicks that one address adds to one listing or advertisement in a day: a few always count, more only as far as the
 * address usually has them, since a mobile carrier puts thousands behind one. What was left out is counted beside.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table count_rules (
      one boolean primary key default true constraint count_rules_single check (one),
      -- So many of one address for one thing and day always count.
      per_address integer not null default 5 constraint count_rules_per_address check (per_address > 0),
      -- And so many times what the address had at most, on an average day of the week before.
      growth integer not null default 3 constraint count_rules_growth check (growth > 0)
    );
    insert into count_rules default values;

    -- The address is a keyed hash; gone after two days.
    create table address_counts (
      day date not null,
      address bytea not null constraint address_counts_address check (octet_length(address) = 12),
      kind text not null constraint address_counts_kind check (kind in ('listing_view', 'ad_view', 'ad_click')),
      target uuid not null,
      counted integer not null,
      primary key (day, address, kind, target)
    );
    -- The most that one thing had of an address in a day; gone after eight days.
    create table address_days (
      address bytea not null,
      kind text not null constraint address_days_kind check (kind in ('listing_view', 'ad_view', 'ad_click')),
      day date not null,
      most integer not null,
      primary key (address, kind, day)
    );
    create index address_days_by_day on address_days (day);

    alter table listing_daily_views add column left_out integer not null default 0;
    alter table listing_stats add column views_left_out integer not null default 0;
    alter table advertisement_days
      add column impressions_left_out integer not null default 0,
      add column clicks_left_out integer not null default 0;
    alter table advertisement_viewers add column clicks smallint not null default 0;

    -- Whether one more counts.
    create function take_count(counted_kind text, from_address bytea, of_target uuid, on_day date) returns boolean
    language plpgsql set search_path = public, pg_temp as $$
    declare
      allowed integer;
      n integer;
    begin
      select greatest(r.per_address, ceil(r.growth * coalesce((select sum(d.most) from address_days d
          where d.address = from_address and d.kind = counted_kind and d.day between on_day - 7 and on_day - 1), 0) / 7.0))
        into allowed from count_rules r;
      insert into address_counts as c (day, address, kind, target, counted)
      values (on_day, from_address, counted_kind, of_target, 1)
      on conflict (day, address, kind, target) do update set counted = c.counted + 1 where c.counted < allowed
      returning c.counted into n;
      if not found then return false; end if;
      insert into address_days as d (address, kind, day, most) values (from_address, counted_kind, on_day, n)
      on conflict (address, kind, day) do update set most = excluded.most where d.most < excluded.most;
      return true;
    end $$;

    -- Any number of views in one call: those that are new today count in the day's sum and in the listing's. Listings that are not
    -- public, and those of the one who looks (or of their office), are left out. Rows are written in order, so that two processes
    -- cannot wait for each other.
    create function count_listing_views(days date[], listings uuid[], visitors text[], addresses text[], people uuid[])
    returns void language plpgsql set search_path = public, pg_temp as $$
    declare
      seen record;
      counts boolean;
    begin
      for seen in
        select distinct on (g.day, g.listing_id, g.visitor) g.day, g.listing_id, decode(g.visitor, 'hex') as visitor,
          decode(g.address, 'hex') as address
        from unnest(days, listings, visitors, addresses, people) as g (day, listing_id, visitor, address, person)
          join listings l on l.id = g.listing_id and l.status = 'active'
        where g.person is null or (l.owner_id <> g.person and not exists (
          select from office_members m where m.user_id = g.person and m.office_id = l.office_id))
        order by g.day, g.listing_id, g.visitor
      loop
        insert into listing_views (day, listing_id, visitor) values (seen.day, seen.listing_id, seen.visitor)
        on conflict do nothing;
        if not found then continue; end if;
        counts := take_count('listing_view', seen.address, seen.listing_id, seen.day);
        insert into listing_daily_views as d (listing_id, day, views, left_out)
        values (seen.listing_id, seen.day, counts::int, (not counts)::int)
        on conflict (listing_id, day) do update set views = d.views + excluded.views, left_out = d.left_out + excluded.left_out;
        insert into listing_stats as s (listing_id, views, views_left_out)
        values (seen.listing_id, counts::int, (not counts)::int)
        on conflict (listing_id) do update set views = s.views + excluded.views,
          views_left_out = s.views_left_out + excluded.views_left_out;
      end loop;
    end $$;

    drop function count_advertisement_views(uuid[], uuid[], text[], uuid[]);
    -- Views by their tokens, in one call for any number of them. Rows are locked in the order of ids.
    create function count_advertisement_views(tokens uuid[], shown uuid[], visitors text[], addresses text[], people uuid[])
    returns integer language plpgsql set search_path = public, pg_temp as $$
    declare
      today date := advertisement_today();
      ad advertisements;
      seen record;
      of_today integer;
      of_person integer;
      share bigint;
      counted integer := 0;
    begin
      for ad in select a.* from advertisements a where a.id = any(shown) order by a.id for no key update loop
        if ad.status <> 'active' then continue; end if;
        select impressions into of_today from advertisement_days where advertisement_id = ad.id and day = today;
        of_today := coalesce(of_today, 0);
        for seen in
          select distinct on (g.token) g.token, decode(g.visitor, 'hex') as visitor, decode(g.address, 'hex') as address, g.person
          from unnest(tokens, shown, visitors, addresses, people) as g (token, ad_id, visitor, address, person)
          where g.ad_id = ad.id
        loop
          if is_advertiser(ad.account_id, seen.person) or of_today >= coalesce(ad.daily_limit, of_today + 1) then continue; end if;
          if ad.last_paid_day is distinct from today and ad.days_spent >= ad.days then continue; end if;
          insert into advertisement_tokens (token, kind) values (seen.token, 'view') on conflict do nothing;
          if not found then continue; end if;
          insert into advertisement_viewers as v (day, visitor, advertisement_id, impressions)
          values (today, seen.visitor, ad.id, 1)
          on conflict (day, visitor, advertisement_id) do update set impressions = v.impressions + 1
            where v.impressions < ad.most_per_person
          returning v.impressions into of_person;
          if not found then continue; end if;
          if not take_count('ad_view', seen.address, ad.id, today) then
            insert into advertisement_days as d (advertisement_id, day, impressions_left_out) values (ad.id, today, 1)
            on conflict (advertisement_id, day) do update set impressions_left_out = d.impressions_left_out + 1;
            continue;
          end if;
          share := 0;
          if ad.last_paid_day is distinct from today then
            -- The last day takes what rounding has left.
            share := round((ad.budget_cents - ad.spent_cents)::numeric / (ad.days - ad.days_spent));
            ad.spent_cents := ad.spent_cents + share;
            ad.days_spent := ad.days_spent + 1;
            ad.last_paid_day := today;
          end if;
          of_today := of_today + 1;
          counted := counted + 1;
          ad.impressions := ad.impressions + 1;
          insert into advertisement_days as d (advertisement_id, day, impressions, people, cents)
          values (ad.id, today, 1, (of_person = 1)::int, share)
          on conflict (advertisement_id, day) do update set impressions = d.impressions + 1,
            people = d.people + excluded.people, cents = d.cents + excluded.cents;
          update advertisements set impressions = ad.impressions, spent_cents = ad.spent_cents, days_spent = ad.days_spent,
            last_paid_day = ad.last_paid_day, counted_at = app_now()
          where id = ad.id;
        end loop;
      end loop;
      return counted;
    end $$;

    drop function count_advertisement_click(uuid, uuid, uuid);
    -- One click a person and day, as many an address as it may have.
    create function count_advertisement_click(used uuid, shown uuid, visitor_hex text, address_hex text, person uuid)
    returns boolean language plpgsql set search_path = public, pg_temp as $$
    declare
      ad advertisements;
      today date := advertisement_today();
      counts boolean;
    begin
      select * into ad from advertisements where id = shown for no key update;
      if ad.id is null or ad.status <> 'active' or is_advertiser(ad.account_id, person) then return false; end if;
      insert into advertisement_tokens (token, kind) values (used, 'click') on conflict do nothing;
      if not found then return false; end if;
      insert into advertisement_viewers as v (day, visitor, advertisement_id, impressions, clicks)
      values (today, decode(visitor_hex, 'hex'), ad.id, 0, 1)
      on conflict (day, visitor, advertisement_id) do update set clicks = 1 where v.clicks = 0;
      counts := found and take_count('ad_click', decode(address_hex, 'hex'), ad.id, today);
      insert into advertisement_days as d (advertisement_id, day, clicks, clicks_left_out)
      values (ad.id, today, counts::int, (not counts)::int)
      on conflict (advertisement_id, day) do update set clicks = d.clicks + excluded.clicks,
        clicks_left_out = d.clicks_left_out + excluded.clicks_left_out;
      if counts then update advertisements set clicks = clicks + 1 where id = ad.id; end if;
      return counts;
    end $$;
  `);
}

/** Forward-only once landed: the earlier functions counted whatever an address sent. */
export async function down(): Promise<void> {
  throw new Error('counts by address are not taken back');
}
