-- Whoever runs on a plan that is no longer offered; see raise_listing_events().
create or replace function raise_plan_withdrawal() returns trigger language plpgsql as $$
begin
  insert into life_events (event, subject, facts)
  select 'plan.withdrawn', s.id, jsonb_build_object('account', s.account_id)
  from subscriptions s where s.ended_at is null and new.code in (s.plan_code, s.next_plan_code);
  return null;
end $$;
