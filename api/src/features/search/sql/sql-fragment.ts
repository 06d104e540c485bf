/** A piece of `where` over the view `search_listing`, with its bindings. */
export interface SqlFilter {
  sql: string;
  bindings: (string | number | boolean | string[] | number[])[];
}

export const either = (...filters: SqlFilter[]): SqlFilter => ({
  sql: filters.map(({ sql }) => `(${sql})`).join(' or '),
  bindings: filters.flatMap(({ bindings }) => bindings),
});

export function range(column: string, min: number | undefined, max: number | undefined): SqlFilter {
  const parts: string[] = [];
  const bindings: number[] = [];
  if (min !== undefined) {
    parts.push(`${column} >= ?`);
    bindings.push(min);
  }
  if (max !== undefined) {
    parts.push(`${column} <= ?`);
    bindings.push(max);
  }
  return { sql: parts.join(' and ') || 'true', bindings };
}
