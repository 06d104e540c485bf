-- The clock ended extra places for listings; see raise_listing_events().
create or replace function raise_places_ended() returns trigger language plpgsql as $$
begin
  insert into life_events (event, subject, facts)
  select 'plan.places_ended', s.id, jsonb_build_object('account', s.account_id, 'places', s.slots)
  from listing_slots s where s.id = new.subject;
  return null;
end $$;
