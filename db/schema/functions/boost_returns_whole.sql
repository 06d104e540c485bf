-- Stopped soon after it began, before anybody saw it: as if it had not been bought.
create or replace function boost_returns_whole(boost boosts, moment timestamptz) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select boost_refunds and boost.account_id is not null and boost.shown_at is null
    and moment between boost.starts_at and boost.starts_at + interval '15 minutes'
    and not exists (select from boosts o where o.listing_id = boost.listing_id
      and o.returned_on = (moment at time zone 'Asia/Damascus')::date)
  from money_rules
$$;
