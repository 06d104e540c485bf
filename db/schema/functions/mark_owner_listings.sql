create or replace function mark_owner_listings() returns trigger language plpgsql as $$
begin
  perform mark_listings((
    select array_agg(l.id) from new_rows n join old_rows o using (id) join listings l on l.owner_id = n.id
    where l.status = 'active' and (n.suspended_until, n.banned_at) is distinct from (o.suspended_until, o.banned_at)));
  return null;
end $$;
