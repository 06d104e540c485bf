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
        'Where everybody is of the demo, say --with-rows; a real site goes back by a restore.',
    );
  }
}

/** Rows that may go are those of the demo alone. */
export class RealPeople extends Error {
  constructor(count: number) {
    super(
      `Rows go on sites with demo people only, and ${count} of the people here are not the demo's. Nothing was changed. ` +
        'Go back by a restore of a backup from before the step.',
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
  await refuseLoss(trx, Object.fromEntries(named(people).map((table) => [table, 'true'])));
  await trx.raw(`drop table ${[...named(people), ...named(facts)].join(', ')}`);
  for (const sequence of named(sequences)) await trx.raw('drop sequence ??', [sequence]);
}

/**
 * For a way back that drops columns, or rows of a kind.
 * @param wouldGo table to the condition of its rows that lose something people wrote, own or paid
 * @throws RowsWouldGo when there are such rows, unless the transaction allows it
 */
export async function refuseLoss(trx: Db, wouldGo: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await trx.raw<{ rows: { allowed: string | null }[] }>(
    `select current_setting('${ALLOW_ROWS}', true) as allowed`,
  );
  if (rows[0]?.allowed === 'on') return;
  const filled: string[] = [];
  for (const [table, condition] of Object.entries(wouldGo)) {
    const { rows: found } = await trx.raw<{ rows: unknown[] }>(`select 1 from ?? where ${condition} limit 1`, [table]);
    if (found.length > 0) filled.push(table);
  }
  if (filled.length > 0) throw new RowsWouldGo(filled);
}
