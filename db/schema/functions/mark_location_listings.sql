create or replace function mark_location_listings() returns trigger language plpgsql as $$
begin
  insert into fact_changes (location_id)
  select n.id from new_rows n join old_rows o using (id) where n.key is distinct from o.key;
  return null;
end $$;
