import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachPhotos } from './attach-photos.ts';
import { generateListings } from './generate.ts';
import { photoId, ROUNDS } from './photos/pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await generateListings(database.db, 600, () => {});
}, 120_000);
afterAll(() => database.drop());

/** Pictures of a round as if they were drawn. */
async function drawn({ specs }: (typeof ROUNDS)[number]) {
  const pool = specs.map(({ name, kinds, room, dwelling }) => ({ id: photoId(name), kinds, room, dwelling }));
  const file = { width: 800, height: 600, bytes: 1000, thumbhash: 'aa', color: '#aabbcc' };
  const images = pool.map(({ id }) => ({ id, sha256: randomBytes(32), ...file }));
  await database.db('images').insert(images).onConflict('id').ignore();
  return pool;
}

/** First pictures of flats, newest first; null without. */
async function firstsOfFlats(): Promise<(string | null)[]> {
  const { rows } = await database.db.raw(
    `select m.image_id as first from listings l left join listing_media m on m.listing_id = l.id and m.is_main
     where l.property_type = 'apartment' order by coalesce(l.published_at, l.created_at) desc, l.id desc`,
  );
  return rows.map(({ first }: { first: string | null }) => first);
}

it('the newest listings have pictures after the first round, all flats after the last, no two alike on a page', async () => {
  const [first, ...rest] = ROUNDS;
  if (!first) throw new Error('no rounds');
  await attachPhotos(database.db, await drawn(first), first.share);
  const soon = await firstsOfFlats();
  expect(soon.slice(0, 24).filter(Boolean).length).toBeGreaterThan(18);
  expect(soon.slice(-24).filter(Boolean)).toEqual([]);

  for (const round of rest) await attachPhotos(database.db, await drawn(round), round.share);
  const firsts = (await firstsOfFlats()).filter((id) => id !== null);
  expect(firsts.length).toBeGreaterThan(soon.length * 0.88);
  const page = firsts.slice(0, 24);
  expect(new Set(page).size).toBe(page.length);
}, 60_000);
