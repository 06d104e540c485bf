import pg from 'pg';

export type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Opens a connection, runs `work(query)` on it, closes it. */
export async function withConnection<T>(url: string, work: (query: Query) => Promise<T> | T): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'diyar-start',
  });
  client.on('error', () => {}); // The failing query reports it.
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}

/** `socketDir`: of a cluster that is spoken to through a file in it. */
type Address = { role: string; password: string; port: number; database: string; socketDir?: string };
export const databaseUrl = ({ role, password, port, database, socketDir }: Address): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}${socketDir ? `?host=${encodeURIComponent(socketDir)}` : ''}`;
