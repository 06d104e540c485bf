-- Saves are counted by the rows themselves, so that a save repeated twenty times is one. One's own listing does not
-- count. Rows of listing_stats are taken in the order of the ids: two merges at once would deadlock otherwise.
create or replace function count_new_saves() returns trigger language plpgsql as $$
begin
  insert into listing_stats as s (listing_id, saves)
  select l.id, count(*) from new_rows n join listings l on l.id = n.listing_id and l.owner_id <> n.user_id
  group by l.id order by l.id
  on conflict (listing_id) do update set saves = s.saves + excluded.saves;
  return null;
end $$;
