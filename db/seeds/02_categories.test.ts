import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedId } from '../src/ids.ts';
import { rowOf } from '../src/row-of.ts';
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

  it('keeps what an administrator edited, deleted and added', async () => {
    const { owner } = database;
    const apartments = owner('categories').where({ id: seedId('categories', 'apartments') });
    const options = owner('attribute_options').where({ attribute_id: seedId('attributes', 'finishing') });
    const removed = await rowOf(options.clone().limit(1));
    const added = { parent_id: seedId('categories', 'residential'), level: 2, slug: 'added-by-hand' };
    await apartments.clone().update({ name_ar: 'غير ذلك' });
    await options.clone().where({ value: removed.value }).delete();
    await owner('attribute_options').insert({ ...removed, value: 'by_hand' });
    await owner('categories').insert({ ...added, id: owner.raw('uuid_v7()'), name_ar: 'مضاف', name_en: 'Added' });

    await forget();
    expect(await seedCategories(owner)).toBe(true);

    expect(await apartments.clone().first('name_ar')).toEqual({ name_ar: 'غير ذلك' });
    const values = (await options.clone()).map(({ value }) => value);
    expect(values).toContain('by_hand');
    expect(values).not.toContain(removed.value);
    expect(await owner('categories').where({ slug: 'added-by-hand' })).toHaveLength(1);
  });

  it('renews rows nobody touched, and drops those that left the data', async () => {
    const { owner } = database;
    const villas = owner('categories').where({ id: seedId('categories', 'villas') });
    const attribute_id = seedId('attributes', 'heating');
    const old = { attribute_id, value: 'gone', label_ar: 'قديم', label_en: 'Gone', sort: 5 };
    const { name_ar } = await rowOf(villas.clone().first('name_ar'));
    await villas.clone().update({ name_ar: 'قديم' });
    await owner.raw(
      `update seeded_rows set content = content || '{"name_ar": "قديم"}' where table_name = 'categories' and key = ?`,
      [seedId('categories', 'villas')],
    );
    await owner('attribute_options').insert(old);
    await owner('seeded_rows').insert({ table_name: 'attribute_options', key: `${attribute_id}/gone`, content: old });

    await forget();
    expect(await seedCategories(owner)).toBe(true);

    expect(await villas.clone().first('name_ar')).toEqual({ name_ar });
    expect(await owner('attribute_options').where({ attribute_id, value: 'gone' })).toEqual([]);
  });

  it('leaves what hangs on something that was deleted by hand', async () => {
    const { owner } = database;
    const attribute_id = seedId('attributes', 'finishing');
    await owner('attributes').where({ id: attribute_id }).delete();
    await owner('seeded_rows').whereLike('key', `%${attribute_id}%`).whereNot({ table_name: 'attributes' }).delete();
    await forget();
    expect(await seedCategories(owner)).toBe(true);
    expect(await owner('attributes').where({ id: attribute_id })).toEqual([]);
    expect(await owner('attribute_options').where({ attribute_id })).toEqual([]);
  });

  it('can be run by two starts at once', async () => {
    await forget();
    const results = await Promise.all([seedCategories(database.owner), seedCategories(database.owner)]);
    expect(results.sort()).toEqual([false, true]);
  });
});
