-- A start or an end that the clock brings is found by the indexer's scan.
create or replace function mark_boosted_listings() returns trigger language plpgsql as $$
begin
  perform mark_listings((select array_agg(listing_id) from changed where listing_id is not null));
  return null;
end $$;
