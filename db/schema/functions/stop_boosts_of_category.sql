-- Nothing is promoted where it is not shown; an administrator's act gives back every day that is left.
create or replace function stop_boosts_of_category() returns trigger language plpgsql as $$
begin
  perform stop_boosts(array(
    select l.id from listings l where l.category_id = new.id and exists (
      select from boosts b where b.listing_id = l.id and b.status in ('pending', 'active') and b.ends_at > app_now())), 'removed');
  return null;
end $$;
