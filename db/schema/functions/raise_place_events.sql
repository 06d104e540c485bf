-- What became of provinces, cities and neighborhoods; see raise_listing_events().
create or replace function raise_place_events() returns trigger language plpgsql as $$
begin
  insert into life_events (event, subject, facts) values
    (case tg_op when 'DELETE' then 'place.removed' else 'place.renamed' end, old.id, jsonb_build_object('key', old.key));
  return null;
end $$;
