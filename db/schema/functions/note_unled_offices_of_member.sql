-- At the end of the transaction: who hands an office on writes two rows.
create or replace function note_unled_offices_of_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform note_unled_offices(array[coalesce(new.office_id, old.office_id)]);
  return null;
end $$;
