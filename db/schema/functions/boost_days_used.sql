-- Days that have begun.
create or replace function boost_days_used(boost boosts, moment timestamptz) returns integer
language sql immutable set search_path = public, pg_temp as $$
  select greatest(0, least(boost.days, ceil(extract(epoch from moment - boost.starts_at) / 86400)::integer))
$$;
