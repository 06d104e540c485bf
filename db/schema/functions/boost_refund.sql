-- Whoever stops early pays for the days that were used what the price list of the purchase asks for them: the cheapest terms
-- that cover them, never more than was paid. What was bought before has no `terms`, and gives back whole days pro rata.
-- What comes back when its buyer stops it; all of it while nobody has seen it.
create or replace function boost_refund(boost boosts, moment timestamptz) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select case
    when not boost_refunds then 0
    when boost.terms is null and not boost_returns_whole(boost, moment) then boost_days_left(boost, moment)
    else greatest(0, boost.cents
      - case when boost_returns_whole(boost, moment) then 0 else cheapest_terms(boost.terms, boost_days_used(boost, moment)) end
      - coalesce((select sum(boost_list_cents(o) - o.cents) from boosts_losing_discount(boost, moment) o), 0))::bigint end
  from money_rules
$$;
