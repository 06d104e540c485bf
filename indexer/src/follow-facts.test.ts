import { seedId } from '@diyar/db';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { aListing, aUser, createTestSearch, type TestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingsIndex } from './listings/index-uid.ts';

let database: TestDatabase;
let search: TestSearch;
let flat: string;
let villa: string;

beforeAll(async () => {
  database = await createTestDatabase();
  search = await createTestSearch(database);
  const owner_id = await aUser(database.db);
  flat = await aListing(database.db, { owner_id, title_ar: 'شقة على طريق زهرستان' });
  villa = await aListing(database.db, {
    owner_id,
    category_id: seedId('categories', 'villas'),
    property_type: 'villa',
  });
  await search.settled();
});
afterAll(async () => {
  await search?.drop();
  await database?.drop();
});

const clean = { missing: [], extra: [], stale: [] };
const birth = async () => (await search.engine.info(listingsIndex(search.prefix)))?.createdAt;

/** Changes facts; the index must have followed, whole and without a rebuild. */
async function after(change: () => Promise<unknown>): Promise<void> {
  const before = await birth();
  await change();
  await search.settled();
  expect(await search.compare()).toMatchObject(clean);
  expect(await birth()).toBe(before);
}

describe('facts that change', () => {
  it('reach listings of a renamed category, and no rebuild is made', async () => {
    const { db } = database;
    await after(() => db('categories').where({ slug: 'apartments' }).update({ name_en: 'Skyhouses' }));
    expect((await search.find(flat))?.keywords).toContain('skyhouse');
  });

  it('make a new attribute a filter with counts, for values that were there before it', async () => {
    const { db } = database;
    await db('listings')
      .where({ id: flat })
      .update({ attributes: { roof_garden: 'shared' } });
    await search.settled();
    expect((await search.find(flat))?.attr).toEqual({});
    const attribute_id = seedId('attributes', 'roof_garden');
    await after(() =>
      db.transaction(async (trx) => {
        const names = { name_ar: 'حديقة السطح', name_en: 'Roof garden' };
        await trx('attributes').insert({ id: attribute_id, slug: 'roof_garden', type: 'select', ...names });
        await trx('attribute_options').insert({
          attribute_id,
          value: 'shared',
          label_ar: 'مشتركة',
          label_en: 'Shared',
        });
        const category_id = seedId('categories', 'apartments');
        await trx('category_attributes').insert({ category_id, attribute_id, is_filterable: true });
      }),
    );
    expect((await search.find(flat))?.attr).toEqual({ roof_garden: 'shared' });
    await after(() => db('attributes').where({ id: attribute_id }).update({ is_active: false }));
    expect((await search.find(flat))?.attr).toEqual({});
  });

  it('fold texts anew that say the new name of a place elsewhere', async () => {
    const { db } = database;
    const before = await search.find(flat);
    const place = db('locations').where({ kind: 'province', key: 'homs' });
    await after(() => database.owner.raw(place.update({ spellings: ['زهرستان'] }).toQuery()));
    expect((await search.find(flat))?.title).not.toBe(before?.title);
  });

  it('take the listings of a hidden category away, bring them back, and move them with a new slug', async () => {
    const { db } = database;
    const houses = () => db('categories').where({ slug: 'villas' });
    await after(() => houses().update({ is_active: false }));
    expect(await search.find(villa)).toBeUndefined();
    await after(() => houses().update({ is_active: true }));
    await after(() => houses().update({ slug: 'mansions' }));
    expect((await search.find(villa))?.categories.at(-1)).toBe('mansions');
  });
});
