import type { Knex } from 'knex';

/**
 * One home that several offices offer: each listing stays its office's own, and its row here says which home it is. A moderator's
 * word that two listings are not the same home outlives the next look. What cards show of it is read through `search_listing`.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table home_members (
      listing_id uuid primary key references listings on delete cascade,
      home_id uuid not null,
      found_at timestamptz not null default app_now()
    );
    create index home_members_of_home on home_members (home_id);

    create table distinct_homes (
      listing_a uuid not null references listings on delete cascade,
      listing_b uuid not null references listings on delete cascade,
      decided_by uuid references users on delete set null,
      decided_at timestamptz not null default app_now(),
      primary key (listing_a, listing_b),
      constraint distinct_homes_order check (listing_a < listing_b)
    );
    create index distinct_homes_of_b on distinct_homes (listing_b);

    -- Whoever joins or leaves changes what all of the home show.
    create function mark_homes() returns trigger language plpgsql as $$
    begin
      perform mark_listings((
        select array_agg(id) from (
          select listing_id as id from changed
          union select m.listing_id from home_members m where m.home_id in (select home_id from changed)) of_homes));
      return null;
    end $$;
    create trigger home_members_mark_insert after insert on home_members
      referencing new table as changed for each statement execute function mark_homes();
    create trigger home_members_mark_update after update on home_members
      referencing new table as changed for each statement execute function mark_homes();
    create trigger home_members_mark_delete after delete on home_members
      referencing old table as changed for each statement execute function mark_homes();

    alter view search_listing rename to public_listings;
    create view search_listing as
    select listing.*, home.home_id, home.home_size
    from public_listings listing left join lateral (
      select own.home_id, (select count(*)::int from home_members other where other.home_id = own.home_id) as home_size
      from home_members own where own.listing_id = listing.id) home on true;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop view search_listing;
    alter view public_listings rename to search_listing;
    drop table distinct_homes, home_members;
    drop function mark_homes;
  `);
