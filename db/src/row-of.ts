/** A statement of knex's builder. */
interface Query<Result> extends PromiseLike<Result> {
  toSQL(): { sql: string };
}

/**
 * The first row, where there always is one: an insert's, a locked one, one that a foreign key keeps.
 * @throws Error with the statement, never its values
 */
export async function rowOf<Row extends object>(query: Query<readonly Row[]>): Promise<Row>;
export async function rowOf<Row extends object>(query: Query<Row | undefined>): Promise<Row>;
export async function rowOf(query: Query<unknown>): Promise<unknown> {
  const found = await query;
  const row = Array.isArray(found) ? found[0] : found;
  if (row === undefined) throw new Error(`no row: ${query.toSQL().sql}`);
  return row;
}
