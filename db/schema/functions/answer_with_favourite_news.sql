-- What people saved leaves view, or comes back, with its seller or its category. Nobody is told of what is not shown for another
-- reason.
create or replace function answer_with_favourite_news() returns trigger language plpgsql as $$
declare
  is_back boolean := new.event in ('person.suspension_ended', 'person.unbanned', 'category.shown');
begin
  insert into favourite_news (listing_id, kind)
  select l.id, case when is_back then 'back' else 'gone' end
  from listings l
  where l.status = 'active' and (l.expires_at is null or l.expires_at > app_now())
    and case when new.event like 'person.%' then l.owner_id = new.subject else l.category_id = new.subject end
    and exists (select from favourites f where f.listing_id = l.id)
    and (not is_back or exists (select from public_listings p where p.id = l.id));
  return null;
end $$;
