import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { EXTRACT, loadTiles } from '../src/geo/walks/load-walks.ts';
import { unpackTiles } from '../src/geo/walks/walk-file.ts';

const FILE = fileURLToPath(new URL('data/streets/walks.bin', import.meta.url));

/**
 * Brings the streets to walk that come with the project into `walk_tiles`, unless an operator has loaded an extract (`geo:load`).
 * @returns false when nothing has changed since the last time
 */
export async function seedWalks(db: Knex): Promise<boolean> {
  const file = readFileSync(FILE);
  const hash = createHash('sha256').update(file).digest('hex');
  const known = await db('seed_state').where({ name: 'walks' }).first('hash');
  if (known?.hash === hash || known?.hash === EXTRACT) return false;
  await loadTiles(db, unpackTiles(file), hash);
  return true;
}

/** Puts the shipped streets back in the place of an extract's. */
export async function shipWalks(db: Knex): Promise<void> {
  await db('seed_state').where({ name: 'walks' }).delete();
  await seedWalks(db);
}
