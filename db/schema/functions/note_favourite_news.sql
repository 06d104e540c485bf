-- What happened to a listing that somebody saved, noted in the transaction of the change. Of a category that is hidden it was gone
-- before, and is not back. A price fell where the same deal, for the same period and in the same currency, is a hundredth cheaper
-- than it was asked for in the last 30 days. What fell while the listing was expired is news when the listing is back.
create or replace function note_favourite_news() returns trigger language plpgsql as $$
begin
  insert into favourite_news (listing_id, kind, deal, was_cents, price_cents, at)
  select n.id, 'price_drop', fall.deal, fall.was_cents, fall.cents, fall.at
  from new_rows n join old_rows o using (id) cross join lateral price_falls(n.id) fall
  where o.status = 'active' and n.status = 'active' and o.expires_at <= app_now() and n.expires_at > app_now()
    and fall.at >= o.expires_at and exists (select from favourites f where f.listing_id = n.id);
  insert into favourite_news (listing_id, kind, deal, was_cents, price_cents)
  select id, kind, deal, was_cents, price_cents from (
    select n.id, fall.deal, fall.was_cents, coalesce(fall.cents, n.price_cents) as price_cents,
      case
        when o.status = 'active' and n.status = 'active' and fall.deal is not null
          and (n.expires_at is null or n.expires_at > app_now()) then 'price_drop'
        when o.status = 'active' and n.status in ('sold', 'rented') then n.status
        when o.status = 'active' and n.status <> 'active' and cat.is_shown then 'gone'
        when o.status <> 'active' and n.status = 'active' and cat.is_shown then 'back'
        when o.status = 'active' and n.status = 'active' and cat.is_shown and (n.expires_at is null or n.expires_at > app_now())
          and now_with.acts <> was_with.acts then case when now_with.acts then 'back' else 'gone' end
      end as kind
    from new_rows n join old_rows o using (id) join categories cat on cat.id = n.category_id
      -- Kept by somebody else since, with whom it is shown or not.
      left join lateral (select may_act(u.closed_at, u.banned_at, u.suspended_until) as acts from users u
        where u.id = o.owner_id and n.owner_id <> o.owner_id) was_with on true
      left join lateral (select may_act(u.closed_at, u.banned_at, u.suspended_until) as acts from users u
        where u.id = n.owner_id and n.owner_id <> o.owner_id) now_with on true
      left join lateral (
        select now.deal, now.cents, round(asked.lowest * now.cents / now.asked)::bigint as was_cents
        from offered_prices(n.transaction_type, n.price_currency, n.price_cents, n.price_original, n.price_period, n.rent_cents,
            n.rent_original, n.rent_period) now
          join offered_prices(o.transaction_type, o.price_currency, o.price_cents, o.price_original, o.price_period, o.rent_cents,
            o.rent_original, o.rent_period) was on was.deal = now.deal and was.period is not distinct from now.period
            and was.currency = now.currency and now.asked < was.asked
          cross join lateral (select least(was.asked,
            lowest_asked(n.id, now.deal, now.period, now.currency, app_now() - interval '30 days', app_now())) as lowest) asked
        where now.asked > 0 and now.asked <= 0.99 * asked.lowest
        order by now.deal desc limit 1) fall on true) news
  where kind is not null and exists (select from favourites f where f.listing_id = news.id);
  return null;
end $$;
