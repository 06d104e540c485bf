import { z } from 'zod';
import type { Place } from './place.ts';
import { Stored } from './stored.ts';

const FILE = 'manifest.json';

/** The parts of a backup; written last, so that a folder without it is one that broke off. */
export const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The newest migration it had: an older release cannot read it. */
  migration: z.string(),
  /** Rows by table, of the moment that was dumped. */
  counts: z.record(z.string(), z.int()),
  database: Stored,
  /** `AUTH_SECRET`, which signs sessions and seals authenticators. */
  secret: Stored,
  /** Lines of `{path, ...Stored}`. */
  files: Stored,
  /** Names of the contents that its files need, in clear: retention counts them without the key. */
  contents: Stored,
});
export type Manifest = z.infer<typeof Manifest>;

export const FileLine = z.object({ path: z.string(), content: Stored });

const nameOf = (id: string) => `backups/${id}/${FILE}`;

/** `2026-11-26T02-00-00-000Z`: sorts by time. */
export const backupId = (at: Date): string => at.toISOString().replace(/[:.]/g, '-');

export const timeOfId = (id: string): number =>
  Date.parse(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

export const saveManifest = (place: Place, id: string, manifest: Manifest): Promise<void> =>
  place.put(nameOf(id), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));

/** @throws Error when there is none of this name */
export async function readManifest(place: Place, id: string): Promise<Manifest> {
  const bytes = await place.get(nameOf(id));
  if (!bytes) throw new Error(`There is no backup ${id}.`);
  return Manifest.parse(JSON.parse(bytes.toString('utf8')));
}

/** Every file of backups, by backup: complete ones, and what a killed run left. Oldest first. */
export async function listBackups(place: Place): Promise<{ id: string; isComplete: boolean; names: string[] }[]> {
  const byId = new Map<string, string[]>();
  for (const name of await place.list('backups/')) {
    const id = name.split('/')[1] ?? '';
    byId.set(id, [...(byId.get(id) ?? []), name]);
  }
  return [...byId]
    .map(([id, names]) => ({ id, names, isComplete: names.includes(nameOf(id)) }))
    .sort((a, b) => a.id.localeCompare(b.id));
}
