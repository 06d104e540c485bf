import { rowOf } from '@diyar/db/row-of';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { aListing, aUser, createTestSearch, type TestSearch, until } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let search: TestSearch;

beforeAll(async () => {
  database = await createTestDatabase();
  search = await createTestSearch(database);
});
afterAll(async () => {
  await search?.drop();
  await database?.drop();
});

const clean = { missing: [], extra: [], stale: [] };

describe('the indexer', () => {
  it('brings a published listing into the index, its edits, and its end', async () => {
    const { db } = database;
    const id = await aListing(db, { status: 'pending' });
    const other = await aListing(db);
    await search.settled();
    expect(await search.find(id)).toBeUndefined();

    await db('listings').where({ id }).update({ status: 'active' });
    await search.settled();
    expect(await search.find(id)).toMatchObject({
      id,
      price: 85_000,
      city: 'damascus',
      neighborhood: 'damascus.mezzeh',
    });

    await db('listings').where({ id }).update({ price_cents: 9_000_000 });
    await search.settled();
    expect(await search.find(id)).toMatchObject({ price: 90_000 });

    await db('listings').where({ id }).update({ status: 'suspended' });
    await db('listings').where({ id: other }).delete();
    await search.settled();
    expect(await search.find(id)).toBeUndefined();
    expect(await search.find(other)).toBeUndefined();
    expect(await search.compare()).toMatchObject(clean);
  });

  it('sees nothing of a change that is rolled back', async () => {
    const { db } = database;
    const id = await aListing(db);
    await search.settled();
    await expect(
      db.transaction(async (trx) => {
        await trx('listings').where({ id }).update({ price_cents: 1_00 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await db('search_dirty')).toEqual([]);
    expect(await search.find(id)).toMatchObject({ price: 85_000 });
  });

  it('keeps the folded text for PostgreSQL, and takes it away with the listing', async () => {
    const { db } = database;
    const id = await aListing(db, { title_ar: 'شقة فاخرة جدا' });
    await search.settled();
    const { rows } = await db.raw(
      "select words @@ plainto_tsquery('simple', split_part(title, ' ', 1)) as found from listing_search where listing_id = ?",
      [id],
    );
    expect(rows).toEqual([{ found: true }]);

    await db('listings').where({ id }).update({ status: 'archived' });
    await search.settled();
    expect(await db('listing_search').where({ listing_id: id })).toEqual([]);
  });

  it('follows what fans out: an office renamed, an owner banned, a category closed', async () => {
    const { db } = database;
    const city = await rowOf(db('locations').where({ kind: 'city', key: 'damascus' }).first('id'));
    const office = await rowOf(
      db('offices')
        .insert({ slug: 'old-name', name_ar: 'مكتب قديم', name_en: 'Old office', city_id: city.id })
        .returning('id'),
    );
    const owner_id = await aUser(db);
    const ids = await Promise.all([1, 2, 3].map(() => aListing(db, { owner_id, office_id: office.id })));
    await search.settled();

    await db('offices').where({ id: office.id }).update({ slug: 'new-name', name_en: 'New office' });
    await search.settled();
    for (const id of ids) expect(await search.find(id)).toMatchObject({ office: 'new-name' });

    await db('users').where({ id: owner_id }).update({ banned_at: new Date() });
    await search.settled();
    for (const id of ids) expect(await search.find(id)).toBeUndefined();

    await db('users').where({ id: owner_id }).update({ banned_at: null });
    await db('categories').where({ slug: 'apartments' }).update({ is_active: false });
    await search.settled();
    for (const id of ids) expect(await search.find(id)).toBeUndefined();

    await db('categories').where({ slug: 'apartments' }).update({ is_active: true });
    await search.settled();
    expect(await search.compare()).toMatchObject(clean);
  });

  it('tells caches which listings changed, after the engine has them', async () => {
    const { db } = database;
    const client = await db.client.acquireRawConnection();
    try {
      const heard = new Promise<string>((resolve) => {
        client.on('notification', (message: { payload: string }) => resolve(message.payload));
      });
      await client.query('listen listings_indexed');
      const id = await aListing(db);
      expect(await heard).toBe(id);
      expect(await search.find(id)).toBeDefined();
    } finally {
      await client.end();
    }
  });

  it('works on while an open transaction holds a mark, without sending that listing over and over', async () => {
    const { db } = database;
    const [held, free] = [await aListing(db), await aListing(db)];
    await search.settled();
    const trx = await db.transaction();
    try {
      // The mark exists already, committed; the open transaction changes it and keeps it locked.
      await db('listings').where({ id: held }).update({ price_cents: 1_000_00 });
      await trx('listings').where({ id: held }).update({ price_cents: 2_000_00 });
      await db('listings').where({ id: free }).update({ price_cents: 3_000_00 });
      await until(async () => ((await search.find(free))?.price === 3_000 ? true : undefined));
      const before = await tasks(search);
      await db('listings').where({ id: free }).update({ price_cents: 4_000_00 });
      await until(async () => ((await search.find(free))?.price === 4_000 ? true : undefined));
      expect((await tasks(search)) - before).toBeLessThanOrEqual(2);
    } finally {
      await trx.commit();
    }
    await search.settled();
    expect(await search.find(held)).toMatchObject({ price: 2_000 });
  });
});

async function tasks({ metrics }: TestSearch): Promise<number> {
  return (await metrics.tasks.get()).values[0]?.value ?? 0;
}
