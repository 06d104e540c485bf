import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Rows that listings were made of, so that a table brings none a second time to whoever has its listing by then. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table listing_import_keys (
      listing_id uuid primary key references listings on delete cascade,
      -- SHA-256 of all that the row says.
      key bytea not null constraint listing_import_keys_length check (length(key) = 32)
    );
    create index listing_import_keys_by_key on listing_import_keys (key);
  `);
}

export async function down(db: Knex): Promise<void> {
  await dropTables(db, { people: 'listing_import_keys' });
}
