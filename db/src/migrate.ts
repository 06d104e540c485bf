import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Db } from './connect.ts';
import { countPeople } from './demo-people.ts';
import { installJobs } from './install-jobs.ts';
import { stateRights } from './rights/compare.ts';
import { type Applied, applyObjects, dropObjects } from './schema/apply.ts';
import { ALLOW_ROWS, RealPeople } from './schema/drop-tables.ts';
import { recogniseEarlier } from './schema/earlier.ts';

const LOCK = 7_415_001;
const directory = fileURLToPath(new URL('../migrations', import.meta.url));
// A database of a newer version is recognised by `newerSteps`, and served; knex would call this directory corrupt.
const CONFIG = { directory, loadExtensions: ['.ts'], tableName: 'migrations', disableMigrationsListValidation: true };

export interface Migrated extends Applied {
  /** Names of the table migrations that were applied now. */
  migrations: string[];
  /** Those of a newer version, which this one does not know: then nothing was done. */
  newer: string[];
}

/**
 * Brings the schema up to date, as the owner role: tables by their migrations, then views, functions and triggers by their files. Safe to
 * run from several machines at once, and after a run that was killed: an advisory lock (which dies with its connection) guards it, so
 * knex's own lock row may be freed. The rights of our roles are stated anew at its end, whatever a restore or a hand made of them.
 * @param options `older`: see `applyObjects`
 * @throws TooOld of an installation that has to be brought up by an earlier version first
 */
export const migrate = (db: Db, options: { older?: boolean } = {}): Promise<Migrated> =>
  guarded(db, async () => {
    await recogniseEarlier(db, CONFIG.tableName);
    await db.migrate.forceFreeMigrationsLock(CONFIG);
    const newer = await newerSteps(db);
    // Processes of the newer version may still run: neither their rights nor their views are taken from them.
    if (newer.length > 0 && !options.older) return { migrations: [], applied: [], older: [], newer };
    const [, migrations]: [number, string[]] = await db.migrate.latest(CONFIG);
    const objects = await applyObjects(db, { ...options, complete: stateRights });
    await installJobs(db);
    await stateRights(db);
    return { migrations, ...objects, newer };
  });

/**
 * Takes table migrations back, the last one first, in one transaction; views, functions and triggers go before them, and come back with
 * the next `migrate`.
 * @param options `all`: every one, else the last; `withRows`: though rows of people or money go with them, where all are
 * of the demo
 * @returns the names of those taken back
 * @throws RowsWouldGo, RealPeople
 */
export const rollBack = (db: Db, { all, withRows }: { all: boolean; withRows: boolean }): Promise<string[]> =>
  guarded(db, () =>
    db.transaction(async (trx) => {
      if (withRows) await allowRows(trx);
      await dropObjects(trx);
      const undone: string[] = [];
      for (;;) {
        const [, [name]]: [number, string[]] = await trx.migrate.down(CONFIG);
        if (!name) break;
        undone.push(name);
        if (!all) break;
      }
      // Functions that the tables' columns called.
      await dropObjects(trx);
      return undone;
    }),
  );

async function allowRows(trx: Db): Promise<void> {
  if (await trx.schema.hasTable('users')) {
    const { others, closed } = await countPeople(trx);
    if (others + closed > 0) throw new RealPeople(others + closed);
  }
  await trx.raw(`set local ${ALLOW_ROWS} = 'on'`);
}

async function newerSteps(db: Db): Promise<string[]> {
  if (!(await db.schema.hasTable(CONFIG.tableName))) return [];
  const known = new Set(readdirSync(directory));
  const done = await db(CONFIG.tableName).select<{ name: string }[]>('name').orderBy('id');
  return done.map(({ name }) => name).filter((name) => !known.has(name));
}

async function guarded<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const guard = await db.client.acquireConnection();
  try {
    await db.raw('select pg_advisory_lock(?)', [LOCK]).connection(guard);
    return await work();
  } finally {
    await db.raw('select pg_advisory_unlock(?)', [LOCK]).connection(guard);
    await db.client.releaseConnection(guard);
  }
}
