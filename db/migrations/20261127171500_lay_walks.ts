import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Streets that can be walked, packed by tiles of 0.02 degrees (`src/geo/walks/walk-tiles.ts`). */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- A part of OpenStreetMap under the ODbL: \`npm run streets:export\` gives it back.
    create table walk_tiles (
      x integer not null,
      y integer not null,
      lines bytea not null constraint walk_tiles_lines check (length(lines) > 0),
      primary key (x, y)
    );
    -- Small numbers in bytes do not get smaller.
    alter table walk_tiles alter column lines set storage external;
  `);
}

export async function down(db: Knex): Promise<void> {
  await dropTables(db, { facts: 'walk_tiles' });
}
