-- A boost is paid by who has the listing. With another seller it ends and its unused days go back to who paid: the new one sees
-- what runs, and waits for nothing. Within an office it stays, whoever keeps the listing.
create or replace function end_boosts_of_giver() returns trigger language plpgsql as $$
begin
  perform stop_boost(b.id, 'removed') from boosts b
  where b.listing_id = new.id and b.account_id is not null and b.status in ('pending', 'active') and b.ends_at > app_now();
  return null;
end $$;
