create or replace function mark_new_media() returns trigger language plpgsql as $$
begin
  perform mark_listings((select array_agg(distinct l.id) from new_rows m join listings l on l.id = m.listing_id
    where l.status = 'active'));
  return null;
end $$;
