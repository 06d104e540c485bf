import type { Knex } from 'knex';

/** What happened to listings that somebody saved: noted in the transaction of the change, told by the worker. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table favourite_news (
      id bigint generated always as identity primary key,
      listing_id uuid not null references listings on delete cascade,
      kind text not null constraint favourite_news_kind check (kind in ('price_drop', 'sold', 'rented', 'gone', 'back')),
      was_cents bigint,
      price_cents bigint
    );
    create function note_favourite_news() returns trigger language plpgsql as $$
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
    create trigger listings_favourite_news after update on listings
      referencing new table as new_rows old table as old_rows for each statement execute function note_favourite_news();
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop trigger listings_favourite_news on listings;
    drop function note_favourite_news;
    drop table favourite_news;
  `);
