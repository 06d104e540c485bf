-- Boosts of the same purchase whose discount goes when this one is stopped unused: too few are left for it.
create or replace function boosts_losing_discount(boost boosts, moment timestamptz) returns setof boosts
language sql stable set search_path = public, pg_temp as $$
  with others as (
    select o.* from boosts o where o.purchase_id = boost.purchase_id and o.id <> boost.id
      and o.returned_on is null and (o.stopped_at is null or o.stopped_at > o.starts_at or is_stopped_by_us(o.stop_reason))
  )
  select * from others
  where (boost_days_used(boost, moment) = 0 or boost_returns_whole(boost, moment)) and (select count(*) from others) = boost.bulk_from - 1
$$;
