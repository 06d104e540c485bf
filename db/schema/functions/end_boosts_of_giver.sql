-- A boost is paid by who has the listing. With another seller it ends and its unused days go back to who paid: the new one sees
-- what runs, and waits for nothing. Within an office it stays, whoever keeps the listing, unless it is out of view with them.
create or replace function end_boosts_of_giver() returns trigger language plpgsql as $$
begin
  if new.office_id is distinct from old.office_id or new.office_id is null then
    perform stop_boost(b.id, 'removed') from boosts b
    where b.listing_id = new.id and b.account_id is not null and b.status in ('pending', 'active') and b.ends_at > app_now();
  elsif not exists (select from users u where u.id = new.owner_id and may_act(u.closed_at, u.banned_at, u.suspended_until)) then
    perform stop_boosts(array[new.id], 'account');
  end if;
  return null;
end $$;
