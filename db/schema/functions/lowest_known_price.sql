-- Read by the version before alone; goes with the next one.
-- The lowest price that a person was told, or saw when saving, asking or looking at the number, before a moment.
create or replace function lowest_known_price(person uuid, listing uuid, until timestamptz) returns bigint
  language sql stable parallel safe as $$
  select least(
    (select least(f.price_cents, lowest_price($2, f.at, $3)) from favourites f where f.user_id = $1 and f.listing_id = $2),
    (select min(coalesce(a.price_cents, lowest_price($2, a.at, a.at + interval '1 microsecond')))
      from saved_search_alerts a join saved_searches s on s.id = a.search_id
      where s.user_id = $1 and a.listing_id = $2 and a.at < $3),
    (select lowest_price($2, r.revealed_at, r.revealed_at + interval '1 microsecond')
      from contact_reveals r where r.user_id = $1 and r.listing_id = $2 and r.revealed_at < $3),
    (select min(lowest_price($2, d.created_at, d.created_at + interval '1 microsecond'))
      from leads d where d.enquirer_id = $1 and d.listing_id = $2 and d.created_at < $3))
$$;
