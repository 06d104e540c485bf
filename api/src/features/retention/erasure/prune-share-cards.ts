import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '@diyar/db';
import { listingCards } from '#lib/share-cards/index.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Removes the preview pictures of listings that are not public (any more): they show photos, prices and places. */
export async function pruneShareCards(db: Db, dataDir: string): Promise<void> {
  const root = listingCards(dataDir);
  for (const shard of await namesIn(root)) {
    const ids = (await namesIn(join(root, shard))).filter((name) => UUID.test(name));
    const shown = new Set(await db('listings').whereIn('id', ids).where({ status: 'active' }).pluck('id'));
    for (const id of ids.filter((id) => !shown.has(id)))
      await rm(join(root, shard, id), { recursive: true, force: true });
  }
  // An earlier release kept them in one folder, without saying whose they are.
  const folder = join(dataDir, 'og');
  for (const name of await namesIn(folder)) if (name.endsWith('.jpg')) await rm(join(folder, name), { force: true });
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
