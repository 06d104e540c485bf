/** Opens a connection, runs `work(query)` on it, closes it. `pg` is loaded late: it exists only once packages do. */
export async function withConnection(url, work) {
  const { default: pg } = await import('pg');
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

export const databaseUrl = ({ role, password, port, database }) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
