import type { Knex } from 'knex';

/**
 * Advertisements, sold by the day: the budget is held when it is paid, and a day's share is spent by the first view of that day.
 * What is counted and spent goes through one function that locks the advertisement's row, so that no number of servers shows
 * more than was bought.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table ledger_accounts drop constraint ledger_accounts_kind;
    alter table ledger_accounts add constraint ledger_accounts_kind check
      (kind in ('credit', 'held_refunds', 'held_budgets', 'cash', 'revenue', 'adjustments'));
    insert into ledger_accounts (kind, name, balance_cents) values ('held_budgets', null, null);

    create table advertisement_sizes (
      size text primary key constraint advertisement_sizes_size check
        (size in ('small', 'medium', 'large', 'sidebar', 'banner', 'inline')),
      daily_cents bigint not null constraint advertisement_sizes_daily check (daily_cents between 1 and 1000000)
    );
    insert into advertisement_sizes values
      ('small', 50), ('banner', 50), ('inline', 50), ('medium', 75), ('sidebar', 100), ('large', 150);
    create table advertisement_places (
      place text primary key constraint advertisement_places_place check
        (place in ('home', 'search_results', 'featured', 'sidebar', 'footer')),
      -- Of the size's price.
      percent integer not null constraint advertisement_places_percent check (percent between 100 and 1000)
    );
    insert into advertisement_places values
      ('footer', 100), ('sidebar', 100), ('featured', 150), ('search_results', 150), ('home', 200);
    create table advertisement_discounts (
      -- From so many days on, so many percent less.
      days integer primary key constraint advertisement_discounts_days check (days > 1),
      percent integer not null constraint advertisement_discounts_percent check (percent between 0 and 90)
    );
    insert into advertisement_discounts values (7, 5), (30, 10), (90, 15), (180, 20), (365, 25);
    create table advertisement_rules (
      one boolean primary key default true constraint advertisement_rules_single check (one),
      -- After so many views without so many clicks for each 10,000 of them, what pays little is paused.
      judged_after integer not null default 2000 constraint advertisement_rules_judged check (judged_after > 0),
      least_clicks integer not null default 5 constraint advertisement_rules_clicks check (least_clicks between 0 and 10000)
    );
    insert into advertisement_rules default values;
    revoke insert, delete on advertisement_sizes, advertisement_places, advertisement_rules from diyar_app;

    -- Whose an uploaded picture is, until and after an advertisement shows it.
    create table advertisement_pictures (
      image_id uuid primary key references images on delete cascade,
      account_id uuid not null references ledger_accounts,
      uploaded_at timestamptz not null default app_now()
    );
    create index advertisement_pictures_by_time on advertisement_pictures (uploaded_at);

    create table advertisements (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references ledger_accounts,
      user_id uuid not null references users,
      -- '—' once its author has left.
      title text not null constraint advertisements_title check (title = '—' or char_length(title) between 5 and 100),
      description text constraint advertisements_description check (char_length(description) between 1 and 200),
      link text constraint advertisements_link check (link ~ '^https://' and char_length(link) <= 500),
      contact_phone text constraint advertisements_contact_phone check (contact_phone ~ '^\\+[1-9][0-9]{8,14}$'),
      image_id uuid references images,
      size text not null references advertisement_sizes constraint advertisements_size check
        (size in ('small', 'medium', 'large', 'sidebar', 'banner', 'inline')),
      place text not null references advertisement_places constraint advertisements_place check
        (place in ('home', 'search_results', 'featured', 'sidebar', 'footer')),
      platform text not null constraint advertisements_platform check (platform in ('web', 'mobile', 'universal')),
      priority smallint not null constraint advertisements_priority check (priority in (1, 2, 3)),
      starts_on date not null,
      -- Null: until its days are used.
      ends_on date,
      -- From Sunday as 0; null: every day.
      target_days smallint[] constraint advertisements_target_days check
        (target_days <@ '{0,1,2,3,4,5,6}' and cardinality(target_days) between 1 and 6),
      most_per_person smallint not null constraint advertisements_most_per_person check (most_per_person between 1 and 50),
      daily_limit integer constraint advertisements_daily_limit check (daily_limit between 1 and 1000000),
      pauses_unseen boolean not null,
      pauses_spent boolean not null,
      -- unpaid: waits for credit; deleted: gone for everybody, kept for the ledger.
      status text not null default 'unpaid' constraint advertisements_status check
        (status in ('unpaid', 'pending', 'active', 'paused', 'rejected', 'expired', 'deleted')),
      pause_reason text constraint advertisements_pause_reason check (pause_reason in ('user', 'low_performance', 'budget')),
      rejection_reason text constraint advertisements_rejection_reason check (char_length(rejection_reason) between 1 and 500),
      decided_at timestamptz,
      -- Paid for, or wished for while it is unpaid.
      days integer not null constraint advertisements_days check (days between 1 and 3650),
      days_spent integer not null default 0,
      budget_cents bigint not null default 0,
      spent_cents bigint not null default 0,
      last_paid_day date,
      impressions bigint not null default 0,
      clicks bigint not null default 0,
      -- As they stood when it was last resumed: what is judged is what came after.
      judged_impressions bigint not null default 0,
      judged_clicks bigint not null default 0,
      counted_at timestamptz,
      ended_at timestamptz,
      refund_cents bigint not null default 0,
      refund_transfer_id uuid unique references ledger_transfers,
      version integer not null default 1,
      created_at timestamptz not null default app_now(),
      constraint advertisements_dates check (ends_on >= starts_on),
      constraint advertisements_paused check ((status = 'paused') = (pause_reason is not null)),
      constraint advertisements_rejected check (status <> 'rejected' or rejection_reason is not null),
      constraint advertisements_paid check ((budget_cents > 0) or status in ('unpaid', 'deleted')),
      constraint advertisements_spent check (spent_cents between 0 and budget_cents and days_spent between 0 and days),
      constraint advertisements_ended check ((ended_at is not null) = (status in ('expired', 'deleted'))),
      constraint advertisements_refund check (refund_cents = case when ended_at is null then 0
        else budget_cents - spent_cents end and (refund_transfer_id is null or refund_cents > 0)),
      constraint advertisements_counts check (impressions >= 0 and clicks >= 0),
      constraint advertisements_shown check (image_id is not null or status in ('expired', 'deleted'))
    );
    create index advertisements_of_account on advertisements (account_id, id desc) where status <> 'deleted';
    create index advertisements_by_status on advertisements (status, id);
    create index advertisements_of_image on advertisements (image_id);
    create index advertisements_to_refund on advertisements (ended_at) where refund_cents > 0 and refund_transfer_id is null;
    revoke delete on advertisements from diyar_app;

    -- Days of Damascus.
    create table advertisement_days (
      advertisement_id uuid not null references advertisements,
      day date not null,
      impressions integer not null default 0 constraint advertisement_days_impressions check (impressions >= 0),
      people integer not null default 0,
      clicks integer not null default 0,
      -- The budget's share of the day, and the transfer that earned it.
      cents bigint not null default 0 constraint advertisement_days_cents check (cents >= 0),
      transfer_id uuid unique references ledger_transfers,
      primary key (advertisement_id, day)
    );
    create index advertisement_days_to_earn on advertisement_days (day) where cents > 0 and transfer_id is null;
    revoke delete on advertisement_days from diyar_app;

    -- How often a person of that day saw it; gone after two days.
    create table advertisement_viewers (
      day date not null,
      visitor bytea not null,
      advertisement_id uuid not null references advertisements,
      impressions smallint not null,
      primary key (day, visitor, advertisement_id)
    );
    -- What was counted: a token that comes again counts no more. Gone after two days, when its signature is no longer taken.
    create table advertisement_tokens (
      token uuid not null,
      kind text not null constraint advertisement_tokens_kind check (kind in ('view', 'click')),
      used_at timestamptz not null default app_now(),
      primary key (token, kind)
    );
    create index advertisement_tokens_by_time on advertisement_tokens (used_at);

    create function advertisement_today() returns date language sql stable set search_path = public, pg_temp as $$
      select (app_now() at time zone 'Asia/Damascus')::date
    $$;

    create function is_advertiser(account uuid, person uuid) returns boolean
    language sql stable set search_path = public, pg_temp as $$
      select person is not null and exists (
        select from ledger_accounts a where a.id = account and (a.user_id = person or exists (
          select from office_members m where m.office_id = a.office_id and m.user_id = person)))
    $$;

    -- Views by their tokens, in one call for any number of them. Rows are locked in the order of ids.
    create function count_advertisement_views(tokens uuid[], shown uuid[], visitors text[], people uuid[]) returns integer
    language plpgsql set search_path = public, pg_temp as $$
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
          select distinct on (g.token) g.token, decode(g.visitor, 'hex') as visitor, g.person
          from unnest(tokens, shown, visitors, people) as g (token, ad_id, visitor, person) where g.ad_id = ad.id
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

    create function count_advertisement_click(used uuid, shown uuid, person uuid) returns boolean
    language plpgsql set search_path = public, pg_temp as $$
    declare ad advertisements;
    begin
      select * into ad from advertisements where id = shown for no key update;
      if ad.id is null or ad.status <> 'active' or is_advertiser(ad.account_id, person) then return false; end if;
      insert into advertisement_tokens (token, kind) values (used, 'click') on conflict do nothing;
      if not found then return false; end if;
      insert into advertisement_days as d (advertisement_id, day, clicks) values (ad.id, advertisement_today(), 1)
      on conflict (advertisement_id, day) do update set clicks = d.clicks + 1;
      update advertisements set clicks = clicks + 1 where id = ad.id;
      return true;
    end $$;

    -- With its owner's account; the clock gives back what is left of the budget.
    create function end_advertisements(account uuid) returns void
    language sql set search_path = public, pg_temp as $$
      update advertisements set status = 'expired', pause_reason = null, ended_at = app_now(),
        refund_cents = budget_cents - spent_cents, version = version + 1
      where account_id = account and status in ('pending', 'active', 'paused', 'rejected');
      update advertisements set status = 'deleted', ended_at = app_now(), version = version + 1
      where account_id = account and status = 'unpaid';
    $$;
    create function end_advertisements_of_owner() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      perform end_advertisements(a.id) from ledger_accounts a
      where case tg_table_name when 'users' then a.user_id = new.id else a.office_id = new.id end;
      return null;
    end $$;
    create trigger users_end_advertisements after update of closed_at on users for each row
      when (new.closed_at is not null) execute function end_advertisements_of_owner();
    create trigger offices_end_advertisements after update of closed_at on offices for each row
      when (new.closed_at is not null) execute function end_advertisements_of_owner();

    -- With what administrators wrote about the person's advertisements.
    create or replace function pseudonymise_audit_log(subjects uuid[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update audit_log a set before = audit_facts(a.before), after = audit_facts(a.after), reason = null
      from (
        select 'user' as kind, u.id from users u
          where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'listing', l.id from listings l join users u on u.id = l.owner_id
          where l.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'office_application', p.id from office_applications p join users u on u.id = p.user_id
          where p.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'credit', u.id from users u
          where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'credit_request', q.id from credit_requests q join users u on u.id = q.user_id
          where q.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'advertisement', ad.id from advertisements ad join users u on u.id = ad.user_id
          where ad.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'office', o.id from offices o
          where o.id = any(subjects) and o.closed_at < app_now() - interval '25 days') theirs
      where a.subject_kind = theirs.kind and a.subject_id = theirs.id::text;

      update audit_log a set ip = null
      from users u where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days' and a.actor_id = u.id;
    end $$;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    create or replace function pseudonymise_audit_log(subjects uuid[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update audit_log a set before = audit_facts(a.before), after = audit_facts(a.after), reason = null
      from (
        select 'user' as kind, u.id from users u
          where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'listing', l.id from listings l join users u on u.id = l.owner_id
          where l.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'office_application', p.id from office_applications p join users u on u.id = p.user_id
          where p.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'credit', u.id from users u
          where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'credit_request', q.id from credit_requests q join users u on u.id = q.user_id
          where q.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'office', o.id from offices o
          where o.id = any(subjects) and o.closed_at < app_now() - interval '25 days') theirs
      where a.subject_kind = theirs.kind and a.subject_id = theirs.id::text;

      update audit_log a set ip = null
      from users u where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days' and a.actor_id = u.id;
    end $$;
    drop trigger offices_end_advertisements on offices;
    drop trigger users_end_advertisements on users;
    drop function end_advertisements_of_owner, end_advertisements(uuid), count_advertisement_click(uuid, uuid, uuid),
      count_advertisement_views(uuid[], uuid[], text[], uuid[]), is_advertiser(uuid, uuid), advertisement_today();
    drop table advertisement_tokens, advertisement_viewers, advertisement_days, advertisements, advertisement_pictures,
      advertisement_rules, advertisement_discounts, advertisement_places, advertisement_sizes;
    alter table ledger_accounts drop constraint ledger_accounts_kind;
    alter table ledger_accounts disable trigger ledger_accounts_kept;
    delete from ledger_accounts where kind = 'held_budgets';
    alter table ledger_accounts enable trigger ledger_accounts_kept;
    alter table ledger_accounts add constraint ledger_accounts_kind check
      (kind in ('credit', 'held_refunds', 'cash', 'revenue', 'adjustments'));
  `);
