CREATE FUNCTION public.app_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select now() + (select shift from app_clock)
$$;

ALTER FUNCTION public.app_now() OWNER TO diyar_owner;

CREATE FUNCTION public.uuid_v7() RETURNS uuid
    LANGUAGE sql PARALLEL SAFE
    AS $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;

ALTER FUNCTION public.uuid_v7() OWNER TO diyar_owner;

CREATE TABLE public.advertisements (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    title text NOT NULL,
    description text,
    link text,
    contact_phone text,
    image_id uuid,
    size text NOT NULL,
    place text NOT NULL,
    platform text NOT NULL,
    priority smallint NOT NULL,
    starts_on date NOT NULL,
    ends_on date,
    target_days smallint[],
    most_per_person smallint NOT NULL,
    daily_limit integer,
    pauses_unseen boolean NOT NULL,
    pauses_spent boolean NOT NULL,
    status text DEFAULT 'unpaid'::text NOT NULL,
    pause_reason text,
    rejection_reason text,
    decided_at timestamp with time zone,
    days integer NOT NULL,
    days_spent integer DEFAULT 0 NOT NULL,
    budget_cents bigint DEFAULT 0 NOT NULL,
    spent_cents bigint DEFAULT 0 NOT NULL,
    last_paid_day date,
    impressions bigint DEFAULT 0 NOT NULL,
    clicks bigint DEFAULT 0 NOT NULL,
    judged_impressions bigint DEFAULT 0 NOT NULL,
    judged_clicks bigint DEFAULT 0 NOT NULL,
    counted_at timestamp with time zone,
    ended_at timestamp with time zone,
    refund_cents bigint DEFAULT 0 NOT NULL,
    refund_transfer_id uuid,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    terms jsonb,
    flat_days integer DEFAULT 0 NOT NULL,
    flat_cents bigint DEFAULT 0 NOT NULL,
    kept_cents bigint DEFAULT 0 NOT NULL,
    kept_transfer_id uuid,
    listing_id uuid GENERATED ALWAYS AS (("substring"(link, '/property/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})'::text))::uuid) STORED,
    interrupted_on date,
    days_resumed integer DEFAULT 0 NOT NULL,
    CONSTRAINT advertisements_contact_phone CHECK ((contact_phone ~ '^\+[1-9][0-9]{8,14}$'::text)),
    CONSTRAINT advertisements_counts CHECK (((impressions >= 0) AND (clicks >= 0))),
    CONSTRAINT advertisements_daily_limit CHECK (((daily_limit >= 1) AND (daily_limit <= 1000000))),
    CONSTRAINT advertisements_dates CHECK ((ends_on >= starts_on)),
    CONSTRAINT advertisements_days CHECK (((days >= 1) AND (days <= 3650))),
    CONSTRAINT advertisements_description CHECK (((char_length(description) >= 1) AND (char_length(description) <= 200))),
    CONSTRAINT advertisements_ended CHECK (((ended_at IS NOT NULL) = (status = ANY (ARRAY['expired'::text, 'deleted'::text])))),
    CONSTRAINT advertisements_flat_cents CHECK (((flat_cents >= 0) AND (flat_cents <= budget_cents))),
    CONSTRAINT advertisements_flat_days CHECK (((flat_days >= 0) AND (flat_days <= days))),
    CONSTRAINT advertisements_interrupted CHECK (((interrupted_on IS NULL) OR (interrupted_on = last_paid_day))),
    CONSTRAINT advertisements_kept CHECK (((kept_cents >= 0) AND (kept_cents <= (budget_cents - spent_cents)) AND ((kept_cents = 0) OR (ended_at IS NOT NULL)))),
    CONSTRAINT advertisements_link CHECK (((link ~ '^https://'::text) AND (char_length(link) <= 2000))),
    CONSTRAINT advertisements_most_per_person CHECK (((most_per_person >= 1) AND (most_per_person <= 50))),
    CONSTRAINT advertisements_paid CHECK (((budget_cents > 0) OR (status = ANY (ARRAY['unpaid'::text, 'deleted'::text])))),
    CONSTRAINT advertisements_pause_reason CHECK ((pause_reason = ANY (ARRAY['user'::text, 'low_performance'::text, 'budget'::text, 'link_gone'::text]))),
    CONSTRAINT advertisements_paused CHECK (((status = 'paused'::text) = (pause_reason IS NOT NULL))),
    CONSTRAINT advertisements_place CHECK ((place = ANY (ARRAY['home'::text, 'search_results'::text, 'featured'::text, 'sidebar'::text, 'footer'::text]))),
    CONSTRAINT advertisements_platform CHECK ((platform = ANY (ARRAY['web'::text, 'mobile'::text, 'universal'::text]))),
    CONSTRAINT advertisements_priority CHECK ((priority = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT advertisements_refund CHECK (((refund_cents =
CASE
    WHEN (ended_at IS NULL) THEN (0)::bigint
    ELSE ((budget_cents - spent_cents) - kept_cents)
END) AND ((refund_transfer_id IS NULL) OR (refund_cents > 0)))),
    CONSTRAINT advertisements_rejected CHECK (((status <> 'rejected'::text) OR (rejection_reason IS NOT NULL))),
    CONSTRAINT advertisements_rejection_reason CHECK (((char_length(rejection_reason) >= 1) AND (char_length(rejection_reason) <= 500))),
    CONSTRAINT advertisements_shown CHECK (((image_id IS NOT NULL) OR (status = ANY (ARRAY['expired'::text, 'deleted'::text])))),
    CONSTRAINT advertisements_size CHECK ((size = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text, 'sidebar'::text, 'banner'::text, 'inline'::text]))),
    CONSTRAINT advertisements_spent CHECK (((spent_cents >= 0) AND (spent_cents <= budget_cents) AND ((days_spent >= 0) AND (days_spent <= days)))),
    CONSTRAINT advertisements_status CHECK ((status = ANY (ARRAY['unpaid'::text, 'pending'::text, 'active'::text, 'paused'::text, 'rejected'::text, 'expired'::text, 'deleted'::text]))),
    CONSTRAINT advertisements_target_days CHECK (((target_days <@ '{0,1,2,3,4,5,6}'::smallint[]) AND ((cardinality(target_days) >= 1) AND (cardinality(target_days) <= 6)))),
    CONSTRAINT advertisements_title CHECK (((title = '—'::text) OR ((char_length(title) >= 5) AND (char_length(title) <= 100))))
);

ALTER TABLE public.advertisements OWNER TO diyar_owner;

CREATE FUNCTION public.advertisement_keeps(ad public.advertisements) RETURNS bigint
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select case when ad.status = 'rejected' or ad.terms is null or ad.days_spent <= ad.flat_days then 0 else
    greatest(0, least(ad.budget_cents, ad.flat_cents + (
      select min(floor((ad.terms ->> 'daily')::numeric * n * (100 - coalesce((select max((step ->> 1)::integer)
        from jsonb_array_elements(ad.terms -> 'discounts') as step where (step ->> 0)::integer <= n), 0)) / 100))::bigint
      from generate_series(ad.days_spent - ad.flat_days, 365) as n)) - ad.spent_cents) end
$$;

ALTER FUNCTION public.advertisement_keeps(ad public.advertisements) OWNER TO diyar_owner;

CREATE FUNCTION public.advertisement_today() RETURNS date
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select (app_now() at time zone 'Asia/Damascus')::date
$$;

ALTER FUNCTION public.advertisement_today() OWNER TO diyar_owner;

CREATE FUNCTION public.announce_marked_listings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  ids text;
begin
  select string_agg(listing_id::text, ',') into ids
    from (select distinct listing_id from new_rows limit 201) marked having count(*) <= 200;
  if ids is not null then perform pg_notify('listings_changed', ids); end if;
  return null;
end $$;

ALTER FUNCTION public.announce_marked_listings() OWNER TO diyar_owner;

CREATE FUNCTION public.answer_with_favourite_news() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  is_back boolean := new.event in ('person.suspension_ended', 'person.unbanned', 'category.shown');
begin
  insert into favourite_news (listing_id, kind)
  select l.id, case when is_back then 'back' else 'gone' end
  from listings l
  where l.status = 'active' and (l.expires_at is null or l.expires_at > app_now())
    and case when new.event like 'person.%' then l.owner_id = new.subject else l.category_id = new.subject end
    and exists (select from favourites f where f.listing_id = l.id)
    and (not is_back or exists (select from public_listings p where p.id = l.id));
  return null;
end $$;

ALTER FUNCTION public.answer_with_favourite_news() OWNER TO diyar_owner;

CREATE FUNCTION public.answer_with_leads() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update leads set transferred_at = new.moment, version = version + 1 where listing_id = new.subject and transferred_at is null;
  return null;
end $$;

ALTER FUNCTION public.answer_with_leads() OWNER TO diyar_owner;

CREATE FUNCTION public.answer_with_viewings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.event like 'listing.%' then
    perform end_viewings(array(select d.id from leads d where d.listing_id = new.subject),
      case new.event when 'listing.transferred' then 'transferred' else 'listing' end);
  elsif new.event = 'office.closed' then
    perform end_viewings(array(
      select d.id from leads d where d.office_id = new.subject and lead_side_standing(d, 'owner') = 'gone'), 'person');
  -- Of whoever was the last who could come, and of whoever is alone with a thread of a closed office; what they ask for themselves
  -- goes on.
  elsif new.event in ('person.left', 'person.role_changed') then
    perform end_viewings(array(
      select d.id from leads d
      where (d.office_id = (new.facts ->> 'office')::uuid or d.owner_id = new.subject)
        and exists (select from viewings v where v.lead_id = d.id and v.status in ('pending', 'scheduled', 'rescheduled'))
        and lead_side_standing(d, 'owner') <> 'good'), 'person');
  else
    perform end_viewings(array(
      select d.id from leads d where d.enquirer_id = new.subject
      union all
      select d.id from leads d
      where (d.owner_id = new.subject or d.assigned_to = new.subject
          or d.office_id in (select m.office_id from office_members m where m.user_id = new.subject))
        and lead_side_standing(d, 'owner') <> 'good'), 'person');
  end if;
  return null;
end $$;

ALTER FUNCTION public.answer_with_viewings() OWNER TO diyar_owner;

CREATE FUNCTION public.apply_ledger_entry() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  new.balance_cents := null;
  update ledger_accounts set balance_cents = balance_cents + new.amount_cents
  where id = new.account_id and balance_cents is not null
  returning balance_cents into new.balance_cents;
  return new;
end $$;

ALTER FUNCTION public.apply_ledger_entry() OWNER TO diyar_owner;

CREATE FUNCTION public.assert_ledger_transfer_balanced() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  subject uuid := case tg_table_name when 'ledger_entries' then (to_jsonb(new) ->> 'transfer_id')::uuid
    else (to_jsonb(new) ->> 'id')::uuid end;
  entries integer;
  total numeric;
begin
  select count(*), coalesce(sum(amount_cents), 0) into entries, total from ledger_entries where transfer_id = subject;
  if entries < 2 or total <> 0 then
    raise exception 'ledger transfer % is not balanced', subject
      using errcode = 'check_violation', constraint = 'ledger_transfers_balanced';
  end if;
  return null;
end $$;

ALTER FUNCTION public.assert_ledger_transfer_balanced() OWNER TO diyar_owner;

CREATE FUNCTION public.audit_facts(content jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $_$
  select case when content is not null then coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(content)
     where jsonb_typeof(value) in ('number', 'boolean')
       or (jsonb_typeof(value) = 'string' and key in ('status', 'state', 'target'))
       or value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'), '{}') end
$_$;

ALTER FUNCTION public.audit_facts(content jsonb) OWNER TO diyar_owner;

CREATE FUNCTION public.blurred_point(point public.geometry, listing_id uuid) RETURNS public.geometry
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO '$user', 'public'
    AS $$
declare
  height constant double precision := 0.0045;
  grid_row constant double precision := floor(st_y(point) / height);
  -- Rounded: the last digit of a cosine is not the same on every machine.
  width constant double precision := round((height / cosd((grid_row + 0.5) * height))::numeric, 6);
  grid_column constant double precision := floor(st_x(point) / width);
  seed constant bytea := sha256(uuid_send(listing_id));
begin
  return st_setsrid(st_makepoint(
    (grid_column + 0.3 + 0.4 * (get_byte(seed, 0) * 256 + get_byte(seed, 1)) / 65536) * width,
    (grid_row + 0.3 + 0.4 * (get_byte(seed, 2) * 256 + get_byte(seed, 3)) / 65536) * height), 4326);
end $$;

ALTER FUNCTION public.blurred_point(point public.geometry, listing_id uuid) OWNER TO diyar_owner;

CREATE TABLE public.boosts (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    listing_id uuid,
    account_id uuid,
    purchase_id uuid,
    type text NOT NULL,
    status text NOT NULL,
    days smallint NOT NULL,
    cents bigint NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    stopped_at timestamp with time zone,
    stop_reason text,
    during tstzrange GENERATED ALWAYS AS (tstzrange(starts_at, GREATEST(starts_at, COALESCE(stopped_at, ends_at)))) STORED NOT NULL,
    slot smallint,
    refund_cents bigint DEFAULT 0 NOT NULL,
    refund_transfer_id uuid,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    terms jsonb,
    bulk_from smallint,
    shown_at timestamp with time zone,
    returned_on date,
    CONSTRAINT boosts_bulk_from CHECK ((bulk_from > 1)),
    CONSTRAINT boosts_cents CHECK ((cents >= 0)),
    CONSTRAINT boosts_days CHECK ((days > 0)),
    CONSTRAINT boosts_paid CHECK (((num_nulls(account_id, purchase_id) = ANY (ARRAY[0, 2])) AND ((account_id IS NOT NULL) OR (cents = 0)))),
    CONSTRAINT boosts_refund CHECK (((refund_cents >= 0) AND (refund_cents <= cents) AND ((refund_cents = 0) OR (status = 'inactive'::text)) AND ((refund_transfer_id IS NULL) OR (refund_cents > 0)))),
    CONSTRAINT boosts_returned CHECK (((returned_on IS NULL) OR (status = 'inactive'::text))),
    CONSTRAINT boosts_slot CHECK (((type = 'homepage_featured'::text) = (slot IS NOT NULL))),
    CONSTRAINT boosts_status CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'expired'::text, 'inactive'::text]))),
    CONSTRAINT boosts_stop_reason CHECK ((stop_reason = ANY (ARRAY['cancelled'::text, 'sold'::text, 'rented'::text, 'suspended'::text, 'archived'::text, 'expired'::text, 'deleted'::text, 'account'::text, 'lapsed'::text, 'removed'::text]))),
    CONSTRAINT boosts_stopped CHECK ((((status = 'inactive'::text) = (stopped_at IS NOT NULL)) AND ((stopped_at IS NULL) = (stop_reason IS NULL)))),
    CONSTRAINT boosts_term CHECK ((ends_at = (starts_at + ((days)::double precision * '24:00:00'::interval)))),
    CONSTRAINT boosts_type CHECK ((type = ANY (ARRAY['featured'::text, 'urgent'::text, 'highlight'::text, 'premium'::text, 'homepage_featured'::text])))
);

ALTER TABLE public.boosts OWNER TO diyar_owner;

CREATE FUNCTION public.boost_days_left(boost public.boosts, moment timestamp with time zone) RETURNS bigint
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select case when boost_refunds
    then boost.cents * (boost.days - boost_days_used(boost, moment)) / boost.days else 0 end
  from money_rules
$$;

ALTER FUNCTION public.boost_days_left(boost public.boosts, moment timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.boost_days_used(boost public.boosts, moment timestamp with time zone) RETURNS integer
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select greatest(0, least(boost.days, ceil(extract(epoch from moment - boost.starts_at) / 86400)::integer))
$$;

ALTER FUNCTION public.boost_days_used(boost public.boosts, moment timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.boost_list_cents(boost public.boosts) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select coalesce((select (term ->> 1)::bigint from jsonb_array_elements(boost.terms) as term
    where (term ->> 0)::integer = boost.days), boost.cents)
$$;

ALTER FUNCTION public.boost_list_cents(boost public.boosts) OWNER TO diyar_owner;

CREATE FUNCTION public.boost_refund(boost public.boosts, moment timestamp with time zone) RETURNS bigint
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select case
    when not boost_refunds then 0
    when boost.terms is null and not boost_returns_whole(boost, moment) then boost_days_left(boost, moment)
    else greatest(0, boost.cents
      - case when boost_returns_whole(boost, moment) then 0 else cheapest_terms(boost.terms, boost_days_used(boost, moment)) end
      - coalesce((select sum(boost_list_cents(o) - o.cents) from boosts_losing_discount(boost, moment) o), 0))::bigint end
  from money_rules
$$;

ALTER FUNCTION public.boost_refund(boost public.boosts, moment timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.boost_returns_whole(boost public.boosts, moment timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select boost_refunds and boost.account_id is not null and boost.shown_at is null
    and moment between boost.starts_at and boost.starts_at + interval '15 minutes'
    and not exists (select from boosts o where o.listing_id = boost.listing_id
      and o.returned_on = (moment at time zone 'Asia/Damascus')::date)
  from money_rules
$$;

ALTER FUNCTION public.boost_returns_whole(boost public.boosts, moment timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.boosts_losing_discount(boost public.boosts, moment timestamp with time zone) RETURNS SETOF public.boosts
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  with others as (
    select o.* from boosts o where o.purchase_id = boost.purchase_id and o.id <> boost.id
      and o.returned_on is null and (o.stopped_at is null or o.stopped_at > o.starts_at or is_stopped_by_us(o.stop_reason))
  )
  select * from others
  where (boost_days_used(boost, moment) = 0 or boost_returns_whole(boost, moment)) and (select count(*) from others) = boost.bulk_from - 1
$$;

ALTER FUNCTION public.boosts_losing_discount(boost public.boosts, moment timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.calendar_add(moment timestamp with time zone, months integer, days integer DEFAULT 0) RETURNS timestamp with time zone
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select (moment at time zone 'Asia/Damascus' + make_interval(months => months, days => days)) at time zone 'Asia/Damascus'
$$;

ALTER FUNCTION public.calendar_add(moment timestamp with time zone, months integer, days integer) OWNER TO diyar_owner;

CREATE FUNCTION public.cheapest_terms(terms jsonb, used integer) RETURNS bigint
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  best bigint[] := '[0:0]={0}';
begin
  for day in 1..used loop
    best[day] := (select min((term ->> 1)::bigint + best[greatest(0, day - (term ->> 0)::integer)])
      from jsonb_array_elements(terms) as term);
  end loop;
  return best[greatest(0, used)];
end $$;

ALTER FUNCTION public.cheapest_terms(terms jsonb, used integer) OWNER TO diyar_owner;

CREATE FUNCTION public.claim_address_word() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
begin
  insert into address_words (word, kind) values (new.slug, tg_argv[0]) on conflict do nothing;
  return new;
end $$;

ALTER FUNCTION public.claim_address_word() OWNER TO diyar_owner;

CREATE FUNCTION public.count_advertisement_click(used uuid, shown uuid, visitor_hex text, address_hex text, person uuid) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

ALTER FUNCTION public.count_advertisement_click(used uuid, shown uuid, visitor_hex text, address_hex text, person uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.count_advertisement_views(tokens uuid[], shown uuid[], visitors text[], addresses text[], people uuid[]) RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
      if ad.last_paid_day is distinct from today and ad.days_spent >= ad.days and ad.interrupted_on is null then continue; end if;
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
      if ad.last_paid_day is distinct from today and ad.interrupted_on is not null then
        -- A correction took it off the air in the middle of a paid day, which goes on now.
        ad.days_resumed := ad.days_resumed + 1;
        ad.interrupted_on := null;
        ad.last_paid_day := today;
      elsif ad.last_paid_day is distinct from today then
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
        last_paid_day = ad.last_paid_day, interrupted_on = ad.interrupted_on, days_resumed = ad.days_resumed,
        counted_at = app_now()
      where id = ad.id;
    end loop;
  end loop;
  return counted;
end $$;

ALTER FUNCTION public.count_advertisement_views(tokens uuid[], shown uuid[], visitors text[], addresses text[], people uuid[]) OWNER TO diyar_owner;

CREATE FUNCTION public.count_listing_views(days date[], listings uuid[], visitors text[], addresses text[], people uuid[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

ALTER FUNCTION public.count_listing_views(days date[], listings uuid[], visitors text[], addresses text[], people uuid[]) OWNER TO diyar_owner;

CREATE FUNCTION public.count_new_saves() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into listing_stats as s (listing_id, saves)
  select l.id, count(*) from new_rows n join listings l on l.id = n.listing_id and l.owner_id <> n.user_id
  group by l.id order by l.id
  on conflict (listing_id) do update set saves = s.saves + excluded.saves;
  return null;
end $$;

ALTER FUNCTION public.count_new_saves() OWNER TO diyar_owner;

CREATE FUNCTION public.count_old_saves() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- Gone with its listing: nothing is left to count.
  perform 1 from listing_stats where listing_id in (select listing_id from old_rows) order by listing_id for update;
  update listing_stats s set saves = greatest(0, s.saves - gone.n)
  from (select l.id, count(*) as n from old_rows o join listings l on l.id = o.listing_id and l.owner_id <> o.user_id
    group by l.id) gone
  where s.listing_id = gone.id;
  return null;
end $$;

ALTER FUNCTION public.count_old_saves() OWNER TO diyar_owner;

CREATE FUNCTION public.decide_payee(version uuid, actor uuid, agrees boolean) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare decided payee_versions;
begin
  if not is_administrator(actor) then
    raise exception 'nobody who may change it' using errcode = 'invalid_parameter_value';
  end if;
  -- Whoever bans at this moment comes first, and is seen.
  perform from users where id = (select proposed_by from payee_versions where id = version) for share;
  if agrees and exists (
    select from payee_versions where id = version and status = 'pending' and not is_administrator(proposed_by)
  ) then
    raise exception 'proposed by nobody who may change it'
      using errcode = 'check_violation', constraint = 'payee_versions_proposer_acts';
  end if;
  update payee_versions
  set status = case when agrees then 'confirmed' else 'refused' end, decided_by = actor, decided_at = app_now()
  where id = version and status = 'pending' returning * into decided;
  if decided.id is null then return false; end if;
  if agrees then
    update payees set version_id = decided.id, is_active = true, changed_at = app_now() where id = decided.payee_id;
  end if;
  return true;
end $$;

ALTER FUNCTION public.decide_payee(version uuid, actor uuid, agrees boolean) OWNER TO diyar_owner;

CREATE FUNCTION public.drop_review_of_member() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  delete from office_reviews where office_id = new.office_id and author_id = new.user_id;
  return null;
end $$;

ALTER FUNCTION public.drop_review_of_member() OWNER TO diyar_owner;

CREATE FUNCTION public.end_advertisements(account uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO 'public', 'pg_temp'
    AS $$
  update advertisements set status = 'expired', pause_reason = null, ended_at = app_now(),
    refund_cents = budget_cents - spent_cents, version = version + 1
  where account_id = account and status in ('pending', 'active', 'paused', 'rejected');
  update advertisements set status = 'deleted', ended_at = app_now(), version = version + 1
  where account_id = account and status = 'unpaid';
$$;

ALTER FUNCTION public.end_advertisements(account uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.end_advertisements_of_owner() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform end_advertisements(a.id) from ledger_accounts a
  where case tg_table_name when 'users' then a.user_id = new.id else a.office_id = new.id end;
  return null;
end $$;

ALTER FUNCTION public.end_advertisements_of_owner() OWNER TO diyar_owner;

CREATE FUNCTION public.end_boosts_of_giver() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.office_id is distinct from old.office_id or new.office_id is null then
    perform stop_boost(b.id, 'removed') from boosts b
    where b.listing_id = new.id and b.account_id is not null and b.status in ('pending', 'active') and b.ends_at > app_now();
  elsif not exists (select from users u where u.id = new.owner_id and may_act(u.closed_at, u.banned_at, u.suspended_until)) then
    perform stop_boosts(array[new.id], 'account');
  end if;
  return null;
end $$;

ALTER FUNCTION public.end_boosts_of_giver() OWNER TO diyar_owner;

CREATE FUNCTION public.end_viewings(of_leads uuid[], because text) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  ended uuid;
begin
  perform from leads d
  where d.id = any(of_leads) and exists (
    select from viewings v where v.lead_id = d.id and v.status in ('pending', 'scheduled', 'rescheduled'))
  order by d.id for no key update;
  for ended in
    update viewings set status = 'cancelled', ended_because = because, version = version + 1, updated_at = app_now()
    where lead_id = any(of_leads) and status in ('pending', 'scheduled', 'rescheduled') and starts_at > app_now()
    returning id
  loop
    perform graphile_worker.add_job('viewing_ended', json_build_object('viewingId', ended), max_attempts => 10);
  end loop;
end $$;

ALTER FUNCTION public.end_viewings(of_leads uuid[], because text) OWNER TO diyar_owner;

CREATE FUNCTION public.find_surroundings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  -- A column that the database generates is not there yet.
  place geometry := case when new.is_approximate then blurred_point(new.point, new.id) else new.point end;
begin
  new.near := kinds_near(place);
  new.streets := streets_near(place);
  return new;
end $$;

ALTER FUNCTION public.find_surroundings() OWNER TO diyar_owner;

CREATE FUNCTION public.forget_private_choice() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.private_choice := null;
  return new;
end $$;

ALTER FUNCTION public.forget_private_choice() OWNER TO diyar_owner;

CREATE FUNCTION public.initialize_plan_features() RETURNS void
    LANGUAGE sql
    SET search_path TO 'public', 'pg_temp'
    AS $$
  insert into plan_features (plan_code, code, amount, sort)
  select p.code, f.code, f.amount, f.sort from plans p join (values
    ('regular', 'shop_window', null, 70),
    ('office', 'seats', 3, 10), ('office', 'import', 100, 20), ('office', 'history', 31, 30),
    ('office', 'comparison', 2, 40), ('office', 'shop_window', null, 70),
    ('standard', 'seats', 10, 10), ('standard', 'import', 2000, 20), ('standard', 'history', 366, 30),
    ('standard', 'comparison', 5, 40), ('standard', 'export', null, 50), ('standard', 'shop_window', null, 70),
    ('premium', 'seats', 50, 10), ('premium', 'import', 20000, 20), ('premium', 'history', null, 30),
    ('premium', 'comparison', 5, 40), ('premium', 'export', null, 50), ('premium', 'shop_window', null, 70),
    ('premium', 'badge', null, 80), ('premium', 'support', null, 90)
  ) as f (kind, code, amount, sort) on f.kind = coalesce(p.family, p.default_for)
  where (p.family is null or p.code = p.family || '_' || p.period)
    and not exists (select from plan_features x where x.plan_code = p.code)
  on conflict do nothing
$$;

ALTER FUNCTION public.initialize_plan_features() OWNER TO diyar_owner;

CREATE FUNCTION public.initialize_plans() RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  added integer;
begin
  insert into plans (code, name_ar, name_en, listing_limit, family, period, sort) values
    ('standard_monthly', 'الأساسية الشهرية', 'Standard monthly', 50, 'standard', 'monthly', 30),
    ('premium_monthly', 'المميّزة الشهرية', 'Premium monthly', null, 'premium', 'monthly', 40),
    ('standard_yearly', 'الأساسية السنوية', 'Standard yearly', 50, 'standard', 'yearly', 50),
    ('premium_yearly', 'المميّزة السنوية', 'Premium yearly', null, 'premium', 'yearly', 60)
  on conflict do nothing;
  get diagnostics added = row_count;
  insert into plan_prices (plan_code, cents, valid_from)
  select code, cents, '2026-01-01' from (values
    ('standard_monthly', 1500), ('premium_monthly', 4000), ('standard_yearly', 14400), ('premium_yearly', 38400)
  ) as price (code, cents)
  where exists (select from plans p where p.code = price.code)
    and not exists (select from plan_prices p where p.plan_code = price.code);
  return added;
end $$;

ALTER FUNCTION public.initialize_plans() OWNER TO diyar_owner;

CREATE FUNCTION public.is_administrator(person uuid) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select exists (select from users u
    where u.id = person and u.account_type = 'admin' and may_act(u.closed_at, u.banned_at, u.suspended_until))
$$;

ALTER FUNCTION public.is_administrator(person uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.is_advertiser(account uuid, person uuid) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select person is not null and exists (
    select from ledger_accounts a where a.id = account and (a.user_id = person or exists (
      select from office_members m where m.office_id = a.office_id and m.user_id = person)))
$$;

ALTER FUNCTION public.is_advertiser(account uuid, person uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.is_stopped_by_us(reason text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
  select reason in ('suspended', 'account', 'lapsed', 'removed')
$$;

ALTER FUNCTION public.is_stopped_by_us(reason text) OWNER TO diyar_owner;

CREATE FUNCTION public.keep_features() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'INSERT' then
    update subscriptions s set kept_features = coalesce(s.kept_features, '{}') || jsonb_build_object(old.code,
      case when jsonb_exists(s.kept_features, old.code) and s.kept_features ->> old.code is null then null
        when old.amount is null then null
        else greatest((s.kept_features ->> old.code)::integer, old.amount) end)
    where s.plan_code = old.plan_code and s.ended_at is null;
  end if;
  perform office_follows_plan(s.account_id) from subscriptions s
  where s.plan_code = coalesce(new.plan_code, old.plan_code) and s.ended_at is null
    and coalesce(new.code, old.code) = 'badge';
  return null;
end $$;

ALTER FUNCTION public.keep_features() OWNER TO diyar_owner;

CREATE FUNCTION public.keep_former_category_slug() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from former_category_slugs where slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into former_category_slugs (slug, category_id) values (old.slug, new.id)
    on conflict (slug) do update set category_id = excluded.category_id;
  end if;
  return null;
end $$;

ALTER FUNCTION public.keep_former_category_slug() OWNER TO diyar_owner;

CREATE FUNCTION public.keep_limits() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update subscriptions set kept_limit = greatest(coalesce(kept_limit, 0), coalesce(old.listing_limit, 2147483647))
  where plan_code = new.code and ended_at is null;
  return null;
end $$;

ALTER FUNCTION public.keep_limits() OWNER TO diyar_owner;

CREATE FUNCTION public.keep_office_application() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update office_applications a set user_id = heir.user_id
  from (select m.user_id from office_members m where m.office_id = old.office_id and m.role = 'owner'
    order by m.joined_at, m.user_id limit 1) heir
  where a.office_id = old.office_id and a.user_id = old.user_id
    and not exists (select from office_members m where m.office_id = old.office_id and m.user_id = old.user_id and m.role = 'owner');
  return null;
end $$;

ALTER FUNCTION public.keep_office_application() OWNER TO diyar_owner;

CREATE FUNCTION public.keep_settled_payments() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'payment % was settled', old.id using errcode = 'check_violation', constraint = 'payments_stay_settled';
end $$;

ALTER FUNCTION public.keep_settled_payments() OWNER TO diyar_owner;

CREATE FUNCTION public.kinds_near(place public.geometry) RETURNS text[]
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    AS $$
begin
  return array(
    select distinct kind from points_of_interest
    -- The box holds everything within 1 km anywhere in Syria.
    where shape && st_expand(place, 0.0117, 0.0094) and st_dwithin(shape::geography, place::geography, 1000)
    order by kind);
end $$;

ALTER FUNCTION public.kinds_near(place public.geometry) OWNER TO diyar_owner;

CREATE TABLE public.leads (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    listing_id uuid,
    owner_id uuid,
    office_id uuid,
    enquirer_id uuid,
    source text NOT NULL,
    name text,
    phone text,
    status text DEFAULT 'new'::text NOT NULL,
    assigned_to uuid,
    version integer DEFAULT 1 NOT NULL,
    changed_by uuid,
    asked_at timestamp with time zone,
    answered_at timestamp with time zone,
    last_message_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    last_side text,
    owner_read_at timestamp with time zone,
    enquirer_read_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    visitor_email text,
    visitor_language text,
    transferred_at timestamp with time zone,
    CONSTRAINT leads_about CHECK (((listing_id IS NOT NULL) OR (office_id IS NOT NULL))),
    CONSTRAINT leads_answer_follows CHECK ((answered_at >= asked_at)),
    CONSTRAINT leads_from_one CHECK ((num_nonnulls(enquirer_id, visitor_email) = 1)),
    CONSTRAINT leads_last_side CHECK ((last_side = ANY (ARRAY['enquirer'::text, 'owner'::text]))),
    CONSTRAINT leads_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 201))),
    CONSTRAINT leads_not_to_oneself CHECK ((enquirer_id <> owner_id)),
    CONSTRAINT leads_owner_side CHECK (((owner_id IS NOT NULL) OR (office_id IS NOT NULL))),
    CONSTRAINT leads_phone CHECK ((phone ~ '^\+[0-9]{9,15}$'::text)),
    CONSTRAINT leads_source CHECK ((source = ANY (ARRAY['message'::text, 'reveal'::text]))),
    CONSTRAINT leads_status CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'converted'::text, 'lost'::text]))),
    CONSTRAINT leads_visitor_email CHECK (((char_length(visitor_email) >= 3) AND (char_length(visitor_email) <= 254))),
    CONSTRAINT leads_visitor_language CHECK ((visitor_language = ANY (ARRAY['ar'::text, 'en'::text]))),
    CONSTRAINT leads_visitor_named CHECK (((visitor_email IS NULL) OR (num_nonnulls(name, visitor_language) = 2)))
);

ALTER TABLE public.leads OWNER TO diyar_owner;

CREATE FUNCTION public.lead_side_standing(lead public.leads, side text) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when side = 'enquirer' and lead.enquirer_id is null then 'good' else (
    select (array['good', 'away', 'gone'])[coalesce(min(case
      when may_act(u.closed_at, u.banned_at, u.suspended_until) then 1
      when may_return(u.closed_at, u.banned_at, u.suspended_until) then 2
      else 3 end), 3)]
    from users u
    where u.id in (
      select lead.enquirer_id where side = 'enquirer'
      union all select lead.owner_id where side = 'owner'
      union all select m.user_id from office_members m
        where side = 'owner' and m.office_id = lead.office_id
          and (m.role in ('owner', 'assistant') or m.user_id = lead.assigned_to))) end
$$;

ALTER FUNCTION public.lead_side_standing(lead public.leads, side text) OWNER TO diyar_owner;

CREATE FUNCTION public.ledger_credit_account(owner_user uuid, owner_office uuid) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare found_id uuid;
begin
  select id into found_id from ledger_accounts where user_id = owner_user or office_id = owner_office;
  if found_id is null then
    insert into ledger_accounts (kind, user_id, office_id, balance_cents) values ('credit', owner_user, owner_office, 0)
    on conflict do nothing returning id into found_id;
  end if;
  if found_id is null then
    select id into found_id from ledger_accounts where user_id = owner_user or office_id = owner_office;
  end if;
  return found_id;
end $$;

ALTER FUNCTION public.ledger_credit_account(owner_user uuid, owner_office uuid) OWNER TO diyar_ledger;

CREATE FUNCTION public.ledger_hand_to_office(owner_user uuid, owner_office uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  update ledger_accounts set user_id = null, office_id = owner_office where user_id = owner_user
$$;

ALTER FUNCTION public.ledger_hand_to_office(owner_user uuid, owner_office uuid) OWNER TO diyar_ledger;

CREATE FUNCTION public.ledger_reverse(original uuid, event text, actor uuid) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  transfer_kind text;
  took ledger_entries;
  gave ledger_entries;
begin
  select kind into transfer_kind from ledger_transfers where id = original and reverses is null;
  select * into took from ledger_entries where transfer_id = original and amount_cents < 0;
  select * into gave from ledger_entries where transfer_id = original and amount_cents > 0;
  if transfer_kind is null then
    raise exception 'no transfer that can be reversed' using errcode = 'invalid_parameter_value';
  end if;
  return ledger_transfer(transfer_kind, event, gave.account_id, took.account_id, gave.amount_cents, actor, original);
end $$;

ALTER FUNCTION public.ledger_reverse(original uuid, event text, actor uuid) OWNER TO diyar_ledger;

CREATE FUNCTION public.ledger_transfer(transfer_kind text, event text, from_account uuid, to_account uuid, cents bigint, actor uuid, reversed uuid DEFAULT NULL::uuid) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  made uuid;
  available bigint;
begin
  if cents is null or cents <= 0 or from_account = to_account then
    raise exception 'a transfer moves a positive amount between two accounts' using errcode = 'invalid_parameter_value';
  end if;
  -- Before the entries get their numbers, so that numbers and balances have one order; by id, so that nobody deadlocks.
  perform 1 from ledger_accounts where id in (from_account, to_account) and balance_cents is not null
    order by id for no key update;
  select balance_cents into available from ledger_accounts where id = from_account;
  if available < cents then
    raise exception 'insufficient credit' using errcode = 'LG001', detail = (cents - available)::text;
  end if;
  insert into ledger_transfers (kind, reference, reverses, actor_id)
  values (transfer_kind, event, reversed, actor) returning id into made;
  insert into ledger_entries (transfer_id, account_id, amount_cents)
  values (made, from_account, -cents), (made, to_account, cents);
  return made;
end $$;

ALTER FUNCTION public.ledger_transfer(transfer_kind text, event text, from_account uuid, to_account uuid, cents bigint, actor uuid, reversed uuid) OWNER TO diyar_ledger;

CREATE FUNCTION public.lowest_asked(listing uuid, deal text, period text, currency text, since timestamp with time zone, until timestamp with time zone) RETURNS numeric
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
  select min(asked) from (
    select h.period, case when h.price_original is null then 'USD' else h.price_currency end as currency,
      coalesce(h.price_original * 100, h.price_cents) as asked, h.at, lead(h.at, 1, 'infinity') over (order by h.at) as ends
    from listing_price_history h where h.listing_id = $1 and h.deal = $2) h
  where h.at < $6 and h.ends > $5 and h.period is not distinct from $3 and h.currency = $4
$_$;

ALTER FUNCTION public.lowest_asked(listing uuid, deal text, period text, currency text, since timestamp with time zone, until timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.lowest_known_asked(person uuid, listing uuid, of_deal text, until timestamp with time zone) RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
  select round(known.asked * now.cents / now.asked)::bigint
  from listings l
    cross join lateral offered_prices(l.transaction_type, l.price_currency, l.price_cents, l.price_original, l.price_period,
      l.rent_cents, l.rent_original, l.rent_period) now
    cross join lateral (select min(least(lowest_asked($2, now.deal, now.period, now.currency, seen.since, seen.until),
        case when now.currency = 'USD' and (seen.is_told or not exists
          (select from listing_price_history h where h.listing_id = $2 and h.at <= seen.since)) then seen.cents end)) as asked
      from (
        select f.at, $4, f.price_cents, false from favourites f where f.user_id = $1 and f.listing_id = $2
        union all
        select a.at, a.at + interval '1 microsecond', case when a.deal = now.deal then a.price_cents end, true
        from saved_search_alerts a join saved_searches s on s.id = a.search_id
        where s.user_id = $1 and a.listing_id = $2 and a.at < $4
        union all
        select r.revealed_at, r.revealed_at + interval '1 microsecond', null, false
        from contact_reveals r where r.user_id = $1 and r.listing_id = $2 and r.revealed_at < $4
        union all
        select d.created_at, d.created_at + interval '1 microsecond', null, false
        from leads d where d.enquirer_id = $1 and d.listing_id = $2 and d.created_at < $4) seen (since, until, cents, is_told)) known
  where l.id = $2 and now.deal = $3 and now.asked > 0
$_$;

ALTER FUNCTION public.lowest_known_asked(person uuid, listing uuid, of_deal text, until timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.lowest_known_price(person uuid, listing uuid, until timestamp with time zone) RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
  select least(
    (select least(f.price_cents, lowest_price($2, f.at, $3)) from favourites f where f.user_id = $1 and f.listing_id = $2),
    (select min(coalesce(a.price_cents, lowest_price($2, a.at, a.at + interval '1 microsecond')))
      from saved_search_alerts a join saved_searches s on s.id = a.search_id
      where s.user_id = $1 and a.listing_id = $2 and a.at < $3),
    (select lowest_price($2, r.revealed_at, r.revealed_at + interval '1 microsecond')
      from contact_reveals r where r.user_id = $1 and r.listing_id = $2 and r.revealed_at < $3),
    (select min(lowest_price($2, d.created_at, d.created_at + interval '1 microsecond'))
      from leads d where d.enquirer_id = $1 and d.listing_id = $2 and d.created_at < $3))
$_$;

ALTER FUNCTION public.lowest_known_price(person uuid, listing uuid, until timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.lowest_price(listing uuid, since timestamp with time zone, until timestamp with time zone) RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
  select min(price_cents) from (
    select price_cents, at, lead(at, 1, 'infinity') over (order by at) as ends
    from listing_price_history where listing_id = $1) h
  where at < $3 and ends > $2
$_$;

ALTER FUNCTION public.lowest_price(listing uuid, since timestamp with time zone, until timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.mark_alerts(ids uuid[]) RETURNS void
    LANGUAGE sql
    AS $$
  insert into alert_marks (listing_id) select id from unnest(ids) as u (id) order by id
  on conflict (listing_id) do update set gen = nextval('alert_mark_gen')
$$;

ALTER FUNCTION public.mark_alerts(ids uuid[]) OWNER TO diyar_owner;

CREATE FUNCTION public.mark_boosted_listings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_listings((select array_agg(listing_id) from changed where listing_id is not null));
  return null;
end $$;

ALTER FUNCTION public.mark_boosted_listings() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_category_listings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into fact_changes (category_id)
  select n.id from new_rows n join old_rows o using (id)
  where (n.slug, n.parent_id, n.is_shown, 'proximities' = any(n.carries))
    is distinct from (o.slug, o.parent_id, o.is_shown, 'proximities' = any(o.carries));
  return null;
end $$;

ALTER FUNCTION public.mark_category_listings() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_deleted_listings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_listings((select array_agg(id) from old_rows where status = 'active'));
  return null;
end $$;

ALTER FUNCTION public.mark_deleted_listings() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_homes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_listings((
    select array_agg(id) from (
      select listing_id as id from changed
      union select m.listing_id from home_members m where m.home_id in (select home_id from changed)) of_homes));
  return null;
end $$;

ALTER FUNCTION public.mark_homes() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_inserted_alerts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_alerts((select array_agg(id) from new_rows
    where status = 'active' and published_at > app_now() - interval '1 day'));
  return null;
end $$;

ALTER FUNCTION public.mark_inserted_alerts() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_inserted_listings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_listings((select array_agg(id) from new_rows where status = 'active'));
  return null;
end $$;

ALTER FUNCTION public.mark_inserted_listings() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_listings(ids uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if ids is null then return; end if;
  insert into search_dirty (target, listing_id)
  select t.id, x.id from (select distinct id from unnest(ids) as u (id)) x cross join search_targets t
  order by x.id, t.id
  on conflict (target, listing_id) do update
    set gen = nextval('search_dirty_gen'), marked_at = clock_timestamp();
  insert into price_marks (listing_id, gen)
  select id, nextval('search_dirty_gen') from (select distinct id from unnest(ids) as u (id) order by id) x
  on conflict (listing_id) do update set gen = nextval('search_dirty_gen');
  perform pg_notify('search_dirty', '');
end $$;

ALTER FUNCTION public.mark_listings(ids uuid[]) OWNER TO diyar_owner;

CREATE FUNCTION public.mark_location_listings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into fact_changes (location_id)
  select n.id from new_rows n join old_rows o using (id) where n.key is distinct from o.key;
  return null;
end $$;

ALTER FUNCTION public.mark_location_listings() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_member_listings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_listings((select array_agg(l.id) from listings l
    where l.office_id in (select office_id from changed where role = 'owner') and l.status = 'active'));
  return null;
end $$;

ALTER FUNCTION public.mark_member_listings() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_new_media() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_listings((select array_agg(distinct l.id) from new_rows m join listings l on l.id = m.listing_id
    where l.status = 'active'));
  return null;
end $$;

ALTER FUNCTION public.mark_new_media() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_office_listings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_listings((
    select array_agg(l.id) from new_rows n join old_rows o using (id) join listings l on l.office_id = n.id
    where l.status = 'active' and (n.slug, n.name_ar, n.name_en, n.is_verified, n.logo_image_id, n.status)
      is distinct from (o.slug, o.name_ar, o.name_en, o.is_verified, o.logo_image_id, o.status)));
  return null;
end $$;

ALTER FUNCTION public.mark_office_listings() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_old_media() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_listings((select array_agg(distinct l.id) from old_rows m join listings l on l.id = m.listing_id
    where l.status = 'active'));
  return null;
end $$;

ALTER FUNCTION public.mark_old_media() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_owner_listings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_listings((
    with changed as (
      select n.id from new_rows n join old_rows o using (id)
      where (n.suspended_until, n.banned_at, n.closed_at) is distinct from (o.suspended_until, o.banned_at, o.closed_at))
    select array_agg(id) from (
      select l.id from changed c join listings l on l.owner_id = c.id where l.status = 'active'
      union select l.id from changed c join office_members m on m.user_id = c.id and m.role = 'owner'
        join listings l on l.office_id = m.office_id where l.status = 'active') shown_otherwise));
  return null;
end $$;

ALTER FUNCTION public.mark_owner_listings() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_updated_alerts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_alerts((
    select array_agg(n.id) from new_rows n join old_rows o using (id)
    where n.status = 'active' and (o.expires_at <= app_now() and n.expires_at > app_now()
      or (n.status, n.category_id, n.property_type, n.transaction_type, n.title_ar, n.title_en, n.description_ar,
      n.description_en, n.price_cents, n.area, n.bedrooms, n.bathrooms, n.rooms, n.floor, n.furnishing, n.availability, n.features, n.attributes, n.province_id,
      n.city_id, n.neighborhood_id, n.rent_cents,
      case when not n.is_approximate then n.address end, n.public_point::bytea)
      is distinct from (o.status, o.category_id, o.property_type, o.transaction_type, o.title_ar, o.title_en, o.description_ar,
      o.description_en, o.price_cents, o.area, o.bedrooms, o.bathrooms, o.rooms, o.floor, o.furnishing, o.availability, o.features, o.attributes, o.province_id,
      o.city_id, o.neighborhood_id, o.rent_cents,
      case when not o.is_approximate then o.address end, o.public_point::bytea))));
  return null;
end $$;

ALTER FUNCTION public.mark_updated_alerts() OWNER TO diyar_owner;

CREATE FUNCTION public.mark_updated_listings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_listings((
    select array_agg(n.id) from new_rows n join old_rows o using (id)
    where (n.status = 'active' or o.status = 'active')
      and (n.code, n.office_id, n.owner_id, n.status, n.category_id, n.property_type, n.transaction_type, n.title_ar,
        n.title_en, n.description_ar, n.description_en, n.price_kind, n.price_cents, n.price_period, n.is_negotiable,
        n.area, n.bedrooms, n.bathrooms, n.rooms, n.floor, n.floors, n.furnishing, n.availability, n.features, n.attributes, n.province_id, n.city_id, n.neighborhood_id, n.address, n.point::bytea,
        n.is_approximate, n.priority, n.published_at, n.confirmed_at, n.expires_at, n.rent_cents, n.rent_period, n.near,
        n.streets)
        is distinct from (o.code, o.office_id, o.owner_id, o.status, o.category_id, o.property_type, o.transaction_type,
        o.title_ar, o.title_en, o.description_ar, o.description_en, o.price_kind, o.price_cents, o.price_period,
        o.is_negotiable, o.area, o.bedrooms, o.bathrooms, o.rooms, o.floor, o.floors, o.furnishing, o.availability, o.features, o.attributes, o.province_id, o.city_id, o.neighborhood_id, o.address,
        o.point::bytea, o.is_approximate, o.priority, o.published_at, o.confirmed_at, o.expires_at, o.rent_cents,
        o.rent_period, o.near, o.streets)));
  return null;
end $$;

ALTER FUNCTION public.mark_updated_listings() OWNER TO diyar_owner;

CREATE FUNCTION public.may_act(closed_at timestamp with time zone, banned_at timestamp with time zone, suspended_until timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select closed_at is null and banned_at is null and (suspended_until is null or suspended_until <= app_now())
$$;

ALTER FUNCTION public.may_act(closed_at timestamp with time zone, banned_at timestamp with time zone, suspended_until timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.may_return(closed_at timestamp with time zone, banned_at timestamp with time zone, suspended_until timestamp with time zone) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select closed_at is null and banned_at is null and suspended_until is distinct from 'infinity'
$$;

ALTER FUNCTION public.may_return(closed_at timestamp with time zone, banned_at timestamp with time zone, suspended_until timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.note_category_news() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into category_news (category_id, owner_id, kind, listings)
  select new.id, l.owner_id, case when new.is_shown then 'shown' else 'hidden' end, count(*)
  from listings l
  where l.category_id = new.id and l.deleted_at is null
    and (l.status in ('draft', 'pending', 'rejected', 'active', 'expired')
      or new.is_shown and l.status = 'archived' and l.published_at is not null)
  group by l.owner_id;
  return null;
end $$;

ALTER FUNCTION public.note_category_news() OWNER TO diyar_owner;

CREATE FUNCTION public.note_favourite_news() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into favourite_news (listing_id, kind, deal, was_cents, price_cents, at)
  select n.id, 'price_drop', fall.deal, fall.was_cents, fall.cents, fall.at
  from new_rows n join old_rows o using (id) cross join lateral price_falls(n.id) fall
  where o.status = 'active' and n.status = 'active' and o.expires_at <= app_now() and n.expires_at > app_now()
    and fall.at >= o.expires_at and exists (select from favourites f where f.listing_id = n.id);
  insert into favourite_news (listing_id, kind, deal, was_cents, price_cents)
  select id, kind, deal, was_cents, price_cents from (
    select n.id, fall.deal, fall.was_cents, coalesce(fall.cents, n.price_cents) as price_cents,
      case
        when o.status = 'active' and n.status = 'active' and fall.deal is not null
          and (n.expires_at is null or n.expires_at > app_now()) then 'price_drop'
        when o.status = 'active' and n.status in ('sold', 'rented') then n.status
        when o.status = 'active' and n.status <> 'active' and cat.is_shown then 'gone'
        when o.status <> 'active' and n.status = 'active' and cat.is_shown then 'back'
        when o.status = 'active' and n.status = 'active' and cat.is_shown and (n.expires_at is null or n.expires_at > app_now())
          and now_with.acts <> was_with.acts then case when now_with.acts then 'back' else 'gone' end
      end as kind
    from new_rows n join old_rows o using (id) join categories cat on cat.id = n.category_id
      -- Kept by somebody else since, with whom it is shown or not.
      left join lateral (select may_act(u.closed_at, u.banned_at, u.suspended_until) as acts from users u
        where u.id = o.owner_id and n.owner_id <> o.owner_id) was_with on true
      left join lateral (select may_act(u.closed_at, u.banned_at, u.suspended_until) as acts from users u
        where u.id = n.owner_id and n.owner_id <> o.owner_id) now_with on true
      left join lateral (
        select now.deal, now.cents, round(asked.lowest * now.cents / now.asked)::bigint as was_cents
        from offered_prices(n.transaction_type, n.price_currency, n.price_cents, n.price_original, n.price_period, n.rent_cents,
            n.rent_original, n.rent_period) now
          join offered_prices(o.transaction_type, o.price_currency, o.price_cents, o.price_original, o.price_period, o.rent_cents,
            o.rent_original, o.rent_period) was on was.deal = now.deal and was.period is not distinct from now.period
            and was.currency = now.currency and now.asked < was.asked
          cross join lateral (select least(was.asked,
            lowest_asked(n.id, now.deal, now.period, now.currency, app_now() - interval '30 days', app_now())) as lowest) asked
        where now.asked > 0 and now.asked <= 0.99 * asked.lowest
        order by now.deal desc limit 1) fall on true) news
  where kind is not null and exists (select from favourites f where f.listing_id = news.id);
  return null;
end $$;

ALTER FUNCTION public.note_favourite_news() OWNER TO diyar_owner;

CREATE FUNCTION public.note_search_facts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into fact_changes default values;
  perform pg_notify('search_facts', '');
  return null;
end $$;

ALTER FUNCTION public.note_search_facts() OWNER TO diyar_owner;

CREATE FUNCTION public.note_unled_offices(changed uuid[]) RETURNS void
    LANGUAGE sql
    SET search_path TO 'public', 'pg_temp'
    AS $$
  update offices o set unled_at = case when now_led.is_led then null else app_now() end
  from (select c.id, exists (select from office_members m join users u on u.id = m.user_id
      where m.office_id = c.id and m.role = 'owner' and may_return(u.closed_at, u.banned_at, u.suspended_until))
      or not exists (select from office_members m where m.office_id = c.id) as is_led
    from (select distinct id from unnest(changed) as given (id)) c) now_led
  where o.id = now_led.id and o.closed_at is null and (o.unled_at is null) <> now_led.is_led
$$;

ALTER FUNCTION public.note_unled_offices(changed uuid[]) OWNER TO diyar_owner;

CREATE FUNCTION public.note_unled_offices_of_member() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform note_unled_offices(array[coalesce(new.office_id, old.office_id)]);
  return null;
end $$;

ALTER FUNCTION public.note_unled_offices_of_member() OWNER TO diyar_owner;

CREATE FUNCTION public.note_unled_offices_of_user() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform note_unled_offices((select array_agg(office_id) from office_members where user_id = new.id and role = 'owner'));
  return null;
end $$;

ALTER FUNCTION public.note_unled_offices_of_user() OWNER TO diyar_owner;

CREATE FUNCTION public.notice_url(url text, reader uuid) RETURNS text
    LANGUAGE sql STABLE
    AS $_$
  select case
    when url ~ '^/dashboard/(office|subscription)([^/]|$)' and url !~ 'purse=private'
      and not exists (select from office_members m where m.user_id = reader) then null
    when url ~ '^/dashboard/leads/[0-9a-f-]{36}' and not exists (
      select from leads d where d.id = substr(url, 18, 36)::uuid and (d.enquirer_id = reader or d.owner_id = reader
        or exists (select from office_members m where m.office_id = d.office_id and m.user_id = reader
          and (m.role in ('owner', 'assistant') or d.assigned_to = reader)))) then null
    when url ~ '^/dashboard/payments/[0-9a-f-]{36}' and not exists (
      select from payments p join ledger_accounts a on a.id = p.account_id
      where p.id = substr(url, 21, 36)::uuid and (a.user_id = reader
        or exists (select from office_members m where m.office_id = a.office_id and m.user_id = reader and m.role = 'owner'))) then null
    else url end
$_$;

ALTER FUNCTION public.notice_url(url text, reader uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.number_receipt() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update receipt_counter set last = last + 1 returning last into new.number;
  return new;
end $$;

ALTER FUNCTION public.number_receipt() OWNER TO diyar_owner;

CREATE FUNCTION public.offered_prices(transaction_type text, price_currency text, price_cents bigint, price_original numeric, price_period text, rent_cents bigint, rent_original numeric, rent_period text) RETURNS TABLE(deal text, period text, currency text, cents bigint, original numeric, asked numeric)
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select deal, period, case when original is null then 'USD' else $2 end, cents, original, coalesce(original * 100, cents)
  from (values
    (case when $1 = 'both' then case when $5 is null then 'sale' else 'rent' end else coalesce($1, 'sale') end, $5, $3, $4),
    (case when $1 = 'both' then 'rent' end, $8, $6, $7)) as offer (deal, period, cents, original)
  where cents is not null
$_$;

ALTER FUNCTION public.offered_prices(transaction_type text, price_currency text, price_cents bigint, price_original numeric, price_period text, rent_cents bigint, rent_original numeric, rent_period text) OWNER TO diyar_owner;

CREATE FUNCTION public.office_follows_plan(account uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO 'public', 'pg_temp'
    AS $$
  update offices o set is_premium = next.is_premium
  from (
    select a.office_id, exists (
      select from subscriptions s where s.account_id = a.id and s.ended_at is null
        and (jsonb_exists(s.kept_features, 'badge')
          or exists (select from plan_features f where f.plan_code = s.plan_code and f.code = 'badge'))) as is_premium
    from ledger_accounts a where a.id = account
  ) next
  where o.id = next.office_id and o.is_premium <> next.is_premium
$$;

ALTER FUNCTION public.office_follows_plan(account uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.office_keeps_owner() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from offices o where o.id = old.office_id and o.closed_at is null)
    and exists (select from office_members m where m.office_id = old.office_id)
    and not exists (select from office_members m where m.office_id = old.office_id and m.role = 'owner') then
    raise exception 'office % would be left without an owner', old.office_id
      using errcode = 'check_violation', constraint = 'office_keeps_owner';
  end if;
  return null;
end $$;

ALTER FUNCTION public.office_keeps_owner() OWNER TO diyar_owner;

CREATE FUNCTION public.office_may_be_shown(office uuid) RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select exists (select from offices o where o.id = office and o.status = 'approved' and o.closed_at is null)
    and (exists (select from office_members m join users u on u.id = m.user_id
        where m.office_id = office and m.role = 'owner' and may_act(u.closed_at, u.banned_at, u.suspended_until))
      or not exists (select from office_members m where m.office_id = office))
$$;

ALTER FUNCTION public.office_may_be_shown(office uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.offices_follow_plan() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform office_follows_plan(new.account_id);
  return null;
end $$;

ALTER FUNCTION public.offices_follow_plan() OWNER TO diyar_owner;

CREATE FUNCTION public.order_payees(payee_method text, ids uuid[], actor uuid) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare placed integer;
begin
  if not is_administrator(actor) then
    raise exception 'nobody who may change it' using errcode = 'invalid_parameter_value';
  end if;
  update payees p set sort = array_position(ids, p.id) where p.method = payee_method and p.id = any(ids);
  get diagnostics placed = row_count;
  return placed;
end $$;

ALTER FUNCTION public.order_payees(payee_method text, ids uuid[], actor uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.pass_on_property_type() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update listings set property_type = new.property_type
  where category_id = new.id and property_type is distinct from new.property_type;
  return null;
end $$;

ALTER FUNCTION public.pass_on_property_type() OWNER TO diyar_owner;

CREATE FUNCTION public.price_falls(listing uuid) RETURNS TABLE(deal text, was_cents bigint, cents bigint, at timestamp with time zone)
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
  select now.deal, round(asked.lowest * now.cents / now.asked)::bigint, now.cents, cut.at
  from listings l
    cross join lateral offered_prices(l.transaction_type, l.price_currency, l.price_cents, l.price_original, l.price_period,
      l.rent_cents, l.rent_original, l.rent_period) now
    cross join lateral (select h.at, h.period, h.price_currency, h.price_original, h.price_cents
      from listing_price_history h where h.listing_id = $1 and h.deal = now.deal order by h.at desc limit 1) cut
    cross join lateral (select lowest_asked($1, now.deal, now.period, now.currency, cut.at - interval '30 days', cut.at) as lowest) asked
  where l.id = $1 and now.asked > 0 and coalesce(cut.price_original * 100, cut.price_cents) = now.asked
    and cut.period is not distinct from now.period and now.asked <= 0.99 * asked.lowest
$_$;

ALTER FUNCTION public.price_falls(listing uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.price_reduction(listing uuid, price bigint) RETURNS TABLE(was_cents bigint, at timestamp with time zone)
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
  select asked.lowest, cut.at
  from (select h.at, h.price_cents from listing_price_history h where h.listing_id = $1 order by h.at desc limit 1) cut
    cross join lateral (select lowest_price($1, cut.at - interval '30 days', cut.at) as lowest) asked
  where cut.price_cents = $2 and $2 <= 0.99 * asked.lowest
$_$;

ALTER FUNCTION public.price_reduction(listing uuid, price bigint) OWNER TO diyar_owner;

CREATE FUNCTION public.propose_payee(payee uuid, payee_method text, facts jsonb, actor uuid) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  made uuid;
begin
  if not is_administrator(actor) then
    raise exception 'nobody who may change it' using errcode = 'invalid_parameter_value';
  end if;
  insert into payees (id, method, sort)
  values (payee, payee_method, coalesce((select max(sort) + 1 from payees where method = payee_method), 0))
  on conflict (id) do nothing;
  -- The method must be that of the payee: a foreign key of both.
  insert into payee_versions (payee_id, method, name_ar, name_en, holder, account_number, place_ar, place_en, hours_ar,
    hours_en, proposed_by)
  select payee, payee_method, f.name_ar, f.name_en, f.holder, f.account_number, f.place_ar, f.place_en, f.hours_ar,
    f.hours_en, actor
  from jsonb_to_record(facts) as f (name_ar text, name_en text, holder text, account_number text, place_ar text, place_en text,
    hours_ar text, hours_en text)
  returning id into made;
  return made;
end $$;

ALTER FUNCTION public.propose_payee(payee uuid, payee_method text, facts jsonb, actor uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.pseudonymise_audit_log(subjects uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update audit_log a set before = audit_facts(a.before), after = audit_facts(a.after), reason = null
  from (
    select 'user' as kind, u.id from users u
      where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
    union all select 'listing', l.id from listings l join users u on u.id = l.owner_id
      where l.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
    union all select 'office_application', p.id from office_applications p join users u on u.id = p.user_id
      where p.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
    -- An office's is erased with the office.
    union all select 'office_application', p.id from office_applications p join offices o on o.id = p.office_id
      where p.id = any(subjects) and o.closed_at < app_now() - interval '25 days'
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

ALTER FUNCTION public.pseudonymise_audit_log(subjects uuid[]) OWNER TO diyar_owner;

CREATE FUNCTION public.pseudonymise_receipts(subjects uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update receipts r set content = r.content || '{"payer": {"ar": "—", "en": "—"}, "referenceNumber": null}'
  from payments p
  where p.id = r.payment_id and exists (
    select from users u where u.id = p.user_id and u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
    union all
    select from ledger_accounts a join offices o on o.id = a.office_id
    where a.id = p.account_id and o.id = any(subjects) and o.closed_at < app_now() - interval '25 days');
end $$;

ALTER FUNCTION public.pseudonymise_receipts(subjects uuid[]) OWNER TO diyar_owner;

CREATE FUNCTION public.purge_audit_log() RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  with gone as (
    delete from audit_log
    where at < app_now() - case when action like 'security.%' then interval '5 years' else interval '3 years' end
    returning 1)
  select count(*) from gone
$$;

ALTER FUNCTION public.purge_audit_log() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_attribute_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  is_option boolean := tg_table_name = 'attribute_options';
  was jsonb := to_jsonb(old);
  now_is jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
begin
  insert into life_events (event, subject, facts)
  select case when is_option then 'option.' else 'attribute.' end || life.event,
    (was ->> case when is_option then 'attribute_id' else 'id' end)::uuid,
    case when is_option then jsonb_build_object('option', was ->> 'value') else jsonb_build_object('slug', was ->> 'slug') end
  from (values
    ('removed', now_is is null or now_is ->> 'is_active' = 'false' and was ->> 'is_active' = 'true'),
    ('renamed', now_is - 'sort' - 'version' - 'previous' - 'is_active' is distinct from was - 'sort' - 'version' - 'previous' - 'is_active'
      and now_is is not null)
  ) as life (event, is_so)
  where life.is_so;
  return null;
end $$;

ALTER FUNCTION public.raise_attribute_events() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_category_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' then
    insert into life_events (event, subject, facts) values ('category.removed', old.id, jsonb_build_object('slug', old.slug));
    return null;
  end if;
  insert into life_events (event, subject, facts)
  select 'category.' || life.event, new.id, life.facts
  from (values
    ('hidden', old.is_shown and not new.is_shown, '{}'::jsonb),
    ('shown', new.is_shown and not old.is_shown, '{}'),
    ('moved', new.parent_id is distinct from old.parent_id, jsonb_build_object('parent', old.parent_id)),
    ('retyped', new.property_type is distinct from old.property_type, jsonb_build_object('type', old.property_type)),
    ('renamed', (new.slug, new.name_ar, new.name_en) is distinct from (old.slug, old.name_ar, old.name_en),
      jsonb_build_object('slug', old.slug))
  ) as life (event, is_so, facts)
  where life.is_so;
  return null;
end $$;

ALTER FUNCTION public.raise_category_events() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_license_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into life_events (event, subject) values ('office.license_rejected', new.office_id);
  return null;
end $$;

ALTER FUNCTION public.raise_license_events() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_listing_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into life_events (event, subject, facts)
  select 'listing.' || life.event, n.id, life.facts
  from new_rows n join old_rows o using (id)
    cross join lateral (values
      ('deleted', n.deleted_at is not null and o.deleted_at is null, '{}'::jsonb),
      ('published', n.published_at is not null and o.published_at is null, '{}'),
      ('taken_back', o.status = 'active' and n.status = 'pending', '{}'),
      ('restored', n.status = 'active' and o.status in ('sold', 'rented', 'archived', 'expired', 'suspended'),
        jsonb_build_object('from', o.status)),
      (n.status, n.status <> o.status and n.status in ('sold', 'rented', 'archived', 'expired', 'suspended')
        and n.deleted_at is null, jsonb_build_object('from', o.status, 'lapsed', num_nonnulls(n.archived_by_subscription_id, n.archived_by_slots_id) > 0)),
      ('confirmed', n.status = 'active' and o.status = 'active' and n.confirmed_at > o.confirmed_at, '{}'),
      ('changed', n.status = 'active' and o.status = 'active'
        and (n.title_ar, n.title_en, n.description_ar, n.description_en, n.price_kind, n.price_cents, n.price_period, n.rent_cents,
          n.rent_period, n.transaction_type, n.area, n.bedrooms, n.bathrooms, n.rooms, n.attributes, n.features)
          is distinct from (o.title_ar, o.title_en, o.description_ar, o.description_en, o.price_kind, o.price_cents,
          o.price_period, o.rent_cents, o.rent_period, o.transaction_type, o.area, o.bedrooms, o.bathrooms, o.rooms,
          o.attributes, o.features), '{}'),
      (case when n.office_id = o.office_id then 'handed_over' else 'transferred' end, n.owner_id <> o.owner_id,
        jsonb_build_object('owner', o.owner_id, 'office', o.office_id)),
      ('recategorised', n.category_id <> o.category_id, jsonb_build_object('category', o.category_id)),
      ('relocated', (n.province_id, n.city_id, n.neighborhood_id) is distinct from (o.province_id, o.city_id, o.neighborhood_id),
        '{}')
    ) as life (event, is_so, facts)
  where life.is_so
  order by n.id;
  return null;
end $$;

ALTER FUNCTION public.raise_listing_events() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_member_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into life_events (event, subject, facts) values
      ('person.joined', new.user_id, jsonb_build_object('office', new.office_id, 'role', new.role));
  elsif tg_op = 'DELETE' then
    insert into life_events (event, subject, facts) values
      ('person.left', old.user_id, jsonb_build_object('office', old.office_id, 'role', old.role));
  elsif new.role <> old.role then
    insert into life_events (event, subject, facts) values
      ('person.role_changed', new.user_id, jsonb_build_object('office', new.office_id, 'from', old.role, 'role', new.role));
  end if;
  if tg_op <> 'INSERT' and old.role = 'owner' or tg_op <> 'DELETE' and new.role = 'owner' then
    insert into life_events (event, subject) values ('office.owner_changed', coalesce(new.office_id, old.office_id));
  end if;
  return null;
end $$;

ALTER FUNCTION public.raise_member_events() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_office_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into life_events (event, subject) values ('office.approved', new.id);
    return null;
  end if;
  insert into life_events (event, subject)
  select 'office.' || life.event, new.id
  from (values
    ('closed', new.closed_at is not null and old.closed_at is null),
    ('unled', new.unled_at is not null and old.unled_at is null),
    ('led', new.unled_at is null and old.unled_at is not null and new.closed_at is null),
    ('verified', new.is_verified and not old.is_verified),
    ('unverified', old.is_verified and not new.is_verified)
  ) as life (event, is_so)
  where life.is_so;
  return null;
end $$;

ALTER FUNCTION public.raise_office_events() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_person_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into life_events (event, subject)
  select 'person.' || life.event, new.id
  from (values
    ('suspended', new.suspended_until > app_now() and old.suspended_until is distinct from new.suspended_until),
    ('suspension_ended', new.suspended_until is null and old.suspended_until > app_now()),
    ('banned', new.banned_at is not null and old.banned_at is null),
    ('unbanned', new.banned_at is null and old.banned_at is not null),
    ('closed', new.closed_at is not null and old.closed_at is null),
    ('erased', new.erased_at is not null and old.erased_at is null),
    ('email_changed', new.erased_at is null and new.email is distinct from old.email),
    ('phone_changed', new.erased_at is null and new.phone is distinct from old.phone),
    ('password_changed', new.erased_at is null and new.password_hash is distinct from old.password_hash)
  ) as life (event, is_so)
  where life.is_so;
  return null;
end $$;

ALTER FUNCTION public.raise_person_events() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_place_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into life_events (event, subject, facts) values
    (case tg_op when 'DELETE' then 'place.removed' else 'place.renamed' end, old.id, jsonb_build_object('key', old.key));
  return null;
end $$;

ALTER FUNCTION public.raise_place_events() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_places_bought() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into life_events (event, subject, facts) values
    ('plan.places_bought', new.id, jsonb_build_object('account', new.account_id, 'places', new.slots));
  return null;
end $$;

ALTER FUNCTION public.raise_places_bought() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_places_ended() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into life_events (event, subject, facts)
  select 'plan.places_ended', s.id, jsonb_build_object('account', s.account_id, 'places', s.slots)
  from listing_slots s where s.id = new.subject;
  return null;
end $$;

ALTER FUNCTION public.raise_places_ended() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_plan_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into life_events (event, subject, facts) values (
    'plan.' || case new.kind
      when 'activation' then 'bought' when 'grant' then 'bought' when 'upgrade' then 'changed' when 'downgrade' then 'changed'
      when 'renewal' then 'renewed' when 'cancellation' then 'cancelled' when 'reactivation' then 'taken_up'
      when 'expiry' then 'ended' else 'lapsed' end,
    new.subscription_id, jsonb_build_object('account', new.account_id));
  return null;
end $$;

ALTER FUNCTION public.raise_plan_events() OWNER TO diyar_owner;

CREATE FUNCTION public.raise_plan_withdrawal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into life_events (event, subject, facts)
  select 'plan.withdrawn', s.id, jsonb_build_object('account', s.account_id)
  from subscriptions s where s.ended_at is null and new.code in (s.plan_code, s.next_plan_code);
  return null;
end $$;

ALTER FUNCTION public.raise_plan_withdrawal() OWNER TO diyar_owner;

CREATE FUNCTION public.record_prices(listing uuid, since timestamp with time zone) RETURNS void
    LANGUAGE sql
    AS $_$
  insert into listing_price_history (listing_id, at, deal, period, price_currency, price_cents, price_original)
  select $1, $2, coalesce(now.deal, last.deal), now.period, coalesce(now.currency, last.price_currency), now.cents, now.original
  from (select offer.* from listings l cross join lateral offered_prices(l.transaction_type, l.price_currency, l.price_cents,
      l.price_original, l.price_period, l.rent_cents, l.rent_original, l.rent_period) offer where l.id = $1) now
    full join (select distinct on (h.deal) h.*, coalesce(h.price_original * 100, h.price_cents) as asked
      from listing_price_history h where h.listing_id = $1 order by h.deal, h.at desc) last on last.deal = now.deal
  where (last.deal is null or (now.asked, now.currency, now.period) is distinct from
      (last.asked, case when last.price_original is null then 'USD' else last.price_currency end, last.period))
    and not (now.deal is null and last.price_cents is null)
  on conflict do nothing
$_$;

ALTER FUNCTION public.record_prices(listing uuid, since timestamp with time zone) OWNER TO diyar_owner;

CREATE FUNCTION public.refuse_ledger_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is never changed: reverse the transfer instead', tg_table_name
    using errcode = 'insufficient_privilege';
end $$;

ALTER FUNCTION public.refuse_ledger_change() OWNER TO diyar_owner;

CREATE FUNCTION public.resume_boosts_of_listing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into boosts (listing_id, type, status, days, cents, starts_at, ends_at, slot)
  select new.id, b.type, 'active', 1, 0, app_now(), app_now() + interval '24 hours', b.slot
  from boosts b
  where b.listing_id = new.id and b.stop_reason = 'suspended' and b.stopped_at > b.starts_at and b.stopped_at < b.ends_at
    and b.stopped_at >= (select max(e.moment) from life_events e where e.subject = new.id and e.event = 'listing.suspended')
  order by b.id
  on conflict do nothing;
  return null;
end $$;

ALTER FUNCTION public.resume_boosts_of_listing() OWNER TO diyar_owner;

CREATE FUNCTION public.show_categories() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  with recursive tree as (
    select id, is_active as is_shown from categories where parent_id is null
    union all
    select c.id, c.is_active and t.is_shown from categories c join tree t on c.parent_id = t.id)
  update categories c set is_shown = t.is_shown from tree t where t.id = c.id and c.is_shown <> t.is_shown;
  return null;
end $$;

ALTER FUNCTION public.show_categories() OWNER TO diyar_owner;

CREATE FUNCTION public.stop_boost(stopped uuid, reason text) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  boost boosts;
  refund bigint;
  lost bigint;
  is_whole boolean;
begin
  select * into boost from boosts where id = stopped for no key update;
  is_whole := boost_returns_whole(boost, app_now()) and not is_stopped_by_us(reason);
  refund := case when is_stopped_by_us(reason) then boost_days_left(boost, app_now()) else boost_refund(boost, app_now()) end;
  if boost.terms is not null and refund > 0 and not is_stopped_by_us(reason) then
    -- The price of the others is the list's from now on, paid from this one's.
    select coalesce(sum(boost_list_cents(o) - o.cents), 0) into lost from boosts_losing_discount(boost, app_now()) o;
    update boosts b set cents = boost_list_cents(o) from boosts_losing_discount(boost, app_now()) o where b.id = o.id;
    boost.cents := boost.cents - lost;
  end if;
  update boosts set status = 'inactive', stopped_at = app_now(), stop_reason = reason, refund_cents = refund,
    cents = boost.cents, returned_on = case when is_whole then (app_now() at time zone 'Asia/Damascus')::date end
  where id = stopped;
  return refund;
end $$;

ALTER FUNCTION public.stop_boost(stopped uuid, reason text) OWNER TO diyar_owner;

CREATE FUNCTION public.stop_boosts(stopped uuid[], reason text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform stop_boost(b.id, reason) from boosts b
  where b.listing_id = any(stopped) and b.status in ('pending', 'active') and b.ends_at > app_now();
end $$;

ALTER FUNCTION public.stop_boosts(stopped uuid[], reason text) OWNER TO diyar_owner;

CREATE FUNCTION public.stop_boosts_of_category() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform stop_boosts(array(
    select l.id from listings l where l.category_id = new.id and exists (
      select from boosts b where b.listing_id = l.id and b.status in ('pending', 'active') and b.ends_at > app_now())), 'removed');
  return null;
end $$;

ALTER FUNCTION public.stop_boosts_of_category() OWNER TO diyar_owner;

CREATE FUNCTION public.stop_boosts_of_listing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' then
    perform stop_boosts(array[old.id], 'deleted');
    return old;
  end if;
  -- Back in review within the ten seconds of a decision: it was never really out.
  if new.status = 'pending' and new.deleted_at is null then
    perform undo_boosts(new.id);
    return null;
  end if;
  perform stop_boosts(array[new.id], case
    when new.deleted_at is not null then 'deleted'
    when new.status in ('sold', 'rented', 'suspended', 'expired') then new.status
    when new.archived_by_subscription_id is not null or new.archived_by_slots_id is not null then 'lapsed'
    else 'archived' end);
  return null;
end $$;

ALTER FUNCTION public.stop_boosts_of_listing() OWNER TO diyar_owner;

CREATE FUNCTION public.stop_boosts_of_office() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform stop_boost(b.id, 'account') from boosts b join ledger_accounts a on a.id = b.account_id
  where a.office_id = new.id and b.status in ('pending', 'active') and b.ends_at > app_now();
  return null;
end $$;

ALTER FUNCTION public.stop_boosts_of_office() OWNER TO diyar_owner;

CREATE FUNCTION public.stop_boosts_of_owner() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform stop_boosts((select array_agg(l.id) from listings l where l.owner_id = new.id and l.status = 'active'), 'account');
  return null;
end $$;

ALTER FUNCTION public.stop_boosts_of_owner() OWNER TO diyar_owner;

CREATE FUNCTION public.stop_imports_of_member() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update listing_imports set state = 'mapping', failure = 'import_member_changed', runner = null, beat_at = null, updated_at = app_now()
  where owner_id = new.subject and state in ('checking', 'importing');
  return null;
end $$;

ALTER FUNCTION public.stop_imports_of_member() OWNER TO diyar_owner;

CREATE FUNCTION public.stop_payee(payee uuid, actor uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if not is_administrator(actor) then
    raise exception 'nobody who may change it' using errcode = 'invalid_parameter_value';
  end if;
  update payees set is_active = false where id = payee and is_active;
  return found;
end $$;

ALTER FUNCTION public.stop_payee(payee uuid, actor uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.streets_near(place public.geometry) RETURNS text[]
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    AS $$
begin
  return array(
    select key from streets
    -- The box holds everything within 150 m anywhere in Syria.
    where line && st_expand(place, 0.0018, 0.0014) and st_dwithin(line::geography, place::geography, 150)
    order by key);
end $$;

ALTER FUNCTION public.streets_near(place public.geometry) OWNER TO diyar_owner;

CREATE FUNCTION public.take_count(counted_kind text, from_address bytea, of_target uuid, on_day date) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

ALTER FUNCTION public.take_count(counted_kind text, from_address bytea, of_target uuid, on_day date) OWNER TO diyar_owner;

CREATE FUNCTION public.tell_changed_revisions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from new_rows n join old_rows o using (id)
      where 'pending' in (n.state, o.state) and (n.state, n.version) is distinct from (o.state, o.version))
    then perform tell_live('review', null, null);
  end if;
  return null;
end $$;

ALTER FUNCTION public.tell_changed_revisions() OWNER TO diyar_owner;

CREATE FUNCTION public.tell_lead(lead uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_live('lead', l.id, array[l.enquirer_id, l.owner_id]
      || array(select m.user_id from office_members m where m.office_id = l.office_id))
    from leads l where l.id = lead;
end $$;

ALTER FUNCTION public.tell_lead(lead uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.tell_lead_parts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_lead(lead_id) from (select distinct lead_id from changed) touched;
  return null;
end $$;

ALTER FUNCTION public.tell_lead_parts() OWNER TO diyar_owner;

CREATE FUNCTION public.tell_leads() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_lead(id) from changed;
  return null;
end $$;

ALTER FUNCTION public.tell_leads() OWNER TO diyar_owner;

CREATE FUNCTION public.tell_live(kind text, subject uuid, people uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if people is null then
    perform pg_notify('live', jsonb_build_object('at', pg_current_xact_id()::text, 'kind', kind)::text);
    return;
  end if;
  perform pg_notify('live', jsonb_build_object(
      'at', pg_current_xact_id()::text, 'kind', kind, 'id', subject, 'people', jsonb_agg(person order by person))::text)
    from (select person, (row_number() over (order by person) - 1) / 150 as part
      from (select distinct person from unnest(people) person where person is not null) known) numbered
    group by part;
end $$;

ALTER FUNCTION public.tell_live(kind text, subject uuid, people uuid[]) OWNER TO diyar_owner;

CREATE FUNCTION public.tell_new_revisions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from new_rows where state = 'pending') then perform tell_live('review', null, null); end if;
  return null;
end $$;

ALTER FUNCTION public.tell_new_revisions() OWNER TO diyar_owner;

CREATE FUNCTION public.tell_notifications() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_live('bell', null, coalesce((select array_agg(user_id) from changed), '{}'));
  return null;
end $$;

ALTER FUNCTION public.tell_notifications() OWNER TO diyar_owner;

CREATE FUNCTION public.tell_person() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_live('person', null, array[new.id]);
  return null;
end $$;

ALTER FUNCTION public.tell_person() OWNER TO diyar_owner;

CREATE FUNCTION public.tell_session() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_live('person', null, array[old.user_id]);
  return null;
end $$;

ALTER FUNCTION public.tell_session() OWNER TO diyar_owner;

CREATE FUNCTION public.tile_key(x integer, y integer) RETURNS bigint
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
declare
  tile_column bigint := x;
  tile_row bigint := y;
begin
  tile_column := (tile_column | (tile_column << 16)) & 281470681808895;
  tile_column := (tile_column | (tile_column << 8)) & 71777214294589695;
  tile_column := (tile_column | (tile_column << 4)) & 1085102592571150095;
  tile_column := (tile_column | (tile_column << 2)) & 3689348814741910323;
  tile_column := (tile_column | (tile_column << 1)) & 6148914691236517205;
  tile_row := (tile_row | (tile_row << 16)) & 281470681808895;
  tile_row := (tile_row | (tile_row << 8)) & 71777214294589695;
  tile_row := (tile_row | (tile_row << 4)) & 1085102592571150095;
  tile_row := (tile_row | (tile_row << 2)) & 3689348814741910323;
  tile_row := (tile_row | (tile_row << 1)) & 6148914691236517205;
  return tile_column | (tile_row << 1);
end $$;

ALTER FUNCTION public.tile_key(x integer, y integer) OWNER TO diyar_owner;

CREATE FUNCTION public.undo_boosts(listing uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO 'public', 'pg_temp'
    AS $$
  update boosts set status = 'inactive', stopped_at = app_now(), stop_reason = 'removed', refund_cents = cents
  where listing_id = listing and status in ('pending', 'active') and ends_at > app_now()
$$;

ALTER FUNCTION public.undo_boosts(listing uuid) OWNER TO diyar_owner;

CREATE FUNCTION public.users_claim_leads() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  with claimed as (
    update leads l set enquirer_id = new.id, visitor_email = null, visitor_language = null
    where lower(l.visitor_email) = lower(new.email)
      and not exists (select from office_members m where m.office_id = l.office_id and m.user_id = new.id)
      and not exists (
        select from leads o where o.office_id = l.office_id and o.listing_id is null and o.enquirer_id = new.id)
    returning l.id
  )
  update lead_messages m set author_id = new.id from claimed
  where m.lead_id = claimed.id and m.side = 'enquirer' and m.author_id is null;
  return null;
end $$;

ALTER FUNCTION public.users_claim_leads() OWNER TO diyar_owner;

CREATE FUNCTION public.users_end_chats() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from chat_links where user_id = new.id;
  delete from one_time_tokens where user_id = new.id and purpose = 'link_chat' and used_at is null;
  return null;
end $$;

ALTER FUNCTION public.users_end_chats() OWNER TO diyar_owner;

CREATE TABLE public.account_views (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    started_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    CONSTRAINT account_views_length CHECK ((ends_at <= (started_at + '00:15:00'::interval)))
);

ALTER TABLE public.account_views OWNER TO diyar_owner;

CREATE TABLE public.address_counts (
    day date NOT NULL,
    address bytea NOT NULL,
    kind text NOT NULL,
    target uuid NOT NULL,
    counted integer NOT NULL,
    CONSTRAINT address_counts_address CHECK ((octet_length(address) = 12)),
    CONSTRAINT address_counts_kind CHECK ((kind = ANY (ARRAY['listing_view'::text, 'ad_view'::text, 'ad_click'::text])))
);

ALTER TABLE public.address_counts OWNER TO diyar_owner;

CREATE TABLE public.address_days (
    address bytea NOT NULL,
    kind text NOT NULL,
    day date NOT NULL,
    most integer NOT NULL,
    CONSTRAINT address_days_kind CHECK ((kind = ANY (ARRAY['listing_view'::text, 'ad_view'::text, 'ad_click'::text])))
);

ALTER TABLE public.address_days OWNER TO diyar_owner;

CREATE TABLE public.address_words (
    word text NOT NULL,
    kind text NOT NULL,
    CONSTRAINT address_words_kind CHECK ((kind = ANY (ARRAY['place'::text, 'category'::text, 'transaction'::text])))
);

ALTER TABLE public.address_words OWNER TO diyar_owner;

CREATE TABLE public.advertisement_days (
    advertisement_id uuid NOT NULL,
    day date NOT NULL,
    impressions integer DEFAULT 0 NOT NULL,
    people integer DEFAULT 0 NOT NULL,
    clicks integer DEFAULT 0 NOT NULL,
    cents bigint DEFAULT 0 NOT NULL,
    transfer_id uuid,
    impressions_left_out integer DEFAULT 0 NOT NULL,
    clicks_left_out integer DEFAULT 0 NOT NULL,
    CONSTRAINT advertisement_days_cents CHECK ((cents >= 0)),
    CONSTRAINT advertisement_days_impressions CHECK ((impressions >= 0))
);

ALTER TABLE public.advertisement_days OWNER TO diyar_owner;

CREATE TABLE public.advertisement_discounts (
    days integer NOT NULL,
    percent integer NOT NULL,
    CONSTRAINT advertisement_discounts_days CHECK ((days > 1)),
    CONSTRAINT advertisement_discounts_percent CHECK (((percent >= 0) AND (percent <= 90)))
);

ALTER TABLE public.advertisement_discounts OWNER TO diyar_owner;

CREATE TABLE public.advertisement_pictures (
    image_id uuid NOT NULL,
    account_id uuid NOT NULL,
    uploaded_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.advertisement_pictures OWNER TO diyar_owner;

CREATE TABLE public.advertisement_places (
    place text NOT NULL,
    percent integer NOT NULL,
    CONSTRAINT advertisement_places_percent CHECK (((percent >= 100) AND (percent <= 1000))),
    CONSTRAINT advertisement_places_place CHECK ((place = ANY (ARRAY['home'::text, 'search_results'::text, 'featured'::text, 'sidebar'::text, 'footer'::text])))
);

ALTER TABLE public.advertisement_places OWNER TO diyar_owner;

CREATE TABLE public.advertisement_rules (
    one boolean DEFAULT true NOT NULL,
    judged_after integer DEFAULT 2000 NOT NULL,
    least_clicks integer DEFAULT 5 NOT NULL,
    CONSTRAINT advertisement_rules_clicks CHECK (((least_clicks >= 0) AND (least_clicks <= 10000))),
    CONSTRAINT advertisement_rules_judged CHECK ((judged_after > 0)),
    CONSTRAINT advertisement_rules_single CHECK (one)
);

ALTER TABLE public.advertisement_rules OWNER TO diyar_owner;

CREATE TABLE public.advertisement_sizes (
    size text NOT NULL,
    daily_cents bigint NOT NULL,
    CONSTRAINT advertisement_sizes_daily CHECK (((daily_cents >= 1) AND (daily_cents <= 1000000))),
    CONSTRAINT advertisement_sizes_size CHECK ((size = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text, 'sidebar'::text, 'banner'::text, 'inline'::text])))
);

ALTER TABLE public.advertisement_sizes OWNER TO diyar_owner;

CREATE TABLE public.advertisement_tokens (
    token uuid NOT NULL,
    kind text NOT NULL,
    used_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT advertisement_tokens_kind CHECK ((kind = ANY (ARRAY['view'::text, 'click'::text])))
);

ALTER TABLE public.advertisement_tokens OWNER TO diyar_owner;

CREATE TABLE public.advertisement_viewers (
    day date NOT NULL,
    visitor bytea NOT NULL,
    advertisement_id uuid NOT NULL,
    impressions smallint NOT NULL,
    clicks smallint DEFAULT 0 NOT NULL
);

ALTER TABLE public.advertisement_viewers OWNER TO diyar_owner;

CREATE SEQUENCE public.alert_mark_gen
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER TABLE public.alert_mark_gen OWNER TO diyar_owner;

CREATE TABLE public.alert_marks (
    listing_id uuid NOT NULL,
    gen bigint DEFAULT nextval('public.alert_mark_gen'::regclass) NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.02');

ALTER TABLE public.alert_marks OWNER TO diyar_owner;

CREATE TABLE public.alert_quiet_hours (
    user_id uuid NOT NULL,
    from_hour smallint NOT NULL,
    until_hour smallint NOT NULL,
    CONSTRAINT alert_quiet_hours_from CHECK (((from_hour >= 0) AND (from_hour <= 23))),
    CONSTRAINT alert_quiet_hours_some CHECK ((from_hour <> until_hour)),
    CONSTRAINT alert_quiet_hours_until CHECK (((until_hour >= 0) AND (until_hour <= 23)))
);

ALTER TABLE public.alert_quiet_hours OWNER TO diyar_owner;

CREATE TABLE public.announcements (
    id uuid NOT NULL,
    topic text NOT NULL,
    subject_id uuid,
    is_promotion boolean NOT NULL,
    title_ar text NOT NULL,
    title_en text NOT NULL,
    text_ar text NOT NULL,
    text_en text NOT NULL,
    url text,
    author_id uuid,
    people integer NOT NULL,
    told integer DEFAULT 0 NOT NULL,
    after_id uuid,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    ended_at timestamp with time zone,
    stopped_at timestamp with time zone,
    visitors integer DEFAULT 0 NOT NULL,
    visitors_told integer DEFAULT 0 NOT NULL,
    visitors_after_id uuid,
    search_city_id uuid,
    search_category_id uuid,
    search_deal text,
    CONSTRAINT announcements_search CHECK (((topic = 'saved_search'::text) = (num_nonnulls(search_city_id, search_category_id, search_deal) > 0))),
    CONSTRAINT announcements_subject CHECK (((topic = ANY (ARRAY['city'::text, 'category'::text])) = (subject_id IS NOT NULL))),
    CONSTRAINT announcements_texts CHECK (((char_length(text_ar) >= 1) AND (char_length(text_ar) <= 300) AND ((char_length(text_en) >= 1) AND (char_length(text_en) <= 300)))),
    CONSTRAINT announcements_titles CHECK (((char_length(title_ar) >= 1) AND (char_length(title_ar) <= 80) AND ((char_length(title_en) >= 1) AND (char_length(title_en) <= 80)))),
    CONSTRAINT announcements_topic CHECK ((topic = ANY (ARRAY['all'::text, 'regular'::text, 'office'::text, 'admin'::text, 'city'::text, 'category'::text, 'not_registered'::text, 'saved_search'::text]))),
    CONSTRAINT announcements_url CHECK (((url ~ '^/[^/\\]'::text) AND (char_length(url) <= 200)))
);

ALTER TABLE public.announcements OWNER TO diyar_owner;

CREATE TABLE public.app_clock (
    one boolean DEFAULT true NOT NULL,
    shift interval DEFAULT '00:00:00'::interval NOT NULL,
    CONSTRAINT app_clock_single CHECK (one)
);

ALTER TABLE public.app_clock OWNER TO diyar_owner;

CREATE TABLE public.attribute_options (
    attribute_id uuid NOT NULL,
    value text NOT NULL,
    label_ar text NOT NULL,
    label_en text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    CONSTRAINT attribute_options_value CHECK ((value ~ '^[a-z0-9][a-z0-9_.-]*$'::text))
);

ALTER TABLE public.attribute_options OWNER TO diyar_owner;

CREATE TABLE public.attributes (
    id uuid NOT NULL,
    slug text NOT NULL,
    name_ar text NOT NULL,
    name_en text NOT NULL,
    description_ar text,
    description_en text,
    type text NOT NULL,
    unit_ar text,
    unit_en text,
    min double precision,
    max double precision,
    min_length integer,
    max_length integer,
    pattern text,
    is_required boolean DEFAULT false NOT NULL,
    is_filterable boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    default_value jsonb,
    version integer DEFAULT 1 NOT NULL,
    previous jsonb,
    rules text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT attributes_lengths CHECK (((min_length IS NULL) OR (max_length IS NULL) OR (min_length <= max_length))),
    CONSTRAINT attributes_range CHECK (((min IS NULL) OR (max IS NULL) OR (min <= max))),
    CONSTRAINT attributes_rules CHECK ((rules <@ ARRAY['whole_number'::text, 'no_digits'::text, 'no_links'::text, 'arabic_letters'::text, 'latin_letters'::text])),
    CONSTRAINT attributes_slug CHECK ((slug ~ '^[a-z][a-z0-9_]*$'::text)),
    CONSTRAINT attributes_type CHECK ((type = ANY (ARRAY['text'::text, 'number'::text, 'boolean'::text, 'select'::text, 'multiselect'::text, 'url'::text, 'email'::text]))),
    CONSTRAINT attributes_version CHECK ((version > 0))
);

ALTER TABLE public.attributes OWNER TO diyar_owner;

CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    subject_kind text NOT NULL,
    subject_id text NOT NULL,
    before jsonb,
    after jsonb,
    reason text,
    ip inet,
    at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.audit_log OWNER TO diyar_owner;

ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.boost_prices (
    type text NOT NULL,
    days smallint NOT NULL,
    cents bigint NOT NULL,
    CONSTRAINT boost_prices_cents CHECK (((cents >= 1) AND (cents <= 1000000))),
    CONSTRAINT boost_prices_days CHECK ((days = ANY (ARRAY[1, 3, 7, 14, 30]))),
    CONSTRAINT boost_prices_type CHECK ((type = ANY (ARRAY['featured'::text, 'urgent'::text, 'highlight'::text, 'premium'::text])))
);

ALTER TABLE public.boost_prices OWNER TO diyar_owner;

CREATE VIEW public.boost_returns AS
 SELECT boosts.refund_transfer_id AS transfer_id,
    ((('boost:'::text || boosts.stop_reason) || ':'::text) || EXTRACT(epoch FROM boosts.stopped_at)) AS act
   FROM public.boosts
  WHERE (boosts.refund_transfer_id IS NOT NULL);

ALTER TABLE public.boost_returns OWNER TO diyar_owner;

CREATE TABLE public.catalogue_imports (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    file_name text NOT NULL,
    lines text[] NOT NULL,
    total integer NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    changed integer DEFAULT 0 NOT NULL,
    state text DEFAULT 'running'::text NOT NULL,
    failure text,
    runner uuid,
    beat_at timestamp with time zone,
    created_by uuid,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    updated_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT catalogue_imports_done CHECK (((done >= 0) AND (done <= total))),
    CONSTRAINT catalogue_imports_state CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text]))),
    CONSTRAINT catalogue_imports_total CHECK ((total >= 0))
);

ALTER TABLE public.catalogue_imports OWNER TO diyar_owner;

CREATE TABLE public.categories (
    id uuid NOT NULL,
    parent_id uuid,
    level smallint NOT NULL,
    parent_level smallint GENERATED ALWAYS AS (
CASE
    WHEN (level > 0) THEN (level - 1)
    ELSE NULL::integer
END) STORED,
    slug text NOT NULL,
    name_ar text NOT NULL,
    name_en text NOT NULL,
    description_ar text,
    description_en text,
    icon text,
    color text,
    sort integer DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    property_type text,
    carries text[] DEFAULT '{}'::text[] NOT NULL,
    seo jsonb DEFAULT '{}'::jsonb NOT NULL,
    slug_kind text GENERATED ALWAYS AS ('category'::text) STORED,
    version integer DEFAULT 1 NOT NULL,
    previous jsonb,
    icon_image_id uuid,
    is_shown boolean DEFAULT true NOT NULL,
    CONSTRAINT categories_level CHECK (((level >= 0) AND (level <= 3))),
    CONSTRAINT categories_name_ar CHECK ((name_ar <> ''::text)),
    CONSTRAINT categories_name_en CHECK ((name_en <> ''::text)),
    CONSTRAINT categories_parent CHECK (((level = 0) = (parent_id IS NULL))),
    CONSTRAINT categories_property_type CHECK ((property_type = ANY (ARRAY['apartment'::text, 'house'::text, 'villa'::text, 'land'::text, 'office'::text, 'shop'::text, 'warehouse'::text, 'commercial'::text, 'industrial'::text, 'agricultural'::text, 'farm'::text, 'residential'::text, 'mixed'::text, 'other'::text]))),
    CONSTRAINT categories_slug CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT categories_version CHECK ((version > 0))
);

ALTER TABLE public.categories OWNER TO diyar_owner;

CREATE TABLE public.category_attributes (
    category_id uuid NOT NULL,
    attribute_id uuid NOT NULL,
    is_required boolean,
    is_filterable boolean,
    default_value jsonb,
    sort integer DEFAULT 0 NOT NULL,
    show_in_filters boolean DEFAULT true NOT NULL,
    show_in_listing boolean DEFAULT false NOT NULL,
    show_in_details boolean DEFAULT true NOT NULL,
    transaction_types text[],
    options text[],
    CONSTRAINT category_attributes_options CHECK ((cardinality(options) > 0))
);

ALTER TABLE public.category_attributes OWNER TO diyar_owner;

CREATE TABLE public.category_news (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    category_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kind text NOT NULL,
    former_ar text,
    former_en text,
    listings integer NOT NULL,
    CONSTRAINT category_news_former CHECK ((((kind = 'merged'::text) = (former_ar IS NOT NULL)) AND ((former_ar IS NULL) = (former_en IS NULL)))),
    CONSTRAINT category_news_kind CHECK ((kind = ANY (ARRAY['hidden'::text, 'shown'::text, 'merged'::text]))),
    CONSTRAINT category_news_listings CHECK ((listings > 0))
);

ALTER TABLE public.category_news OWNER TO diyar_owner;

CREATE TABLE public.category_transaction_types (
    category_id uuid NOT NULL,
    transaction_type text NOT NULL
);

ALTER TABLE public.category_transaction_types OWNER TO diyar_owner;

CREATE TABLE public.chat_events (
    about bytea NOT NULL,
    at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.chat_events OWNER TO diyar_owner;

CREATE TABLE public.chat_links (
    user_id uuid NOT NULL,
    channel text NOT NULL,
    chat_id text NOT NULL,
    name text NOT NULL,
    linked_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT chat_links_channel CHECK ((channel = ANY (ARRAY['telegram'::text, 'whatsapp'::text])))
);

ALTER TABLE public.chat_links OWNER TO diyar_owner;

CREATE TABLE public.clock_events (
    id bigint NOT NULL,
    kind text NOT NULL,
    subject uuid NOT NULL,
    moment timestamp with time zone NOT NULL,
    happened_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    outcome jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT clock_events_kind CHECK ((kind ~ '^[a-z][a-z0-9_]*$'::text))
);

ALTER TABLE public.clock_events OWNER TO diyar_owner;

ALTER TABLE public.clock_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.clock_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.contact_messages (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    topic text NOT NULL,
    message text NOT NULL,
    language text NOT NULL,
    user_id uuid,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    is_priority boolean DEFAULT false NOT NULL,
    answered_at timestamp with time zone,
    answered_by uuid,
    CONSTRAINT contact_messages_language CHECK ((language = ANY (ARRAY['ar'::text, 'en'::text]))),
    CONSTRAINT contact_messages_message CHECK (((char_length(message) >= 10) AND (char_length(message) <= 4000))),
    CONSTRAINT contact_messages_name CHECK (((char_length(name) >= 2) AND (char_length(name) <= 100))),
    CONSTRAINT contact_messages_topic CHECK ((topic = ANY (ARRAY['question'::text, 'listing'::text, 'office'::text, 'advertising'::text, 'privacy'::text, 'other'::text])))
);

ALTER TABLE public.contact_messages OWNER TO diyar_owner;

CREATE TABLE public.contact_reveals (
    listing_id uuid,
    user_id uuid NOT NULL,
    revealed_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    office_id uuid,
    CONSTRAINT contact_reveals_of_one_target CHECK ((num_nonnulls(listing_id, office_id) = 1))
);

ALTER TABLE public.contact_reveals OWNER TO diyar_owner;

CREATE TABLE public.count_rules (
    one boolean DEFAULT true NOT NULL,
    per_address integer DEFAULT 5 NOT NULL,
    growth integer DEFAULT 3 NOT NULL,
    CONSTRAINT count_rules_growth CHECK ((growth > 0)),
    CONSTRAINT count_rules_per_address CHECK ((per_address > 0)),
    CONSTRAINT count_rules_single CHECK (one)
);

ALTER TABLE public.count_rules OWNER TO diyar_owner;

CREATE TABLE public.credit_requests (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    type text NOT NULL,
    amount_cents bigint NOT NULL,
    reason text,
    pay_to text,
    payment_id uuid NOT NULL,
    purchase_id uuid,
    proof_file uuid,
    proof_type text,
    status text DEFAULT 'pending'::text NOT NULL,
    hold_id uuid,
    first_approver_id uuid,
    decided_by uuid,
    decided_at timestamp with time zone,
    decision_note text,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    payee_version_id uuid,
    CONSTRAINT credit_requests_amount CHECK ((amount_cents > 0)),
    CONSTRAINT credit_requests_decided CHECK ((((status = 'pending'::text) = (decided_at IS NULL)) AND ((status = 'pending'::text) = (decided_by IS NULL)))),
    CONSTRAINT credit_requests_decision_note CHECK (((char_length(decision_note) >= 1) AND (char_length(decision_note) <= 500))),
    CONSTRAINT credit_requests_hold CHECK (((type = 'refund'::text) = (hold_id IS NOT NULL))),
    CONSTRAINT credit_requests_pay_to CHECK (((char_length(pay_to) >= 1) AND (char_length(pay_to) <= 100))),
    CONSTRAINT credit_requests_payee CHECK (((payee_version_id IS NULL) OR (type = 'addition'::text))),
    CONSTRAINT credit_requests_proof CHECK (((proof_file IS NULL) = (proof_type IS NULL))),
    CONSTRAINT credit_requests_proof_type CHECK ((proof_type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
    CONSTRAINT credit_requests_reason CHECK (((reason = '—'::text) OR ((char_length(reason) >= 10) AND (char_length(reason) <= 500)))),
    CONSTRAINT credit_requests_refund CHECK (((type = 'addition'::text) OR ((reason IS NOT NULL) AND (pay_to IS NOT NULL)))),
    CONSTRAINT credit_requests_rejected CHECK (((status <> 'rejected'::text) OR (decision_note IS NOT NULL))),
    CONSTRAINT credit_requests_status CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text]))),
    CONSTRAINT credit_requests_two_deciders CHECK (((status <> 'approved'::text) OR (first_approver_id <> decided_by))),
    CONSTRAINT credit_requests_type CHECK ((type = ANY (ARRAY['addition'::text, 'refund'::text])))
);

ALTER TABLE public.credit_requests OWNER TO diyar_owner;

CREATE TABLE public.distinct_homes (
    listing_a uuid NOT NULL,
    listing_b uuid NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT distinct_homes_order CHECK ((listing_a < listing_b))
);

ALTER TABLE public.distinct_homes OWNER TO diyar_owner;

CREATE TABLE public.exchange_rates (
    currency text NOT NULL,
    valid_from timestamp with time zone DEFAULT public.app_now() NOT NULL,
    per_dollar numeric(12,4) NOT NULL,
    CONSTRAINT exchange_rates_currency CHECK ((currency = 'SYP'::text)),
    CONSTRAINT exchange_rates_per_dollar CHECK ((per_dollar > (0)::numeric))
);

ALTER TABLE public.exchange_rates OWNER TO diyar_owner;

CREATE TABLE public.fact_changes (
    id bigint NOT NULL,
    category_id uuid,
    location_id uuid,
    cursor uuid
);

ALTER TABLE public.fact_changes OWNER TO diyar_owner;

ALTER TABLE public.fact_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.fact_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.favourite_falls (
    user_id uuid NOT NULL,
    listing_id uuid NOT NULL,
    deal text NOT NULL,
    was_cents bigint,
    price_cents bigint NOT NULL,
    due_at timestamp with time zone NOT NULL,
    delivery_id uuid
);

ALTER TABLE public.favourite_falls OWNER TO diyar_owner;

CREATE TABLE public.favourite_news (
    id bigint NOT NULL,
    listing_id uuid NOT NULL,
    kind text NOT NULL,
    was_cents bigint,
    price_cents bigint,
    at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    deal text,
    CONSTRAINT favourite_news_kind CHECK ((kind = ANY (ARRAY['price_drop'::text, 'sold'::text, 'rented'::text, 'gone'::text, 'back'::text])))
);

ALTER TABLE public.favourite_news OWNER TO diyar_owner;

ALTER TABLE public.favourite_news ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.favourite_news_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.favourites (
    user_id uuid NOT NULL,
    listing_id uuid NOT NULL,
    price_cents bigint,
    at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.favourites OWNER TO diyar_owner;

CREATE TABLE public.former_categories (
    id uuid NOT NULL,
    category_id uuid NOT NULL
);

ALTER TABLE public.former_categories OWNER TO diyar_owner;

CREATE TABLE public.former_category_slugs (
    slug text NOT NULL,
    category_id uuid NOT NULL
);

ALTER TABLE public.former_category_slugs OWNER TO diyar_owner;

CREATE TABLE public.hidden_listings (
    user_id uuid NOT NULL,
    listing_id uuid NOT NULL,
    at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.hidden_listings OWNER TO diyar_owner;

CREATE TABLE public.home_members (
    listing_id uuid NOT NULL,
    home_id uuid NOT NULL,
    found_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.home_members OWNER TO diyar_owner;

CREATE TABLE public.homepage_slots (
    number smallint NOT NULL
);

ALTER TABLE public.homepage_slots OWNER TO diyar_owner;

CREATE TABLE public.idempotency_keys (
    user_id uuid NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    status_code smallint NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT idempotency_keys_key CHECK (((char_length(key) >= 8) AND (char_length(key) <= 200))),
    CONSTRAINT idempotency_keys_status_code CHECK (((status_code >= 200) AND (status_code <= 299)))
);

ALTER TABLE public.idempotency_keys OWNER TO diyar_owner;

CREATE TABLE public.images (
    id uuid NOT NULL,
    sha256 bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes integer NOT NULL,
    thumbhash text NOT NULL,
    color text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    is_stock boolean DEFAULT false NOT NULL,
    dhash bit(64),
    dhash_bands integer[] GENERATED ALWAYS AS (
CASE
    WHEN (bit_count(dhash) > 0) THEN ARRAY[((SUBSTRING(dhash FROM 1 FOR 16))::integer + 0), ((SUBSTRING(dhash FROM 17 FOR 16))::integer + 65536), ((SUBSTRING(dhash FROM 33 FOR 16))::integer + 131072), ((SUBSTRING(dhash FROM 49 FOR 16))::integer + 196608)]
    ELSE NULL::integer[]
END) STORED,
    CONSTRAINT images_bytes CHECK ((bytes > 0)),
    CONSTRAINT images_color CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT images_height CHECK (((height >= 1) AND (height <= 20000))),
    CONSTRAINT images_width CHECK (((width >= 1) AND (width <= 20000)))
);

ALTER TABLE public.images OWNER TO diyar_owner;

CREATE TABLE public.indexed_facts (
    target smallint NOT NULL,
    digest text NOT NULL,
    facts jsonb NOT NULL,
    wanted text,
    phase text DEFAULT 'named'::text NOT NULL,
    cursor uuid,
    CONSTRAINT indexed_facts_phase CHECK ((phase = ANY (ARRAY['named'::text, 'worded'::text])))
);

ALTER TABLE public.indexed_facts OWNER TO diyar_owner;

CREATE TABLE public.last_backup (
    is_only boolean DEFAULT true NOT NULL,
    name text NOT NULL,
    finished_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT last_backup_only CHECK (is_only)
);

ALTER TABLE public.last_backup OWNER TO diyar_owner;

CREATE TABLE public.lead_messages (
    id uuid NOT NULL,
    lead_id uuid NOT NULL,
    author_id uuid,
    side text NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT lead_messages_body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 4000))),
    CONSTRAINT lead_messages_side CHECK ((side = ANY (ARRAY['enquirer'::text, 'owner'::text])))
);

ALTER TABLE public.lead_messages OWNER TO diyar_owner;

CREATE TABLE public.lead_notes (
    id uuid NOT NULL,
    lead_id uuid NOT NULL,
    author_id uuid,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT lead_notes_body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000)))
);

ALTER TABLE public.lead_notes OWNER TO diyar_owner;

CREATE TABLE public.ledger_accounts (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    kind text NOT NULL,
    name text,
    user_id uuid,
    office_id uuid,
    balance_cents bigint,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT ledger_accounts_cached CHECK (((kind = ANY (ARRAY['credit'::text, 'held_refunds'::text])) = (balance_cents IS NOT NULL))),
    CONSTRAINT ledger_accounts_covered CHECK ((balance_cents >= 0)),
    CONSTRAINT ledger_accounts_kind CHECK ((kind = ANY (ARRAY['credit'::text, 'held_refunds'::text, 'held_budgets'::text, 'cash'::text, 'revenue'::text, 'adjustments'::text]))),
    CONSTRAINT ledger_accounts_name CHECK (((kind = ANY (ARRAY['cash'::text, 'revenue'::text])) = (name IS NOT NULL))),
    CONSTRAINT ledger_accounts_owner CHECK ((num_nonnulls(user_id, office_id) =
CASE kind
    WHEN 'credit'::text THEN 1
    ELSE 0
END))
);

ALTER TABLE public.ledger_accounts OWNER TO diyar_owner;

CREATE TABLE public.ledger_checks (
    id bigint NOT NULL,
    checked_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    transfers bigint NOT NULL,
    unbalanced_cents bigint NOT NULL,
    unbalanced_transfers bigint NOT NULL,
    wrong_balances bigint NOT NULL
);

ALTER TABLE public.ledger_checks OWNER TO diyar_owner;

ALTER TABLE public.ledger_checks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_checks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ledger_entries (
    id bigint NOT NULL,
    transfer_id uuid NOT NULL,
    account_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    balance_cents bigint,
    CONSTRAINT ledger_entries_amount CHECK (((amount_cents <> 0) AND ((amount_cents >= '-100000000000'::bigint) AND (amount_cents <= '100000000000'::bigint))))
);

ALTER TABLE public.ledger_entries OWNER TO diyar_owner;

ALTER TABLE public.ledger_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ledger_transfers (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    kind text NOT NULL,
    reference text NOT NULL,
    reverses uuid,
    actor_id uuid,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT ledger_transfers_kind CHECK ((kind = ANY (ARRAY['deposit'::text, 'refund'::text, 'payment'::text, 'subscription'::text, 'boost'::text, 'listing'::text, 'purchase'::text, 'adjustment'::text, 'closure'::text])))
);

ALTER TABLE public.ledger_transfers OWNER TO diyar_owner;

CREATE TABLE public.life_events (
    id bigint NOT NULL,
    event text NOT NULL,
    subject uuid NOT NULL,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    moment timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT life_events_event CHECK ((event ~ '^[a-z]+\.[a-z_]+$'::text))
);

ALTER TABLE public.life_events OWNER TO diyar_owner;

ALTER TABLE public.life_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.life_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.listing_appeals (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    listing_id uuid NOT NULL,
    kind text NOT NULL,
    about text NOT NULL,
    version integer,
    against uuid,
    words text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    answer text,
    decided_by uuid,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT listing_appeals_answer CHECK (((state <> 'denied'::text) OR (answer IS NOT NULL))),
    CONSTRAINT listing_appeals_decided CHECK (((state = 'open'::text) = (decided_at IS NULL))),
    CONSTRAINT listing_appeals_kind CHECK ((kind = ANY (ARRAY['rejection'::text, 'suspension'::text]))),
    CONSTRAINT listing_appeals_state CHECK ((state = ANY (ARRAY['open'::text, 'granted'::text, 'denied'::text]))),
    CONSTRAINT listing_appeals_version CHECK (((kind = 'rejection'::text) = (version IS NOT NULL))),
    CONSTRAINT listing_appeals_words CHECK (((char_length(words) >= 1) AND (char_length(words) <= 1000)))
);

ALTER TABLE public.listing_appeals OWNER TO diyar_owner;

CREATE TABLE public.listing_daily_views (
    listing_id uuid NOT NULL,
    day date NOT NULL,
    views integer NOT NULL,
    left_out integer DEFAULT 0 NOT NULL
);

ALTER TABLE public.listing_daily_views OWNER TO diyar_owner;

CREATE TABLE public.listing_decisions (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    listing_id uuid NOT NULL,
    revision_id uuid NOT NULL,
    version integer NOT NULL,
    decision text NOT NULL,
    is_change boolean NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    tell_at timestamp with time zone DEFAULT (public.app_now() + '00:00:10'::interval) NOT NULL,
    told_at timestamp with time zone,
    taken_back_at timestamp with time zone,
    listing_updated_at timestamp with time zone,
    before jsonb,
    CONSTRAINT listing_decisions_decision CHECK ((decision = ANY (ARRAY['approve'::text, 'reject'::text]))),
    CONSTRAINT listing_decisions_forget CHECK (((before IS NULL) OR ((told_at IS NULL) AND (taken_back_at IS NULL)))),
    CONSTRAINT listing_decisions_one_end CHECK (((told_at IS NULL) OR (taken_back_at IS NULL)))
);

ALTER TABLE public.listing_decisions OWNER TO diyar_owner;

CREATE TABLE public.listing_import_keys (
    listing_id uuid NOT NULL,
    key bytea NOT NULL,
    CONSTRAINT listing_import_keys_length CHECK ((length(key) = 32))
);

ALTER TABLE public.listing_import_keys OWNER TO diyar_owner;

CREATE TABLE public.listing_import_memories (
    keeper_id uuid NOT NULL,
    columns jsonb DEFAULT '{}'::jsonb NOT NULL,
    "values" jsonb DEFAULT '{}'::jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.listing_import_memories OWNER TO diyar_owner;

CREATE TABLE public.listing_import_rows (
    import_id uuid NOT NULL,
    number integer NOT NULL,
    cells jsonb NOT NULL,
    verdict text,
    outcome text,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    listing_id uuid,
    CONSTRAINT listing_import_rows_outcome CHECK ((outcome = ANY (ARRAY['drafted'::text, 'submitted'::text, 'existing'::text, 'refused'::text]))),
    CONSTRAINT listing_import_rows_verdict CHECK ((verdict = ANY (ARRAY['ready'::text, 'incomplete'::text, 'refused'::text])))
);

ALTER TABLE public.listing_import_rows OWNER TO diyar_owner;

CREATE TABLE public.listing_imports (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    owner_id uuid NOT NULL,
    office_id uuid,
    actor_id uuid NOT NULL,
    file_name text NOT NULL,
    encoding text NOT NULL,
    columns jsonb NOT NULL,
    row_count integer NOT NULL,
    mapping jsonb DEFAULT '{}'::jsonb NOT NULL,
    "values" jsonb DEFAULT '{}'::jsonb NOT NULL,
    language text DEFAULT 'ar'::text NOT NULL,
    target text DEFAULT 'drafts'::text NOT NULL,
    place_points boolean DEFAULT false NOT NULL,
    state text DEFAULT 'mapping'::text NOT NULL,
    failure text,
    photo_bytes bigint,
    photo_pieces integer[] DEFAULT '{}'::integer[] NOT NULL,
    runner uuid,
    beat_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    updated_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT listing_imports_language CHECK ((language = ANY (ARRAY['ar'::text, 'en'::text]))),
    CONSTRAINT listing_imports_rows CHECK ((row_count > 0)),
    CONSTRAINT listing_imports_state CHECK ((state = ANY (ARRAY['mapping'::text, 'checking'::text, 'checked'::text, 'importing'::text, 'done'::text]))),
    CONSTRAINT listing_imports_target CHECK ((target = ANY (ARRAY['drafts'::text, 'review'::text])))
);

ALTER TABLE public.listing_imports OWNER TO diyar_owner;

CREATE TABLE public.listing_media (
    listing_id uuid NOT NULL,
    image_id uuid NOT NULL,
    "position" smallint NOT NULL,
    is_main boolean DEFAULT false NOT NULL,
    alt_text text,
    CONSTRAINT listing_media_alt_text CHECK (((char_length(alt_text) >= 1) AND (char_length(alt_text) <= 200))),
    CONSTRAINT listing_media_position CHECK ((("position" >= 0) AND ("position" <= 9)))
);

ALTER TABLE public.listing_media OWNER TO diyar_owner;

CREATE TABLE public.listing_presence (
    listing_id uuid NOT NULL,
    user_id uuid NOT NULL,
    seen_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.listing_presence OWNER TO diyar_owner;

CREATE TABLE public.listing_price_history (
    listing_id uuid NOT NULL,
    at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    price_cents bigint,
    price_currency text DEFAULT 'USD'::text NOT NULL,
    price_original numeric(18,2),
    deal text DEFAULT 'sale'::text NOT NULL,
    period text
);

ALTER TABLE public.listing_price_history OWNER TO diyar_owner;

CREATE TABLE public.listing_reports (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    listing_id uuid NOT NULL,
    reporter_id uuid,
    type text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    weight smallint NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    decided_at timestamp with time zone,
    decided_by uuid,
    CONSTRAINT listing_reports_decided CHECK (((state = 'open'::text) = (decided_at IS NULL))),
    CONSTRAINT listing_reports_note CHECK ((char_length(note) <= 500)),
    CONSTRAINT listing_reports_state CHECK ((state = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text]))),
    CONSTRAINT listing_reports_type CHECK ((type = ANY (ARRAY['fake'::text, 'inappropriate'::text, 'wrongInfo'::text, 'spam'::text, 'duplicate'::text, 'other'::text]))),
    CONSTRAINT listing_reports_weight CHECK ((weight = ANY (ARRAY[0, 1, 2, 4])))
);

ALTER TABLE public.listing_reports OWNER TO diyar_owner;

CREATE TABLE public.listing_revision_media (
    listing_id uuid NOT NULL,
    image_id uuid NOT NULL,
    "position" smallint NOT NULL,
    is_main boolean DEFAULT false NOT NULL,
    alt_text text,
    CONSTRAINT listing_revision_media_alt_text CHECK (((char_length(alt_text) >= 1) AND (char_length(alt_text) <= 200))),
    CONSTRAINT listing_revision_media_position CHECK ((("position" >= 0) AND ("position" <= 9)))
);

ALTER TABLE public.listing_revision_media OWNER TO diyar_owner;

CREATE TABLE public.listing_revisions (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    listing_id uuid NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    content jsonb DEFAULT '{}'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    has_own_media boolean DEFAULT false NOT NULL,
    rejection_codes text[] DEFAULT '{}'::text[] NOT NULL,
    rejection_text text,
    submitted_at timestamp with time zone,
    decided_at timestamp with time zone,
    decided_by uuid,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    updated_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    has_own_video boolean DEFAULT false NOT NULL,
    video_id uuid,
    CONSTRAINT listing_revisions_content CHECK ((jsonb_typeof(content) = 'object'::text)),
    CONSTRAINT listing_revisions_state CHECK ((state = ANY (ARRAY['draft'::text, 'pending'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text])))
);

ALTER TABLE public.listing_revisions OWNER TO diyar_owner;

CREATE TABLE public.listing_search (
    listing_id uuid NOT NULL,
    title text NOT NULL,
    words tsvector NOT NULL,
    digest bigint NOT NULL,
    inferred jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE public.listing_search OWNER TO diyar_owner;

CREATE TABLE public.listing_slots (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    account_id uuid NOT NULL,
    slots integer NOT NULL,
    purchase_id uuid NOT NULL,
    starts_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    CONSTRAINT listing_slots_slots CHECK (((slots >= 1) AND (slots <= 100))),
    CONSTRAINT listing_slots_time CHECK ((ends_at > starts_at))
);

ALTER TABLE public.listing_slots OWNER TO diyar_owner;

CREATE TABLE public.listing_stats (
    listing_id uuid NOT NULL,
    views bigint DEFAULT 0 NOT NULL,
    reveals bigint DEFAULT 0 NOT NULL,
    saves bigint DEFAULT 0 NOT NULL,
    views_left_out integer DEFAULT 0 NOT NULL
);

ALTER TABLE public.listing_stats OWNER TO diyar_owner;

CREATE TABLE public.listing_videos (
    listing_id uuid NOT NULL,
    video_id uuid NOT NULL
);

ALTER TABLE public.listing_videos OWNER TO diyar_owner;

CREATE TABLE public.listing_views (
    day date NOT NULL,
    listing_id uuid NOT NULL,
    visitor bytea NOT NULL,
    CONSTRAINT listing_views_visitor CHECK ((octet_length(visitor) = 12))
);

ALTER TABLE public.listing_views OWNER TO diyar_owner;

CREATE TABLE public.listings (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    code integer NOT NULL,
    owner_id uuid NOT NULL,
    office_id uuid,
    status text DEFAULT 'draft'::text NOT NULL,
    rejection_reason text,
    category_id uuid NOT NULL,
    category_level smallint DEFAULT 2 NOT NULL,
    property_type text,
    transaction_type text,
    title_ar text,
    title_en text,
    description_ar text,
    description_en text,
    price_kind text DEFAULT 'amount'::text NOT NULL,
    price_cents bigint,
    price_period text,
    is_negotiable boolean DEFAULT false NOT NULL,
    area numeric(12,2),
    bedrooms smallint,
    bathrooms smallint,
    rooms smallint,
    floor smallint,
    floors smallint,
    furnishing text,
    availability text,
    features text[] DEFAULT '{}'::text[] NOT NULL,
    proximities jsonb DEFAULT '{}'::jsonb NOT NULL,
    attributes jsonb DEFAULT '{}'::jsonb NOT NULL,
    province_id uuid,
    city_id uuid,
    neighborhood_id uuid,
    address text,
    point public.geometry(Point,4326),
    is_approximate boolean DEFAULT false NOT NULL,
    show_phone boolean DEFAULT true NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    published_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    expires_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    updated_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    price_currency text DEFAULT 'USD'::text NOT NULL,
    price_original numeric(18,2),
    location_warning text,
    own_priority integer DEFAULT 0 NOT NULL,
    suspension_reason text,
    freshness_asked_at timestamp with time zone,
    deleted_at timestamp with time zone,
    is_held_back boolean DEFAULT false NOT NULL,
    public_point public.geometry(Point,4326) GENERATED ALWAYS AS (
CASE
    WHEN is_approximate THEN public.blurred_point(point, id)
    ELSE point
END) STORED,
    lng double precision GENERATED ALWAYS AS ((round((public.st_x(
CASE
    WHEN is_approximate THEN public.blurred_point(point, id)
    ELSE point
END))::numeric, 6))::double precision) STORED,
    lat double precision GENERATED ALWAYS AS ((round((public.st_y(
CASE
    WHEN is_approximate THEN public.blurred_point(point, id)
    ELSE point
END))::numeric, 6))::double precision) STORED,
    tile_x integer GENERATED ALWAYS AS ((floor((((public.st_x(
CASE
    WHEN is_approximate THEN public.blurred_point(point, id)
    ELSE point
END) + (180)::double precision) / (360)::double precision) * (262144)::double precision)))::integer) STORED,
    tile_y integer GENERATED ALWAYS AS ((floor(((((1)::double precision - (asinh(tand(public.st_y(
CASE
    WHEN is_approximate THEN public.blurred_point(point, id)
    ELSE point
END))) / pi())) / (2)::double precision) * (262144)::double precision)))::integer) STORED,
    rent_cents bigint,
    rent_original numeric(18,2),
    rent_period text,
    archived_by_subscription_id uuid,
    near text[] DEFAULT '{}'::text[] NOT NULL,
    archived_by_slots_id uuid,
    streets text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT listings_address CHECK ((char_length(address) <= 300)),
    CONSTRAINT listings_area CHECK ((area > (0)::numeric)),
    CONSTRAINT listings_attributes CHECK ((jsonb_typeof(attributes) = 'object'::text)),
    CONSTRAINT listings_availability CHECK ((availability = ANY (ARRAY['available'::text, 'coming_soon'::text, 'under_construction'::text]))),
    CONSTRAINT listings_bathrooms CHECK (((bathrooms >= 0) AND (bathrooms <= 99))),
    CONSTRAINT listings_bedrooms CHECK (((bedrooms >= 0) AND (bedrooms <= 99))),
    CONSTRAINT listings_category_level CHECK ((category_level = 2)),
    CONSTRAINT listings_complete CHECK (((status = ANY (ARRAY['draft'::text, 'archived'::text])) OR ((COALESCE(title_ar, title_en) IS NOT NULL) AND (char_length(COALESCE(description_ar, description_en, ''::text)) >= 100) AND (transaction_type IS NOT NULL) AND (city_id IS NOT NULL) AND (point IS NOT NULL)))),
    CONSTRAINT listings_features CHECK ((features <@ ARRAY['parking'::text, 'elevator'::text, 'central_heating'::text, 'renovated'::text, 'furnished'::text, 'air_conditioning'::text, 'security'::text, 'garden'::text, 'balcony'::text, 'pool'::text, 'new_building'::text])),
    CONSTRAINT listings_floor CHECK (((floor >= '-9'::integer) AND (floor <= 200))),
    CONSTRAINT listings_floors CHECK (((floors >= 1) AND (floors <= 200))),
    CONSTRAINT listings_furnishing CHECK ((furnishing = ANY (ARRAY['furnished'::text, 'semi_furnished'::text, 'unfurnished'::text]))),
    CONSTRAINT listings_held_back CHECK (((NOT is_held_back) OR (status <> 'active'::text))),
    CONSTRAINT listings_location_warning CHECK ((location_warning = ANY (ARRAY['city'::text, 'province'::text]))),
    CONSTRAINT listings_own_priority CHECK (((own_priority >= 0) AND (own_priority <= 1000))),
    CONSTRAINT listings_point_in_syria CHECK (((point IS NULL) OR ((public.st_x(point) >= (35.5)::double precision) AND (public.st_x(point) <= (42.6)::double precision) AND ((public.st_y(point) >= (32.2)::double precision) AND (public.st_y(point) <= (37.5)::double precision))))),
    CONSTRAINT listings_price CHECK (((price_cents > 0) AND (price_cents <= '100000000000000'::bigint))),
    CONSTRAINT listings_price_amount CHECK ((((price_cents IS NOT NULL) = (price_kind = ANY (ARRAY['amount'::text, 'salary'::text]))) OR (status = ANY (ARRAY['draft'::text, 'archived'::text])))),
    CONSTRAINT listings_price_currency CHECK ((price_currency = ANY (ARRAY['USD'::text, 'SYP'::text]))),
    CONSTRAINT listings_price_kind CHECK ((price_kind = ANY (ARRAY['amount'::text, 'salary'::text, 'free'::text, 'on_request'::text]))),
    CONSTRAINT listings_price_original CHECK ((price_original > (0)::numeric)),
    CONSTRAINT listings_price_period CHECK ((price_period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text, 'year'::text]))),
    CONSTRAINT listings_priority CHECK (((priority >= 0) AND (priority <= 1000))),
    CONSTRAINT listings_property_type CHECK ((property_type = ANY (ARRAY['apartment'::text, 'house'::text, 'villa'::text, 'land'::text, 'office'::text, 'shop'::text, 'warehouse'::text, 'commercial'::text, 'industrial'::text, 'agricultural'::text, 'farm'::text, 'residential'::text, 'mixed'::text, 'other'::text]))),
    CONSTRAINT listings_proximities CHECK ((jsonb_typeof(proximities) = 'object'::text)),
    CONSTRAINT listings_published CHECK (((status <> 'active'::text) OR (published_at IS NOT NULL))),
    CONSTRAINT listings_rent CHECK (((rent_cents > 0) AND (rent_cents <= '100000000000000'::bigint))),
    CONSTRAINT listings_rent_beside_sale CHECK (((rent_cents IS NULL) OR COALESCE(((transaction_type = 'both'::text) AND (price_kind = 'amount'::text) AND (price_cents IS NOT NULL) AND (price_period IS NULL)), false))),
    CONSTRAINT listings_rent_period CHECK ((rent_period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text, 'year'::text]))),
    CONSTRAINT listings_rent_whole CHECK ((((rent_cents IS NULL) = (rent_period IS NULL)) AND ((rent_original IS NULL) OR (rent_cents IS NOT NULL)))),
    CONSTRAINT listings_rooms CHECK (((rooms >= 0) AND (rooms <= 999))),
    CONSTRAINT listings_status CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'active'::text, 'rejected'::text, 'sold'::text, 'rented'::text, 'suspended'::text, 'archived'::text, 'expired'::text]))),
    CONSTRAINT listings_title_ar CHECK (((char_length(title_ar) >= 5) AND (char_length(title_ar) <= 150))),
    CONSTRAINT listings_title_en CHECK (((char_length(title_en) >= 5) AND (char_length(title_en) <= 150)))
);

ALTER TABLE public.listings OWNER TO diyar_owner;

COMMENT ON COLUMN public.listings.point IS 'exact: for the owner and administrators only';

ALTER TABLE public.listings ALTER COLUMN code ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.listings_code_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW public.live_boosts AS
 SELECT boosts.id,
    boosts.listing_id,
    boosts.account_id,
    boosts.type,
    boosts.slot,
    boosts.starts_at,
    boosts.ends_at,
    (boosts.type = ANY (ARRAY['featured'::text, 'premium'::text, 'homepage_featured'::text])) AS promotes
   FROM public.boosts
  WHERE (boosts.during @> public.app_now());

ALTER TABLE public.live_boosts OWNER TO diyar_owner;

CREATE TABLE public.locations (
    id uuid NOT NULL,
    kind text NOT NULL,
    parent_id uuid,
    parent_kind text GENERATED ALWAYS AS (
CASE kind
    WHEN 'city'::text THEN 'province'::text
    WHEN 'neighborhood'::text THEN 'city'::text
    ELSE NULL::text
END) STORED,
    slug text NOT NULL,
    key text NOT NULL,
    name_ar text NOT NULL,
    name_en text NOT NULL,
    spellings text[] DEFAULT '{}'::text[] NOT NULL,
    rank smallint DEFAULT 5 NOT NULL,
    population integer,
    sort integer DEFAULT 0 NOT NULL,
    center public.geometry(Point,4326) NOT NULL,
    shape public.geometry(MultiPolygon,4326),
    slug_kind text GENERATED ALWAYS AS ('place'::text) STORED,
    within_id uuid,
    CONSTRAINT locations_kind CHECK ((kind = ANY (ARRAY['province'::text, 'city'::text, 'neighborhood'::text]))),
    CONSTRAINT locations_name_ar CHECK ((name_ar ~ '[؀-ۿ]'::text)),
    CONSTRAINT locations_name_en CHECK (((name_en <> ''::text) AND (name_en !~ '[؀-ۿ]'::text))),
    CONSTRAINT locations_parent CHECK (((kind = 'province'::text) = (parent_id IS NULL))),
    CONSTRAINT locations_population CHECK ((population > 0)),
    CONSTRAINT locations_slug CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT locations_within CHECK (((within_id IS NULL) OR ((kind = 'neighborhood'::text) AND (within_id <> id))))
);

ALTER TABLE public.locations OWNER TO diyar_owner;

CREATE TABLE public.login_throttle (
    key text NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    updated_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    started_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.login_throttle OWNER TO diyar_owner;

CREATE TABLE public.mail_feedback (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    about bytea NOT NULL,
    at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT mail_feedback_kind CHECK ((kind = ANY (ARRAY['bounce'::text, 'complaint'::text])))
);

ALTER TABLE public.mail_feedback OWNER TO diyar_owner;

CREATE TABLE public.measure_key (
    is_only boolean DEFAULT true NOT NULL,
    sealed bytea NOT NULL,
    CONSTRAINT measure_key_only CHECK (is_only)
);

ALTER TABLE public.measure_key OWNER TO diyar_owner;

CREATE TABLE public.measure_marks (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    mark bytea NOT NULL,
    CONSTRAINT measure_marks_kind CHECK ((kind = ANY (ARRAY['email'::text, 'phone'::text, 'google'::text]))),
    CONSTRAINT measure_marks_mark CHECK ((octet_length(mark) = 32))
);

ALTER TABLE public.measure_marks OWNER TO diyar_owner;

CREATE TABLE public.migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);

ALTER TABLE public.migrations OWNER TO diyar_owner;

CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER TABLE public.migrations_id_seq OWNER TO diyar_owner;

ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;

CREATE TABLE public.migrations_lock (
    index integer NOT NULL,
    is_locked integer
);

ALTER TABLE public.migrations_lock OWNER TO diyar_owner;

CREATE SEQUENCE public.migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER TABLE public.migrations_lock_index_seq OWNER TO diyar_owner;

ALTER SEQUENCE public.migrations_lock_index_seq OWNED BY public.migrations_lock.index;

CREATE TABLE public.money_rules (
    one boolean DEFAULT true NOT NULL,
    minimum_cents bigint DEFAULT 100 NOT NULL,
    maximum_cents bigint DEFAULT 1000000 NOT NULL,
    two_deciders_above_cents bigint DEFAULT 100000 NOT NULL,
    listing_slot_cents bigint DEFAULT 200 NOT NULL,
    listing_slot_days integer DEFAULT 30 NOT NULL,
    boost_homepage_factor integer DEFAULT 2 NOT NULL,
    boost_bulk_from integer DEFAULT 5 NOT NULL,
    boost_bulk_percent integer DEFAULT 10 NOT NULL,
    boost_refunds boolean DEFAULT true NOT NULL,
    CONSTRAINT money_rules_boost_bulk_from CHECK ((boost_bulk_from > 1)),
    CONSTRAINT money_rules_boost_bulk_percent CHECK (((boost_bulk_percent >= 0) AND (boost_bulk_percent <= 90))),
    CONSTRAINT money_rules_boost_homepage_factor CHECK ((boost_homepage_factor >= 1)),
    CONSTRAINT money_rules_listing_slot CHECK ((listing_slot_cents > 0)),
    CONSTRAINT money_rules_listing_slot_days CHECK ((listing_slot_days > 0)),
    CONSTRAINT money_rules_maximum CHECK ((maximum_cents >= minimum_cents)),
    CONSTRAINT money_rules_minimum CHECK ((minimum_cents > 0)),
    CONSTRAINT money_rules_single CHECK (one)
);

ALTER TABLE public.money_rules OWNER TO diyar_owner;

CREATE TABLE public.notifications (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    user_id uuid NOT NULL,
    type text NOT NULL,
    kind text NOT NULL,
    parameters jsonb DEFAULT '{}'::jsonb NOT NULL,
    url text,
    read_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT notifications_parameters CHECK ((jsonb_typeof(parameters) = 'object'::text)),
    CONSTRAINT notifications_type CHECK ((type = ANY (ARRAY['system'::text, 'listing'::text, 'lead'::text, 'message'::text, 'payment'::text, 'credit'::text, 'subscription'::text, 'boost'::text, 'other'::text])))
);

ALTER TABLE public.notifications OWNER TO diyar_owner;

CREATE TABLE public.office_applications (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    user_id uuid NOT NULL,
    name_ar text,
    name_en text,
    city_id uuid,
    address text,
    location text,
    license_number text,
    license_file text,
    email text,
    phone text,
    website text,
    description text,
    status text DEFAULT 'pending'::text NOT NULL,
    rejection_reason text,
    office_id uuid,
    decided_by uuid,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    license_type text,
    license_state text DEFAULT 'pending'::text NOT NULL,
    license_reason text,
    license_name text,
    CONSTRAINT office_applications_license_name CHECK (((char_length(license_name) >= 1) AND (char_length(license_name) <= 200))),
    CONSTRAINT office_applications_license_reason CHECK (((license_state <> 'rejected'::text) OR (license_reason IS NOT NULL))),
    CONSTRAINT office_applications_license_state CHECK ((license_state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
    CONSTRAINT office_applications_license_there CHECK (((license_state = 'pending'::text) OR (license_file IS NOT NULL))),
    CONSTRAINT office_applications_license_type CHECK ((license_type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
    CONSTRAINT office_applications_name_ar CHECK (((char_length(name_ar) >= 2) AND (char_length(name_ar) <= 100))),
    CONSTRAINT office_applications_name_en CHECK (((char_length(name_en) >= 2) AND (char_length(name_en) <= 100))),
    CONSTRAINT office_applications_reason CHECK (((status <> 'rejected'::text) OR (rejection_reason IS NOT NULL))),
    CONSTRAINT office_applications_status CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'approved'::text, 'rejected'::text])))
);

ALTER TABLE public.office_applications OWNER TO diyar_owner;

CREATE TABLE public.office_areas (
    office_id uuid NOT NULL,
    location_id uuid NOT NULL
);

ALTER TABLE public.office_areas OWNER TO diyar_owner;

CREATE TABLE public.office_hours (
    office_id uuid NOT NULL,
    weekday smallint NOT NULL,
    opens time without time zone NOT NULL,
    closes time without time zone NOT NULL,
    CONSTRAINT office_hours_span CHECK ((closes > opens)),
    CONSTRAINT office_hours_weekday CHECK (((weekday >= 0) AND (weekday <= 6)))
);

ALTER TABLE public.office_hours OWNER TO diyar_owner;

CREATE TABLE public.office_invitations (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    office_id uuid NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    language text NOT NULL,
    token_hash bytea,
    invited_by uuid,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    sent_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_by uuid,
    accepted_at timestamp with time zone,
    revoked_at timestamp with time zone,
    asked_by uuid,
    asked_at timestamp with time zone,
    private_choice jsonb,
    CONSTRAINT office_invitations_asked CHECK (((asked_by IS NULL) OR (asked_at IS NOT NULL))),
    CONSTRAINT office_invitations_email CHECK (((char_length(email) >= 3) AND (char_length(email) <= 254))),
    CONSTRAINT office_invitations_language CHECK ((language = ANY (ARRAY['ar'::text, 'en'::text]))),
    CONSTRAINT office_invitations_one_end CHECK (((accepted_at IS NULL) OR (revoked_at IS NULL))),
    CONSTRAINT office_invitations_role CHECK ((role = ANY (ARRAY['agent'::text, 'assistant'::text])))
);

ALTER TABLE public.office_invitations OWNER TO diyar_owner;

CREATE TABLE public.office_members (
    office_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text DEFAULT 'owner'::text NOT NULL,
    joined_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    mailed_week date,
    boost_allowance_cents integer DEFAULT 0 NOT NULL,
    CONSTRAINT office_members_allowance_of_agents CHECK (((role = 'agent'::text) OR (boost_allowance_cents = 0))),
    CONSTRAINT office_members_boost_allowance CHECK (((boost_allowance_cents >= 0) AND (boost_allowance_cents <= 1000000))),
    CONSTRAINT office_members_role CHECK ((role = ANY (ARRAY['owner'::text, 'agent'::text, 'assistant'::text])))
);

ALTER TABLE public.office_members OWNER TO diyar_owner;

CREATE TABLE public.office_review_reports (
    review_id uuid NOT NULL,
    reporter_id uuid NOT NULL,
    reason text NOT NULL,
    note text,
    state text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT office_review_reports_note CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
    CONSTRAINT office_review_reports_reason CHECK ((reason = ANY (ARRAY['fake'::text, 'offensive'::text, 'private'::text, 'spam'::text, 'other'::text]))),
    CONSTRAINT office_review_reports_state CHECK ((state = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text])))
);

ALTER TABLE public.office_review_reports OWNER TO diyar_owner;

CREATE TABLE public.office_reviews (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    office_id uuid NOT NULL,
    author_id uuid NOT NULL,
    rating smallint NOT NULL,
    body text NOT NULL,
    answer text,
    answered_by uuid,
    answered_at timestamp with time zone,
    hidden_at timestamp with time zone,
    hidden_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    updated_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT office_reviews_answer CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 2000))),
    CONSTRAINT office_reviews_answered CHECK (((answer IS NULL) = (answered_at IS NULL))),
    CONSTRAINT office_reviews_body CHECK (((char_length(body) >= 10) AND (char_length(body) <= 2000))),
    CONSTRAINT office_reviews_hidden CHECK (((hidden_at IS NULL) = (hidden_reason IS NULL))),
    CONSTRAINT office_reviews_hidden_reason CHECK (((char_length(hidden_reason) >= 1) AND (char_length(hidden_reason) <= 500))),
    CONSTRAINT office_reviews_rating CHECK (((rating >= 1) AND (rating <= 5)))
);

ALTER TABLE public.office_reviews OWNER TO diyar_owner;

CREATE TABLE public.offices (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    slug text NOT NULL,
    name_ar text NOT NULL,
    name_en text NOT NULL,
    description_ar text,
    description_en text,
    city_id uuid NOT NULL,
    address text,
    website text,
    logo_image_id uuid,
    is_verified boolean DEFAULT false NOT NULL,
    is_premium boolean DEFAULT false NOT NULL,
    status text DEFAULT 'approved'::text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    closed_at timestamp with time zone,
    email text,
    phone text,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    unled_at timestamp with time zone,
    CONSTRAINT offices_name_ar CHECK (((char_length(name_ar) >= 2) AND (char_length(name_ar) <= 100))),
    CONSTRAINT offices_name_en CHECK (((char_length(name_en) >= 2) AND (char_length(name_en) <= 100))),
    CONSTRAINT offices_phone CHECK ((phone ~ '^\+[1-9][0-9]{8,14}$'::text)),
    CONSTRAINT offices_slug CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT offices_status CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text])))
);

ALTER TABLE public.offices OWNER TO diyar_owner;

CREATE TABLE public.one_time_tokens (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    payload jsonb DEFAULT '{}'::jsonb NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT one_time_tokens_purpose CHECK ((purpose = ANY (ARRAY['verify_email'::text, 'reset_password'::text, 'delete_account'::text, 'verify_phone'::text, 'prove_person'::text, 'link_chat'::text])))
);

ALTER TABLE public.one_time_tokens OWNER TO diyar_owner;

CREATE TABLE public.online_payments (
    payment_id uuid NOT NULL,
    provider text NOT NULL,
    purchase_id uuid,
    reference text,
    pay_url text,
    asked_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT online_payments_begun CHECK (((reference IS NULL) = (pay_url IS NULL))),
    CONSTRAINT online_payments_pay_url CHECK ((char_length(pay_url) <= 2000)),
    CONSTRAINT online_payments_provider CHECK ((provider ~ '^[a-z][a-z0-9_]{1,29}$'::text)),
    CONSTRAINT online_payments_reference CHECK (((char_length(reference) >= 3) AND (char_length(reference) <= 60)))
);

ALTER TABLE public.online_payments OWNER TO diyar_owner;

CREATE TABLE public.page_visitors (
    day date NOT NULL,
    visitor bytea NOT NULL,
    CONSTRAINT page_visitors_visitor CHECK ((octet_length(visitor) = 12))
);

ALTER TABLE public.page_visitors OWNER TO diyar_owner;

CREATE TABLE public.page_visits (
    day date NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    referrer text NOT NULL,
    views integer NOT NULL,
    visitors integer NOT NULL,
    CONSTRAINT page_visits_language CHECK ((language = ANY (ARRAY['ar'::text, 'en'::text]))),
    CONSTRAINT page_visits_views CHECK ((views > 0)),
    CONSTRAINT page_visits_visitors CHECK (((visitors >= 0) AND (visitors <= views)))
);

ALTER TABLE public.page_visits OWNER TO diyar_owner;

CREATE TABLE public.payee_versions (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    payee_id uuid NOT NULL,
    method text NOT NULL,
    name_ar text NOT NULL,
    name_en text NOT NULL,
    holder text,
    account_number text,
    place_ar text,
    place_en text,
    hours_ar text,
    hours_en text,
    status text DEFAULT 'pending'::text NOT NULL,
    proposed_by uuid NOT NULL,
    proposed_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    CONSTRAINT payee_versions_account_number CHECK ((account_number ~ '^[A-Z0-9+./-]{4,40}$'::text)),
    CONSTRAINT payee_versions_both_languages CHECK ((((place_ar IS NULL) = (place_en IS NULL)) AND ((hours_ar IS NULL) = (hours_en IS NULL)))),
    CONSTRAINT payee_versions_complete CHECK (
CASE method
    WHEN 'mobile_wallet'::text THEN ((num_nonnulls(holder, account_number) = 2) AND (num_nonnulls(place_ar, hours_ar) = 0))
    WHEN 'bank_transfer'::text THEN ((num_nonnulls(holder, account_number) = 2) AND (hours_ar IS NULL))
    WHEN 'cash'::text THEN ((num_nonnulls(place_ar, hours_ar) = 2) AND (num_nonnulls(holder, account_number) = 0))
    ELSE ((num_nonnulls(holder, place_ar, hours_ar) = 3) AND (account_number IS NULL))
END),
    CONSTRAINT payee_versions_decided CHECK ((((status = 'pending'::text) = (decided_at IS NULL)) AND ((status = 'pending'::text) = (decided_by IS NULL)))),
    CONSTRAINT payee_versions_holder CHECK (((char_length(holder) >= 1) AND (char_length(holder) <= 100))),
    CONSTRAINT payee_versions_hours_ar CHECK (((char_length(hours_ar) >= 1) AND (char_length(hours_ar) <= 200))),
    CONSTRAINT payee_versions_hours_en CHECK (((char_length(hours_en) >= 1) AND (char_length(hours_en) <= 200))),
    CONSTRAINT payee_versions_method CHECK ((method = ANY (ARRAY['mobile_wallet'::text, 'bank_transfer'::text, 'cash'::text, 'check'::text]))),
    CONSTRAINT payee_versions_name_ar CHECK (((char_length(name_ar) >= 1) AND (char_length(name_ar) <= 100))),
    CONSTRAINT payee_versions_name_en CHECK (((char_length(name_en) >= 1) AND (char_length(name_en) <= 100))),
    CONSTRAINT payee_versions_place_ar CHECK (((char_length(place_ar) >= 1) AND (char_length(place_ar) <= 200))),
    CONSTRAINT payee_versions_place_en CHECK (((char_length(place_en) >= 1) AND (char_length(place_en) <= 200))),
    CONSTRAINT payee_versions_status CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'refused'::text]))),
    CONSTRAINT payee_versions_two_administrators CHECK (((status <> 'confirmed'::text) OR (decided_by <> proposed_by)))
);

ALTER TABLE public.payee_versions OWNER TO diyar_owner;

CREATE TABLE public.payees (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    method text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    version_id uuid,
    is_active boolean DEFAULT false NOT NULL,
    changed_at timestamp with time zone,
    CONSTRAINT payees_changed CHECK (((version_id IS NULL) = (changed_at IS NULL))),
    CONSTRAINT payees_method CHECK ((method = ANY (ARRAY['mobile_wallet'::text, 'bank_transfer'::text, 'cash'::text, 'check'::text]))),
    CONSTRAINT payees_shown CHECK (((NOT is_active) OR (version_id IS NOT NULL)))
);

ALTER TABLE public.payees OWNER TO diyar_owner;

CREATE TABLE public.payment_messages (
    provider text NOT NULL,
    message text NOT NULL,
    payment_id uuid NOT NULL,
    outcome text NOT NULL,
    amount_cents bigint NOT NULL,
    result text NOT NULL,
    heard_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT payment_messages_message CHECK (((char_length(message) >= 1) AND (char_length(message) <= 100))),
    CONSTRAINT payment_messages_outcome CHECK ((outcome = ANY (ARRAY['paid'::text, 'failed'::text]))),
    CONSTRAINT payment_messages_result CHECK ((result = ANY (ARRAY['settled'::text, 'failed'::text, 'known'::text, 'other_amount'::text])))
);

ALTER TABLE public.payment_messages OWNER TO diyar_owner;

CREATE TABLE public.payments (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    method text NOT NULL,
    reference_number text,
    amount_cents bigint NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    transfer_id uuid,
    purchase_id uuid,
    recorded_by uuid,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT payments_amount CHECK ((amount_cents > 0)),
    CONSTRAINT payments_credits CHECK (((kind = ANY (ARRAY['purchase'::text, 'return'::text])) = (method = 'credits'::text))),
    CONSTRAINT payments_kind CHECK ((kind = ANY (ARRAY['top_up'::text, 'refund'::text, 'purchase'::text, 'return'::text]))),
    CONSTRAINT payments_method CHECK ((method = ANY (ARRAY['mobile_wallet'::text, 'bank_transfer'::text, 'cash'::text, 'check'::text, 'credits'::text]))),
    CONSTRAINT payments_moved CHECK (((status = 'success'::text) = (transfer_id IS NOT NULL))),
    CONSTRAINT payments_reference_number CHECK (((char_length(reference_number) >= 3) AND (char_length(reference_number) <= 60))),
    CONSTRAINT payments_settled CHECK (((status = 'pending'::text) = (settled_at IS NULL))),
    CONSTRAINT payments_status CHECK ((status = ANY (ARRAY['pending'::text, 'success'::text, 'failed'::text])))
);

ALTER TABLE public.payments OWNER TO diyar_owner;

CREATE TABLE public.place_prices (
    location_id uuid NOT NULL,
    category_id uuid NOT NULL,
    deal text NOT NULL,
    sample integer NOT NULL,
    median_cents bigint NOT NULL,
    low_cents bigint NOT NULL,
    high_cents bigint NOT NULL,
    per_m2_sample integer NOT NULL,
    per_m2_median_cents bigint,
    computed_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT place_prices_sample CHECK ((sample >= 8))
);

ALTER TABLE public.place_prices OWNER TO diyar_owner;

CREATE TABLE public.plan_features (
    plan_code text NOT NULL,
    code text NOT NULL,
    name_ar text DEFAULT ''::text NOT NULL,
    name_en text DEFAULT ''::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    office_only boolean DEFAULT false NOT NULL,
    amount integer,
    CONSTRAINT plan_features_amount CHECK ((amount > 0)),
    CONSTRAINT plan_features_code CHECK ((code ~ '^[a-z][a-z0-9_]*$'::text)),
    CONSTRAINT plan_features_known CHECK ((code = ANY (ARRAY['seats'::text, 'import'::text, 'history'::text, 'comparison'::text, 'export'::text, 'shop_window'::text, 'badge'::text, 'support'::text])))
);

ALTER TABLE public.plan_features OWNER TO diyar_owner;

CREATE TABLE public.plan_prices (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    plan_code text NOT NULL,
    cents bigint NOT NULL,
    valid_from timestamp with time zone DEFAULT public.app_now() NOT NULL,
    created_by uuid,
    CONSTRAINT plan_prices_cents CHECK (((cents >= 1) AND (cents <= 10000000)))
);

ALTER TABLE public.plan_prices OWNER TO diyar_owner;

CREATE TABLE public.plans (
    code text NOT NULL,
    name_ar text NOT NULL,
    name_en text NOT NULL,
    listing_limit integer,
    default_for text,
    sort integer DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    family text,
    period text,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT plans_code CHECK ((code ~ '^[a-z][a-z0-9_]*$'::text)),
    CONSTRAINT plans_default_for CHECK ((default_for = ANY (ARRAY['regular'::text, 'office'::text]))),
    CONSTRAINT plans_family CHECK ((family = ANY (ARRAY['standard'::text, 'premium'::text]))),
    CONSTRAINT plans_free_or_sold CHECK (((family IS NULL) OR (default_for IS NULL))),
    CONSTRAINT plans_listing_limit CHECK ((listing_limit >= 0)),
    CONSTRAINT plans_period CHECK ((period = ANY (ARRAY['monthly'::text, 'yearly'::text]))),
    CONSTRAINT plans_sold CHECK (((family IS NULL) = (period IS NULL)))
);

ALTER TABLE public.plans OWNER TO diyar_owner;

CREATE TABLE public.points_of_interest (
    osm_id text NOT NULL,
    kind text NOT NULL,
    name_ar text,
    name_en text,
    shape public.geometry(Geometry,4326) NOT NULL,
    loaded_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT points_of_interest_kind CHECK ((kind = ANY (ARRAY['school'::text, 'nursery'::text, 'university'::text, 'hospital'::text, 'clinic'::text, 'pharmacy'::text, 'transport'::text, 'market'::text, 'mosque'::text, 'church'::text, 'park'::text]))),
    CONSTRAINT points_of_interest_osm_id CHECK ((osm_id ~ '^(node|way|relation)/[0-9]+$'::text))
);

ALTER TABLE public.points_of_interest OWNER TO diyar_owner;

CREATE TABLE public.price_cells (
    category_id uuid NOT NULL,
    deal text NOT NULL,
    level smallint NOT NULL,
    cell integer NOT NULL,
    sample integer NOT NULL,
    per_m2_median_cents bigint NOT NULL,
    computed_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT price_cells_level CHECK (((level >= 9) AND (level <= 15))),
    CONSTRAINT price_cells_sample CHECK ((sample >= 8))
);

ALTER TABLE public.price_cells OWNER TO diyar_owner;

CREATE TABLE public.price_marks (
    listing_id uuid NOT NULL,
    gen bigint NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.02');

ALTER TABLE public.price_marks OWNER TO diyar_owner;

CREATE TABLE public.price_points (
    listing_id uuid NOT NULL,
    province_id uuid NOT NULL,
    city_id uuid NOT NULL,
    neighborhood_id uuid,
    group_id uuid NOT NULL,
    category_id uuid NOT NULL,
    deal text NOT NULL,
    price_cents bigint NOT NULL,
    per_m2_cents bigint,
    tile bigint NOT NULL,
    CONSTRAINT price_points_deal CHECK ((deal = ANY (ARRAY['sale'::text, 'rent_day'::text, 'rent_week'::text, 'rent_month'::text, 'rent_year'::text])))
);

ALTER TABLE public.price_points OWNER TO diyar_owner;

CREATE TABLE public.users (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    account_type text DEFAULT 'regular'::text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    suspended_until timestamp with time zone,
    banned_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    email text,
    phone text,
    password_hash text,
    google_subject text,
    avatar_image_id uuid,
    company text,
    bio text,
    language text DEFAULT 'ar'::text NOT NULL,
    theme text DEFAULT 'system'::text NOT NULL,
    notification_preferences jsonb DEFAULT '{}'::jsonb NOT NULL,
    email_verified_at timestamp with time zone,
    phone_verified_at timestamp with time zone,
    terms_accepted_at timestamp with time zone,
    suspension_reason text,
    ban_reason text,
    deletion_requested_at timestamp with time zone,
    closed_at timestamp with time zone,
    totp_secret text,
    totp_confirmed_at timestamp with time zone,
    totp_last_step bigint,
    last_seen_at timestamp with time zone,
    erased_at timestamp with time zone,
    totp_begun_in uuid,
    email_refused_at timestamp with time zone,
    CONSTRAINT users_account_type CHECK ((account_type = ANY (ARRAY['regular'::text, 'office'::text, 'admin'::text]))),
    CONSTRAINT users_bio CHECK ((char_length(bio) <= 1000)),
    CONSTRAINT users_company CHECK ((char_length(company) <= 100)),
    CONSTRAINT users_first_name CHECK (((char_length(first_name) >= 1) AND (char_length(first_name) <= 100))),
    CONSTRAINT users_language CHECK ((language = ANY (ARRAY['ar'::text, 'en'::text]))),
    CONSTRAINT users_last_name CHECK (((char_length(last_name) >= 1) AND (char_length(last_name) <= 100))),
    CONSTRAINT users_notification_preferences CHECK ((jsonb_typeof(notification_preferences) = 'object'::text)),
    CONSTRAINT users_phone CHECK ((phone ~ '^\+[0-9]{9,15}$'::text)),
    CONSTRAINT users_theme CHECK ((theme = ANY (ARRAY['light'::text, 'dark'::text, 'system'::text])))
);

ALTER TABLE public.users OWNER TO diyar_owner;

CREATE VIEW public.public_listings AS
 SELECT l.id,
    l.code,
    l.owner_id,
    l.title_ar,
    l.title_en,
    l.description_ar,
    l.description_en,
    ARRAY[root.slug, grp.slug, cat.slug] AS category_path,
    l.category_id,
    l.property_type,
    l.transaction_type,
    l.price_kind,
    l.price_cents,
    l.price_period,
    l.is_negotiable,
    (l.area)::double precision AS area,
    l.bedrooms,
    l.bathrooms,
    l.rooms,
    l.floor,
    l.floors,
    l.furnishing,
    l.availability,
    l.features,
    l.attributes,
    p.key AS province_key,
    c.key AS city_key,
    n.key AS neighborhood_key,
    l.province_id,
    l.city_id,
    l.neighborhood_id,
        CASE
            WHEN (NOT l.is_approximate) THEN l.address
            ELSE NULL::text
        END AS address,
    l.lng,
    l.lat,
    l.tile_x,
    l.tile_y,
    l.public_point AS point,
    l.is_approximate,
    l.priority,
    COALESCE(live.promotes, false) AS is_featured,
    l.published_at,
    l.confirmed_at,
    l.updated_at,
    o.id AS office_id,
    o.slug AS office_slug,
    o.name_ar AS office_name_ar,
    o.name_en AS office_name_en,
    COALESCE(o.is_verified, false) AS office_verified,
    o.logo_image_id AS office_logo,
    m.images,
    ( SELECT i.color
           FROM public.images i
          WHERE (i.id = m.images[1])) AS image_color,
        CASE
            WHEN ((l.transaction_type = 'sale'::text) OR ((l.transaction_type = 'both'::text) AND (l.price_period IS NULL))) THEN l.price_cents
            ELSE NULL::bigint
        END AS sale_cents,
        CASE
            WHEN ((l.transaction_type = 'rent'::text) OR ((l.transaction_type = 'both'::text) AND (l.price_period IS NOT NULL))) THEN l.price_cents
            ELSE l.rent_cents
        END AS rent_cents,
        CASE
            WHEN ((l.transaction_type = 'rent'::text) OR ((l.transaction_type = 'both'::text) AND (l.price_period IS NOT NULL))) THEN l.price_period
            ELSE l.rent_period
        END AS rent_period,
    COALESCE(live.types, '{}'::text[]) AS boosts,
        CASE
            WHEN ('proximities'::text = ANY (cat.carries)) THEN l.near
            ELSE NULL::text[]
        END AS near,
        CASE
            WHEN ('proximities'::text = ANY (cat.carries)) THEN l.streets
            ELSE NULL::text[]
        END AS streets
   FROM ((((((((((public.listings l
     JOIN public.users u ON ((u.id = l.owner_id)))
     JOIN public.categories cat ON ((cat.id = l.category_id)))
     JOIN public.categories grp ON ((grp.id = cat.parent_id)))
     JOIN public.categories root ON ((root.id = grp.parent_id)))
     JOIN public.locations p ON ((p.id = l.province_id)))
     JOIN public.locations c ON ((c.id = l.city_id)))
     LEFT JOIN public.locations n ON ((n.id = l.neighborhood_id)))
     LEFT JOIN public.offices o ON (((o.id = l.office_id) AND public.office_may_be_shown(o.id))))
     LEFT JOIN LATERAL ( SELECT array_agg(lm.image_id ORDER BY lm.is_main DESC, lm."position") AS images
           FROM public.listing_media lm
          WHERE (lm.listing_id = l.id)) m ON (true))
     LEFT JOIN LATERAL ( SELECT bool_or(b.promotes) AS promotes,
            array_agg(b.type ORDER BY b.type) AS types
           FROM public.live_boosts b
          WHERE (b.listing_id = l.id)) live ON (true))
  WHERE ((l.status = 'active'::text) AND ((l.expires_at IS NULL) OR (l.expires_at > public.app_now())) AND public.may_act(u.closed_at, u.banned_at, u.suspended_until) AND cat.is_shown);

ALTER TABLE public.public_listings OWNER TO diyar_owner;

CREATE TABLE public.purchases (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    product text NOT NULL,
    parameters jsonb NOT NULL,
    status text DEFAULT 'kept'::text NOT NULL,
    transfer_id uuid,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    paid_at timestamp with time zone,
    CONSTRAINT purchases_paid CHECK (((status = 'paid'::text) = ((transfer_id IS NOT NULL) AND (paid_at IS NOT NULL)))),
    CONSTRAINT purchases_product CHECK ((product = ANY (ARRAY['subscription'::text, 'boost'::text, 'listing'::text, 'advertisement'::text]))),
    CONSTRAINT purchases_status CHECK ((status = ANY (ARRAY['kept'::text, 'paid'::text, 'dropped'::text])))
);

ALTER TABLE public.purchases OWNER TO diyar_owner;

CREATE TABLE public.push_subscriptions (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    user_id uuid NOT NULL,
    session_id uuid NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    renewed_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    sent_at timestamp with time zone,
    firebase_token text,
    CONSTRAINT push_subscriptions_firebase_token CHECK (((length(firebase_token) >= 1) AND (length(firebase_token) <= 1000))),
    CONSTRAINT push_subscriptions_language CHECK ((language = ANY (ARRAY['ar'::text, 'en'::text]))),
    CONSTRAINT push_subscriptions_lengths CHECK (((length(endpoint) <= 1000) AND (length(p256dh) = 87) AND (length(auth) = 22)))
);

ALTER TABLE public.push_subscriptions OWNER TO diyar_owner;

CREATE TABLE public.receipt_counter (
    one boolean DEFAULT true NOT NULL,
    last bigint DEFAULT 0 NOT NULL,
    CONSTRAINT receipt_counter_single CHECK (one)
);

ALTER TABLE public.receipt_counter OWNER TO diyar_owner;

CREATE TABLE public.receipts (
    number bigint NOT NULL,
    payment_id uuid NOT NULL,
    content jsonb NOT NULL,
    issued_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.receipts OWNER TO diyar_owner;

CREATE TABLE public.recovery_codes (
    user_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE public.recovery_codes OWNER TO diyar_owner;

CREATE TABLE public.refresh_tokens (
    token_hash bytea NOT NULL,
    session_id uuid NOT NULL,
    parent_hash bytea,
    successor_sealed bytea,
    issued_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    rotated_at timestamp with time zone,
    replaced_at timestamp with time zone,
    CONSTRAINT refresh_tokens_replaced_unused CHECK (((replaced_at IS NULL) OR (rotated_at IS NULL)))
);

ALTER TABLE public.refresh_tokens OWNER TO diyar_owner;

CREATE TABLE public.saved_filters (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    user_id uuid NOT NULL,
    desk text NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT saved_filters_desk CHECK ((desk = ANY (ARRAY['listings'::text, 'users'::text, 'offices'::text, 'audit'::text]))),
    CONSTRAINT saved_filters_name_length CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT saved_filters_query_length CHECK (((length(query) >= 1) AND (length(query) <= 600)))
);

ALTER TABLE public.saved_filters OWNER TO diyar_owner;

CREATE TABLE public.saved_search_alerts (
    search_id uuid NOT NULL,
    listing_id uuid NOT NULL,
    reason text NOT NULL,
    was_cents bigint,
    at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    delivery_id uuid,
    price_cents bigint,
    deal text,
    CONSTRAINT saved_search_alerts_reason CHECK ((reason = ANY (ARRAY['new'::text, 'price_drop'::text])))
);

ALTER TABLE public.saved_search_alerts OWNER TO diyar_owner;

COMMENT ON COLUMN public.saved_search_alerts.price_cents IS 'what it was offered for when it was told; null for alerts of before';

CREATE TABLE public.saved_search_deliveries (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    search_id uuid,
    mail text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    try_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    sent_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    user_id uuid,
    CONSTRAINT saved_search_deliveries_mail CHECK ((mail = ANY (ARRAY['none'::text, 'waiting'::text, 'sent'::text, 'failed'::text])))
);

ALTER TABLE public.saved_search_deliveries OWNER TO diyar_owner;

CREATE TABLE public.saved_searches (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    frequency text NOT NULL,
    by_email boolean DEFAULT true NOT NULL,
    in_app boolean DEFAULT true NOT NULL,
    paused_at timestamp with time zone,
    criteria jsonb NOT NULL,
    keys text[] NOT NULL,
    min_price_cents bigint,
    max_price_cents bigint,
    due_at timestamp with time zone,
    seen_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    updated_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT saved_searches_criteria CHECK ((jsonb_typeof(criteria) = 'object'::text)),
    CONSTRAINT saved_searches_frequency CHECK ((frequency = ANY (ARRAY['instant'::text, 'hourly'::text, 'daily'::text, 'weekly'::text]))),
    CONSTRAINT saved_searches_keys_some CHECK (((cardinality(keys) >= 1) AND (cardinality(keys) <= 200))),
    CONSTRAINT saved_searches_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
    CONSTRAINT saved_searches_query CHECK (((char_length(query) >= 1) AND (char_length(query) <= 2000)))
);

ALTER TABLE public.saved_searches OWNER TO diyar_owner;

CREATE TABLE public.schema_objects (
    name text NOT NULL,
    hash text NOT NULL,
    former text[] DEFAULT '{}'::text[] NOT NULL,
    applied_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE public.schema_objects OWNER TO diyar_owner;

CREATE TABLE public.search_audits (
    id bigint NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'requested'::text NOT NULL,
    checked integer DEFAULT 0 NOT NULL,
    total integer,
    missing integer DEFAULT 0 NOT NULL,
    extra integer DEFAULT 0 NOT NULL,
    stale integer DEFAULT 0 NOT NULL,
    error text,
    requested_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    CONSTRAINT search_audits_state CHECK ((state = ANY (ARRAY['requested'::text, 'running'::text, 'done'::text, 'failed'::text])))
);

ALTER TABLE public.search_audits OWNER TO diyar_owner;

ALTER TABLE public.search_audits ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.search_audits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.search_dead_letters (
    target smallint NOT NULL,
    listing_id uuid NOT NULL,
    gen bigint NOT NULL,
    error jsonb NOT NULL,
    failed_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.search_dead_letters OWNER TO diyar_owner;

CREATE SEQUENCE public.search_dirty_gen
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER TABLE public.search_dirty_gen OWNER TO diyar_owner;

CREATE TABLE public.search_dirty (
    target smallint DEFAULT 1 NOT NULL,
    listing_id uuid NOT NULL,
    gen bigint DEFAULT nextval('public.search_dirty_gen'::regclass) NOT NULL,
    marked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_cost_delay='0');

ALTER TABLE public.search_dirty OWNER TO diyar_owner;

CREATE VIEW public.search_listing AS
 SELECT listing.id,
    listing.code,
    listing.owner_id,
    listing.title_ar,
    listing.title_en,
    listing.description_ar,
    listing.description_en,
    listing.category_path,
    listing.category_id,
    listing.property_type,
    listing.transaction_type,
    listing.price_kind,
    listing.price_cents,
    listing.price_period,
    listing.is_negotiable,
    listing.area,
    listing.bedrooms,
    listing.bathrooms,
    listing.rooms,
    listing.floor,
    listing.floors,
    listing.furnishing,
    listing.availability,
    listing.features,
    listing.attributes,
    listing.province_key,
    listing.city_key,
    listing.neighborhood_key,
    listing.province_id,
    listing.city_id,
    listing.neighborhood_id,
    listing.address,
    listing.lng,
    listing.lat,
    listing.tile_x,
    listing.tile_y,
    listing.point,
    listing.is_approximate,
    listing.priority,
    listing.is_featured,
    listing.published_at,
    listing.confirmed_at,
    listing.updated_at,
    listing.office_id,
    listing.office_slug,
    listing.office_name_ar,
    listing.office_name_en,
    listing.office_verified,
    listing.office_logo,
    listing.images,
    listing.image_color,
    listing.sale_cents,
    listing.rent_cents,
    listing.rent_period,
    listing.boosts,
    listing.near,
    listing.streets,
    home.home_id,
    home.home_size
   FROM (public.public_listings listing
     LEFT JOIN LATERAL ( SELECT own.home_id,
            ( SELECT (count(*))::integer AS count
                   FROM public.home_members other
                  WHERE (other.home_id = own.home_id)) AS home_size
           FROM public.home_members own
          WHERE (own.listing_id = listing.id)) home ON (true));

ALTER TABLE public.search_listing OWNER TO diyar_owner;

CREATE TABLE public.search_miss_askers (
    miss bytea NOT NULL,
    asker bytea NOT NULL,
    asked_on date NOT NULL,
    CONSTRAINT search_miss_askers_asker CHECK ((octet_length(asker) = 12)),
    CONSTRAINT search_miss_askers_miss CHECK ((octet_length(miss) = 16))
);

ALTER TABLE public.search_miss_askers OWNER TO diyar_owner;

CREATE TABLE public.search_miss_words (
    miss bytea NOT NULL,
    words text NOT NULL,
    people integer NOT NULL,
    last_asked_on date NOT NULL,
    CONSTRAINT search_miss_words_people CHECK ((people >= 3)),
    CONSTRAINT search_miss_words_words CHECK (((char_length(words) >= 2) AND (char_length(words) <= 80)))
);

ALTER TABLE public.search_miss_words OWNER TO diyar_owner;

CREATE TABLE public.search_reindex_requests (
    id bigint NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'requested'::text NOT NULL,
    fingerprint text,
    index_uid text,
    index_created_at text,
    cursor uuid,
    done integer DEFAULT 0 NOT NULL,
    total integer,
    error text,
    requested_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    CONSTRAINT search_reindex_requests_state CHECK ((state = ANY (ARRAY['requested'::text, 'building'::text, 'swapping'::text, 'done'::text, 'failed'::text])))
);

ALTER TABLE public.search_reindex_requests OWNER TO diyar_owner;

ALTER TABLE public.search_reindex_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.search_reindex_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.search_state (
    target smallint NOT NULL,
    fingerprint text,
    index_created_at text,
    due_scanned_until timestamp with time zone DEFAULT public.app_now() NOT NULL,
    audited_at timestamp with time zone,
    audit_found integer
);

ALTER TABLE public.search_state OWNER TO diyar_owner;

CREATE TABLE public.search_targets (
    id smallint NOT NULL,
    note text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.search_targets OWNER TO diyar_owner;

CREATE TABLE public.search_words (
    id uuid NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    spellings text[] NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT search_words_spellings CHECK (((cardinality(spellings) >= 1) AND (cardinality(spellings) <= 30)))
);

ALTER TABLE public.search_words OWNER TO diyar_owner;

CREATE TABLE public.seed_state (
    name text NOT NULL,
    hash text NOT NULL,
    seeded_at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.seed_state OWNER TO diyar_owner;

CREATE TABLE public.seeded_rows (
    table_name text NOT NULL,
    key text NOT NULL,
    content jsonb NOT NULL
);

ALTER TABLE public.seeded_rows OWNER TO diyar_owner;

CREATE TABLE public.session_proofs (
    token_hash bytea NOT NULL,
    session_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    kind text DEFAULT 'person'::text NOT NULL,
    CONSTRAINT session_proofs_kind CHECK ((kind = ANY (ARRAY['person'::text, 'code'::text])))
);

ALTER TABLE public.session_proofs OWNER TO diyar_owner;

CREATE TABLE public.sessions (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    user_id uuid NOT NULL,
    fingerprint text,
    user_agent text,
    ip inet,
    is_cookie boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    second_factor_at timestamp with time zone,
    CONSTRAINT sessions_end_reason CHECK ((end_reason = ANY (ARRAY['logout'::text, 'reuse'::text, 'password'::text, 'suspended'::text, 'banned'::text, 'closed'::text, 'ended_by_user'::text, 'expired'::text, 'ended_by_admin'::text])))
);

ALTER TABLE public.sessions OWNER TO diyar_owner;

CREATE TABLE public.sign_in_nonces (
    nonce_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE public.sign_in_nonces OWNER TO diyar_owner;

CREATE TABLE public.sitemap_builds (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    origin text NOT NULL,
    asked_by uuid,
    is_full boolean DEFAULT false NOT NULL,
    state text DEFAULT 'requested'::text NOT NULL,
    runner uuid,
    beat_at timestamp with time zone,
    done integer DEFAULT 0 NOT NULL,
    total integer,
    written integer DEFAULT 0 NOT NULL,
    urls integer DEFAULT 0 NOT NULL,
    error text,
    requested_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    CONSTRAINT sitemap_builds_origin CHECK ((origin = ANY (ARRAY['schedule'::text, 'administrator'::text, 'command'::text]))),
    CONSTRAINT sitemap_builds_state CHECK ((state = ANY (ARRAY['requested'::text, 'building'::text, 'done'::text, 'failed'::text])))
);

ALTER TABLE public.sitemap_builds OWNER TO diyar_owner;

CREATE TABLE public.sitemap_files (
    id uuid NOT NULL,
    name text NOT NULL,
    build_id uuid,
    digest text NOT NULL,
    urls integer NOT NULL,
    bytes integer NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    shown_at timestamp with time zone,
    retired_at timestamp with time zone,
    CONSTRAINT sitemap_files_name CHECK ((name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT sitemap_files_urls CHECK (((urls >= 1) AND (urls <= 50000)))
);

ALTER TABLE public.sitemap_files OWNER TO diyar_owner;

CREATE TABLE public.street_ways (
    id bigint NOT NULL,
    class text NOT NULL,
    name_ar text,
    name_en text,
    line public.geometry(LineString,4326) NOT NULL,
    CONSTRAINT street_ways_class CHECK ((class ~ '^[a-z_]+$'::text)),
    CONSTRAINT street_ways_named CHECK ((COALESCE(name_ar, name_en) <> ''::text))
);

ALTER TABLE public.street_ways OWNER TO diyar_owner;

CREATE TABLE public.streets (
    key text NOT NULL,
    name_ar text,
    name_en text,
    city_id uuid NOT NULL,
    neighborhood_id uuid,
    metres integer NOT NULL,
    line public.geometry(MultiLineString,4326) NOT NULL,
    CONSTRAINT streets_key CHECK (((key ~ '^[a-z0-9]+([-.][a-z0-9]+)*$'::text) AND (length(key) <= 80))),
    CONSTRAINT streets_metres CHECK ((metres > 0)),
    CONSTRAINT streets_named CHECK ((COALESCE(name_ar, name_en) <> ''::text))
);

ALTER TABLE public.streets OWNER TO diyar_owner;

CREATE TABLE public.subscription_events (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    subscription_id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    from_plan_code text,
    to_plan_code text,
    cents bigint DEFAULT 0 NOT NULL,
    transfer_id uuid,
    archived uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    activated uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    moment timestamp with time zone DEFAULT public.app_now() NOT NULL,
    actor_id uuid,
    CONSTRAINT subscription_events_kind CHECK ((kind = ANY (ARRAY['activation'::text, 'cancellation'::text, 'reactivation'::text, 'upgrade'::text, 'downgrade'::text, 'renewal'::text, 'expiry'::text, 'lapse'::text, 'grant'::text]))),
    CONSTRAINT subscription_events_paid CHECK (((cents = 0) = (transfer_id IS NULL)))
);

ALTER TABLE public.subscription_events OWNER TO diyar_owner;

CREATE TABLE public.subscriptions (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    account_id uuid NOT NULL,
    plan_code text NOT NULL,
    price_id uuid,
    cents bigint NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    renews boolean DEFAULT true NOT NULL,
    anchor_at timestamp with time zone NOT NULL,
    months integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    next_plan_code text,
    grace_ends_at timestamp with time zone,
    ended_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    monthly_cents bigint,
    kept_limit integer,
    ahead_at timestamp with time zone,
    ahead_cents bigint,
    ahead_price_id uuid,
    kept_until timestamp with time zone,
    kept_features jsonb,
    CONSTRAINT subscriptions_ahead CHECK ((num_nonnulls(ahead_at, ahead_cents, ahead_price_id) = ANY (ARRAY[0, 3]))),
    CONSTRAINT subscriptions_ahead_at CHECK (((ahead_at > starts_at) AND (ahead_at < ends_at))),
    CONSTRAINT subscriptions_ahead_cents CHECK ((ahead_cents >= 0)),
    CONSTRAINT subscriptions_cancelled CHECK (((status <> 'cancelled'::text) OR (NOT renews))),
    CONSTRAINT subscriptions_cents CHECK ((cents >= 0)),
    CONSTRAINT subscriptions_ended CHECK (((ended_at IS NULL) OR (status = 'expired'::text))),
    CONSTRAINT subscriptions_given CHECK (((price_id IS NULL) = (cents = 0))),
    CONSTRAINT subscriptions_grace CHECK (((status = 'expired'::text) = (grace_ends_at IS NOT NULL))),
    CONSTRAINT subscriptions_kept_limit CHECK ((kept_limit > 0)),
    CONSTRAINT subscriptions_monthly_cents_check CHECK ((monthly_cents > 0)),
    CONSTRAINT subscriptions_months CHECK ((months >= 0)),
    CONSTRAINT subscriptions_period CHECK ((ends_at > starts_at)),
    CONSTRAINT subscriptions_status CHECK ((status = ANY (ARRAY['active'::text, 'cancelled'::text, 'expired'::text])))
);

ALTER TABLE public.subscriptions OWNER TO diyar_owner;

CREATE TABLE public.transaction_types (
    slug text NOT NULL,
    id uuid NOT NULL,
    name_ar text NOT NULL,
    name_en text NOT NULL,
    sort smallint DEFAULT 0 NOT NULL,
    slug_kind text GENERATED ALWAYS AS ('transaction'::text) STORED,
    CONSTRAINT transaction_types_slug CHECK ((slug ~ '^[a-z][a-z_]*$'::text))
);

ALTER TABLE public.transaction_types OWNER TO diyar_owner;

CREATE TABLE public.uploads (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    listing_id uuid,
    kind text NOT NULL,
    sha256 bytea NOT NULL,
    bytes integer NOT NULL,
    pieces integer[] DEFAULT '{}'::integer[] NOT NULL,
    received integer DEFAULT 0 NOT NULL,
    finished_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    CONSTRAINT uploads_bytes CHECK ((bytes > 0)),
    CONSTRAINT uploads_kind CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text]))),
    CONSTRAINT uploads_received CHECK (((received >= 0) AND (received <= bytes))),
    CONSTRAINT uploads_sha256 CHECK ((octet_length(sha256) = 32))
);

ALTER TABLE public.uploads OWNER TO diyar_owner;

CREATE TABLE public.videos (
    id uuid NOT NULL,
    sha256 bytea NOT NULL,
    bytes integer NOT NULL,
    duration_ms integer NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    poster_image_id uuid,
    key_secret bytea DEFAULT (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) NOT NULL,
    CONSTRAINT videos_bytes CHECK ((bytes > 0)),
    CONSTRAINT videos_duration CHECK ((duration_ms > 0)),
    CONSTRAINT videos_height CHECK (((height >= 1) AND (height <= 20000))),
    CONSTRAINT videos_key_secret CHECK ((octet_length(key_secret) = 32)),
    CONSTRAINT videos_width CHECK (((width >= 1) AND (width <= 20000)))
);

ALTER TABLE public.videos OWNER TO diyar_owner;

CREATE TABLE public.viewed_listings (
    user_id uuid NOT NULL,
    listing_id uuid NOT NULL,
    at timestamp with time zone DEFAULT public.app_now() NOT NULL
);

ALTER TABLE public.viewed_listings OWNER TO diyar_owner;

CREATE TABLE public.viewings (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    lead_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    minutes smallint DEFAULT 30 NOT NULL,
    note text,
    status text DEFAULT 'pending'::text NOT NULL,
    proposed_by text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    updated_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    ended_because text,
    CONSTRAINT viewings_ended_because CHECK ((ended_because = ANY (ARRAY['listing'::text, 'person'::text, 'transferred'::text]))),
    CONSTRAINT viewings_minutes CHECK (((minutes >= 15) AND (minutes <= 240))),
    CONSTRAINT viewings_note CHECK (((char_length(note) >= 1) AND (char_length(note) <= 300))),
    CONSTRAINT viewings_proposed_by CHECK ((proposed_by = ANY (ARRAY['enquirer'::text, 'owner'::text]))),
    CONSTRAINT viewings_status CHECK ((status = ANY (ARRAY['pending'::text, 'scheduled'::text, 'rescheduled'::text, 'completed'::text, 'cancelled'::text])))
);

ALTER TABLE public.viewings OWNER TO diyar_owner;

CREATE TABLE public.visitor_devices (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    created_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    renewed_at timestamp with time zone DEFAULT public.app_now() NOT NULL,
    sent_at timestamp with time zone,
    firebase_token text,
    CONSTRAINT visitor_devices_firebase_token CHECK (((length(firebase_token) >= 1) AND (length(firebase_token) <= 1000))),
    CONSTRAINT visitor_devices_language CHECK ((language = ANY (ARRAY['ar'::text, 'en'::text]))),
    CONSTRAINT visitor_devices_lengths CHECK (((length(endpoint) <= 1000) AND (length(p256dh) = 87) AND (length(auth) = 22)))
);

ALTER TABLE public.visitor_devices OWNER TO diyar_owner;

CREATE TABLE public.walk_tiles (
    x integer NOT NULL,
    y integer NOT NULL,
    lines bytea NOT NULL,
    CONSTRAINT walk_tiles_lines CHECK ((length(lines) > 0))
);
ALTER TABLE ONLY public.walk_tiles ALTER COLUMN lines SET STORAGE EXTERNAL;

ALTER TABLE public.walk_tiles OWNER TO diyar_owner;

ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);

ALTER TABLE ONLY public.migrations_lock ALTER COLUMN index SET DEFAULT nextval('public.migrations_lock_index_seq'::regclass);

ALTER TABLE ONLY public.account_views
    ADD CONSTRAINT account_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.address_counts
    ADD CONSTRAINT address_counts_pkey PRIMARY KEY (day, address, kind, target);

ALTER TABLE ONLY public.address_days
    ADD CONSTRAINT address_days_pkey PRIMARY KEY (address, kind, day);

ALTER TABLE ONLY public.address_words
    ADD CONSTRAINT address_words_identity UNIQUE (word, kind);

ALTER TABLE ONLY public.address_words
    ADD CONSTRAINT address_words_pkey PRIMARY KEY (word);

ALTER TABLE ONLY public.advertisement_days
    ADD CONSTRAINT advertisement_days_pkey PRIMARY KEY (advertisement_id, day);

ALTER TABLE ONLY public.advertisement_days
    ADD CONSTRAINT advertisement_days_transfer_id_key UNIQUE (transfer_id);

ALTER TABLE ONLY public.advertisement_discounts
    ADD CONSTRAINT advertisement_discounts_pkey PRIMARY KEY (days);

ALTER TABLE ONLY public.advertisement_pictures
    ADD CONSTRAINT advertisement_pictures_pkey PRIMARY KEY (image_id);

ALTER TABLE ONLY public.advertisement_places
    ADD CONSTRAINT advertisement_places_pkey PRIMARY KEY (place);

ALTER TABLE ONLY public.advertisement_rules
    ADD CONSTRAINT advertisement_rules_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.advertisement_sizes
    ADD CONSTRAINT advertisement_sizes_pkey PRIMARY KEY (size);

ALTER TABLE ONLY public.advertisement_tokens
    ADD CONSTRAINT advertisement_tokens_pkey PRIMARY KEY (token, kind);

ALTER TABLE ONLY public.advertisement_viewers
    ADD CONSTRAINT advertisement_viewers_pkey PRIMARY KEY (day, visitor, advertisement_id);

ALTER TABLE ONLY public.advertisements
    ADD CONSTRAINT advertisements_kept_transfer_id_key UNIQUE (kept_transfer_id);

ALTER TABLE ONLY public.advertisements
    ADD CONSTRAINT advertisements_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.advertisements
    ADD CONSTRAINT advertisements_refund_transfer_id_key UNIQUE (refund_transfer_id);

ALTER TABLE ONLY public.alert_marks
    ADD CONSTRAINT alert_marks_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.alert_quiet_hours
    ADD CONSTRAINT alert_quiet_hours_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.announcements
    ADD CONSTRAINT announcements_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.app_clock
    ADD CONSTRAINT app_clock_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.attribute_options
    ADD CONSTRAINT attribute_options_pkey PRIMARY KEY (attribute_id, value);

ALTER TABLE ONLY public.attributes
    ADD CONSTRAINT attributes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.attributes
    ADD CONSTRAINT attributes_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.boost_prices
    ADD CONSTRAINT boost_prices_pkey PRIMARY KEY (type, days);

ALTER TABLE ONLY public.boosts
    ADD CONSTRAINT boosts_one_of_type EXCLUDE USING gist (listing_id WITH =, type WITH =, during WITH &&);

ALTER TABLE ONLY public.boosts
    ADD CONSTRAINT boosts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.boosts
    ADD CONSTRAINT boosts_refund_transfer_id_key UNIQUE (refund_transfer_id);

ALTER TABLE ONLY public.boosts
    ADD CONSTRAINT boosts_slot_once EXCLUDE USING gist (slot WITH =, during WITH &&);

ALTER TABLE ONLY public.catalogue_imports
    ADD CONSTRAINT catalogue_imports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_identity UNIQUE (id, level);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.category_attributes
    ADD CONSTRAINT category_attributes_pkey PRIMARY KEY (category_id, attribute_id);

ALTER TABLE ONLY public.category_news
    ADD CONSTRAINT category_news_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.category_transaction_types
    ADD CONSTRAINT category_transaction_types_pkey PRIMARY KEY (category_id, transaction_type);

ALTER TABLE ONLY public.chat_events
    ADD CONSTRAINT chat_events_pkey PRIMARY KEY (about);

ALTER TABLE ONLY public.chat_links
    ADD CONSTRAINT chat_links_one_account UNIQUE (channel, chat_id);

ALTER TABLE ONLY public.chat_links
    ADD CONSTRAINT chat_links_pkey PRIMARY KEY (user_id, channel);

ALTER TABLE ONLY public.clock_events
    ADD CONSTRAINT clock_events_once UNIQUE (kind, subject, moment);

ALTER TABLE ONLY public.clock_events
    ADD CONSTRAINT clock_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_reveals
    ADD CONSTRAINT contact_reveals_once UNIQUE NULLS NOT DISTINCT (user_id, listing_id, office_id);

ALTER TABLE ONLY public.count_rules
    ADD CONSTRAINT count_rules_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_hold_id_key UNIQUE (hold_id);

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_payment_id_key UNIQUE (payment_id);

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_purchase_id_key UNIQUE (purchase_id);

ALTER TABLE ONLY public.distinct_homes
    ADD CONSTRAINT distinct_homes_pkey PRIMARY KEY (listing_a, listing_b);

ALTER TABLE ONLY public.exchange_rates
    ADD CONSTRAINT exchange_rates_pkey PRIMARY KEY (currency, valid_from);

ALTER TABLE ONLY public.fact_changes
    ADD CONSTRAINT fact_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.favourite_falls
    ADD CONSTRAINT favourite_falls_pkey PRIMARY KEY (user_id, listing_id, deal);

ALTER TABLE ONLY public.favourite_news
    ADD CONSTRAINT favourite_news_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_pkey PRIMARY KEY (user_id, listing_id);

ALTER TABLE ONLY public.former_categories
    ADD CONSTRAINT former_categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.former_category_slugs
    ADD CONSTRAINT former_category_slugs_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.hidden_listings
    ADD CONSTRAINT hidden_listings_pkey PRIMARY KEY (user_id, listing_id);

ALTER TABLE ONLY public.home_members
    ADD CONSTRAINT home_members_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.homepage_slots
    ADD CONSTRAINT homepage_slots_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);

ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.indexed_facts
    ADD CONSTRAINT indexed_facts_pkey PRIMARY KEY (target, digest);

ALTER TABLE ONLY public.last_backup
    ADD CONSTRAINT last_backup_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY public.lead_messages
    ADD CONSTRAINT lead_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.lead_notes
    ADD CONSTRAINT lead_notes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_office_id_key UNIQUE (office_id);

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.ledger_checks
    ADD CONSTRAINT ledger_checks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_one_of_account UNIQUE (transfer_id, account_id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_transfers
    ADD CONSTRAINT ledger_transfers_once UNIQUE (kind, reference);

ALTER TABLE ONLY public.ledger_transfers
    ADD CONSTRAINT ledger_transfers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_transfers
    ADD CONSTRAINT ledger_transfers_reverses_key UNIQUE (reverses);

ALTER TABLE ONLY public.life_events
    ADD CONSTRAINT life_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_appeals
    ADD CONSTRAINT listing_appeals_once UNIQUE (listing_id, about);

ALTER TABLE ONLY public.listing_appeals
    ADD CONSTRAINT listing_appeals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_daily_views
    ADD CONSTRAINT listing_daily_views_pkey PRIMARY KEY (listing_id, day);

ALTER TABLE ONLY public.listing_decisions
    ADD CONSTRAINT listing_decisions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_import_keys
    ADD CONSTRAINT listing_import_keys_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.listing_import_memories
    ADD CONSTRAINT listing_import_memories_pkey PRIMARY KEY (keeper_id);

ALTER TABLE ONLY public.listing_import_rows
    ADD CONSTRAINT listing_import_rows_pkey PRIMARY KEY (import_id, number);

ALTER TABLE ONLY public.listing_imports
    ADD CONSTRAINT listing_imports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_media
    ADD CONSTRAINT listing_media_order UNIQUE (listing_id, "position") DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.listing_media
    ADD CONSTRAINT listing_media_pkey PRIMARY KEY (listing_id, image_id);

ALTER TABLE ONLY public.listing_presence
    ADD CONSTRAINT listing_presence_pkey PRIMARY KEY (listing_id, user_id);

ALTER TABLE ONLY public.listing_price_history
    ADD CONSTRAINT listing_price_history_pkey PRIMARY KEY (listing_id, at, deal);

ALTER TABLE ONLY public.listing_reports
    ADD CONSTRAINT listing_reports_once UNIQUE (listing_id, reporter_id);

ALTER TABLE ONLY public.listing_reports
    ADD CONSTRAINT listing_reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_revision_media
    ADD CONSTRAINT listing_revision_media_order UNIQUE (listing_id, "position") DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.listing_revision_media
    ADD CONSTRAINT listing_revision_media_pkey PRIMARY KEY (listing_id, image_id);

ALTER TABLE ONLY public.listing_revisions
    ADD CONSTRAINT listing_revisions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_search
    ADD CONSTRAINT listing_search_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.listing_slots
    ADD CONSTRAINT listing_slots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_slots
    ADD CONSTRAINT listing_slots_purchase_id_key UNIQUE (purchase_id);

ALTER TABLE ONLY public.listing_stats
    ADD CONSTRAINT listing_stats_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.listing_videos
    ADD CONSTRAINT listing_videos_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.listing_videos
    ADD CONSTRAINT listing_videos_video_id_key UNIQUE (video_id);

ALTER TABLE ONLY public.listing_views
    ADD CONSTRAINT listing_views_pkey PRIMARY KEY (day, listing_id, visitor);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_code_key UNIQUE (code);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_identity UNIQUE (id, kind);

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_in_parent UNIQUE (id, parent_id);

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_key UNIQUE (kind, key);

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_slug_in_parent UNIQUE NULLS NOT DISTINCT (parent_id, slug);

ALTER TABLE ONLY public.login_throttle
    ADD CONSTRAINT login_throttle_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.mail_feedback
    ADD CONSTRAINT mail_feedback_pkey PRIMARY KEY (user_id, kind, about);

ALTER TABLE ONLY public.measure_key
    ADD CONSTRAINT measure_key_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY public.measure_marks
    ADD CONSTRAINT measure_marks_pkey PRIMARY KEY (user_id, kind);

ALTER TABLE ONLY public.migrations_lock
    ADD CONSTRAINT migrations_lock_pkey PRIMARY KEY (index);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.money_rules
    ADD CONSTRAINT money_rules_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.office_applications
    ADD CONSTRAINT office_applications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.office_areas
    ADD CONSTRAINT office_areas_pkey PRIMARY KEY (office_id, location_id);

ALTER TABLE ONLY public.office_hours
    ADD CONSTRAINT office_hours_pkey PRIMARY KEY (office_id, weekday);

ALTER TABLE ONLY public.office_invitations
    ADD CONSTRAINT office_invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.office_invitations
    ADD CONSTRAINT office_invitations_token UNIQUE (token_hash);

ALTER TABLE ONLY public.office_members
    ADD CONSTRAINT office_members_pkey PRIMARY KEY (office_id, user_id);

ALTER TABLE ONLY public.office_review_reports
    ADD CONSTRAINT office_review_reports_pkey PRIMARY KEY (review_id, reporter_id);

ALTER TABLE ONLY public.office_reviews
    ADD CONSTRAINT office_reviews_once UNIQUE (office_id, author_id);

ALTER TABLE ONLY public.office_reviews
    ADD CONSTRAINT office_reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.offices
    ADD CONSTRAINT offices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.offices
    ADD CONSTRAINT offices_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.online_payments
    ADD CONSTRAINT online_payments_once UNIQUE (provider, reference);

ALTER TABLE ONLY public.online_payments
    ADD CONSTRAINT online_payments_pkey PRIMARY KEY (payment_id);

ALTER TABLE ONLY public.online_payments
    ADD CONSTRAINT online_payments_purchase_id_key UNIQUE (purchase_id);

ALTER TABLE ONLY public.page_visitors
    ADD CONSTRAINT page_visitors_pkey PRIMARY KEY (day, visitor);

ALTER TABLE ONLY public.page_visits
    ADD CONSTRAINT page_visits_pkey PRIMARY KEY (day, kind, language, referrer);

ALTER TABLE ONLY public.payee_versions
    ADD CONSTRAINT payee_versions_own UNIQUE (payee_id, id);

ALTER TABLE ONLY public.payee_versions
    ADD CONSTRAINT payee_versions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payees
    ADD CONSTRAINT payees_of_method UNIQUE (id, method);

ALTER TABLE ONLY public.payees
    ADD CONSTRAINT payees_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payment_messages
    ADD CONSTRAINT payment_messages_pkey PRIMARY KEY (provider, message);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_transfer_id_key UNIQUE (transfer_id);

ALTER TABLE ONLY public.place_prices
    ADD CONSTRAINT place_prices_pkey PRIMARY KEY (location_id, category_id, deal);

ALTER TABLE ONLY public.plan_features
    ADD CONSTRAINT plan_features_pkey PRIMARY KEY (plan_code, code);

ALTER TABLE ONLY public.plan_prices
    ADD CONSTRAINT plan_prices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.plan_prices
    ADD CONSTRAINT plan_prices_version UNIQUE (plan_code, valid_from);

ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_default_for_key UNIQUE (default_for);

ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.points_of_interest
    ADD CONSTRAINT points_of_interest_pkey PRIMARY KEY (osm_id);

ALTER TABLE ONLY public.price_cells
    ADD CONSTRAINT price_cells_pkey PRIMARY KEY (category_id, deal, level, cell);

ALTER TABLE ONLY public.price_marks
    ADD CONSTRAINT price_marks_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.price_points
    ADD CONSTRAINT price_points_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_transfer_id_key UNIQUE (transfer_id);

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_endpoint UNIQUE (endpoint);

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session UNIQUE (session_id);

ALTER TABLE ONLY public.receipt_counter
    ADD CONSTRAINT receipt_counter_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_payment_id_key UNIQUE (payment_id);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.saved_filters
    ADD CONSTRAINT saved_filters_once UNIQUE (user_id, desk, name);

ALTER TABLE ONLY public.saved_filters
    ADD CONSTRAINT saved_filters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.saved_search_alerts
    ADD CONSTRAINT saved_search_alerts_pkey PRIMARY KEY (search_id, listing_id, reason);

ALTER TABLE ONLY public.saved_search_deliveries
    ADD CONSTRAINT saved_search_deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.schema_objects
    ADD CONSTRAINT schema_objects_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.search_audits
    ADD CONSTRAINT search_audits_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.search_dead_letters
    ADD CONSTRAINT search_dead_letters_pkey PRIMARY KEY (target, listing_id);

ALTER TABLE ONLY public.search_dirty
    ADD CONSTRAINT search_dirty_pkey PRIMARY KEY (target, listing_id);

ALTER TABLE ONLY public.search_miss_askers
    ADD CONSTRAINT search_miss_askers_pkey PRIMARY KEY (miss, asker);

ALTER TABLE ONLY public.search_miss_words
    ADD CONSTRAINT search_miss_words_pkey PRIMARY KEY (miss);

ALTER TABLE ONLY public.search_reindex_requests
    ADD CONSTRAINT search_reindex_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.search_state
    ADD CONSTRAINT search_state_pkey PRIMARY KEY (target);

ALTER TABLE ONLY public.search_targets
    ADD CONSTRAINT search_targets_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_one_row UNIQUE (kind, key);

ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.seed_state
    ADD CONSTRAINT seed_state_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.seeded_rows
    ADD CONSTRAINT seeded_rows_pkey PRIMARY KEY (table_name, key);

ALTER TABLE ONLY public.session_proofs
    ADD CONSTRAINT session_proofs_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sign_in_nonces
    ADD CONSTRAINT sign_in_nonces_pkey PRIMARY KEY (nonce_hash);

ALTER TABLE ONLY public.sitemap_builds
    ADD CONSTRAINT sitemap_builds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sitemap_files
    ADD CONSTRAINT sitemap_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.street_ways
    ADD CONSTRAINT street_ways_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.streets
    ADD CONSTRAINT streets_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.subscription_events
    ADD CONSTRAINT subscription_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.subscription_events
    ADD CONSTRAINT subscription_events_transfer_id_key UNIQUE (transfer_id);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.transaction_types
    ADD CONSTRAINT transaction_types_id_key UNIQUE (id);

ALTER TABLE ONLY public.transaction_types
    ADD CONSTRAINT transaction_types_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_once UNIQUE (listing_id, kind, sha256);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.videos
    ADD CONSTRAINT videos_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.viewed_listings
    ADD CONSTRAINT viewed_listings_pkey PRIMARY KEY (user_id, listing_id);

ALTER TABLE ONLY public.viewings
    ADD CONSTRAINT viewings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.visitor_devices
    ADD CONSTRAINT visitor_devices_endpoint UNIQUE (endpoint);

ALTER TABLE ONLY public.visitor_devices
    ADD CONSTRAINT visitor_devices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.walk_tiles
    ADD CONSTRAINT walk_tiles_pkey PRIMARY KEY (x, y);

CREATE INDEX account_views_of_session ON public.account_views USING btree (session_id);

CREATE INDEX account_views_of_user ON public.account_views USING btree (user_id);

CREATE INDEX address_days_by_day ON public.address_days USING btree (day);

CREATE INDEX advertisement_days_to_earn ON public.advertisement_days USING btree (day) WHERE ((cents > 0) AND (transfer_id IS NULL));

CREATE INDEX advertisement_pictures_by_time ON public.advertisement_pictures USING btree (uploaded_at);

CREATE INDEX advertisement_tokens_by_time ON public.advertisement_tokens USING btree (used_at);

CREATE INDEX advertisements_by_status ON public.advertisements USING btree (status, id);

CREATE INDEX advertisements_of_account ON public.advertisements USING btree (account_id, id DESC) WHERE (status <> 'deleted'::text);

CREATE INDEX advertisements_of_image ON public.advertisements USING btree (image_id);

CREATE INDEX advertisements_to_refund ON public.advertisements USING btree (ended_at) WHERE ((refund_cents > 0) AND (refund_transfer_id IS NULL));

CREATE INDEX alert_marks_oldest ON public.alert_marks USING btree (gen);

CREATE INDEX announcements_by_author ON public.announcements USING btree (author_id);

CREATE INDEX announcements_by_time ON public.announcements USING btree (created_at DESC, id DESC);

CREATE INDEX audit_log_by_time ON public.audit_log USING btree (at);

CREATE INDEX audit_log_of_action ON public.audit_log USING btree (action, id DESC);

CREATE INDEX audit_log_of_actor ON public.audit_log USING btree (actor_id, id DESC);

CREATE INDEX audit_log_of_subject ON public.audit_log USING btree (subject_kind, subject_id, id DESC);

CREATE INDEX boosts_by_end ON public.boosts USING btree (ends_at) WHERE (status = ANY (ARRAY['pending'::text, 'active'::text]));

CREATE INDEX boosts_by_start ON public.boosts USING btree (starts_at);

CREATE INDEX boosts_of_account ON public.boosts USING btree (account_id, id DESC);

CREATE INDEX boosts_of_listing ON public.boosts USING btree (listing_id, id DESC);

CREATE UNIQUE INDEX boosts_returned_once ON public.boosts USING btree (listing_id, returned_on) WHERE (returned_on IS NOT NULL);

CREATE INDEX boosts_to_refund ON public.boosts USING btree (stopped_at) WHERE ((refund_cents > 0) AND (refund_transfer_id IS NULL));

CREATE INDEX catalogue_imports_by_time ON public.catalogue_imports USING btree (created_at DESC);

CREATE UNIQUE INDEX catalogue_imports_one ON public.catalogue_imports USING btree (state) WHERE (state = 'running'::text);

CREATE INDEX categories_by_icon_image ON public.categories USING btree (icon_image_id) WHERE (icon_image_id IS NOT NULL);

CREATE INDEX categories_by_parent ON public.categories USING btree (parent_id, sort);

CREATE INDEX category_attributes_by_attribute ON public.category_attributes USING btree (attribute_id);

CREATE INDEX category_news_by_category ON public.category_news USING btree (category_id);

CREATE INDEX category_news_by_owner ON public.category_news USING btree (owner_id);

CREATE INDEX clock_events_by_time ON public.clock_events USING btree (happened_at);

CREATE INDEX clock_events_of_subject ON public.clock_events USING btree (subject, moment);

CREATE INDEX contact_messages_by_answerer ON public.contact_messages USING btree (answered_by) WHERE (answered_by IS NOT NULL);

CREATE INDEX contact_messages_by_time ON public.contact_messages USING btree (created_at);

CREATE INDEX contact_messages_open ON public.contact_messages USING btree (is_priority DESC, created_at, id) WHERE (answered_at IS NULL);

CREATE INDEX contact_reveals_by_time ON public.contact_reveals USING brin (revealed_at);

CREATE INDEX contact_reveals_of_listing ON public.contact_reveals USING btree (listing_id, revealed_at);

CREATE INDEX contact_reveals_of_office ON public.contact_reveals USING btree (office_id, revealed_at);

CREATE INDEX contact_reveals_of_user ON public.contact_reveals USING btree (user_id, revealed_at);

CREATE INDEX credit_requests_approved_alone ON public.credit_requests USING btree (decided_by, decided_at) WHERE ((status = 'approved'::text) AND (first_approver_id IS NULL));

CREATE INDEX credit_requests_of_account ON public.credit_requests USING btree (account_id, id DESC);

CREATE INDEX credit_requests_open ON public.credit_requests USING btree (type, id) WHERE (status = 'pending'::text);

CREATE INDEX distinct_homes_of_b ON public.distinct_homes USING btree (listing_b);

CREATE INDEX favourite_falls_of_delivery ON public.favourite_falls USING btree (delivery_id);

CREATE INDEX favourite_falls_of_listing ON public.favourite_falls USING btree (listing_id);

CREATE INDEX favourite_falls_waiting ON public.favourite_falls USING btree (due_at) WHERE (delivery_id IS NULL);

CREATE INDEX favourites_of_listing ON public.favourites USING btree (listing_id);

CREATE INDEX former_categories_by_category ON public.former_categories USING btree (category_id);

CREATE INDEX former_category_slugs_by_category ON public.former_category_slugs USING btree (category_id);

CREATE INDEX hidden_listings_of_listing ON public.hidden_listings USING btree (listing_id);

CREATE INDEX home_members_of_home ON public.home_members USING btree (home_id);

CREATE INDEX idempotency_keys_old ON public.idempotency_keys USING btree (created_at);

CREATE INDEX images_by_age ON public.images USING btree (created_at);

CREATE INDEX images_by_content ON public.images USING btree (sha256);

CREATE INDEX images_by_look ON public.images USING gin (dhash_bands);

CREATE INDEX images_without_hash ON public.images USING btree (id) WHERE ((dhash IS NULL) AND (NOT is_stock));

CREATE INDEX lead_messages_by_creation ON public.lead_messages USING brin (created_at);

CREATE INDEX lead_messages_of_lead ON public.lead_messages USING btree (lead_id, created_at);

CREATE INDEX lead_notes_of_lead ON public.lead_notes USING btree (lead_id, created_at);

CREATE INDEX leads_by_creation ON public.leads USING brin (created_at);

CREATE INDEX leads_of_enquirer ON public.leads USING btree (enquirer_id, last_message_at DESC);

CREATE INDEX leads_of_listing ON public.leads USING btree (listing_id);

CREATE INDEX leads_of_office ON public.leads USING btree (office_id, last_message_at DESC) WHERE (office_id IS NOT NULL);

CREATE INDEX leads_of_owner ON public.leads USING btree (owner_id, last_message_at DESC);

CREATE INDEX leads_of_visitor ON public.leads USING btree (lower(visitor_email)) WHERE (visitor_email IS NOT NULL);

CREATE UNIQUE INDEX leads_of_visitor_once ON public.leads USING btree (office_id, lower(visitor_email)) WHERE (visitor_email IS NOT NULL);

CREATE UNIQUE INDEX leads_once ON public.leads USING btree (listing_id, enquirer_id) WHERE (transferred_at IS NULL);

CREATE UNIQUE INDEX leads_to_office_once ON public.leads USING btree (office_id, enquirer_id) WHERE ((listing_id IS NULL) AND (enquirer_id IS NOT NULL));

CREATE INDEX leads_waiting ON public.leads USING btree (asked_at) WHERE ((office_id IS NOT NULL) AND (assigned_to IS NULL) AND (answered_at IS NULL) AND (asked_at IS NOT NULL));

CREATE UNIQUE INDEX ledger_accounts_system ON public.ledger_accounts USING btree (kind, name) NULLS NOT DISTINCT WHERE (kind <> 'credit'::text);

CREATE INDEX ledger_entries_of_account ON public.ledger_entries USING btree (account_id, id DESC) INCLUDE (amount_cents);

CREATE INDEX ledger_transfers_by_time ON public.ledger_transfers USING btree (created_at);

CREATE INDEX life_events_by_time ON public.life_events USING brin (moment);

CREATE INDEX life_events_of_subject ON public.life_events USING btree (subject, id);

CREATE INDEX listing_appeals_open ON public.listing_appeals USING btree (created_at, id) WHERE (state = 'open'::text);

CREATE INDEX listing_decisions_of_listing ON public.listing_decisions USING btree (listing_id, id DESC);

CREATE INDEX listing_decisions_of_revision ON public.listing_decisions USING btree (revision_id);

CREATE INDEX listing_decisions_untold ON public.listing_decisions USING btree (tell_at) WHERE ((told_at IS NULL) AND (taken_back_at IS NULL));

CREATE INDEX listing_import_keys_by_key ON public.listing_import_keys USING btree (key);

CREATE INDEX listing_imports_by_owner ON public.listing_imports USING btree (owner_id, id DESC);

CREATE INDEX listing_imports_running ON public.listing_imports USING btree (id) WHERE (state = ANY (ARRAY['checking'::text, 'importing'::text]));

CREATE INDEX listing_media_by_image ON public.listing_media USING btree (image_id);

CREATE UNIQUE INDEX listing_media_one_main ON public.listing_media USING btree (listing_id) WHERE is_main;

CREATE INDEX listing_presence_of_user ON public.listing_presence USING btree (user_id);

CREATE INDEX listing_reports_of_person ON public.listing_reports USING btree (reporter_id, created_at);

CREATE INDEX listing_reports_open ON public.listing_reports USING btree (listing_id, created_at) WHERE (state = 'open'::text);

CREATE INDEX listing_revision_media_by_image ON public.listing_revision_media USING btree (image_id);

CREATE UNIQUE INDEX listing_revision_media_one_main ON public.listing_revision_media USING btree (listing_id) WHERE is_main;

CREATE UNIQUE INDEX listing_revisions_one_open ON public.listing_revisions USING btree (listing_id) WHERE (state = ANY (ARRAY['draft'::text, 'pending'::text, 'rejected'::text]));

CREATE INDEX listing_revisions_queue ON public.listing_revisions USING btree (submitted_at, id) WHERE (state = 'pending'::text);

CREATE INDEX listing_search_inferred ON public.listing_search USING gin (inferred);

CREATE INDEX listing_search_words ON public.listing_search USING gin (words);

CREATE INDEX listing_slots_by_end ON public.listing_slots USING btree (ends_at);

CREATE INDEX listing_slots_of_account ON public.listing_slots USING btree (account_id, ends_at);

CREATE INDEX listings_archived_by_slots ON public.listings USING btree (archived_by_slots_id) WHERE (archived_by_slots_id IS NOT NULL);

CREATE INDEX listings_archived_by_subscription ON public.listings USING btree (archived_by_subscription_id) WHERE (archived_by_subscription_id IS NOT NULL);

CREATE INDEX listings_by_category ON public.listings USING btree (category_id) WHERE (status = 'active'::text);

CREATE INDEX listings_by_creation ON public.listings USING brin (created_at);

CREATE INDEX listings_by_office ON public.listings USING btree (office_id, created_at DESC) WHERE (office_id IS NOT NULL);

CREATE INDEX listings_by_owner ON public.listings USING btree (owner_id, created_at DESC);

CREATE INDEX listings_by_place ON public.listings USING btree (province_id, city_id, neighborhood_id) WHERE (status = 'active'::text);

CREATE INDEX listings_by_public_point ON public.listings USING gist (public_point) WHERE (status = 'active'::text);

CREATE INDEX listings_by_street ON public.listings USING gin (streets) WHERE (streets <> '{}'::text[]);

CREATE INDEX listings_by_tile ON public.listings USING btree (public.tile_key(tile_x, tile_y)) INCLUDE (id, lng, lat, tile_x, tile_y) WHERE (status = 'active'::text);

CREATE INDEX listings_expiry ON public.listings USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX listings_freshness ON public.listings USING btree (confirmed_at) WHERE ((status = 'active'::text) AND (expires_at IS NOT NULL));

CREATE INDEX listings_newest ON public.listings USING btree (published_at DESC, id) WHERE (status = 'active'::text);

CREATE INDEX locations_by_center ON public.locations USING gist (center);

CREATE INDEX locations_by_parent ON public.locations USING btree (parent_id, sort);

CREATE INDEX locations_by_shape ON public.locations USING gist (shape);

CREATE INDEX locations_by_within ON public.locations USING btree (within_id) WHERE (within_id IS NOT NULL);

CREATE INDEX measure_marks_mark ON public.measure_marks USING btree (mark);

CREATE INDEX notifications_of_user ON public.notifications USING btree (user_id, id DESC);

CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);

CREATE UNIQUE INDEX office_applications_one_open ON public.office_applications USING btree (user_id) WHERE (status = ANY (ARRAY['draft'::text, 'pending'::text]));

CREATE INDEX office_applications_queue ON public.office_applications USING btree (status, id);

CREATE INDEX office_areas_by_location ON public.office_areas USING btree (location_id);

CREATE INDEX office_invitations_asked_by ON public.office_invitations USING btree (asked_by) WHERE (asked_by IS NOT NULL);

CREATE INDEX office_invitations_of_office ON public.office_invitations USING btree (office_id, created_at DESC);

CREATE UNIQUE INDEX office_invitations_open ON public.office_invitations USING btree (office_id, lower(email)) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));

CREATE UNIQUE INDEX office_members_one_office ON public.office_members USING btree (user_id);

CREATE INDEX office_review_reports_open ON public.office_review_reports USING btree (created_at) WHERE (state = 'open'::text);

CREATE INDEX office_reviews_of_author ON public.office_reviews USING btree (author_id);

CREATE INDEX office_reviews_shown ON public.office_reviews USING btree (office_id, created_at DESC) WHERE (hidden_at IS NULL);

CREATE INDEX offices_by_city ON public.offices USING btree (city_id);

CREATE INDEX offices_to_erase ON public.offices USING btree (closed_at) WHERE (closed_at IS NOT NULL);

CREATE INDEX offices_unled ON public.offices USING btree (unled_at) WHERE (unled_at IS NOT NULL);

CREATE INDEX one_time_tokens_of_user ON public.one_time_tokens USING btree (user_id, purpose);

CREATE INDEX online_payments_by_question ON public.online_payments USING btree (asked_at);

CREATE UNIQUE INDEX payee_versions_one_waits ON public.payee_versions USING btree (payee_id) WHERE (status = 'pending'::text);

CREATE INDEX payees_offered ON public.payees USING btree (method, sort) WHERE is_active;

CREATE INDEX payments_by_reference ON public.payments USING btree (method, lower(reference_number)) WHERE (reference_number IS NOT NULL);

CREATE INDEX payments_of_account ON public.payments USING btree (account_id, id DESC);

CREATE UNIQUE INDEX payments_reference_once ON public.payments USING btree (method, lower(reference_number)) WHERE ((kind = 'top_up'::text) AND (status = 'success'::text));

CREATE UNIQUE INDEX plans_offered_once ON public.plans USING btree (family, period) WHERE is_active;

CREATE INDEX points_of_interest_shape ON public.points_of_interest USING gist (shape);

CREATE INDEX price_marks_oldest ON public.price_marks USING btree (gen);

CREATE INDEX price_points_by_tile ON public.price_points USING btree (category_id, deal, tile) INCLUDE (per_m2_cents) WHERE (per_m2_cents IS NOT NULL);

CREATE INDEX price_points_in_city ON public.price_points USING btree (city_id, group_id, deal);

CREATE INDEX price_points_in_neighborhood ON public.price_points USING btree (neighborhood_id, group_id, deal) WHERE (neighborhood_id IS NOT NULL);

CREATE INDEX price_points_in_province ON public.price_points USING btree (province_id, group_id, deal);

CREATE INDEX purchases_of_account ON public.purchases USING btree (account_id, id DESC);

CREATE INDEX push_subscriptions_of_user ON public.push_subscriptions USING btree (user_id);

CREATE INDEX refresh_tokens_of_session ON public.refresh_tokens USING btree (session_id);

CREATE UNIQUE INDEX refresh_tokens_one_successor ON public.refresh_tokens USING btree (parent_hash) WHERE (replaced_at IS NULL);

CREATE INDEX saved_search_alerts_of_delivery ON public.saved_search_alerts USING btree (delivery_id);

CREATE INDEX saved_search_alerts_of_listing ON public.saved_search_alerts USING btree (listing_id);

CREATE INDEX saved_search_alerts_waiting ON public.saved_search_alerts USING btree (search_id) WHERE (delivery_id IS NULL);

CREATE INDEX saved_search_deliveries_of_search ON public.saved_search_deliveries USING btree (search_id);

CREATE INDEX saved_search_deliveries_of_user ON public.saved_search_deliveries USING btree (user_id);

CREATE INDEX saved_search_deliveries_waiting ON public.saved_search_deliveries USING btree (try_at) WHERE (mail = 'waiting'::text);

CREATE INDEX saved_searches_by_key ON public.saved_searches USING gin (keys) WITH (fastupdate=off) WHERE (paused_at IS NULL);

CREATE INDEX saved_searches_due ON public.saved_searches USING btree (due_at) WHERE ((due_at IS NOT NULL) AND (paused_at IS NULL));

CREATE INDEX saved_searches_oldest ON public.saved_searches USING btree (created_at) WHERE (paused_at IS NULL);

CREATE UNIQUE INDEX saved_searches_once ON public.saved_searches USING btree (user_id, md5(query));

CREATE UNIQUE INDEX search_audits_one_open ON public.search_audits USING btree ((true)) WHERE (state = ANY (ARRAY['requested'::text, 'running'::text]));

CREATE INDEX search_dirty_oldest ON public.search_dirty USING btree (target, gen);

CREATE INDEX search_miss_words_by_people ON public.search_miss_words USING btree (people DESC, last_asked_on DESC, miss);

CREATE UNIQUE INDEX search_reindex_requests_one_open ON public.search_reindex_requests USING btree ((true)) WHERE (state = ANY (ARRAY['requested'::text, 'building'::text, 'swapping'::text]));

CREATE INDEX session_proofs_expiry ON public.session_proofs USING btree (expires_at);

CREATE INDEX session_proofs_of_session ON public.session_proofs USING btree (session_id);

CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id, last_used_at DESC) WHERE (ended_at IS NULL);

CREATE INDEX sign_in_nonces_expiry ON public.sign_in_nonces USING btree (expires_at);

CREATE UNIQUE INDEX sitemap_builds_one_open ON public.sitemap_builds USING btree ((true)) WHERE (state = ANY (ARRAY['requested'::text, 'building'::text]));

CREATE INDEX sitemap_files_of_build ON public.sitemap_files USING btree (build_id);

CREATE UNIQUE INDEX sitemap_files_one_shown ON public.sitemap_files USING btree (name) WHERE ((shown_at IS NOT NULL) AND (retired_at IS NULL));

CREATE INDEX streets_by_city ON public.streets USING btree (city_id);

CREATE INDEX streets_by_line ON public.streets USING gist (line);

CREATE INDEX streets_by_neighborhood ON public.streets USING btree (neighborhood_id) WHERE (neighborhood_id IS NOT NULL);

CREATE INDEX subscription_events_of_account ON public.subscription_events USING btree (account_id, id DESC);

CREATE INDEX subscriptions_by_ahead_price ON public.subscriptions USING btree (ahead_price_id) WHERE (ahead_price_id IS NOT NULL);

CREATE INDEX subscriptions_due ON public.subscriptions USING btree (ends_at) WHERE (ended_at IS NULL);

CREATE INDEX subscriptions_of_account ON public.subscriptions USING btree (account_id, id DESC);

CREATE UNIQUE INDEX subscriptions_one_live ON public.subscriptions USING btree (account_id) WHERE (ended_at IS NULL);

CREATE INDEX uploads_by_age ON public.uploads USING btree (updated_at);

CREATE INDEX users_by_creation ON public.users USING btree (created_at);

CREATE INDEX users_by_phone ON public.users USING btree (phone) WHERE ((phone IS NOT NULL) AND (closed_at IS NULL));

CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email)) WHERE (closed_at IS NULL);

CREATE UNIQUE INDEX users_google_subject_key ON public.users USING btree (google_subject) WHERE ((google_subject IS NOT NULL) AND (closed_at IS NULL));

CREATE UNIQUE INDEX users_proven_phone ON public.users USING btree (phone) WHERE ((phone_verified_at IS NOT NULL) AND (closed_at IS NULL));

CREATE INDEX users_suspension_end ON public.users USING btree (suspended_until) WHERE (suspended_until IS NOT NULL);

CREATE INDEX users_to_erase ON public.users USING btree (closed_at) WHERE ((closed_at IS NOT NULL) AND (erased_at IS NULL));

CREATE INDEX users_totp_begun_in ON public.users USING btree (totp_begun_in) WHERE (totp_begun_in IS NOT NULL);

CREATE INDEX videos_by_poster ON public.videos USING btree (poster_image_id) WHERE (poster_image_id IS NOT NULL);

CREATE INDEX viewed_listings_of_listing ON public.viewed_listings USING btree (listing_id);

CREATE INDEX viewings_of_lead ON public.viewings USING btree (lead_id, starts_at DESC);

CREATE UNIQUE INDEX viewings_one_open ON public.viewings USING btree (lead_id) WHERE (status = ANY (ARRAY['pending'::text, 'scheduled'::text, 'rescheduled'::text]));

CREATE TRIGGER attribute_options_note_facts AFTER INSERT OR DELETE OR UPDATE ON public.attribute_options FOR EACH STATEMENT EXECUTE FUNCTION public.note_search_facts();

CREATE TRIGGER attribute_options_raise_events AFTER DELETE OR UPDATE ON public.attribute_options FOR EACH ROW EXECUTE FUNCTION public.raise_attribute_events();

CREATE TRIGGER attributes_note_facts AFTER INSERT OR DELETE OR UPDATE ON public.attributes FOR EACH STATEMENT EXECUTE FUNCTION public.note_search_facts();

CREATE TRIGGER attributes_raise_events AFTER DELETE OR UPDATE ON public.attributes FOR EACH ROW EXECUTE FUNCTION public.raise_attribute_events();

CREATE TRIGGER boosts_mark_delete AFTER DELETE ON public.boosts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.mark_boosted_listings();

CREATE TRIGGER boosts_mark_insert AFTER INSERT ON public.boosts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.mark_boosted_listings();

CREATE TRIGGER boosts_mark_update AFTER UPDATE ON public.boosts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.mark_boosted_listings();

CREATE TRIGGER categories_claim_word BEFORE INSERT OR UPDATE OF slug ON public.categories FOR EACH ROW EXECUTE FUNCTION public.claim_address_word('category');

CREATE TRIGGER categories_keep_former_slug AFTER INSERT OR UPDATE OF slug ON public.categories FOR EACH ROW EXECUTE FUNCTION public.keep_former_category_slug();

CREATE TRIGGER categories_mark_update AFTER UPDATE ON public.categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_category_listings();

CREATE TRIGGER categories_note_facts AFTER INSERT OR DELETE OR UPDATE ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION public.note_search_facts();

CREATE TRIGGER categories_note_news AFTER UPDATE OF is_shown ON public.categories FOR EACH ROW WHEN ((old.is_shown <> new.is_shown)) EXECUTE FUNCTION public.note_category_news();

CREATE TRIGGER categories_property_type AFTER UPDATE OF property_type ON public.categories FOR EACH ROW WHEN ((old.property_type IS DISTINCT FROM new.property_type)) EXECUTE FUNCTION public.pass_on_property_type();

CREATE TRIGGER categories_raise_events AFTER DELETE OR UPDATE OF is_shown, parent_id, property_type, slug, name_ar, name_en ON public.categories FOR EACH ROW EXECUTE FUNCTION public.raise_category_events();

CREATE TRIGGER categories_show AFTER INSERT OR UPDATE OF is_active, parent_id ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION public.show_categories();

CREATE TRIGGER categories_stop_boosts AFTER UPDATE OF is_shown ON public.categories FOR EACH ROW WHEN ((old.is_shown AND (NOT new.is_shown))) EXECUTE FUNCTION public.stop_boosts_of_category();

CREATE TRIGGER category_attributes_note_facts AFTER INSERT OR DELETE OR UPDATE ON public.category_attributes FOR EACH STATEMENT EXECUTE FUNCTION public.note_search_facts();

CREATE TRIGGER category_transaction_types_note_facts AFTER INSERT OR DELETE OR UPDATE ON public.category_transaction_types FOR EACH STATEMENT EXECUTE FUNCTION public.note_search_facts();

CREATE TRIGGER clock_events_raise_places AFTER INSERT ON public.clock_events FOR EACH ROW WHEN ((new.kind = 'listing_slots_end'::text)) EXECUTE FUNCTION public.raise_places_ended();

CREATE TRIGGER favourites_answer AFTER INSERT ON public.life_events FOR EACH ROW WHEN ((new.event = ANY (ARRAY['person.suspended'::text, 'person.banned'::text, 'person.suspension_ended'::text, 'person.unbanned'::text, 'category.hidden'::text, 'category.shown'::text]))) EXECUTE FUNCTION public.answer_with_favourite_news();

CREATE TRIGGER favourites_count_delete AFTER DELETE ON public.favourites REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_old_saves();

CREATE TRIGGER favourites_count_insert AFTER INSERT ON public.favourites REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_new_saves();

CREATE TRIGGER home_members_mark_delete AFTER DELETE ON public.home_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.mark_homes();

CREATE TRIGGER home_members_mark_insert AFTER INSERT ON public.home_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.mark_homes();

CREATE TRIGGER home_members_mark_update AFTER UPDATE ON public.home_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.mark_homes();

CREATE TRIGGER imports_answer AFTER INSERT ON public.life_events FOR EACH ROW WHEN ((new.event = ANY (ARRAY['person.joined'::text, 'person.left'::text]))) EXECUTE FUNCTION public.stop_imports_of_member();

CREATE TRIGGER lead_notes_tell_delete AFTER DELETE ON public.lead_notes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_lead_parts();

CREATE TRIGGER lead_notes_tell_insert AFTER INSERT ON public.lead_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_lead_parts();

CREATE TRIGGER leads_answer AFTER INSERT ON public.life_events FOR EACH ROW WHEN ((new.event = 'listing.transferred'::text)) EXECUTE FUNCTION public.answer_with_leads();

CREATE TRIGGER leads_tell_insert AFTER INSERT ON public.leads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_leads();

CREATE TRIGGER leads_tell_update AFTER UPDATE ON public.leads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_leads();

CREATE TRIGGER ledger_accounts_balance BEFORE UPDATE OF balance_cents, kind, name ON public.ledger_accounts FOR EACH ROW WHEN ((pg_trigger_depth() < 1)) EXECUTE FUNCTION public.refuse_ledger_change();

CREATE TRIGGER ledger_accounts_kept BEFORE DELETE ON public.ledger_accounts FOR EACH ROW EXECUTE FUNCTION public.refuse_ledger_change();

CREATE TRIGGER ledger_entries_apply BEFORE INSERT ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION public.apply_ledger_entry();

CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.assert_ledger_transfer_balanced();

CREATE TRIGGER ledger_entries_immutable BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_ledger_change();

CREATE TRIGGER ledger_entries_kept BEFORE TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_ledger_change();

CREATE CONSTRAINT TRIGGER ledger_transfers_balanced AFTER INSERT ON public.ledger_transfers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.assert_ledger_transfer_balanced();

CREATE TRIGGER ledger_transfers_immutable BEFORE DELETE OR UPDATE ON public.ledger_transfers FOR EACH ROW EXECUTE FUNCTION public.refuse_ledger_change();

CREATE TRIGGER ledger_transfers_kept BEFORE TRUNCATE ON public.ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_ledger_change();

CREATE TRIGGER listing_media_mark_delete AFTER DELETE ON public.listing_media REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_old_media();

CREATE TRIGGER listing_media_mark_insert AFTER INSERT ON public.listing_media REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_new_media();

CREATE TRIGGER listing_media_mark_update AFTER UPDATE ON public.listing_media REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_new_media();

CREATE TRIGGER listing_revisions_tell_insert AFTER INSERT ON public.listing_revisions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.tell_new_revisions();

CREATE TRIGGER listing_revisions_tell_update AFTER UPDATE ON public.listing_revisions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.tell_changed_revisions();

CREATE TRIGGER listing_slots_raise_events AFTER INSERT ON public.listing_slots FOR EACH ROW EXECUTE FUNCTION public.raise_places_bought();

CREATE TRIGGER listings_alert_insert AFTER INSERT ON public.listings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_inserted_alerts();

CREATE TRIGGER listings_alert_update AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_updated_alerts();

CREATE TRIGGER listings_end_boosts_of_giver AFTER UPDATE OF owner_id, office_id ON public.listings FOR EACH ROW WHEN (((new.office_id IS DISTINCT FROM old.office_id) OR (new.owner_id <> old.owner_id))) EXECUTE FUNCTION public.end_boosts_of_giver();

CREATE TRIGGER listings_favourite_news AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.note_favourite_news();

CREATE TRIGGER listings_mark_delete AFTER DELETE ON public.listings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_deleted_listings();

CREATE TRIGGER listings_mark_insert AFTER INSERT ON public.listings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_inserted_listings();

CREATE TRIGGER listings_mark_update AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_updated_listings();

CREATE TRIGGER listings_raise_events AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.raise_listing_events();

CREATE TRIGGER listings_resume_boosts AFTER UPDATE OF status ON public.listings FOR EACH ROW WHEN (((old.status = 'suspended'::text) AND (new.status = 'active'::text) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION public.resume_boosts_of_listing();

CREATE TRIGGER listings_stop_boosts AFTER UPDATE OF status, deleted_at ON public.listings FOR EACH ROW WHEN (((old.status = 'active'::text) AND ((new.status <> 'active'::text) OR (new.deleted_at IS NOT NULL)))) EXECUTE FUNCTION public.stop_boosts_of_listing();

CREATE TRIGGER listings_stop_boosts_deleted BEFORE DELETE ON public.listings FOR EACH ROW EXECUTE FUNCTION public.stop_boosts_of_listing();

CREATE TRIGGER listings_surroundings BEFORE INSERT OR UPDATE OF point, is_approximate ON public.listings FOR EACH ROW EXECUTE FUNCTION public.find_surroundings();

CREATE TRIGGER locations_claim_word BEFORE INSERT OR UPDATE OF slug ON public.locations FOR EACH ROW EXECUTE FUNCTION public.claim_address_word('place');

CREATE TRIGGER locations_mark_update AFTER UPDATE ON public.locations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_location_listings();

CREATE TRIGGER locations_note_facts AFTER INSERT OR DELETE OR UPDATE ON public.locations FOR EACH STATEMENT EXECUTE FUNCTION public.note_search_facts();

CREATE TRIGGER locations_raise_removal AFTER DELETE ON public.locations FOR EACH ROW EXECUTE FUNCTION public.raise_place_events();

CREATE TRIGGER locations_raise_rename AFTER UPDATE OF slug, key, name_ar, name_en ON public.locations FOR EACH ROW WHEN (((new.slug IS DISTINCT FROM old.slug) OR (new.key IS DISTINCT FROM old.key) OR (new.name_ar IS DISTINCT FROM old.name_ar) OR (new.name_en IS DISTINCT FROM old.name_en))) EXECUTE FUNCTION public.raise_place_events();

CREATE TRIGGER notifications_tell_delete AFTER DELETE ON public.notifications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_notifications();

CREATE TRIGGER notifications_tell_insert AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_notifications();

CREATE TRIGGER notifications_tell_update AFTER UPDATE ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_notifications();

CREATE TRIGGER office_applications_raise_events AFTER UPDATE OF license_state ON public.office_applications FOR EACH ROW WHEN (((new.office_id IS NOT NULL) AND (new.license_state = 'rejected'::text) AND (old.license_state <> 'rejected'::text))) EXECUTE FUNCTION public.raise_license_events();

CREATE TRIGGER office_invitations_forget_choice BEFORE UPDATE ON public.office_invitations FOR EACH ROW WHEN (((new.asked_by IS NULL) AND (new.private_choice IS NOT NULL))) EXECUTE FUNCTION public.forget_private_choice();

CREATE CONSTRAINT TRIGGER office_keeps_owner AFTER DELETE OR UPDATE ON public.office_members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.role = 'owner'::text)) EXECUTE FUNCTION public.office_keeps_owner();

CREATE TRIGGER office_members_drop_review AFTER INSERT ON public.office_members FOR EACH ROW EXECUTE FUNCTION public.drop_review_of_member();

CREATE CONSTRAINT TRIGGER office_members_keep_application AFTER DELETE OR UPDATE ON public.office_members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.role = 'owner'::text)) EXECUTE FUNCTION public.keep_office_application();

CREATE TRIGGER office_members_mark_delete AFTER DELETE ON public.office_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.mark_member_listings();

CREATE TRIGGER office_members_mark_insert AFTER INSERT ON public.office_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.mark_member_listings();

CREATE TRIGGER office_members_mark_update AFTER UPDATE ON public.office_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.mark_member_listings();

CREATE CONSTRAINT TRIGGER office_members_note_unled AFTER INSERT OR DELETE OR UPDATE ON public.office_members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.note_unled_offices_of_member();

CREATE TRIGGER office_members_raise_events AFTER INSERT OR DELETE OR UPDATE OF role ON public.office_members FOR EACH ROW EXECUTE FUNCTION public.raise_member_events();

CREATE TRIGGER offices_end_advertisements AFTER UPDATE OF closed_at ON public.offices FOR EACH ROW WHEN ((new.closed_at IS NOT NULL)) EXECUTE FUNCTION public.end_advertisements_of_owner();

CREATE TRIGGER offices_follow_plan AFTER INSERT OR UPDATE OF plan_code, ended_at ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION public.offices_follow_plan();

CREATE TRIGGER offices_mark_update AFTER UPDATE ON public.offices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_office_listings();

CREATE TRIGGER offices_raise_events AFTER INSERT OR UPDATE OF closed_at, is_verified, unled_at ON public.offices FOR EACH ROW EXECUTE FUNCTION public.raise_office_events();

CREATE TRIGGER offices_stop_boosts AFTER UPDATE OF closed_at ON public.offices FOR EACH ROW WHEN (((new.closed_at IS NOT NULL) AND (old.closed_at IS NULL))) EXECUTE FUNCTION public.stop_boosts_of_office();

CREATE TRIGGER payments_stay_settled BEFORE UPDATE ON public.payments FOR EACH ROW WHEN (((old.status <> 'pending'::text) AND ((new.status IS DISTINCT FROM old.status) OR (new.transfer_id IS DISTINCT FROM old.transfer_id) OR (new.settled_at IS DISTINCT FROM old.settled_at) OR (COALESCE(new.reference_number, ''::text) IS DISTINCT FROM
        CASE
            WHEN (new.reference_number IS NULL) THEN ''::text
            ELSE old.reference_number
        END)))) EXECUTE FUNCTION public.keep_settled_payments();

CREATE TRIGGER plan_features_keep AFTER INSERT OR DELETE OR UPDATE ON public.plan_features FOR EACH ROW EXECUTE FUNCTION public.keep_features();

CREATE TRIGGER plans_keep_limits AFTER UPDATE OF listing_limit ON public.plans FOR EACH ROW WHEN (((new.listing_limit IS NOT NULL) AND ((old.listing_limit IS NULL) OR (new.listing_limit < old.listing_limit)))) EXECUTE FUNCTION public.keep_limits();

CREATE TRIGGER plans_raise_withdrawal AFTER UPDATE OF is_active ON public.plans FOR EACH ROW WHEN ((old.is_active AND (NOT new.is_active))) EXECUTE FUNCTION public.raise_plan_withdrawal();

CREATE TRIGGER receipts_number BEFORE INSERT ON public.receipts FOR EACH ROW EXECUTE FUNCTION public.number_receipt();

CREATE TRIGGER search_dirty_announce_insert AFTER INSERT ON public.search_dirty REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.announce_marked_listings();

CREATE TRIGGER search_dirty_announce_update AFTER UPDATE ON public.search_dirty REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.announce_marked_listings();

CREATE TRIGGER search_words_note_facts AFTER INSERT OR DELETE OR UPDATE ON public.search_words FOR EACH STATEMENT EXECUTE FUNCTION public.note_search_facts();

CREATE TRIGGER sessions_tell_delete AFTER DELETE ON public.sessions FOR EACH ROW WHEN ((old.ended_at IS NULL)) EXECUTE FUNCTION public.tell_session();

CREATE TRIGGER sessions_tell_update AFTER UPDATE OF ended_at, second_factor_at ON public.sessions FOR EACH ROW WHEN (((new.ended_at IS DISTINCT FROM old.ended_at) OR (new.second_factor_at IS DISTINCT FROM old.second_factor_at))) EXECUTE FUNCTION public.tell_session();

CREATE TRIGGER subscription_events_raise_events AFTER INSERT ON public.subscription_events FOR EACH ROW EXECUTE FUNCTION public.raise_plan_events();

CREATE TRIGGER transaction_types_claim_word BEFORE INSERT OR UPDATE OF slug ON public.transaction_types FOR EACH ROW EXECUTE FUNCTION public.claim_address_word('transaction');

CREATE TRIGGER transaction_types_note_facts AFTER INSERT OR DELETE OR UPDATE ON public.transaction_types FOR EACH STATEMENT EXECUTE FUNCTION public.note_search_facts();

CREATE TRIGGER users_claim_leads AFTER INSERT OR UPDATE OF email_verified_at ON public.users FOR EACH ROW WHEN (((new.email_verified_at IS NOT NULL) AND (new.email IS NOT NULL))) EXECUTE FUNCTION public.users_claim_leads();

CREATE TRIGGER users_end_advertisements AFTER UPDATE OF closed_at ON public.users FOR EACH ROW WHEN ((new.closed_at IS NOT NULL)) EXECUTE FUNCTION public.end_advertisements_of_owner();

CREATE TRIGGER users_end_chats AFTER UPDATE OF password_hash, email ON public.users FOR EACH ROW WHEN (((old.password_hash IS DISTINCT FROM new.password_hash) OR (old.email IS DISTINCT FROM new.email))) EXECUTE FUNCTION public.users_end_chats();

CREATE TRIGGER users_mark_update AFTER UPDATE ON public.users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.mark_owner_listings();

CREATE TRIGGER users_note_unled_offices AFTER UPDATE OF suspended_until, banned_at, closed_at ON public.users FOR EACH ROW WHEN (((new.suspended_until IS DISTINCT FROM old.suspended_until) OR (new.banned_at IS DISTINCT FROM old.banned_at) OR (new.closed_at IS DISTINCT FROM old.closed_at))) EXECUTE FUNCTION public.note_unled_offices_of_user();

CREATE TRIGGER users_raise_events AFTER UPDATE OF suspended_until, banned_at, closed_at, erased_at, email, phone, password_hash ON public.users FOR EACH ROW EXECUTE FUNCTION public.raise_person_events();

CREATE TRIGGER users_stop_boosts AFTER UPDATE OF suspended_until, banned_at, closed_at ON public.users FOR EACH ROW WHEN (((new.banned_at IS NOT NULL) OR (new.closed_at IS NOT NULL) OR (new.suspended_until > public.app_now()))) EXECUTE FUNCTION public.stop_boosts_of_owner();

CREATE TRIGGER users_tell_standing AFTER UPDATE OF banned_at, suspended_until, closed_at, account_type ON public.users FOR EACH ROW WHEN (((new.banned_at IS DISTINCT FROM old.banned_at) OR (new.suspended_until IS DISTINCT FROM old.suspended_until) OR (new.closed_at IS DISTINCT FROM old.closed_at) OR (new.account_type IS DISTINCT FROM old.account_type))) EXECUTE FUNCTION public.tell_person();

CREATE TRIGGER viewings_answer AFTER INSERT ON public.life_events FOR EACH ROW WHEN (((new.event = ANY (ARRAY['listing.sold'::text, 'listing.rented'::text, 'listing.suspended'::text, 'listing.deleted'::text, 'listing.transferred'::text, 'person.suspended'::text, 'person.banned'::text, 'person.closed'::text, 'person.left'::text, 'person.role_changed'::text, 'office.closed'::text])) OR ((new.event = 'listing.archived'::text) AND ((new.facts ->> 'lapsed'::text) = 'false'::text)))) EXECUTE FUNCTION public.answer_with_viewings();

CREATE TRIGGER viewings_tell_insert AFTER INSERT ON public.viewings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_lead_parts();

CREATE TRIGGER viewings_tell_update AFTER UPDATE ON public.viewings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_lead_parts();

ALTER TABLE ONLY public.account_views
    ADD CONSTRAINT account_views_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.account_views
    ADD CONSTRAINT account_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.advertisement_days
    ADD CONSTRAINT advertisement_days_advertisement_id_fkey FOREIGN KEY (advertisement_id) REFERENCES public.advertisements(id);

ALTER TABLE ONLY public.advertisement_days
    ADD CONSTRAINT advertisement_days_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES public.ledger_transfers(id);

ALTER TABLE ONLY public.advertisement_pictures
    ADD CONSTRAINT advertisement_pictures_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.advertisement_pictures
    ADD CONSTRAINT advertisement_pictures_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.advertisement_viewers
    ADD CONSTRAINT advertisement_viewers_advertisement_id_fkey FOREIGN KEY (advertisement_id) REFERENCES public.advertisements(id);

ALTER TABLE ONLY public.advertisements
    ADD CONSTRAINT advertisements_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.advertisements
    ADD CONSTRAINT advertisements_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.images(id);

ALTER TABLE ONLY public.advertisements
    ADD CONSTRAINT advertisements_kept_transfer_id_fkey FOREIGN KEY (kept_transfer_id) REFERENCES public.ledger_transfers(id);

ALTER TABLE ONLY public.advertisements
    ADD CONSTRAINT advertisements_place_fkey FOREIGN KEY (place) REFERENCES public.advertisement_places(place);

ALTER TABLE ONLY public.advertisements
    ADD CONSTRAINT advertisements_refund_transfer_id_fkey FOREIGN KEY (refund_transfer_id) REFERENCES public.ledger_transfers(id);

ALTER TABLE ONLY public.advertisements
    ADD CONSTRAINT advertisements_size_fkey FOREIGN KEY (size) REFERENCES public.advertisement_sizes(size);

ALTER TABLE ONLY public.advertisements
    ADD CONSTRAINT advertisements_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.alert_quiet_hours
    ADD CONSTRAINT alert_quiet_hours_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.announcements
    ADD CONSTRAINT announcements_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.attribute_options
    ADD CONSTRAINT attribute_options_attribute_id_fkey FOREIGN KEY (attribute_id) REFERENCES public.attributes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.boosts
    ADD CONSTRAINT boosts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.boosts
    ADD CONSTRAINT boosts_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.boosts
    ADD CONSTRAINT boosts_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES public.purchases(id);

ALTER TABLE ONLY public.boosts
    ADD CONSTRAINT boosts_refund_transfer_id_fkey FOREIGN KEY (refund_transfer_id) REFERENCES public.ledger_transfers(id);

ALTER TABLE ONLY public.boosts
    ADD CONSTRAINT boosts_slot_fkey FOREIGN KEY (slot) REFERENCES public.homepage_slots(number);

ALTER TABLE ONLY public.catalogue_imports
    ADD CONSTRAINT catalogue_imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_address_word FOREIGN KEY (slug, slug_kind) REFERENCES public.address_words(word, kind);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_icon_image_id_fkey FOREIGN KEY (icon_image_id) REFERENCES public.images(id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_parent_fk FOREIGN KEY (parent_id, parent_level) REFERENCES public.categories(id, level);

ALTER TABLE ONLY public.category_attributes
    ADD CONSTRAINT category_attributes_attribute_id_fkey FOREIGN KEY (attribute_id) REFERENCES public.attributes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.category_attributes
    ADD CONSTRAINT category_attributes_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.category_news
    ADD CONSTRAINT category_news_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.category_news
    ADD CONSTRAINT category_news_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.category_transaction_types
    ADD CONSTRAINT category_transaction_types_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.category_transaction_types
    ADD CONSTRAINT category_transaction_types_transaction_type_fkey FOREIGN KEY (transaction_type) REFERENCES public.transaction_types(slug);

ALTER TABLE ONLY public.chat_links
    ADD CONSTRAINT chat_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.contact_reveals
    ADD CONSTRAINT contact_reveals_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contact_reveals
    ADD CONSTRAINT contact_reveals_office_id_fkey FOREIGN KEY (office_id) REFERENCES public.offices(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contact_reveals
    ADD CONSTRAINT contact_reveals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_first_approver_id_fkey FOREIGN KEY (first_approver_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES public.ledger_transfers(id);

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_payee_version_id_fkey FOREIGN KEY (payee_version_id) REFERENCES public.payee_versions(id);

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES public.purchases(id);

ALTER TABLE ONLY public.credit_requests
    ADD CONSTRAINT credit_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.distinct_homes
    ADD CONSTRAINT distinct_homes_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.distinct_homes
    ADD CONSTRAINT distinct_homes_listing_a_fkey FOREIGN KEY (listing_a) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.distinct_homes
    ADD CONSTRAINT distinct_homes_listing_b_fkey FOREIGN KEY (listing_b) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.favourite_falls
    ADD CONSTRAINT favourite_falls_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES public.saved_search_deliveries(id);

ALTER TABLE ONLY public.favourite_falls
    ADD CONSTRAINT favourite_falls_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.favourite_falls
    ADD CONSTRAINT favourite_falls_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.favourite_news
    ADD CONSTRAINT favourite_news_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.former_categories
    ADD CONSTRAINT former_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.former_category_slugs
    ADD CONSTRAINT former_category_slugs_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.hidden_listings
    ADD CONSTRAINT hidden_listings_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.hidden_listings
    ADD CONSTRAINT hidden_listings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.home_members
    ADD CONSTRAINT home_members_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.indexed_facts
    ADD CONSTRAINT indexed_facts_target_fkey FOREIGN KEY (target) REFERENCES public.search_targets(id);

ALTER TABLE ONLY public.lead_messages
    ADD CONSTRAINT lead_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.lead_messages
    ADD CONSTRAINT lead_messages_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.lead_notes
    ADD CONSTRAINT lead_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.lead_notes
    ADD CONSTRAINT lead_notes_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_enquirer_id_fkey FOREIGN KEY (enquirer_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_office_id_fkey FOREIGN KEY (office_id) REFERENCES public.offices(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES public.ledger_transfers(id);

ALTER TABLE ONLY public.ledger_transfers
    ADD CONSTRAINT ledger_transfers_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.ledger_transfers
    ADD CONSTRAINT ledger_transfers_reverses_fkey FOREIGN KEY (reverses) REFERENCES public.ledger_transfers(id);

ALTER TABLE ONLY public.listing_appeals
    ADD CONSTRAINT listing_appeals_against_fkey FOREIGN KEY (against) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.listing_appeals
    ADD CONSTRAINT listing_appeals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.listing_appeals
    ADD CONSTRAINT listing_appeals_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_daily_views
    ADD CONSTRAINT listing_daily_views_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_decisions
    ADD CONSTRAINT listing_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.listing_decisions
    ADD CONSTRAINT listing_decisions_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_decisions
    ADD CONSTRAINT listing_decisions_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES public.listing_revisions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_import_keys
    ADD CONSTRAINT listing_import_keys_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_import_rows
    ADD CONSTRAINT listing_import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.listing_imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_imports
    ADD CONSTRAINT listing_imports_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.listing_imports
    ADD CONSTRAINT listing_imports_office_id_fkey FOREIGN KEY (office_id) REFERENCES public.offices(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.listing_imports
    ADD CONSTRAINT listing_imports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_media
    ADD CONSTRAINT listing_media_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.images(id);

ALTER TABLE ONLY public.listing_media
    ADD CONSTRAINT listing_media_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_presence
    ADD CONSTRAINT listing_presence_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_presence
    ADD CONSTRAINT listing_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_price_history
    ADD CONSTRAINT listing_price_history_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_reports
    ADD CONSTRAINT listing_reports_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.listing_reports
    ADD CONSTRAINT listing_reports_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_reports
    ADD CONSTRAINT listing_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.listing_revision_media
    ADD CONSTRAINT listing_revision_media_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.images(id);

ALTER TABLE ONLY public.listing_revision_media
    ADD CONSTRAINT listing_revision_media_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_revisions
    ADD CONSTRAINT listing_revisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.listing_revisions
    ADD CONSTRAINT listing_revisions_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_revisions
    ADD CONSTRAINT listing_revisions_video_id_fkey FOREIGN KEY (video_id) REFERENCES public.videos(id);

ALTER TABLE ONLY public.listing_slots
    ADD CONSTRAINT listing_slots_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.listing_slots
    ADD CONSTRAINT listing_slots_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES public.purchases(id);

ALTER TABLE ONLY public.listing_stats
    ADD CONSTRAINT listing_stats_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_videos
    ADD CONSTRAINT listing_videos_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_videos
    ADD CONSTRAINT listing_videos_video_id_fkey FOREIGN KEY (video_id) REFERENCES public.videos(id);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_archived_by_slots_id_fkey FOREIGN KEY (archived_by_slots_id) REFERENCES public.listing_slots(id);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_archived_by_subscription_id_fkey FOREIGN KEY (archived_by_subscription_id) REFERENCES public.subscriptions(id);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_category FOREIGN KEY (category_id, category_level) REFERENCES public.categories(id, level);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_city_in_province FOREIGN KEY (city_id, province_id) REFERENCES public.locations(id, parent_id);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_neighborhood_in_city FOREIGN KEY (neighborhood_id, city_id) REFERENCES public.locations(id, parent_id);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_office_id_fkey FOREIGN KEY (office_id) REFERENCES public.offices(id);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_province_id_fkey FOREIGN KEY (province_id) REFERENCES public.locations(id);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_transaction_type_fkey FOREIGN KEY (transaction_type) REFERENCES public.transaction_types(slug);

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_address_word FOREIGN KEY (slug, slug_kind) REFERENCES public.address_words(word, kind);

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_parent_fk FOREIGN KEY (parent_id, parent_kind) REFERENCES public.locations(id, kind);

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_within_fk FOREIGN KEY (within_id, parent_id) REFERENCES public.locations(id, parent_id) ON DELETE SET NULL (within_id);

ALTER TABLE ONLY public.mail_feedback
    ADD CONSTRAINT mail_feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.measure_marks
    ADD CONSTRAINT measure_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_applications
    ADD CONSTRAINT office_applications_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.locations(id);

ALTER TABLE ONLY public.office_applications
    ADD CONSTRAINT office_applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.office_applications
    ADD CONSTRAINT office_applications_office_id_fkey FOREIGN KEY (office_id) REFERENCES public.offices(id);

ALTER TABLE ONLY public.office_applications
    ADD CONSTRAINT office_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_areas
    ADD CONSTRAINT office_areas_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.locations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_areas
    ADD CONSTRAINT office_areas_office_id_fkey FOREIGN KEY (office_id) REFERENCES public.offices(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_hours
    ADD CONSTRAINT office_hours_office_id_fkey FOREIGN KEY (office_id) REFERENCES public.offices(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_invitations
    ADD CONSTRAINT office_invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.office_invitations
    ADD CONSTRAINT office_invitations_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.office_invitations
    ADD CONSTRAINT office_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.office_invitations
    ADD CONSTRAINT office_invitations_office_id_fkey FOREIGN KEY (office_id) REFERENCES public.offices(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_members
    ADD CONSTRAINT office_members_office_id_fkey FOREIGN KEY (office_id) REFERENCES public.offices(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_members
    ADD CONSTRAINT office_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_review_reports
    ADD CONSTRAINT office_review_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_review_reports
    ADD CONSTRAINT office_review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.office_reviews(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_reviews
    ADD CONSTRAINT office_reviews_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.office_reviews
    ADD CONSTRAINT office_reviews_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_reviews
    ADD CONSTRAINT office_reviews_office_id_fkey FOREIGN KEY (office_id) REFERENCES public.offices(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.offices
    ADD CONSTRAINT offices_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.locations(id);

ALTER TABLE ONLY public.offices
    ADD CONSTRAINT offices_logo_image_id_fkey FOREIGN KEY (logo_image_id) REFERENCES public.images(id);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.online_payments
    ADD CONSTRAINT online_payments_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.online_payments
    ADD CONSTRAINT online_payments_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES public.purchases(id);

ALTER TABLE ONLY public.payee_versions
    ADD CONSTRAINT payee_versions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payee_versions
    ADD CONSTRAINT payee_versions_of_payee FOREIGN KEY (payee_id, method) REFERENCES public.payees(id, method);

ALTER TABLE ONLY public.payee_versions
    ADD CONSTRAINT payee_versions_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payees
    ADD CONSTRAINT payees_version FOREIGN KEY (id, version_id) REFERENCES public.payee_versions(payee_id, id);

ALTER TABLE ONLY public.payment_messages
    ADD CONSTRAINT payment_messages_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES public.purchases(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES public.ledger_transfers(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.place_prices
    ADD CONSTRAINT place_prices_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.place_prices
    ADD CONSTRAINT place_prices_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.locations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.plan_features
    ADD CONSTRAINT plan_features_plan_code_fkey FOREIGN KEY (plan_code) REFERENCES public.plans(code) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.plan_prices
    ADD CONSTRAINT plan_prices_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.plan_prices
    ADD CONSTRAINT plan_prices_plan_code_fkey FOREIGN KEY (plan_code) REFERENCES public.plans(code) ON UPDATE CASCADE;

ALTER TABLE ONLY public.price_cells
    ADD CONSTRAINT price_cells_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES public.ledger_transfers(id);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_filters
    ADD CONSTRAINT saved_filters_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_search_alerts
    ADD CONSTRAINT saved_search_alerts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES public.saved_search_deliveries(id);

ALTER TABLE ONLY public.saved_search_alerts
    ADD CONSTRAINT saved_search_alerts_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_search_alerts
    ADD CONSTRAINT saved_search_alerts_search_id_fkey FOREIGN KEY (search_id) REFERENCES public.saved_searches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_search_deliveries
    ADD CONSTRAINT saved_search_deliveries_search_id_fkey FOREIGN KEY (search_id) REFERENCES public.saved_searches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_search_deliveries
    ADD CONSTRAINT saved_search_deliveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.search_dead_letters
    ADD CONSTRAINT search_dead_letters_target_fkey FOREIGN KEY (target) REFERENCES public.search_targets(id);

ALTER TABLE ONLY public.search_dirty
    ADD CONSTRAINT search_dirty_target_fkey FOREIGN KEY (target) REFERENCES public.search_targets(id);

ALTER TABLE ONLY public.search_state
    ADD CONSTRAINT search_state_target_fkey FOREIGN KEY (target) REFERENCES public.search_targets(id);

ALTER TABLE ONLY public.session_proofs
    ADD CONSTRAINT session_proofs_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sitemap_builds
    ADD CONSTRAINT sitemap_builds_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.sitemap_files
    ADD CONSTRAINT sitemap_files_build_id_fkey FOREIGN KEY (build_id) REFERENCES public.sitemap_builds(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.streets
    ADD CONSTRAINT streets_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.locations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.streets
    ADD CONSTRAINT streets_neighborhood_id_fkey FOREIGN KEY (neighborhood_id) REFERENCES public.locations(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.subscription_events
    ADD CONSTRAINT subscription_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.subscription_events
    ADD CONSTRAINT subscription_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.subscription_events
    ADD CONSTRAINT subscription_events_from_plan_code_fkey FOREIGN KEY (from_plan_code) REFERENCES public.plans(code) ON UPDATE CASCADE;

ALTER TABLE ONLY public.subscription_events
    ADD CONSTRAINT subscription_events_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id);

ALTER TABLE ONLY public.subscription_events
    ADD CONSTRAINT subscription_events_to_plan_code_fkey FOREIGN KEY (to_plan_code) REFERENCES public.plans(code) ON UPDATE CASCADE;

ALTER TABLE ONLY public.subscription_events
    ADD CONSTRAINT subscription_events_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES public.ledger_transfers(id);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_ahead_price_id_fkey FOREIGN KEY (ahead_price_id) REFERENCES public.plan_prices(id);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_next_plan_code_fkey FOREIGN KEY (next_plan_code) REFERENCES public.plans(code) ON UPDATE CASCADE;

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_plan_code_fkey FOREIGN KEY (plan_code) REFERENCES public.plans(code) ON UPDATE CASCADE;

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_price_id_fkey FOREIGN KEY (price_id) REFERENCES public.plan_prices(id);

ALTER TABLE ONLY public.transaction_types
    ADD CONSTRAINT transaction_types_address_word FOREIGN KEY (slug, slug_kind) REFERENCES public.address_words(word, kind);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_avatar_image_id_fkey FOREIGN KEY (avatar_image_id) REFERENCES public.images(id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_totp_begun_in_fkey FOREIGN KEY (totp_begun_in) REFERENCES public.sessions(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.videos
    ADD CONSTRAINT videos_poster_image_id_fkey FOREIGN KEY (poster_image_id) REFERENCES public.images(id);

ALTER TABLE ONLY public.viewed_listings
    ADD CONSTRAINT viewed_listings_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.viewed_listings
    ADD CONSTRAINT viewed_listings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.viewings
    ADD CONSTRAINT viewings_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

GRANT USAGE ON SCHEMA public TO diyar_app;
GRANT USAGE ON SCHEMA public TO diyar_ledger;

GRANT SELECT,INSERT,UPDATE ON TABLE public.advertisements TO diyar_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.boosts TO diyar_app;

REVOKE ALL ON FUNCTION public.decide_payee(version uuid, actor uuid, agrees boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.decide_payee(version uuid, actor uuid, agrees boolean) TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.leads TO diyar_app;

REVOKE ALL ON FUNCTION public.ledger_credit_account(owner_user uuid, owner_office uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.ledger_credit_account(owner_user uuid, owner_office uuid) TO diyar_app;

REVOKE ALL ON FUNCTION public.ledger_hand_to_office(owner_user uuid, owner_office uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.ledger_hand_to_office(owner_user uuid, owner_office uuid) TO diyar_app;

REVOKE ALL ON FUNCTION public.ledger_reverse(original uuid, event text, actor uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.ledger_reverse(original uuid, event text, actor uuid) TO diyar_app;

REVOKE ALL ON FUNCTION public.ledger_transfer(transfer_kind text, event text, from_account uuid, to_account uuid, cents bigint, actor uuid, reversed uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.ledger_transfer(transfer_kind text, event text, from_account uuid, to_account uuid, cents bigint, actor uuid, reversed uuid) TO diyar_app;

REVOKE ALL ON FUNCTION public.order_payees(payee_method text, ids uuid[], actor uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.order_payees(payee_method text, ids uuid[], actor uuid) TO diyar_app;

REVOKE ALL ON FUNCTION public.propose_payee(payee uuid, payee_method text, facts jsonb, actor uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.propose_payee(payee uuid, payee_method text, facts jsonb, actor uuid) TO diyar_app;

REVOKE ALL ON FUNCTION public.pseudonymise_audit_log(subjects uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.pseudonymise_audit_log(subjects uuid[]) TO diyar_app;

REVOKE ALL ON FUNCTION public.pseudonymise_receipts(subjects uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.pseudonymise_receipts(subjects uuid[]) TO diyar_app;

REVOKE ALL ON FUNCTION public.purge_audit_log() FROM PUBLIC;
GRANT ALL ON FUNCTION public.purge_audit_log() TO diyar_app;

REVOKE ALL ON FUNCTION public.stop_payee(payee uuid, actor uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.stop_payee(payee uuid, actor uuid) TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.account_views TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.address_counts TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.address_days TO diyar_app;

GRANT SELECT ON TABLE public.address_words TO diyar_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.advertisement_days TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.advertisement_discounts TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.advertisement_pictures TO diyar_app;

GRANT SELECT,UPDATE ON TABLE public.advertisement_places TO diyar_app;

GRANT SELECT,UPDATE ON TABLE public.advertisement_rules TO diyar_app;

GRANT SELECT,UPDATE ON TABLE public.advertisement_sizes TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.advertisement_tokens TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.advertisement_viewers TO diyar_app;

GRANT SELECT,USAGE ON SEQUENCE public.alert_mark_gen TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.alert_marks TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.alert_quiet_hours TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.announcements TO diyar_app;

GRANT SELECT ON TABLE public.app_clock TO diyar_app;
GRANT SELECT ON TABLE public.app_clock TO diyar_ledger;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attribute_options TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attributes TO diyar_app;

GRANT SELECT,INSERT ON TABLE public.audit_log TO diyar_app;

GRANT SELECT,UPDATE ON TABLE public.boost_prices TO diyar_app;

GRANT SELECT ON TABLE public.boost_returns TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.catalogue_imports TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.categories TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.category_attributes TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.category_news TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.category_transaction_types TO diyar_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.chat_events TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.chat_links TO diyar_app;

GRANT SELECT,INSERT ON TABLE public.clock_events TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contact_messages TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contact_reveals TO diyar_app;

GRANT SELECT,UPDATE ON TABLE public.count_rules TO diyar_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.credit_requests TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.distinct_homes TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.exchange_rates TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.fact_changes TO diyar_app;

GRANT SELECT,USAGE ON SEQUENCE public.fact_changes_id_seq TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.favourite_falls TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.favourite_news TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.favourites TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.former_categories TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.former_category_slugs TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.hidden_listings TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.home_members TO diyar_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.homepage_slots TO diyar_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.idempotency_keys TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.images TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.indexed_facts TO diyar_app;

GRANT SELECT ON TABLE public.last_backup TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lead_messages TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lead_notes TO diyar_app;

GRANT SELECT ON TABLE public.ledger_accounts TO diyar_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.ledger_accounts TO diyar_ledger;

GRANT SELECT,INSERT ON TABLE public.ledger_checks TO diyar_app;

GRANT SELECT ON TABLE public.ledger_entries TO diyar_app;
GRANT SELECT,INSERT ON TABLE public.ledger_entries TO diyar_ledger;

GRANT SELECT ON TABLE public.ledger_transfers TO diyar_app;
GRANT SELECT,INSERT ON TABLE public.ledger_transfers TO diyar_ledger;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.life_events TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_appeals TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_daily_views TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_decisions TO diyar_app;

GRANT SELECT,INSERT ON TABLE public.listing_import_keys TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_import_memories TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_import_rows TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_imports TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_media TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_presence TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_price_history TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_reports TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_revision_media TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_revisions TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_search TO diyar_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.listing_slots TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_stats TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_videos TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listing_views TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listings TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.live_boosts TO diyar_app;

GRANT SELECT ON TABLE public.locations TO diyar_app;

GRANT UPDATE(spellings) ON TABLE public.locations TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.login_throttle TO diyar_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.mail_feedback TO diyar_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.measure_key TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.measure_marks TO diyar_app;

GRANT SELECT ON TABLE public.money_rules TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notifications TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.office_applications TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.office_areas TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.office_hours TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.office_invitations TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.office_members TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.office_review_reports TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.office_reviews TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.offices TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.one_time_tokens TO diyar_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.online_payments TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.page_visitors TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.page_visits TO diyar_app;

GRANT SELECT ON TABLE public.payee_versions TO diyar_app;

GRANT SELECT ON TABLE public.payees TO diyar_app;

GRANT SELECT,INSERT ON TABLE public.payment_messages TO diyar_app;

GRANT SELECT,INSERT ON TABLE public.payments TO diyar_app;

GRANT UPDATE(reference_number) ON TABLE public.payments TO diyar_app;

GRANT UPDATE(status) ON TABLE public.payments TO diyar_app;

GRANT UPDATE(transfer_id) ON TABLE public.payments TO diyar_app;

GRANT UPDATE(settled_at) ON TABLE public.payments TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.place_prices TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.plan_features TO diyar_app;

GRANT SELECT,INSERT ON TABLE public.plan_prices TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.plans TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.points_of_interest TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.price_cells TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.price_marks TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.price_points TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.users TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.public_listings TO diyar_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.purchases TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.push_subscriptions TO diyar_app;

GRANT SELECT ON TABLE public.receipt_counter TO diyar_app;

GRANT SELECT,INSERT ON TABLE public.receipts TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.recovery_codes TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.refresh_tokens TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_filters TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_search_alerts TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_search_deliveries TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_searches TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_audits TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_dead_letters TO diyar_app;

GRANT SELECT,USAGE ON SEQUENCE public.search_dirty_gen TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_dirty TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_listing TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_miss_askers TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_miss_words TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_reindex_requests TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_state TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_targets TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_words TO diyar_app;

GRANT SELECT ON TABLE public.seed_state TO diyar_app;

GRANT SELECT ON TABLE public.seeded_rows TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session_proofs TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sessions TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sign_in_nonces TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sitemap_builds TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sitemap_files TO diyar_app;

GRANT SELECT ON TABLE public.street_ways TO diyar_app;

GRANT SELECT ON TABLE public.streets TO diyar_app;

GRANT SELECT,INSERT ON TABLE public.subscription_events TO diyar_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.subscriptions TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.transaction_types TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.uploads TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.videos TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.viewed_listings TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.viewings TO diyar_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.visitor_devices TO diyar_app;

GRANT SELECT ON TABLE public.walk_tiles TO diyar_app;
