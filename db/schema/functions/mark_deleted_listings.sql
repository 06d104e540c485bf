create or replace function mark_deleted_listings() returns trigger language plpgsql as $$
begin
  perform mark_listings((select array_agg(id) from old_rows where status = 'active'));
  return null;
end $$;
