import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Reports of mail servers that stopped something, by a hash of the mail they are about: one that comes twice counts once. */
export const up = (db: Knex) =>
  db.raw(`
    create table mail_feedback (
      user_id uuid not null references users on delete cascade,
      kind text not null constraint mail_feedback_kind check (kind in ('bounce', 'complaint')),
      about bytea not null,
      at timestamptz not null default app_now(),
      primary key (user_id, kind, about)
    )`);

export const down = (db: Knex) => dropTables(db, { people: 'mail_feedback' });
