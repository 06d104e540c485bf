-- What a listing is offered for, one row for each deal. `asked` is in the money it was typed in, in hundredths, and is what is
-- compared: a rate that moves changes no price.
create or replace function offered_prices(transaction_type text, price_currency text, price_cents bigint, price_original numeric,
    price_period text, rent_cents bigint, rent_original numeric, rent_period text)
  returns table (deal text, period text, currency text, cents bigint, original numeric, asked numeric)
  language sql immutable parallel safe as $$
  select deal, period, case when original is null then 'USD' else $2 end, cents, original, coalesce(original * 100, cents)
  from (values
    (case when $1 = 'both' then case when $5 is null then 'sale' else 'rent' end else coalesce($1, 'sale') end, $5, $3, $4),
    (case when $1 = 'both' then 'rent' end, $8, $6, $7)) as offer (deal, period, cents, original)
  where cents is not null
$$;
