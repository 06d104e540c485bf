-- The badge of an office follows its plan.
create or replace function offices_follow_plan() returns trigger language plpgsql as $$
begin
  perform office_follows_plan(new.account_id);
  return null;
end $$;
