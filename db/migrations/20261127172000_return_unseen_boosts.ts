import type { Knex } from 'knex';
import { refuseLoss } from '../src/schema/drop-tables.ts';

/** A boost that nobody has seen yet is given back whole, once a day for each listing. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table boosts
      -- When the listing first stood in an answer with it; kept of the first minutes, in which it matters.
      add column shown_at timestamptz,
      -- The day in Damascus on which it was given back whole.
      add column returned_on date constraint boosts_returned check (returned_on is null or status = 'inactive');
    create unique index boosts_returned_once on boosts (listing_id, returned_on) where returned_on is not null;
  `);
}

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { boosts: 'returned_on is not null' });
  await db.raw('alter table boosts drop column shown_at, drop column returned_on');
}
