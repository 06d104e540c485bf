create or replace function note_unled_offices_of_user() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform note_unled_offices((select array_agg(office_id) from office_members where user_id = new.id and role = 'owner'));
  return null;
end $$;
