-- The lowest price of what is offered for a deal now that a person was told, or saw when saving, asking or looking at the number,
-- before a moment; in cents of the present price. A price from before its history began is the one that was written down then.
create or replace function lowest_known_asked(person uuid, listing uuid, of_deal text, until timestamptz) returns bigint
  language sql stable parallel safe as $$
  select round(known.asked * now.cents / now.asked)::bigint
  from listings l
    cross join lateral offered_prices(l.transaction_type, l.price_currency, l.price_cents, l.price_original, l.price_period,
      l.rent_cents, l.rent_original, l.rent_period) now
    cross join lateral (select min(least(lowest_asked($2, now.deal, now.period, now.currency, seen.since, seen.until),
        case when now.currency = 'USD' and (seen.is_told or not exists
          (select from listing_price_history h where h.listing_id = $2 and h.at <= seen.since)) then seen.cents end)) as asked
      from (
        select f.at, $4, f.price_cents, false from favourites f where f.user_id = $1 and f.listing_id = $2
        union all
        select a.at, a.at + interval '1 microsecond', case when a.deal = now.deal then a.price_cents end, true
        from saved_search_alerts a join saved_searches s on s.id = a.search_id
        where s.user_id = $1 and a.listing_id = $2 and a.at < $4
        union all
        select r.revealed_at, r.revealed_at + interval '1 microsecond', null, false
        from contact_reveals r where r.user_id = $1 and r.listing_id = $2 and r.revealed_at < $4
        union all
        select d.created_at, d.created_at + interval '1 microsecond', null, false
        from leads d where d.enquirer_id = $1 and d.listing_id = $2 and d.created_at < $4) seen (since, until, cents, is_told)) known
  where l.id = $2 and now.deal = $3 and now.asked > 0
$$;
