-- What happened to a listing that somebody saved, noted in the transaction of the change. Of a category that is hidden it was gone
-- before, and is not back.
create or replace function note_favourite_news() returns trigger language plpgsql as $$
begin
  insert into favourite_news (listing_id, kind, was_cents, price_cents)
  select id, kind, was_cents, price_cents from (
    select n.id, asked.lowest as was_cents, n.price_cents,
      case
        when o.status = 'active' and n.status = 'active' and n.price_cents <= 0.99 * asked.lowest then 'price_drop'
        when o.status = 'active' and n.status in ('sold', 'rented') then n.status
        when o.status = 'active' and n.status <> 'active' and cat.is_shown then 'gone'
        when o.status <> 'active' and n.status = 'active' and cat.is_shown then 'back'
      end as kind
    from new_rows n join old_rows o using (id) join categories cat on cat.id = n.category_id
      left join lateral (
        select least(o.price_cents, lowest_price(n.id, app_now() - interval '30 days', app_now())) as lowest
        where n.price_cents < o.price_cents) asked on true) news
  where kind is not null and exists (select from favourites f where f.listing_id = news.id);
  return null;
end $$;
