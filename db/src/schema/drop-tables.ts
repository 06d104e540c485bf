import type { Db } from '../connect.ts';

interface Subject {
  /** Tables with what people wrote, own or paid, divided by space; in the order they were made. */
  people?: string;
  /** Tables that seeds and migrations fill, and jobs fill again. */
  facts?: string;
  sequences?: string;
}

/** A step back would take rows that nobody could bring back. */
export class RowsWouldGo extends Error {
  constructor(tables: readonly string[]) {
    super(
      `Going back would delete rows of people or money: ${tables.join(', ')}. Nothing was changed. ` +
        'Take a backup first (npm run backup), then say --with-rows.',
    );
  }
}

/** The setting of a transaction in which `dropTables` drops rows of people too. */
export const ALLOW_ROWS = 'diyar.drop_rows';

/**
 * The way back of a table migration: its tables, the last one first.
 * @throws RowsWouldGo when a table of people has rows, unless the transaction allows it
 */
export async function dropTables(trx: Db, { people = '', facts = '', sequences = '' }: Subject): Promise<void> {
  const named = (names: string) => names.split(/\s+/).filter(Boolean);
  const { rows } = await trx.raw<{ rows: { allowed: string | null }[] }>(
    `select current_setting('${ALLOW_ROWS}', true) as allowed`,
  );
  const filled: string[] = [];
  for (const table of rows[0]?.allowed === 'on' ? [] : named(people)) {
    const { rows: found } = await trx.raw<{ rows: unknown[] }>('select 1 from ?? limit 1', [table]);
    if (found.length > 0) filled.push(table);
  }
  if (filled.length > 0) throw new RowsWouldGo(filled);
  await trx.raw(`drop table ${[...named(people), ...named(facts)].join(', ')}`);
  for (const sequence of named(sequences)) await trx.raw('drop sequence ??', [sequence]);
}
