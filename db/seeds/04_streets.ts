import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { loadStreets } from '../src/geo/streets/load-streets.ts';
import type { StreetWay } from '../src/geo/streets/street-way.ts';
import { EXTRACT } from '../src/geo/walks/load-walks.ts';

const FILE = fileURLToPath(new URL('data/streets/streets.ndjson', import.meta.url));
/** Raised when the same ways make other streets. */
const FORM = 3;

/**
 * Brings the streets that come with the project into `streets`, unless an operator has loaded an extract (`geo:load`).
 * @returns false when nothing has changed since the last time
 */
export async function seedStreets(db: Knex): Promise<boolean> {
  const text = readFileSync(FILE, 'utf8');
  const hash = createHash('sha256').update(`${FORM}\n${text}`).digest('hex');
  const known = await db('seed_state').where({ name: 'streets' }).first('hash');
  if (known?.hash === hash || known?.hash === EXTRACT) return false;
  await loadStreets(db, shippedWays(text));
  await noteStreets(db, hash);
  return true;
}

export async function noteStreets(db: Knex, hash: string): Promise<void> {
  await db.raw(
    `insert into seed_state (name, hash) values ('streets', ?)
     on conflict (name) do update set hash = excluded.hash, seeded_at = now()`,
    [hash],
  );
}

/** Puts the shipped streets back in the place of an extract's. */
export async function shipStreets(db: Knex): Promise<void> {
  await db('seed_state').where({ name: 'streets' }).delete();
  await seedStreets(db);
}

const shippedWays = (text: string): StreetWay[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
