import type { Knex } from 'knex';

/** What a proof showed: the person with all that the account asks for, or the second factor alone. */
export const up = (db: Knex) =>
  db.raw(`
    alter table session_proofs add column kind text not null default 'person'
      constraint session_proofs_kind check (kind in ('person', 'code'))
  `);

export const down = (db: Knex) => db.raw('alter table session_proofs drop column kind');
