-- Whoever joins or leaves changes what all of the home show.
create or replace function mark_homes() returns trigger language plpgsql as $$
begin
  perform mark_listings((
    select array_agg(id) from (
      select listing_id as id from changed
      union select m.listing_id from home_members m where m.home_id in (select home_id from changed)) of_homes));
  return null;
end $$;
