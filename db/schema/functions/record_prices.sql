-- Keeps what a listing is offered for from a moment on, wherever that is new; a deal that is no longer offered ends.
create or replace function record_prices(listing uuid, since timestamptz) returns void language sql as $$
  insert into listing_price_history (listing_id, at, deal, period, price_currency, price_cents, price_original)
  select $1, $2, coalesce(now.deal, last.deal), now.period, coalesce(now.currency, last.price_currency), now.cents, now.original
  from (select offer.* from listings l cross join lateral offered_prices(l.transaction_type, l.price_currency, l.price_cents,
      l.price_original, l.price_period, l.rent_cents, l.rent_original, l.rent_period) offer where l.id = $1) now
    full join (select distinct on (h.deal) h.*, coalesce(h.price_original * 100, h.price_cents) as asked
      from listing_price_history h where h.listing_id = $1 order by h.deal, h.at desc) last on last.deal = now.deal
  where (last.deal is null or (now.asked, now.currency, now.period) is distinct from
      (last.asked, case when last.price_original is null then 'USD' else last.price_currency end, last.period))
    and not (now.deal is null and last.price_cents is null)
  on conflict do nothing
$$;
