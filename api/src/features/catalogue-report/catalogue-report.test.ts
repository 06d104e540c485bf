import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { CatalogueCheck, CatalogueFigures } from './contract.ts';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await testApp();
  token = (await signedIn(api, { account_type: 'admin' })).token;
});
afterAll(() => api.close());

const figures = async (): Promise<CatalogueFigures> =>
  (await api.call('GET', '/admin/catalogue/statistics', { token })).json.data;
async function found(code: CatalogueCheck['code']): Promise<CatalogueCheck['found']> {
  await api.app.deps.facts.reload();
  const { json } = await api.call('GET', '/admin/catalogue/checks', { token });
  return json.data.checks.find((check: CatalogueCheck) => check.code === code).found;
}
const ofId = (things: { id: string }[], id: string) => things.find((thing) => thing.id === id);
const idOf = async (slug: string): Promise<string> =>
  (await rowOf(api.db('categories').where({ slug }).first('id'))).id;

async function aCategory(parent_id: string | null, level: number, values: object = {}): Promise<string> {
  const names = { slug: `c-${randomUUID()}`, name_ar: 'خيام', name_en: 'Tents' };
  const row = await rowOf(
    api
      .db('categories')
      .insert({ id: randomUUID(), ...names, parent_id, level, ...values })
      .returning('id'),
  );
  return row.id;
}
async function anAttribute(values: object = {}, options: string[] = [], category = 'apartments') {
  const slug = `a_${randomUUID().replaceAll('-', '')}`;
  const names = { slug, type: 'select' as const, name_ar: 'ظل', name_en: 'Shade' };
  const row = await rowOf(
    api
      .db('attributes')
      .insert({ id: randomUUID(), ...names, ...values })
      .returning('id'),
  );
  const attribute_id = row.id;
  if (options.length > 0)
    await api
      .db('attribute_options')
      .insert(options.map((value, sort) => ({ attribute_id, value, label_ar: 'خيار', label_en: value, sort })));
  if (category) await api.db('category_attributes').insert({ attribute_id, category_id: await idOf(category) });
  return { id: attribute_id, slug };
}
const answered = (slug: string, value: unknown, values: object = {}) =>
  aListing(api.db, { category: 'apartments', attributes: JSON.stringify({ [slug]: value }), ...values });

describe('figures of the catalogue', () => {
  it('count a category with all below it', async () => {
    const [apartments, root] = [await idOf('apartments'), await idOf('real-estate')];
    const before = await figures();
    await aListing(api.db);
    await aListing(api.db, { status: 'pending', published_at: null });
    await aListing(api.db, { published_at: '2020-01-01' });
    const after = await figures();
    for (const id of [apartments, root]) {
      const [old, now] = [ofId(before.categories, id), ofId(after.categories, id)] as CatalogueFigures['categories'];
      expect([now?.listings, now?.waiting, now?.published].map(Number)).toEqual([
        Number(old?.listings) + 2,
        Number(old?.waiting) + 1,
        Number(old?.published) + 1,
      ]);
    }
  });

  it('count answers of an attribute, by option, where it is asked', async () => {
    const { id, slug } = await anAttribute({}, ['own', 'shared']);
    await api.app.deps.facts.reload();
    await answered(slug, 'own');
    await answered(slug, 'own');
    await answered(slug, 'shared', { status: 'archived' });
    const { attributes, categories } = await figures();
    const apartments = ofId(categories, await idOf('apartments')) as CatalogueFigures['categories'][number];
    expect(ofId(attributes, id)).toMatchObject({
      nameEn: 'Shade',
      categories: 1,
      asked: apartments.listings,
      answered: 2,
      options: [
        { value: 'own', labelEn: 'own', listings: 2 },
        { value: 'shared', listings: 0 },
      ],
    });
  });
});

describe('checks of the catalogue', () => {
  it('find categories that lead nowhere, offer nothing or ask nothing', async () => {
    const root = await aCategory(null, 0);
    expect(ofId(await found('category_childless'), root)).toMatchObject({ kind: 'category', nameEn: 'Tents' });
    const group = await aCategory(root, 1);
    const leaf = await aCategory(group, 2);
    expect(ofId(await found('category_childless'), root)).toBeUndefined();
    for (const code of ['category_empty', 'category_without_deals', 'category_without_attributes'] as const)
      expect(ofId(await found(code), leaf), code).toBeDefined();
    const hidden = await aCategory(group, 2, { is_active: false });
    expect(ofId(await found('category_empty'), hidden)).toBeUndefined();
    expect(ofId(await found('category_empty'), await idOf('apartments'))).toBeUndefined();
  });

  it('find texts in one language only', async () => {
    const [latin, half] = [
      await aCategory(null, 0, { name_ar: 'Tents' }),
      await aCategory(null, 0, { description_en: 'For trips' }),
    ];
    const { id } = await anAttribute({ unit_ar: 'متر', type: 'number' });
    const categories = await found('category_untranslated');
    expect([ofId(categories, latin), ofId(categories, half)]).toEqual([expect.anything(), expect.anything()]);
    expect(ofId(await found('attribute_untranslated'), id)).toBeDefined();
  });

  it('find attributes without options, without categories, without answers', async () => {
    const empty = await anAttribute();
    const loose = await anAttribute({}, ['own'], '');
    expect(ofId(await found('attribute_without_options'), empty.id)).toBeDefined();
    expect(ofId(await found('attribute_unassigned'), loose.id)).toBeDefined();
    expect(ofId(await found('attribute_unanswered'), loose.id)).toBeUndefined();
    expect(ofId(await found('attribute_unanswered'), empty.id)).toBeDefined();
    await api.db('attributes').where({ id: empty.id }).update({ is_active: false });
    expect(ofId(await found('attribute_without_options'), empty.id)).toBeUndefined();
  });

  it('count values that are read no more, and options nobody chose', async () => {
    const chosen = await anAttribute({}, ['own', 'shared', 'none']);
    await answered(chosen.slug, 'own');
    expect(ofId(await found('option_unchosen'), chosen.id)).toMatchObject({ count: 2 });
    await answered(chosen.slug, 'gone');
    const number = await anAttribute({ type: 'number' });
    await answered(number.slug, 'three');
    const misfits = await found('attribute_misfit');
    expect([ofId(misfits, chosen.id), ofId(misfits, number.id)]).toMatchObject([{ count: 1 }, { count: 1 }]);
  });
});
