import type { Knex } from 'knex';
import { refuseLoss } from '../src/schema/drop-tables.ts';

/** A running period keeps the listings that it was bought with, whatever becomes of its plan's limit. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Null: the plan's own limit counts. The largest integer: as many as one likes.
    alter table subscriptions add column kept_limit integer constraint subscriptions_kept_limit check (kept_limit > 0);
  `);
}

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { subscriptions: 'kept_limit is not null and ended_at is null' });
  await db.raw('alter table subscriptions drop column kept_limit');
}
