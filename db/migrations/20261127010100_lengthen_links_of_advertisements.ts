import type { Knex } from 'knex';

/** Links are stored as browsers open them, where an Arabic letter is six characters. */
export const up = (db: Knex) => bound(db, 2000);

export const down = (db: Knex) => bound(db, 500);

const bound = (db: Knex, most: number) =>
  db.raw(`
    alter table advertisements drop constraint advertisements_link;
    alter table advertisements add constraint advertisements_link
      check (link ~ '^https://' and char_length(link) <= ${most});
  `);
