-- Stops one that runs or waits. @returns the cents that come back
create or replace function stop_boost(stopped uuid, reason text) returns bigint
language plpgsql set search_path = public, pg_temp as $$
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
