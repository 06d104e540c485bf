import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Db } from '@diyar/db';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photoCopies } from '../features/listing-review/photo-copies.ts';
import { loadCategories } from '../lib/catalogue/categories.ts';
import { type ImageStore, localImageStore } from '../lib/images/index.ts';
import { generateListings } from './generate.ts';
import { illustrate } from './illustrate.ts';
import { pool } from './pictures/pool.ts';

let database: TestDatabase;
let db: Db;
let folder: string;
let store: ImageStore;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { name: 'diyar-demo', max: 3, statementTimeout: 0 });
  await generateListings(db, 900, () => {});
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

/** First pictures of flats, newest first; null without. */
async function firstsOfFlats(): Promise<(string | null)[]> {
  const { rows } = await db.raw(
    `select m.image_id as first from listings l left join listing_media m on m.listing_id = l.id and m.is_main
     where l.property_type = 'apartment' and l.status = 'active' order by coalesce(l.published_at, l.created_at) desc, l.id desc`,
  );
  return rows.map(({ first }: { first: string | null }) => first);
}

it('all flats have pictures but those of careless sellers, no two alike on a page', async () => {
  const flats = await firstsOfFlats();
  const firsts = flats.filter((id) => id !== null);
  expect(firsts.length).toBeGreaterThan(flats.length * 0.88);
  const page = firsts.slice(0, 24);
  expect(new Set(page).size).toBe(page.length);
});

interface Lead {
  category: string;
  root: string;
  first: string;
}

/** First pictures of the goods on show, in the order the search puts them. */
async function leadsOfGoods(): Promise<Lead[]> {
  const { rows } = await db.raw<{ rows: Lead[] }>(
    `select c.slug as category, r.slug as root, m.image_id as first
     from listings l join listing_media m on m.listing_id = l.id and m.is_main
       join categories c on c.id = l.category_id join categories g on g.id = c.parent_id
       join categories r on r.id = g.parent_id
     where l.status = 'active' and r.slug <> 'real-estate' order by l.published_at desc, l.id desc`,
  );
  return rows;
}

const pictured = (category: string) => pool.filter(({ kinds }) => kinds.includes(category)).length;

it('goods of a category never begin like the ones before them, cars not once on a page', async () => {
  const firsts = new Map<string, string[]>();
  for (const { category, first } of await leadsOfGoods())
    firsts.set(category, [...(firsts.get(category) ?? []), first]);
  for (const [category, leads] of firsts) {
    const repeated = leads.filter((lead, at) => at > 0 && leads[at - 1] === lead);
    expect(pictured(category) > 2 ? repeated : [], category).toEqual([]);
  }
  const page = (firsts.get('passenger-cars') ?? []).slice(0, 20);
  expect(page.length).toBeGreaterThan(12);
  expect(new Set(page).size).toBe(page.length);
});

it('neighbours on a page of a whole branch begin differently', async () => {
  const last = new Map<string, string>();
  for (const { root, category, first } of await leadsOfGoods()) {
    if (pictured(category) > 1) expect(last.get(root), category).not.toBe(first);
    last.set(root, first);
  }
});

it('the pictures are served like uploads, in sizes made on demand', async () => {
  const first = (await firstsOfFlats()).find((id) => id !== null) ?? expect.fail('no photos');
  const image = await db('images').where({ id: first }).first('width', 'height', 'color', 'thumbhash');
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
  const found = await Promise.all(rows.map(({ id, photos }) => photoCopies(db, id, photos)));
  const marked = found.filter((photos) => [...photos.values()].some(({ copies }) => copies.length > 0));
  expect(rows.length).toBeGreaterThan(10);
  expect(marked.length).toBeGreaterThanOrEqual(1);
  expect(marked.length).toBeLessThan(rows.length * 0.3);
});
