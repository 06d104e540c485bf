-- Who has paid for a period of a plan keeps its listings to the end of it when an administrator lowers them.
create or replace function keep_limits() returns trigger language plpgsql as $$
begin
  update subscriptions set kept_limit = greatest(coalesce(kept_limit, 0), coalesce(old.listing_limit, 2147483647))
  where plan_code = new.code and ended_at is null;
  return null;
end $$;
