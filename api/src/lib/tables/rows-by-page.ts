const ROWS_AT_ONCE = 1_000;

/**
 * Rows of a query that goes on after the last row of the page before (none at first). Nothing is held between two pages, so a
 * client that reads slowly keeps no connection and no transaction.
 */
export async function* rowsByPage<Row>(
  read: (last: Row | undefined, size: number) => Promise<Row[]>,
  size = ROWS_AT_ONCE,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last, size);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < size) return;
  }
}

/** Rows on their way into cells. */
export async function* mapped<From, To>(rows: AsyncIterable<From>, present: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield present(row);
}
