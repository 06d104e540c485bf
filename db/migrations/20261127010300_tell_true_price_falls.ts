import type { Knex } from 'knex';

/**
 * A reduced price is one that was asked for: "was" is the lowest price of the 30 days before the cut (as the European
 * directive on price indication, 2019/2161, has it), and a fall is at least a hundredth. Raised for an hour, a price is no "was".
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- In cents, the lowest price in force at any moment of a period, its end left out; null where none was an amount.
    create function lowest_price(listing uuid, since timestamptz, until timestamptz) returns bigint
      language sql stable parallel safe as $$
      select min(price_cents) from (
        select price_cents, at, lead(at, 1, 'infinity') over (order by at) as ends
        from listing_price_history where listing_id = $1) h
      where at < $3 and ends > $2
    $$;

    -- What a listing's last change took off the price; no row where it did not.
    create function price_reduction(listing uuid, price bigint) returns table (was_cents bigint, at timestamptz)
      language sql stable parallel safe as $$
      select asked.lowest, cut.at
      from (select h.at, h.price_cents from listing_price_history h where h.listing_id = $1 order by h.at desc limit 1) cut
        cross join lateral (select lowest_price($1, cut.at - interval '30 days', cut.at) as lowest) asked
      where cut.price_cents = $2 and $2 <= 0.99 * asked.lowest
    $$;

    alter table saved_search_alerts add column price_cents bigint;
    comment on column saved_search_alerts.price_cents is 'what it was offered for when it was told; null for alerts of before';
    alter table favourite_news add column at timestamptz not null default app_now();

    -- The lowest price that a person was told, or saw when saving, asking or looking at the number, before a moment.
    create function lowest_known_price(person uuid, listing uuid, until timestamptz) returns bigint
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

    create or replace function note_favourite_news() returns trigger language plpgsql as $$
    begin
      insert into favourite_news (listing_id, kind, was_cents, price_cents)
      select id, kind, was_cents, price_cents from (
        select n.id, asked.lowest as was_cents, n.price_cents,
          case
            when o.status = 'active' and n.status = 'active' and n.price_cents <= 0.99 * asked.lowest then 'price_drop'
            when o.status = 'active' and n.status in ('sold', 'rented') then n.status
            when o.status = 'active' and n.status <> 'active' then 'gone'
            when o.status <> 'active' and n.status = 'active' then 'back'
          end as kind
        from new_rows n join old_rows o using (id)
          left join lateral (
            select least(o.price_cents, lowest_price(n.id, app_now() - interval '30 days', app_now())) as lowest
            where n.price_cents < o.price_cents) asked on true) news
      where kind is not null and exists (select from favourites f where f.listing_id = news.id);
      return null;
    end $$;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    create or replace function note_favourite_news() returns trigger language plpgsql as $$
    begin
      insert into favourite_news (listing_id, kind, was_cents, price_cents)
      select id, kind, was_cents, price_cents from (
        select n.id, o.price_cents as was_cents, n.price_cents,
          case
            when o.status = 'active' and n.status = 'active' and n.price_cents < o.price_cents then 'price_drop'
            when o.status = 'active' and n.status in ('sold', 'rented') then n.status
            when o.status = 'active' and n.status <> 'active' then 'gone'
            when o.status <> 'active' and n.status = 'active' then 'back'
          end as kind
        from new_rows n join old_rows o using (id)) news
      where kind is not null and exists (select from favourites f where f.listing_id = news.id);
      return null;
    end $$;
    drop function lowest_known_price, price_reduction, lowest_price;
    alter table favourite_news drop column at;
    alter table saved_search_alerts drop column price_cents;
  `);
