-- An import writes for whom it was begun: the office its owner belonged to, or the person. What it has written stays where it was
-- written; the rest waits for somebody to start it anew.
create or replace function stop_imports_of_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update listing_imports set state = 'mapping', failure = 'import_member_changed', runner = null, beat_at = null, updated_at = app_now()
  where owner_id = new.subject and state in ('checking', 'importing');
  return null;
end $$;
