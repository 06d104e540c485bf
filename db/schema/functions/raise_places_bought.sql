-- Extra places for listings; see raise_listing_events().
create or replace function raise_places_bought() returns trigger language plpgsql as $$
begin
  insert into life_events (event, subject, facts) values
    ('plan.places_bought', new.id, jsonb_build_object('account', new.account_id, 'places', new.slots));
  return null;
end $$;
