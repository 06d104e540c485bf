create or replace function tell_new_revisions() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows where state = 'pending') then perform tell_live('review', null, null); end if;
  return null;
end $$;
