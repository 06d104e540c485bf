-- An office is shown while one of its owners may act, and its people's listings name it as long.
create or replace function mark_owner_listings() returns trigger language plpgsql as $$
begin
  perform mark_listings((
    with changed as (
      select n.id from new_rows n join old_rows o using (id)
      where (n.suspended_until, n.banned_at, n.closed_at) is distinct from (o.suspended_until, o.banned_at, o.closed_at))
    select array_agg(id) from (
      select l.id from changed c join listings l on l.owner_id = c.id where l.status = 'active'
      union select l.id from changed c join office_members m on m.user_id = c.id and m.role = 'owner'
        join listings l on l.office_id = m.office_id where l.status = 'active') shown_otherwise));
  return null;
end $$;
