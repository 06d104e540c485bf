import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';

/** New pounds for a dollar, as of now. */
export async function poundsPerDollar(db: Db): Promise<number> {
  const { rows } = await db.raw<{ rows: Pick<tables.ExchangeRateRow, 'per_dollar'>[] }>(
    `select per_dollar from exchange_rates where currency = 'SYP' and valid_from <= app_now() order by valid_from desc limit 1`,
  );
  if (!rows[0]) throw new Error('no exchange rate for SYP');
  return rows[0].per_dollar;
}
