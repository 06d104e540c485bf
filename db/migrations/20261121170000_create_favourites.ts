import type { Knex } from 'knex';

/** What a person keeps of listings: saved ones, those not wanted any more, those looked at last. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table favourites (
      user_id uuid not null references users on delete cascade,
      listing_id uuid not null references listings on delete cascade,
      -- What it was offered for when it was saved; null where it had no amount. A lower price since then is news.
      price_cents bigint,
      at timestamptz not null default app_now(),
      primary key (user_id, listing_id)
    );
    create table hidden_listings (
      user_id uuid not null references users on delete cascade,
      listing_id uuid not null references listings on delete cascade,
      at timestamptz not null default app_now(),
      primary key (user_id, listing_id)
    );
    create table viewed_listings (
      user_id uuid not null references users on delete cascade,
      listing_id uuid not null references listings on delete cascade,
      at timestamptz not null default app_now(),
      primary key (user_id, listing_id)
    );
    create index favourites_of_listing on favourites (listing_id);
    create index hidden_listings_of_listing on hidden_listings (listing_id);
    create index viewed_listings_of_listing on viewed_listings (listing_id);

    -- Saves are counted by the rows themselves, so that a save repeated twenty times is one. One's own listing does not
    -- count. Rows of listing_stats are taken in the order of the ids: two merges at once would deadlock otherwise.
    create function count_new_saves() returns trigger language plpgsql as $$
    begin
      insert into listing_stats as s (listing_id, saves)
      select l.id, count(*) from new_rows n join listings l on l.id = n.listing_id and l.owner_id <> n.user_id
      group by l.id order by l.id
      on conflict (listing_id) do update set saves = s.saves + excluded.saves;
      return null;
    end $$;
    create function count_old_saves() returns trigger language plpgsql as $$
    begin
      -- Gone with its listing: nothing is left to count.
      perform 1 from listing_stats where listing_id in (select listing_id from old_rows) order by listing_id for update;
      update listing_stats s set saves = greatest(0, s.saves - gone.n)
      from (select l.id, count(*) as n from old_rows o join listings l on l.id = o.listing_id and l.owner_id <> o.user_id
        group by l.id) gone
      where s.listing_id = gone.id;
      return null;
    end $$;
    create trigger favourites_count_insert after insert on favourites
      referencing new table as new_rows for each statement execute function count_new_saves();
    create trigger favourites_count_delete after delete on favourites
      referencing old table as old_rows for each statement execute function count_old_saves();
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop table viewed_listings, hidden_listings, favourites;
    drop function count_new_saves, count_old_saves;
  `);
