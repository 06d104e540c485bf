-- In the money it was typed in, in hundredths: the lowest price of one deal, one period and one currency in force at any moment
-- between two, the second left out; null where there was none.
create or replace function lowest_asked(listing uuid, deal text, period text, currency text, since timestamptz, until timestamptz)
  returns numeric language sql stable parallel safe as $$
  select min(asked) from (
    select h.period, case when h.price_original is null then 'USD' else h.price_currency end as currency,
      coalesce(h.price_original * 100, h.price_cents) as asked, h.at, lead(h.at, 1, 'infinity') over (order by h.at) as ends
    from listing_price_history h where h.listing_id = $1 and h.deal = $2) h
  where h.at < $6 and h.ends > $5 and h.period is not distinct from $3 and h.currency = $4
$$;
