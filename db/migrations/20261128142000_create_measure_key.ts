import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** What the marks of suspended and banned people are keyed by, sealed with `AUTH_SECRET`, so that the secret can change. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table measure_key (
      is_only boolean primary key default true constraint measure_key_only check (is_only),
      sealed bytea not null
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await dropTables(db, { people: 'measure_key' });
}
