import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photoCopies } from '#features/listing-review/photo-copies.ts';
import { loadCategories } from '#lib/catalogue/categories.ts';
import { type ImageStore, localImageStore } from '#lib/images/index.ts';
import { generateListings } from './generate.ts';
import { illustrate } from './illustrate.ts';
import { pictured, pool } from './pictures/pool.ts';

let database: TestDatabase;
let db: Db;
let folder: string;
let store: ImageStore;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { name: 'diyar-demo', max: 3, statementTimeout: 0 });
  await generateListings(db, 3_000, () => {});
  folder = await mkdtemp(join(tmpdir(), 'demo-photos-'));
  store = localImageStore(folder);
  await illustrate(db, store);
}, 480_000);
afterAll(async () => {
  store.close();
  await rm(folder, { recursive: true });
  await db.destroy();
  await database.drop();
});

interface Card {
  category: string;
  root: string;
  deal: string;
  first: string | null;
}

/** The listings on show, in the order of the search; `first` is null without pictures. */
async function cards(): Promise<Card[]> {
  const { rows } = await db.raw<{ rows: Card[] }>(
    `select c.slug as category, r.slug as root, l.transaction_type as deal, m.image_id as first
     from listings l left join listing_media m on m.listing_id = l.id and m.is_main
       join categories c on c.id = l.category_id join categories g on g.id = c.parent_id
       join categories r on r.id = g.parent_id
     where l.status = 'active' order by l.published_at desc, l.id desc`,
  );
  return rows;
}

const PAGE = 24;

it.each<[string, (card: Card) => string]>([
  ['everything', () => ''],
  ['a branch', ({ root }) => root],
  ['a category', ({ category }) => category],
  ['a category for sale or rent', ({ category, deal }) => `${category} ${deal}`],
])('no two alike lead a page of %s', async (_, listOf) => {
  const lists = new Map<string, (string | null)[]>();
  for (const card of await cards()) lists.set(listOf(card), [...(lists.get(listOf(card)) ?? []), card.first]);
  for (const [list, leads] of lists)
    for (let at = 0; at < leads.length; at += PAGE) {
      const page = leads.slice(at, at + PAGE).filter((lead) => lead !== null);
      expect(page.length - new Set(page).size, list).toBe(0);
    }
});

it('homes have pictures but those of careless sellers, goods mostly', async () => {
  const all = await cards();
  const share = (some: Card[]) => some.filter(({ first }) => first !== null).length / some.length;
  expect(share(all.filter(({ category }) => category === 'apartments'))).toBeGreaterThan(0.88);
  expect(share(all.filter(({ category }) => pictured(category) > 0))).toBeGreaterThan(0.6);
});

it('the pictures are served like uploads, in sizes made on demand', async () => {
  const first = (await cards()).find((card) => card.first !== null)?.first ?? expect.fail('no photos');
  const image = await rowOf(db('images').where({ id: first }).first('width', 'height', 'color', 'thumbhash'));
  expect(await store.describe(first)).toMatchObject(image);
  const file = await store.openVariant(first, { width: 320, format: 'webp' });
  expect(file?.size).toBeGreaterThan(1_000);
});

it('a second run changes nothing', async () => {
  const hung = () => db('listing_media').orderBy(['listing_id', 'position']).select('listing_id', 'image_id');
  const before = await hung();
  await illustrate(db, store);
  expect(await hung()).toEqual(before);
});

it('pictures that stand for goods and places name what the catalogue knows', async () => {
  const { all } = await loadCategories(db);
  const known = new Set(all.flatMap(({ slug, propertyType }) => [slug, propertyType]));
  expect([...new Set(pool.flatMap(({ kinds }) => kinds))].filter((kind) => !known.has(kind))).toEqual([]);
});

it('reviewers see a copied photo in a few listings that wait, not in all that share the demo’s pictures', async () => {
  const { rows } = await db.raw<{ rows: { id: string; photos: string[] }[] }>(
    `select l.id, array_agg(m.image_id) as photos from listings l join listing_media m on m.listing_id = l.id
     where l.status = 'pending' group by 1`,
  );
  const found = await Promise.all(rows.map(({ id, photos }) => photoCopies(db, id, photos, 'ar')));
  const marked = found.filter((photos) => [...photos.values()].some(({ copies }) => copies.length > 0));
  expect(rows.length).toBeGreaterThan(10);
  expect(marked.length).toBeGreaterThanOrEqual(1);
  expect(marked.length).toBeLessThan(rows.length * 0.3);
});
