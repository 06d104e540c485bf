import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Db } from '@diyar/db';
import type { Means } from '@diyar/db/postgres-tools';
import type { z } from 'zod';
import { copyClosedAccounts } from './closed-accounts.ts';
import { countRows, dump } from './database.ts';
import type { InstallationFiles } from './installation-files.ts';
import { backupId, type FileLine, type Manifest, saveManifest } from './manifest.ts';
import { orMissing, type Place } from './place.ts';
import { bytesOf, type Stored, store } from './stored.ts';

export interface BackupDeps extends Means {
  /** As the owner role. */
  db: Db;
  files: InstallationFiles;
  dataDir: string;
  authSecret: string;
  place: Place;
  recipient: string | null;
  print(line: string): void;
}

type Known = Record<string, Stored & { version: string }>;

/** Two at once would remove each other's files. */
const LOCK = 7_415_003;

/**
 * Database, secret and files, while the site runs: rows first, of one moment, then the files that they name. A file's content is stored
 * once, however many backups need it. Everything is read back. @returns the name of the backup
 * @throws Error when another one is being taken, or something does not come back as it was written
 */
export async function createBackup(deps: BackupDeps): Promise<string> {
  const { db } = deps;
  return db.transaction(
    async (trx) => {
      const { rows: locked } = await trx.raw<{ rows: { is_mine: boolean }[] }>(
        'select pg_try_advisory_xact_lock(?) as is_mine',
        [LOCK],
      );
      if (!locked[0]?.is_mine) throw new Error('Another backup is being taken.');
      const takenAt = new Date();
      const id = backupId(takenAt);
      const name = (part: string) => `backups/${id}/${part}`;
      const { place, recipient, print } = deps;

      const { rows } = await trx.raw<{ rows: { snapshot: string; migration: string }[] }>(
        'select pg_export_snapshot() as snapshot, (select max(name) from migrations) as migration',
      );
      const [moment] = rows;
      if (!moment) throw new Error('The database exports no snapshot.');
      const database = await store(place, name('database.dump'), dump(deps, moment.snapshot), recipient);
      const counts = await countRows(trx);
      print(`database: ${Object.values(counts).reduce((sum, count) => sum + count, 0)} rows, ${megabytes(database)}`);
      const secret = await store(
        place,
        name('secret.json'),
        bytesOf(JSON.stringify({ authSecret: deps.authSecret })),
        recipient,
      );
      const { lines, added } = await storeFiles(deps);
      const files = await store(
        place,
        name('files.ndjson'),
        bytesOf(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
        recipient,
      );
      const names = [...new Set(lines.map(({ content }) => content.name))].sort();
      const contents = await store(place, name('contents.txt'), bytesOf(names.join('\n')), null);
      print(`files: ${lines.length}, ${added} of them new`);
      await copyClosedAccounts(deps);

      const manifest: Manifest = {
        format: 1,
        takenAt: takenAt.toISOString(),
        migration: moment.migration,
        counts,
        database,
        secret,
        files,
        contents,
      };
      await saveManifest(place, id, manifest);
      return id;
    },
    { isolationLevel: 'repeatable read' },
  );
}

const megabytes = ({ plain }: Stored) => `${(plain.bytes / 1_048_576).toFixed(1)} MB`;

/** Each content once, however often it occurs; one that did not change since the last backup is not read. */
async function storeFiles(deps: BackupDeps): Promise<{ lines: z.infer<typeof FileLine>[]; added: number }> {
  const { files, place, recipient, dataDir } = deps;
  const memory = join(dataDir, 'backup-contents.json');
  const known: Known = JSON.parse((await readFile(memory, 'utf8').catch(orMissing)) ?? '{}');
  const there = new Set(await place.list('contents/'));
  const isThere = (stored: Stored) => there.has(`${stored.name}.0000`) && stored.isSealed === (recipient !== null);
  const byHash = new Map(
    Object.values(known)
      .filter(isThere)
      .map((stored) => [stored.plain.sha256, withoutVersion(stored)]),
  );
  const next: Known = {};
  const lines: z.infer<typeof FileLine>[] = [];
  let added = 0;
  for await (const { path, version = '' } of files.list()) {
    const before = known[path];
    let content: Stored | undefined =
      before?.version === version && isThere(before) ? withoutVersion(before) : undefined;
    if (!content) {
      const bytes = await files.read(path);
      // Removed since it was listed: the rows that named it are gone too, or go.
      if (!bytes) continue;
      const whole = await wholeOf(bytes);
      const hash = createHash('sha256').update(whole).digest('hex');
      content = byHash.get(hash);
      if (!content) {
        content = await storeContent(deps, hash, whole);
        byHash.set(hash, content);
        added++;
      }
    }
    there.add(`${content.name}.0000`);
    next[path] = { ...content, version };
    lines.push({ path, content });
  }
  await writeFile(`${memory}.part`, JSON.stringify(next), { mode: 0o600 });
  await rename(`${memory}.part`, memory);
  return { lines, added };
}

const withoutVersion = ({ version: _, ...stored }: Known[string]): Stored => stored;

/** Photos and videos are 50 MB at most, and what it is called by is known only when it was read. */
async function wholeOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Sealed twice, the same is other bytes, which must not take the place of what an earlier backup names. */
function storeContent({ place, recipient }: BackupDeps, hash: string, whole: Buffer): Promise<Stored> {
  const name = `contents/${hash.slice(0, 2)}/${hash}${recipient ? `-${randomUUID().slice(0, 8)}.age` : ''}`;
  return store(place, name, Readable.from([whole], { objectMode: true }), recipient);
}
