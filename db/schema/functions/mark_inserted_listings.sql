create or replace function mark_inserted_listings() returns trigger language plpgsql as $$
begin
  perform mark_listings((select array_agg(id) from new_rows where status = 'active'));
  return null;
end $$;
