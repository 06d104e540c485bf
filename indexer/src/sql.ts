import type { Binding, Db } from '@diyar/db';

/**
 * A statement, and its rows. The time limit is ours, not PostgreSQL's: it also ends a query whose connection swallows
 * everything, and takes that connection out of the pool.
 */
export async function rowsOf<Row>(
  db: Db,
  sql: string,
  bindings: readonly Binding[] = [],
  limitMs = 15_000,
): Promise<Row[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(sql, bindings).timeout(limitMs);
  return rows;
}
