import type { Knex } from 'knex';

/** What the seeds wrote last, row by row: what differs from it, or is gone, was changed by hand and is left alone. */
export const up = (db: Knex) =>
  db.raw(`
    create table seeded_rows (
      table_name text not null,
      key text not null,
      content jsonb not null,
      primary key (table_name, key)
    );
    revoke insert, update, delete on seeded_rows from diyar_app;
  `);

export const down = (db: Knex) => db.raw('drop table seeded_rows');
