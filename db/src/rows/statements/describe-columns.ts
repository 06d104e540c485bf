import type pg from 'pg';

/** A column that a statement returns, as PostgreSQL describes it without running it. */
export interface Described {
  name: string;
  /** `pg_type.oid`. */
  type: number;
  /** `pg_class.oid` and `pg_attribute.attnum` of the table's or view's column it is taken from; 0 where it is computed. */
  table: number;
  column: number;
}

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number };

/** Prepares a statement and asks for its columns. @throws what PostgreSQL has against it */
export const describeColumns = (client: pg.Client, sql: string): Promise<Described[]> =>
  new Promise((resolve, reject) => {
    let columns: Described[] = [];
    // As pg's own `Query`, without binding and running.
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text: numbered(sql), types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: Field[] }) {
        columns = fields.map((field) => ({
          name: field.name,
          type: field.dataTypeID,
          table: field.tableID,
          column: field.columnID,
        }));
      },
      handleReadyForQuery: () => resolve(columns),
      handleError: reject,
    } as pg.Submittable);
  });

/** knex's `?` and `:name` as `$1`, `$2`, as knex itself sends them. */
function numbered(sql: string): string {
  let n = 0;
  return sql.replace(/\\\?|\?|(?<![:\w\\]):[a-z]\w*\b/g, (found) => (found === '\\?' ? '?' : `$${++n}`));
}
