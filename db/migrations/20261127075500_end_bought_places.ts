import type { Knex } from 'knex';
import { refuseLoss } from '../src/schema/drop-tables.ts';

/** What the end of bought places took from view, so that a plan or further places bring it back. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table listings add column archived_by_slots_id uuid references listing_slots;
    create index listings_archived_by_slots on listings (archived_by_slots_id) where archived_by_slots_id is not null;
    create index listing_slots_by_end on listing_slots (ends_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { listings: 'archived_by_slots_id is not null' });
  await db.raw(`
    drop index listing_slots_by_end;
    alter table listings drop column archived_by_slots_id;
  `);
}
