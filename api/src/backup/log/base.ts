import { createGunzip, createGzip } from 'node:zlib';
import { startTool } from '@diyar/db/postgres-tools';
import { z } from 'zod';
import { backupId, timeOfId } from '../manifest.ts';
import type { Place } from '../place.ts';
import { open, Stored, store } from '../stored.ts';
import { through } from './entries.ts';
import type { LogDeps } from './keeper.ts';
import { serverFacts } from './server-facts.ts';

const PREFIX = 'bases/';
const FILE = 'manifest.json';

/** A copy of the whole cluster that the log is played onto. */
export const Base = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The first moment that can be restored from it. */
  finishedAt: z.iso.datetime(),
  system: z.string(),
  /** Only a server of this version reads it. */
  major: z.int(),
  /** The first segment of the log that it needs. */
  from: z.string(),
  segmentBytes: z.int(),
  database: z.string(),
  role: z.string(),
  content: Stored,
});
export type Base = z.infer<typeof Base>;

const manifestOf = (id: string) => `${PREFIX}${id}/${FILE}`;

/** Copies the cluster while it works (`pg_basebackup`), without its log. @returns its name @throws Error when it broke off */
export async function createBase(deps: Omit<LogDeps, 'folder'>): Promise<string> {
  const { db, place, recipient } = deps;
  const { system, major, segmentBytes, database, role } = await serverFacts(db);
  const { rows } = await db.raw<{ rows: { now: Date; from: string }[] }>(
    'select clock_timestamp() as now, pg_walfile_name(pg_current_wal_flush_lsn()) as from',
  );
  const [begun] = rows;
  if (!begun) throw new Error('The database does not say where its log is.');
  const id = backupId(begun.now);
  const content = await store(
    place,
    `${PREFIX}${id}/base.tar.gz`,
    through(copy(deps), createGzip({ level: 1 })),
    recipient,
  );
  const { rows: ended } = await db.raw<{ rows: { now: Date }[] }>('select clock_timestamp() as now');
  const base: Base = {
    format: 1,
    takenAt: begun.now.toISOString(),
    finishedAt: (ended[0]?.now ?? new Date()).toISOString(),
    system,
    major,
    from: begun.from,
    segmentBytes,
    database,
    role,
    content,
  };
  await place.put(manifestOf(id), Buffer.from(`${JSON.stringify(base, null, 2)}\n`));
  return id;
}

async function* copy(deps: Omit<LogDeps, 'folder'>): AsyncGenerator<Uint8Array> {
  const args = [
    '--pgdata=-',
    '--format=tar',
    '--wal-method=none',
    '--checkpoint=fast',
    '--no-manifest',
    '--no-password',
  ];
  const { output, done } = startTool(deps, 'pg_basebackup', args);
  done.catch(() => {});
  yield* output;
  await done;
}

/** Every base, oldest first; `base` undefined: it broke off, or is being taken. */
export async function listBases(place: Place): Promise<{ id: string; names: string[]; base: Base | undefined }[]> {
  const byId = new Map<string, string[]>();
  for (const name of await place.list(PREFIX)) {
    const id = name.split('/')[1] ?? '';
    byId.set(id, [...(byId.get(id) ?? []), name]);
  }
  const sorted = [...byId].sort(([a], [b]) => timeOfId(a) - timeOfId(b));
  return Promise.all(sorted.map(async ([id, names]) => ({ id, names, base: await readBase(place, id) })));
}

async function readBase(place: Place, id: string): Promise<Base | undefined> {
  const text = await place.get(manifestOf(id));
  return text && Base.parse(JSON.parse(text.toString('utf8')));
}

/** Its tar, as it was copied. @throws Error when a byte is missing or another */
export const openBase = (place: Place, { content }: Base, identity: string | null): AsyncIterable<Uint8Array> =>
  through(open(place, content, identity), createGunzip());
