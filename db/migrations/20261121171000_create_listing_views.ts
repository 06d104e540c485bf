import type { Knex } from 'knex';

/** Who looked at what, once per person and day, and the sums that outlive it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Kept for two days, so that a reload is no second view. The visitor is a keyed hash that changes with the day: nobody
    -- can be followed from one day to the next. No foreign key: one listing deleted meanwhile must not fail a whole batch.
    create table listing_views (
      day date not null,
      listing_id uuid not null,
      visitor bytea not null constraint listing_views_visitor check (octet_length(visitor) = 12),
      primary key (day, listing_id, visitor)
    );
    create table listing_daily_views (
      listing_id uuid not null references listings on delete cascade,
      -- In Damascus.
      day date not null,
      views integer not null,
      primary key (listing_id, day)
    );
  `);
}

export const down = (db: Knex) => db.raw('drop table listing_daily_views, listing_views');
