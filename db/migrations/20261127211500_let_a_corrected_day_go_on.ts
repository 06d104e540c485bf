import type { Knex } from 'knex';
import { refuseLoss } from '../src/schema/drop-tables.ts';

/** A correction takes an advertisement off the air; the paid day that it interrupted goes on after the review. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table advertisements
      add column interrupted_on date,
      add column days_resumed integer not null default 0,
      add constraint advertisements_interrupted check (interrupted_on is null or interrupted_on = last_paid_day);
  `);
}

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { advertisements: 'interrupted_on is not null' });
  await db.raw('alter table advertisements drop column interrupted_on, drop column days_resumed');
}
