-- Owners of what a category holds hear of it once it is no longer shown, or shown again (admin-categories/tell-owners.ts).
create or replace function note_category_news() returns trigger language plpgsql as $$
begin
  insert into category_news (category_id, owner_id, kind, listings)
  select new.id, l.owner_id, case when new.is_shown then 'shown' else 'hidden' end, count(*)
  from listings l
  where l.category_id = new.id and l.deleted_at is null
    and (l.status in ('draft', 'pending', 'rejected', 'active', 'expired')
      or new.is_shown and l.status = 'archived' and l.published_at is not null)
  group by l.owner_id;
  return null;
end $$;
