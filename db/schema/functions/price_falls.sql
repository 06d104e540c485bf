-- A reduced price is one that was asked for: "was" is the lowest price of the 30 days before the cut (as the European
-- directive on price indication, 2019/2161, has it), and a fall is at least a hundredth. Raised for an hour, a price is no
-- "was"; another deal, another period and another currency are no comparison.
-- What the last change took off each of a listing's prices, in cents of the present price; no row where it did not.
create or replace function price_falls(listing uuid) returns table (deal text, was_cents bigint, cents bigint, at timestamptz)
  language sql stable parallel safe as $$
  select now.deal, round(asked.lowest * now.cents / now.asked)::bigint, now.cents, cut.at
  from listings l
    cross join lateral offered_prices(l.transaction_type, l.price_currency, l.price_cents, l.price_original, l.price_period,
      l.rent_cents, l.rent_original, l.rent_period) now
    cross join lateral (select h.at, h.period, h.price_currency, h.price_original, h.price_cents
      from listing_price_history h where h.listing_id = $1 and h.deal = now.deal order by h.at desc limit 1) cut
    cross join lateral (select lowest_asked($1, now.deal, now.period, now.currency, cut.at - interval '30 days', cut.at) as lowest) asked
  where l.id = $1 and now.asked > 0 and coalesce(cut.price_original * 100, cut.price_cents) = now.asked
    and cut.period is not distinct from now.period and now.asked <= 0.99 * asked.lowest
$$;
