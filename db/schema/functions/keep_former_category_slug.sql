-- A slug that once was a category's address goes on leading to it.
-- A slug in use leads to its category: what it led to before gives way.
create or replace function keep_former_category_slug() returns trigger language plpgsql as $$
begin
  delete from former_category_slugs where slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into former_category_slugs (slug, category_id) values (old.slug, new.id)
    on conflict (slug) do update set category_id = excluded.category_id;
  end if;
  return null;
end $$;
