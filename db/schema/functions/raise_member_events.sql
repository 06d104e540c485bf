-- Who belongs to which office, as both see it; see raise_listing_events().
create or replace function raise_member_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into life_events (event, subject, facts) values
      ('person.joined', new.user_id, jsonb_build_object('office', new.office_id, 'role', new.role));
  elsif tg_op = 'DELETE' then
    insert into life_events (event, subject, facts) values
      ('person.left', old.user_id, jsonb_build_object('office', old.office_id, 'role', old.role));
  elsif new.role <> old.role then
    insert into life_events (event, subject, facts) values
      ('person.role_changed', new.user_id, jsonb_build_object('office', new.office_id, 'from', old.role, 'role', new.role));
  end if;
  if tg_op <> 'INSERT' and old.role = 'owner' or tg_op <> 'DELETE' and new.role = 'owner' then
    insert into life_events (event, subject) values ('office.owner_changed', coalesce(new.office_id, old.office_id));
  end if;
  return null;
end $$;
