-- Another owner, or one less: whether the office is shown may follow.
create or replace function mark_member_listings() returns trigger language plpgsql as $$
begin
  perform mark_listings((select array_agg(l.id) from listings l
    where l.office_id in (select office_id from changed where role = 'owner') and l.status = 'active'));
  return null;
end $$;
