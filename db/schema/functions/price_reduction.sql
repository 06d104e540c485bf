-- Read by the version before alone; goes with the next one.
-- A reduced price is one that was asked for: "was" is the lowest price of the 30 days before the cut (as the European
-- directive on price indication, 2019/2161, has it), and a fall is at least a hundredth. Raised for an hour, a price is no
-- "was".
-- What a listing's last change took off the price; no row where it did not.
create or replace function price_reduction(listing uuid, price bigint) returns table (was_cents bigint, at timestamptz)
  language sql stable parallel safe as $$
  select asked.lowest, cut.at
  from (select h.at, h.price_cents from listing_price_history h where h.listing_id = $1 order by h.at desc limit 1) cut
    cross join lateral (select lowest_price($1, cut.at - interval '30 days', cut.at) as lowest) asked
  where cut.price_cents = $2 and $2 <= 0.99 * asked.lowest
$$;
