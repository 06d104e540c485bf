import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedId } from '../src/ids.ts';
import { seedCategories } from './02_categories.ts';
import { flattenCategories } from './data/categories/flatten.ts';
import { CATEGORY_ROOTS } from './data/categories/index.ts';

describe('seedCategories', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const forget = () => database.owner('seed_state').where({ name: 'categories' }).delete();

  it('has filled the tables and does nothing the second time', async () => {
    const { owner } = database;
    expect(await seedCategories(owner)).toBe(false);
    const expected = flattenCategories(CATEGORY_ROOTS);
    const stored = await owner('categories').select('slug', 'level', 'carries');
    expect(new Map(stored.map((row) => [row.slug, row.level]))).toEqual(
      new Map(expected.map(({ slug, level }) => [slug, level])),
    );
  });

  it('sets seeded rows back to the data, and leaves what an administrator added', async () => {
    const { owner } = database;
    const apartments = seedId('categories', 'apartments');
    const finishing = seedId('attributes', 'finishing');
    await owner('categories').where({ id: apartments }).update({ name_ar: 'غير ذلك' });
    await owner('attribute_options').insert({
      attribute_id: finishing,
      value: 'gone',
      label_ar: 'قديم',
      label_en: 'Gone',
    });
    const added = { parent_id: seedId('categories', 'residential'), level: 2, slug: 'added-by-hand' };
    await owner('categories').insert({ ...added, id: owner.raw('uuid_v7()'), name_ar: 'مضاف', name_en: 'Added' });

    await forget();
    expect(await seedCategories(owner)).toBe(true);

    expect(await owner('categories').where({ id: apartments }).first('name_ar')).toEqual({ name_ar: 'شقق' });
    expect(await owner('attribute_options').where({ attribute_id: finishing, value: 'gone' })).toEqual([]);
    expect(await owner('categories').where({ slug: 'added-by-hand' })).toHaveLength(1);
  });

  it('can be run by two starts at once', async () => {
    await forget();
    const results = await Promise.all([seedCategories(database.owner), seedCategories(database.owner)]);
    expect(results.sort()).toEqual([false, true]);
  });
});
