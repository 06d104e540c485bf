import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, ensurePrerequisites, migrate } from '@diyar/db';
import type { Means } from '@diyar/db/postgres-tools';
import { z } from 'zod';
import { closeAccountsAgain, closedAccountsIn } from './closed-accounts.ts';
import { type Counts, countRows, restoreDump } from './database.ts';
import type { InstallationFiles } from './installation-files.ts';
import { FileLine, listBackups, type Manifest, readManifest } from './manifest.ts';
import type { Place } from './place.ts';
import { open, textOf } from './stored.ts';

export interface RestoreDeps extends Means {
  /** As the owner role. */
  db: Db;
  files: InstallationFiles;
  dataDir: string;
  place: Place;
  identity: string | null;
  print(line: string): void;
}

const Secret = z.object({ authSecret: z.string() });

export interface Restored {
  id: string;
  authSecret: string;
}

/** The newest complete backup, or the one named. @throws Error when there is none */
export async function chosenBackup(place: Place, wanted: string | undefined): Promise<string> {
  const complete = (await listBackups(place)).filter(({ isComplete }) => isComplete).map(({ id }) => id);
  const id = wanted ?? complete.at(-1);
  if (!id || !complete.includes(id))
    throw new Error(wanted ? `There is no complete backup ${wanted}.` : 'There is no complete backup.');
  return id;
}

/** Content for an installation, wherever it was read from. */
export interface Content {
  /** When its rows were so. */
  takenAt: string;
  counts: Counts;
  /** As pg_dump writes it. */
  dumped: AsyncIterable<Uint8Array>;
  authSecret: string;
  /** Whose files are written where they are missing, one after another. */
  files: Manifest[];
}

/**
 * Puts a backup in the place of what an installation holds. The site must be stopped.
 * @throws Error when a process is connected, a byte is another, or rows are missing; the rows of before are then still there
 */
export async function restoreBackup(deps: RestoreDeps, id: string): Promise<Restored> {
  const { db, place, identity } = deps;
  const manifest = await readManifest(place, id);
  await expectNobody(db);
  const authSecret = await secretOf(deps, manifest);
  const { takenAt, counts, database } = manifest;
  await putInPlace(deps, { takenAt, counts, dumped: open(place, database, identity), authSecret, files: [manifest] });
  return { id, authSecret };
}

/** The `AUTH_SECRET` of a backup. */
export async function secretOf({ place, identity }: RestoreDeps, { secret }: Manifest): Promise<string> {
  return Secret.parse(JSON.parse(await textOf(open(place, secret, identity)))).authSecret;
}

/** Rows in one transaction, then the schema's newer steps and our roles' rights, files, and accounts that were closed since. */
export async function putInPlace(deps: RestoreDeps, content: Content): Promise<void> {
  const { db, place, print } = deps;
  await mkdir(deps.dataDir, { recursive: true });
  const folder = await mkdtemp(join(deps.dataDir, 'restore-'));
  // A new machine has none of them.
  await ensurePrerequisites(db);
  await restoreDump(deps, content.dumped, folder);
  await expectCounts(db, content.counts);
  const { migrations } = await migrate(db);
  print(
    `database of ${content.takenAt}${migrations.length > 0 ? `, ${migrations.length} migrations since` : ''}; rights as listed`,
  );
  let written = 0;
  for (const manifest of content.files) written += await restoreFiles(deps, manifest);
  print(`files: ${written} written`);
  const closed = await closeAccountsAgain(db, content.authSecret, [place, closedAccountsIn(deps.dataDir)]);
  print(`accounts closed since then, and closed again: ${closed}`);
  await db.raw(`insert into search_reindex_requests (reason) values ('restored from a backup') on conflict do nothing`);
}

/** @throws Error while a process of the site is connected */
export async function expectNobody(db: Db): Promise<void> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and usename = 'diyar_app' and backend_type = 'client backend'`);
  if (rows.length === 0) return;
  throw new Error(`Stop the site first: ${rows.map(({ name }) => name).join(', ')} use(s) the database.`);
}

async function expectCounts(db: Db, counts: Counts): Promise<void> {
  const found = await countRows(db);
  const wrong = Object.keys({ ...counts, ...found }).filter((table) => counts[table] !== found[table]);
  if (wrong.length > 0) throw new Error(`Rows are missing after the restore, in: ${wrong.join(', ')}.`);
}

/** Writes what is missing or of another size; what was there besides is left to the cleaning of media. @returns how many */
async function restoreFiles({ files, place, identity }: RestoreDeps, manifest: Manifest): Promise<number> {
  let written = 0;
  for (const line of (await textOf(open(place, manifest.files, identity))).split('\n').filter(Boolean)) {
    const { path, content } = FileLine.parse(JSON.parse(line));
    if ((await files.size(path)) === content.plain.bytes) continue;
    await files.write(path, open(place, content, identity));
    written++;
  }
  return written;
}
