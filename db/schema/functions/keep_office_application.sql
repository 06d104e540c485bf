-- The application an office came from, with its licence, is the office's: when its person owns the office no longer it goes to the
-- longest-serving owner, so that nobody's account takes it along.
create or replace function keep_office_application() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update office_applications a set user_id = heir.user_id
  from (select m.user_id from office_members m where m.office_id = old.office_id and m.role = 'owner'
    order by m.joined_at, m.user_id limit 1) heir
  where a.office_id = old.office_id and a.user_id = old.user_id
    and not exists (select from office_members m where m.office_id = old.office_id and m.user_id = old.user_id and m.role = 'owner');
  return null;
end $$;
