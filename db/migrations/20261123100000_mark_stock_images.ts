import type { Knex } from 'knex';

/** A stock picture is ours and hangs on many listings (the demo's): on one of those it is no copy of somebody's photo. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table images add column is_stock boolean not null default false');
}

export const down = (db: Knex) => db.raw('alter table images drop column is_stock');
