import { fileURLToPath } from 'node:url';
import type { Db } from './connect.ts';
import { installJobs } from './install-jobs.ts';
import { stateRights } from './rights/compare.ts';

const LOCK = 7_415_001;
const directory = fileURLToPath(new URL('../migrations', import.meta.url));

/**
 * Brings the schema up to date, as the owner role. Safe to run from several machines at once, and after a run that was
 * killed: an advisory lock (which dies with its connection) guards it, so knex's own lock row may be freed. The rights of our roles
 * are stated anew at its end, whatever a restore or a hand made of them.
 * @returns the names of the migrations that were applied now
 */
export async function migrate(db: Db): Promise<string[]> {
  const guard = await db.client.acquireConnection();
  try {
    await db.raw('select pg_advisory_lock(?)', [LOCK]).connection(guard);
    const config = { directory, loadExtensions: ['.ts'], tableName: 'migrations' };
    await db.migrate.forceFreeMigrationsLock(config);
    const [, applied] = await db.migrate.latest(config);
    await installJobs(db);
    await stateRights(db);
    return applied;
  } finally {
    await db.raw('select pg_advisory_unlock(?)', [LOCK]).connection(guard);
    await db.client.releaseConnection(guard);
  }
}
