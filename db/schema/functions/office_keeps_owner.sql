-- The commands refuse it with a sentence; this holds whoever writes. An office that closes loses all its people.
create or replace function office_keeps_owner() returns trigger language plpgsql as $$
begin
  if exists (select from offices o where o.id = old.office_id and o.closed_at is null)
    and exists (select from office_members m where m.office_id = old.office_id)
    and not exists (select from office_members m where m.office_id = old.office_id and m.role = 'owner') then
    raise exception 'office % would be left without an owner', old.office_id
      using errcode = 'check_violation', constraint = 'office_keeps_owner';
  end if;
  return null;
end $$;
