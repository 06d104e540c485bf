-- Whether a category is shown follows from itself and all above it, whichever of them was switched, moved or made.
create or replace function show_categories() returns trigger language plpgsql as $$
begin
  with recursive tree as (
    select id, is_active as is_shown from categories where parent_id is null
    union all
    select c.id, c.is_active and t.is_shown from categories c join tree t on c.parent_id = t.id)
  update categories c set is_shown = t.is_shown from tree t where t.id = c.id and c.is_shown <> t.is_shown;
  return null;
end $$;
