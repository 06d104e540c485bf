create or replace function mark_category_listings() returns trigger language plpgsql as $$
begin
  insert into fact_changes (category_id)
  select n.id from new_rows n join old_rows o using (id)
  where (n.slug, n.parent_id, n.is_shown, 'proximities' = any(n.carries))
    is distinct from (o.slug, o.parent_id, o.is_shown, 'proximities' = any(o.carries));
  return null;
end $$;
