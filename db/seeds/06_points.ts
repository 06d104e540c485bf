import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { loadPoints } from '../src/geo/points/load-points.ts';
import type { PointOfInterest } from '../src/geo/points/read-point.ts';
import { EXTRACT } from '../src/geo/walks/load-walks.ts';

const FILE = fileURLToPath(new URL('data/streets/points.ndjson', import.meta.url));

/**
 * Brings the schools, hospitals, parks … that come with the project into `points_of_interest`, unless an operator has loaded an
 * extract or wants none (`geo:load`); installations of before that had loaded one keep it.
 * @returns false when nothing has changed since the last time
 */
export async function seedPoints(db: Knex): Promise<boolean> {
  const text = readFileSync(FILE, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  const known = await db('seed_state').where({ name: 'points' }).first('hash');
  if (known?.hash === hash || known?.hash === EXTRACT) return false;
  if (!known && (await db('points_of_interest').first('osm_id'))) {
    await notePoints(db, EXTRACT);
    return false;
  }
  await loadPoints(db, shippedPoints(text));
  await notePoints(db, hash);
  return true;
}

export async function notePoints(db: Knex, hash: string): Promise<void> {
  await db.raw(
    `insert into seed_state (name, hash) values ('points', ?)
     on conflict (name) do update set hash = excluded.hash, seeded_at = now()`,
    [hash],
  );
}

/** Puts the shipped points back in the place of an extract's. */
export async function shipPoints(db: Knex): Promise<void> {
  await notePoints(db, '');
  await seedPoints(db);
}

const shippedPoints = (text: string): PointOfInterest[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
