import type { Db } from '@diyar/db';

type Binding = string | number | boolean | null | readonly (string | number | null)[];

/**
 * A statement, and its rows. The time limit is ours, not PostgreSQL's: it also ends a query whose connection swallows
 * everything, and takes that connection out of the pool.
 */
export async function rowsOf<Row>(db: Db, sql: string, bindings: Binding[] = [], limitMs = 15_000): Promise<Row[]> {
  const result: { rows: Row[] } = await db.raw(sql, bindings as never).timeout(limitMs);
  return result.rows;
}
