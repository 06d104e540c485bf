import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** The last whole backup, so that its age can be watched where the site is. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table last_backup (
      is_only boolean primary key default true constraint last_backup_only check (is_only),
      name text not null,
      finished_at timestamptz not null default app_now()
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await dropTables(db, { facts: 'last_backup' });
}
