-- Read by the version before alone; goes with the next one.
-- In cents, the lowest price in force at any moment of a period, its end left out; null where none was an amount.
create or replace function lowest_price(listing uuid, since timestamptz, until timestamptz) returns bigint
  language sql stable parallel safe as $$
  select min(price_cents) from (
    select price_cents, at, lead(at, 1, 'infinity') over (order by at) as ends
    from listing_price_history where listing_id = $1) h
  where at < $3 and ends > $2
$$;
