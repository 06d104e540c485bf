create or replace function mark_inserted_alerts() returns trigger language plpgsql as $$
begin
  perform mark_alerts((select array_agg(id) from new_rows
    where status = 'active' and published_at > app_now() - interval '1 day'));
  return null;
end $$;
