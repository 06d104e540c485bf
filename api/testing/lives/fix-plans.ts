import type { Db } from '@diyar/db';
import type { Client, QueryConfig } from 'pg';

/**
 * Lets every connection prepare each statement once: most of a small statement's time goes into its plan, above all where it asks the
 * public's view, and lives ask the same few hundred over and over.
 */
export async function fixPlans(db: Db, owner: Db): Promise<void> {
  const { rows } = await owner.raw<{ rows: [{ name: string }] }>('select current_database() as name');
  await owner.raw('alter database ?? set plan_cache_mode = force_generic_plan', [rows[0].name]);
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `lives_${names.size}`;
    names.set(text, name);
    return name;
  };
  const prepared = new WeakSet<Client>();
  db.client.pool.on('acquireSuccess', (_: number, connection: Client) => {
    if (prepared.has(connection)) return;
    prepared.add(connection);
    const ask = connection.query.bind(connection) as (config: QueryConfig, ...rest: unknown[]) => unknown;
    const query = (config: QueryConfig, ...rest: unknown[]) =>
      ask(config.values?.length ? { ...config, name: nameOf(config.text) } : config, ...rest);
    Object.assign(connection, { query });
  });
}
