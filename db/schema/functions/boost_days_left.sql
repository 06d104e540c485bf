-- Whole days that are left, by the price of one: what comes back when we stop it.
create or replace function boost_days_left(boost boosts, moment timestamptz) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select case when boost_refunds
    then boost.cents * (boost.days - boost_days_used(boost, moment)) / boost.days else 0 end
  from money_rules
$$;
