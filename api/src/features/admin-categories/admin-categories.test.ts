import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { meetingAt } from '#testing/lock-waits.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { type AdminCategory, CategoryContent } from './fields.ts';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await testApp();
  token = (await signedIn(api, { account_type: 'admin' })).token;
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, `/admin/categories${path}`, { token, lang: 'en', body });
const aForm = (values: object = {}) => ({
  slug: `c-${randomUUID()}`,
  nameAr: 'خيام',
  nameEn: 'Tents',
  descriptionAr: 'خيام للرحلات',
  descriptionEn: null,
  icon: 'box',
  color: '#336699',
  isActive: true,
  propertyType: null,
  carries: ['price_amount'],
  transactionTypes: ['sale'],
  seo: {
    ar: { title: 'خيام في {place}', description: 'خيام', keywords: ['خيام'] },
    en: { title: 'Tents in {place}', description: 'Tents', keywords: [] },
  },
  ...values,
});
async function aCategory(parentId: string | null = null, values: object = {}, position = 10_000) {
  const answer = await call('POST', '', { id: randomUUID(), ...aForm(values), parentId, position });
  expect(answer.statusCode, JSON.stringify(answer.json)).toBe(200);
  return answer.json.data.category as AdminCategory;
}
const contentOf = (category: AdminCategory) => CategoryContent.strip().parse(category);
const write = (category: AdminCategory, values: object) =>
  call('PUT', `/${category.id}`, { ...contentOf(category), version: category.version, ...values });
const move = (category: AdminCategory, parentId: string | null, position = 0) =>
  call('POST', `/${category.id}/move`, { parentId, position, version: category.version });
const all = async (): Promise<AdminCategory[]> => (await call('GET', '')).json.data.categories;
const below = async (parentId: string) =>
  (await all()).filter((category) => category.parentId === parentId).map(({ id }) => id);
const auditsOf = (id: string) => api.db('audit_log').where({ subject_id: id }).orderBy('id').pluck('action');

describe('the tree of administrators', () => {
  it('holds every category with all that can be written of it', async () => {
    const hidden = await aCategory(null, { isActive: false });
    const categories = await all();
    expect(categories.find(({ slug }) => slug === 'apartments')).toMatchObject({ level: 2, propertyType: 'apartment' });
    expect(categories.find(({ id }) => id === hidden.id)).toMatchObject({ isActive: false, version: 1 });
  });
});

describe('a new category', () => {
  it('is written as it was sent, at its place, once however often it is sent', async () => {
    const root = await aCategory();
    const last = await aCategory(root.id);
    const body = { id: randomUUID(), ...aForm(), parentId: root.id, position: 0 };
    const [first, again] = [await call('POST', '', body), await call('POST', '', body)];
    expect(first.json.data.category).toMatchObject({ ...aForm({ slug: body.slug }), level: 1, isUndoable: false });
    expect(again.json.data).toEqual(first.json.data);
    expect(await below(root.id)).toEqual([body.id, last.id]);
    expect(await auditsOf(body.id)).toEqual(['category.create']);
  });

  it.each([
    ['nameAr', ' ', 'name_ar_required', 'Enter the Arabic name.'],
    ['nameEn', '', 'name_en_required', 'Enter the English name.'],
    ['slug', 'Two Words', 'slug_format', 'Lowercase Latin letters, digits and hyphens, no spaces.'],
    ['color', 'red', 'color_format', 'A color is written like #1a6b5c.'],
  ])('says the rule of %s where “%s” breaks it', async (path, value, code, message) => {
    const body = { id: randomUUID(), ...aForm({ [path]: value }), parentId: null, position: 0 };
    expect((await call('POST', '', body)).json.errors).toEqual([{ path, code, message }]);
  });

  it.each([
    [{ slug: 'apartments' }, 'category_slug_taken', 'slug'],
    [{ slug: 'aleppo' }, 'address_word_taken', 'slug'],
    [{ transactionTypes: ['theft'] }, 'transaction_type_not_found', 'transactionTypes'],
    [{ parentId: randomUUID() }, 'category_parent_not_found', 'parentId'],
  ])('is refused with %j', async (values, code, field) => {
    const body = { id: randomUUID(), ...aForm(), parentId: null, position: 0, ...values };
    const { statusCode, json } = await call('POST', '', body);
    expect([statusCode, json.code, json.errors?.[0]?.path]).toEqual([409, code, field]);
    expect(await auditsOf(body.id)).toEqual([]);
  });

  it('needs both names', async () => {
    const { json } = await call('POST', '', {
      id: randomUUID(),
      ...aForm({ nameEn: ' ' }),
      parentId: null,
      position: 0,
    });
    expect([json.statusCode, json.errors[0].path]).toEqual([400, 'nameEn']);
  });
});

describe('a change', () => {
  it('by two administrators at once is one of them; the other gets that version', async () => {
    const category = await aCategory();
    const answers = await meetingAt(
      api,
      { table: 'categories', id: category.id },
      ['First', 'Second'].map((nameEn) => () => write(category, { nameEn })),
    );
    const [won, late] = answers.sort((a, b) => a.statusCode - b.statusCode);
    expect([won?.statusCode, late?.statusCode, late?.json.code]).toEqual([200, 409, 'category_conflict']);
    expect(won?.json.data.category).toMatchObject({ version: 2, isUndoable: true });
    expect(late?.json.data.category).toEqual(won?.json.data.category);
    expect(await auditsOf(category.id)).toEqual(['category.create', 'category.update']);
  });

  it('is taken back, and brought again', async () => {
    const category = await aCategory();
    await write(category, { nameEn: 'Camping', transactionTypes: ['rent'], carries: [] });
    const undo = (version: number) => call('POST', `/${category.id}/undo`, { version });
    const back = (await undo(2)).json.data.category;
    expect(contentOf(back)).toEqual(contentOf(category));
    const again = (await undo(3)).json.data.category;
    expect(again).toMatchObject({ nameEn: 'Camping', transactionTypes: ['rent'], version: 4 });
    expect((await undo(3)).json.code).toBe('category_conflict');
  });

  it('of nothing is not taken back', async () => {
    const { id } = await aCategory();
    expect((await call('POST', `/${id}/undo`, { version: 1 })).json.code).toBe('category_not_undoable');
  });

  it('of the slug leaves the former address leading to the category', async () => {
    const root = await aCategory();
    const group = await aCategory(root.id);
    const category = await aCategory(group.id);
    await aListing(api.db, { category: category.slug });
    const slug = `c-${randomUUID()}`;
    await write(category, { slug });
    await api.app.deps.facts.reload();
    expect((await api.get(`/categories/${category.slug}`)).json.data.category).toMatchObject({ slug });
    const page = await api.get(`/places/page?path=/syria/damascus/${category.slug}`);
    expect(page.json.data?.path, JSON.stringify(page.json)).toBe(`/syria/damascus/${slug}`);
    // A category that takes the word has it for itself.
    const other = await aCategory(null, { slug: category.slug });
    await api.app.deps.facts.reload();
    expect((await api.get(`/categories/${category.slug}`)).json.data.category.id).toBe(other.id);
  });
});

describe('a change of several', () => {
  const bulk = (items: Pick<AdminCategory, 'id' | 'version'>[], change: object) =>
    call('POST', '/bulk', { items: items.map(({ id, version }) => ({ id, version })), change });

  it('succeeds or fails for each, one audit row a change', async () => {
    const root = await aCategory();
    const [a, b] = [await aCategory(root.id), await aCategory(root.id)];
    const { json } = await bulk([a, { ...b, version: 7 }], { set: { isActive: false, color: '#112233' } });
    expect(json.data.results).toMatchObject([
      { id: a.id, ok: true, code: null },
      { id: b.id, ok: false, code: 'category_conflict', message: expect.any(String) },
    ]);
    const now = await all();
    expect(now.find(({ id }) => id === a.id)).toMatchObject({ isActive: false, color: '#112233', version: 2 });
    expect(now.find(({ id }) => id === b.id)).toMatchObject({ isActive: true, version: 1 });
    expect(await auditsOf(a.id)).toEqual(['category.create', 'category.update']);
    expect(await auditsOf(b.id)).toEqual(['category.create']);
  });

  it('adds and takes away fields and deals, and moves below a parent', async () => {
    const [root, other] = [await aCategory(), await aCategory()];
    const a = await aCategory(root.id);
    await bulk([a], { carries: { add: ['area', 'price_amount'], remove: [] } });
    await bulk([{ ...a, version: 2 }], { transactionTypes: { add: ['rent'], remove: ['sale'] } });
    const moved = await bulk([{ ...a, version: 3 }], { move: { parentId: other.id } });
    expect(moved.json.data.results).toMatchObject([{ ok: true }]);
    expect((await all()).find(({ id }) => id === a.id)).toMatchObject({
      carries: ['price_amount', 'area'],
      transactionTypes: ['rent'],
      parentId: other.id,
      version: 4,
    });
    const within = await bulk([{ ...other, version: 1 }], { move: { parentId: a.id } });
    expect(within.json.data.results).toMatchObject([{ ok: false, code: 'category_within_itself' }]);
  });

  it('and a single one at once have one outcome', async () => {
    const category = await aCategory();
    const answers = await meetingAt(api, { table: 'categories', id: category.id }, [
      () => write(category, { nameEn: 'Single' }),
      () => bulk([category], { set: { isActive: false } }),
    ]);
    const [now] = (await all()).filter(({ id }) => id === category.id);
    expect(now).toMatchObject({ version: 2 });
    expect((now?.nameEn === 'Single') !== (now?.isActive === false)).toBe(true);
    expect(answers).toHaveLength(2);
    expect(await auditsOf(category.id)).toEqual(['category.create', 'category.update']);
  });
});

describe('a move', () => {
  it('takes along all below, and keeps the order of siblings', async () => {
    const [from, to] = [await aCategory(), await aCategory()];
    const group = await aCategory(from.id);
    const leaf = await aCategory(group.id);
    const [a, b] = [await aCategory(to.id), await aCategory(to.id)];
    const moved = await move(group, to.id, 1);
    expect(moved.json.data.category).toMatchObject({ parentId: to.id, level: 1, version: 2 });
    expect(await below(to.id)).toEqual([a.id, group.id, b.id]);
    await call('POST', `/${group.id}/undo`, { version: 2 });
    expect(await below(from.id)).toEqual([group.id]);
    const deeper = await move({ ...group, version: 3 }, a.id);
    expect(deeper.json.data.category.level).toBe(2);
    expect((await all()).find(({ id }) => id === leaf.id)).toMatchObject({ level: 3, parentId: group.id });
  });

  it('is refused into itself, too deep, and off the third level with listings', async () => {
    const [root, other] = [await aCategory(), await aCategory()];
    const group = await aCategory(root.id);
    const listed = await aCategory(group.id);
    const deepest = await aCategory(listed.id);
    expect((await move(root, listed.id)).json.code).toBe('category_within_itself');
    expect((await move(other, deepest.id)).json.code).toBe('category_too_deep');
    expect((await move(root, other.id)).json.code).toBe('category_too_deep');
    await aListing(api.db, { category: listed.slug });
    expect((await move(listed, root.id)).json.code).toBe('category_level_in_use');
    expect((await call('GET', '')).statusCode).toBe(200);
  });

  it('of two into each other is one', async () => {
    const [a, b] = [await aCategory(), await aCategory()];
    const codes = await Promise.all([move(a, b.id), move(b, a.id)]);
    expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
