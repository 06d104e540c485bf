import type { Knex } from 'knex';

/**
 * What recognises whoever closed an account that is suspended or banned: keyed hashes, which nobody can read an address or a
 * number out of. How long the measure lasts stands with the account's pseudonym; a mark without a measure is deleted.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table measure_marks (
      user_id uuid not null references users on delete cascade,
      kind text not null constraint measure_marks_kind check (kind in ('email', 'phone', 'google')),
      mark bytea not null constraint measure_marks_mark check (octet_length(mark) = 32),
      primary key (user_id, kind)
    );
    create index measure_marks_mark on measure_marks (mark);
  `);
}

export const down = (db: Knex) => db.raw('drop table measure_marks');
