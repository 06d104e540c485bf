import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptFile, PendingSubmission } from './pending-submission.ts';

interface Schema extends DBSchema {
  letters: { key: string; value: PendingSubmission; indexes: { owner: string } };
  files: { key: string; value: KeptFile; indexes: { listing: string } };
}

const NAME = 'diyar-outbox';
const MONTH_MS = 30 * 86_400_000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('letters', { keyPath: 'id' }).createIndex('owner', 'owner');
      db.createObjectStore('files', { keyPath: 'key' }).createIndex('listing', 'listing');
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

/** A browser that keeps nothing has nothing waiting. */
export async function submissionsOf(owner: string): Promise<PendingSubmission[]> {
  if (typeof indexedDB === 'undefined') return [];
  const submissions = await (await database()).getAllFromIndex('letters', 'owner', owner);
  return submissions.sort((a, b) => a.at - b.at);
}

/** How many wait for a line, of whichever account. */
export async function waitingCount(): Promise<number> {
  const submissions = await (await database()).getAll('letters');
  return submissions.filter(({ state }) => state === 'waiting').length;
}

export const readSubmission = async (id: string): Promise<PendingSubmission | undefined> =>
  (await database()).get('letters', id);

export async function writeSubmission(submission: PendingSubmission): Promise<void> {
  await (await database()).put('letters', submission);
}

/** Takes a submission out, with its files unless somebody goes on with them. */
export async function dropSubmission(id: string, { withFiles }: { withFiles: boolean }): Promise<void> {
  const db = await database();
  const change = db.transaction(['letters', 'files'], 'readwrite');
  await change.objectStore('letters').delete(id);
  if (withFiles) {
    const files = change.objectStore('files');
    for (const key of await files.index('listing').getAllKeys(id)) await files.delete(key);
  }
  await change.done;
}

export async function filesOf(owner: string, listing: string): Promise<KeptFile[]> {
  const files = await (await database()).getAllFromIndex('files', 'listing', listing);
  return files.filter((file) => file.owner === owner).sort((a, b) => a.at - b.at);
}

export async function writeFile(file: KeptFile): Promise<void> {
  await (await database()).put('files', file);
}

/** Of a file that was taken out meanwhile, nothing comes back. */
export async function replaceFile(
  key: string,
  ready: Partial<Pick<KeptFile, 'file' | 'sha256' | 'uploadId'>>,
): Promise<void> {
  const change = (await database()).transaction('files', 'readwrite');
  const kept = await change.store.get(key);
  if (kept) await change.store.put({ ...kept, ...ready });
  await change.done;
}

/** Listings an account has files for that wait here, apart from those that the outbox sends. */
export async function listingsWithFiles(owner: string): Promise<string[]> {
  if (typeof indexedDB === 'undefined') return [];
  const db = await database();
  const letters = new Set(await db.getAllKeys('letters'));
  const own = (await db.getAll('files')).filter((file) => file.owner === owner && !letters.has(file.listing));
  return [...new Set(own.map(({ listing }) => listing))];
}

export async function dropFile(key: string): Promise<void> {
  await (await database()).delete('files', key);
}

/** Files of forms that nobody came back to. */
export async function sweepFiles(now = Date.now()): Promise<void> {
  const db = await database();
  const submissions = new Set(await db.getAllKeys('letters'));
  const old = (await db.getAll('files')).filter(({ at, listing }) => now - at > MONTH_MS && !submissions.has(listing));
  await Promise.all(old.map(({ key }) => db.delete('files', key)));
}
