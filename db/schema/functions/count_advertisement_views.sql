-- Views by their tokens, in one call for any number of them. Rows are locked in the order of ids.
create or replace function count_advertisement_views(tokens uuid[], shown uuid[], visitors text[], addresses text[],
people uuid[])
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
