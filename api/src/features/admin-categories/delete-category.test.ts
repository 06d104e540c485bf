import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCategoryForm } from '#testing/catalogue-forms.ts';
import { aListing } from '#testing/factories.ts';
import { aDraft, aForm, aPending, aPublished, categoryId, review } from '#testing/listing-form.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { fileForm } from '#testing/multipart.ts';
import { aMember, codeProofOf, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { AdminCategory } from './fields.ts';
import { notifyCategoryOwners } from './notify-owners.ts';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await testApp();
  token = (await signedIn(api, { account_type: 'admin' })).token;
});
afterAll(() => api.close());

type Options = { body?: object | Buffer; headers?: Record<string, string> };
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: Options = {}) =>
  api.call(method, `/admin/categories${path}`, { token, lang: 'en', ...options });

async function aCategory(parentId: string | null = null): Promise<AdminCategory> {
  const form = aCategoryForm({
    slug: `c-${randomUUID()}`,
    nameAr: 'خيام',
    nameEn: 'Tents',
    carries: ['price_amount'],
    transactionTypes: ['sale'],
  });
  const answer = await call('POST', '', { body: { id: randomUUID(), ...form, parentId, position: 10_000 } });
  return answer.json.data.category;
}
/** A root, a group below it and two categories of listings. */
async function aBranch() {
  const root = await aCategory();
  const group = await aCategory(root.id);
  return { root, group, tents: await aCategory(group.id), boats: await aCategory(group.id) };
}
const isThere = async ({ id }: AdminCategory) => Boolean(await api.db('categories').where({ id }).first('id'));
const force = async (category: AdminCategory, outcome: object) =>
  call('POST', `/${category.id}/force-delete`, {
    body: { version: category.version, outcome },
    headers: { 'x-proof': await codeProofOf(api, token) },
  });

describe('deleting a category', () => {
  it('takes one away that nothing hangs on', async () => {
    const category = await aCategory();
    expect((await call('DELETE', `/${category.id}`, { body: { version: 1 } })).statusCode).toBe(200);
    expect(await isThere(category)).toBe(false);
  });

  it('takes one away whose listings their owners deleted', async () => {
    const { tents, boats } = await aBranch();
    const listing = await aListing(api.db, { category: tents.slug });
    expect((await call('DELETE', `/${tents.id}`, { body: { version: 1 } })).json.code).toBe('category_in_use');
    await api
      .db('listings')
      .where({ id: listing.id })
      .update({ deleted_at: api.db.raw('app_now()') });
    expect((await call('DELETE', `/${tents.id}`, { body: { version: 1 } })).statusCode).toBe(200);
    expect(await isThere(tents)).toBe(false);
    expect(await api.db('listings').where({ id: listing.id }).first('category_id')).toEqual({ category_id: boats.id });
  });

  it('says what would break, of all below it, and leaves everything', async () => {
    const { root, group, tents } = await aBranch();
    await aListing(api.db, { category: tents.slug });
    await aListing(api.db, { category: tents.slug, status: 'draft' });
    await api.app.deps.facts.reload();
    const reader = await aMember(api);
    await api.call('POST', '/saved-searches', {
      token: reader.token,
      body: { name: 'x', query: `category=${tents.slug}`, frequency: 'daily' },
    });
    const expected = { children: 3, listings: 1, drafts: 1, savedSearches: 1, attributes: 0 };
    const { json } = await call('GET', `/${root.id}/impact`);
    expect(json.data.impact).toMatchObject(expected);
    expect(json.data.impact.pages).toBeGreaterThan(0);
    const refused = await call('DELETE', `/${root.id}`, { body: { version: 1 } });
    expect(refused.json).toMatchObject({ code: 'category_in_use', data: { impact: expected } });
    expect(await isThere(group)).toBe(true);
  });

  it('by force needs a fresh code, and a target or archiving', async () => {
    const category = await aCategory();
    const without = await call('POST', `/${category.id}/force-delete`, {
      body: { version: 1, outcome: { archive: true } },
    });
    expect([without.statusCode, without.json.code]).toEqual([403, 'proof_required']);
    expect((await force(category, {})).statusCode).toBe(400);
  });

  it('gives listings, saved searches and addresses to the target', async () => {
    const { group, tents, boats } = await aBranch();
    const listing = await aListing(api.db, { category: tents.slug });
    await api.app.deps.facts.reload();
    const reader = await aMember(api);
    await api.call('POST', '/saved-searches', {
      token: reader.token,
      body: { name: 'x', query: `category=${tents.slug}`, frequency: 'daily' },
    });
    expect((await force(tents, { targetId: group.id })).json.code).toBe('category_target_unfit');
    expect((await force(group, { targetId: boats.id })).json.code).toBe('category_target_unfit');

    const { json } = await force(tents, { targetId: boats.id });
    expect(json.data.impact, JSON.stringify(json)).toMatchObject({ listings: 1, savedSearches: 1 });
    expect(await isThere(tents)).toBe(false);
    expect(await api.db('listings').where({ id: listing.id }).first('category_id')).toEqual({ category_id: boats.id });
    const [keys] = await api.db('saved_searches').where({ user_id: reader.id }).pluck('keys');
    expect(keys).toEqual([`*/${boats.id}/*`]);
    await api.app.deps.facts.reload();
    expect((await api.get(`/categories/${tents.slug}`)).json.data.category.slug).toBe(boats.slug);
  });

  it('archives: nothing of it is shown, its listings are their owners’ archived ones', async () => {
    const { root, tents } = await aBranch();
    const listing = await aListing(api.db, { category: tents.slug });
    expect((await force(root, { archive: true })).statusCode).toBe(200);
    expect(await api.db('listings').where({ id: listing.id }).first('status')).toEqual({ status: 'archived' });
    await api.app.deps.facts.reload();
    expect((await api.get(`/categories/${tents.slug}`)).statusCode).toBe(404);
    expect(await isThere(tents)).toBe(true);
  });

  it('that another administrator has changed is refused', async () => {
    const category = await aCategory();
    const { json } = await call('DELETE', `/${category.id}`, { body: { version: 7 } });
    expect([json.code, json.data.category.version]).toEqual(['category_conflict', 1]);
  });
});

describe('what hangs on a category that goes', () => {
  const own = (owner: { token: string }, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    api.call(method, path, { token: owner.token, lang: 'en', ...(body && { body }) });
  beforeEach(() => api.db('category_news').delete());
  const told = (owner: { id: string }) =>
    api.db('notifications').where({ user_id: owner.id }).whereLike('kind', 'category%').orderBy('id').pluck('kind');
  const switchTo = async (category: AdminCategory, isActive: boolean) => {
    const { version } = await rowOf(api.db('categories').where({ id: category.id }).first('version'));
    const items = [{ id: category.id, version }];
    const answer = await call('POST', '/bulk', { body: { items, change: { set: { isActive } } } });
    expect(answer.json.data.results, JSON.stringify(answer.json)).toMatchObject([{ ok: true }]);
    await api.app.deps.facts.reload();
  };
  /** A draft, a refused one, one that waits and a published one with a begun edit, of somebody. */
  async function fourForms(category: AdminCategory) {
    await api.app.deps.facts.reload();
    const [owner, admin] = [await signedIn(api), await signedIn(api, { account_type: 'admin' })];
    const values = { categoryId: category.id, attributes: {} };
    const draft = await aDraft(api, owner, values);
    const refused = await aPending(api, owner, values);
    await review(api, admin, refused.id, { decision: 'reject', version: refused.version, reasons: ['wrong_price'] });
    const waiting = await aPending(api, owner, values);
    const published = await aPublished(api, owner, admin, values);
    const content = { ...aForm(values), titleAr: 'خيمة كبيرة للبيع في المزة' };
    await own(owner, 'PUT', `/listings/${published}/draft`, { content });
    return { owner, admin, ids: [draft, refused.id, waiting.id, published] };
  }

  it('goes on in the one it was merged into: every form opens, and takes back what it gave or what was open', async () => {
    const { tents, boats } = await aBranch();
    const { owner, ids } = await fourForms(tents);
    await force(tents, { targetId: boats.id });
    // The facts of before: whoever serves has not heard of it yet.
    const late = randomUUID();
    const begun = await own(owner, 'PUT', `/listings/${late}/draft`, {
      content: { ...aForm({ attributes: {} }), categoryId: tents.id },
    });
    expect(begun.statusCode, JSON.stringify(begun.json)).toBe(200);
    await api.app.deps.facts.reload();
    for (const id of [...ids, late]) {
      const { draft } = (await own(owner, 'GET', `/listings/${id}/draft`)).json.data;
      expect(draft.content.categoryId).toBe(boats.id);
      for (const categoryId of [boats.id, tents.id]) {
        const content = { ...draft.content, categoryId, titleEn: `Named ${categoryId}` };
        const saved = await own(owner, 'PUT', `/listings/${id}/draft`, { content, reopen: true });
        expect(saved.json.data?.draft?.content, JSON.stringify(saved.json)).toMatchObject({ categoryId: boats.id });
      }
    }
    expect((await api.get(`/categories/${tents.id}`)).json.data.category.slug).toBe(boats.slug);
    expect(await notifyCategoryOwners(api.db)).toBe(1);
    expect(await told(owner)).toEqual(['category_merged']);
  });

  it('stays its owner’s while it is switched off, and is not approved, confirmed, promoted or handed in', async () => {
    const { root, tents } = await aBranch();
    const { owner, admin, ids } = await fourForms(tents);
    await credited(api.db, { userId: owner.id }, 10_00);
    const [, refused, , published = ''] = ids;
    const boost = () =>
      sendMoney(api, `/listings/${published}/boost`, { token: owner.token, body: { type: 'featured', duration: 7 } });
    expect((await boost()).statusCode).toBe(201);
    const reader = await aMember(api);
    await own(reader, 'PUT', `/users/lists/favourites/${published}`, {});
    await switchTo(root, false);
    expect((await api.get(`/listings/${published}`)).statusCode).toBe(404);
    expect(await api.db('boosts').where({ listing_id: published }).first('status', 'stop_reason')).toEqual({
      status: 'inactive',
      stop_reason: 'removed',
    });
    for (const id of ids) {
      const { draft } = (await own(owner, 'GET', `/listings/${id}/draft`)).json.data;
      const saved = await own(owner, 'PUT', `/listings/${id}/draft`, { content: draft.content, reopen: true });
      expect(saved.statusCode, JSON.stringify(saved.json)).toBe(200);
      expect((await own(owner, 'GET', `/listings/${id}/draft/category`)).json.data).toMatchObject({
        category: { id: tents.id },
        isShown: false,
      });
    }
    const hidden = { statusCode: 409, code: 'category_not_shown' };
    const edited = await own(owner, 'PUT', `/listings/${published}`, aForm({ attributes: {} }));
    expect(edited.json).toMatchObject(hidden);
    expect((await own(owner, 'POST', `/listings/${published}/confirm`, {})).json).toMatchObject(hidden);
    expect((await boost()).json).toMatchObject(hidden);
    const feature = { token: admin.token, body: { days: 3 } };
    expect((await api.call('POST', `/admin/listings/${published}/feature`, feature)).json).toMatchObject(hidden);
    await own(owner, 'PUT', `/listings/${published}/status`, { status: 'archived' });
    expect((await own(owner, 'PUT', `/listings/${published}/status`, { status: 'active' })).json).toMatchObject(hidden);
    expect((await own(owner, 'GET', `/users/listings/${published}`)).json.data.listing).toMatchObject({
      category: { key: tents.slug },
      isCategoryShown: false,
      path: null,
    });
    // A refused listing was never public: it may begin anew in another category.
    const elsewhere = { content: { ...aForm(), categoryId: categoryId('apartments') } };
    expect((await own(owner, 'PUT', `/listings/${refused}/draft`, elsewhere)).statusCode).toBe(200);
    expect((await own(owner, 'PUT', `/listings/${published}/draft`, elsewhere)).json.code).toBe('listing_not_editable');

    const handedIn = await aPendingIn(tents);
    const read = await api.call('GET', `/admin/listings/${handedIn.id}`, { token: admin.token });
    expect(read.json.data.listing).toMatchObject({ isCategoryShown: false });
    const decision = { decision: 'approve', version: handedIn.version };
    expect((await review(api, admin, handedIn.id, decision)).json).toMatchObject(hidden);
    expect(await api.db('listings').where({ id: handedIn.id }).first('status')).toEqual({ status: 'pending' });
    await notifyCategoryOwners(api.db);
    expect(await told(owner)).toEqual(['category_hidden']);
    await switchTo(root, true);
    expect((await review(api, admin, handedIn.id, decision)).json.data.listing.status).toBe('active');
    await notifyCategoryOwners(api.db);
    expect(await told(owner)).toEqual(['category_hidden', 'category_shown']);

    async function aPendingIn(category: AdminCategory) {
      await switchTo(root, true);
      const pending = await aPending(api, owner, { categoryId: category.id, attributes: {} });
      await switchTo(root, false);
      return pending;
    }
  });

  it('is told to nobody when the slip was taken back at once, and by how many when it was archived', async () => {
    const { root, tents } = await aBranch();
    const owner = await signedIn(api);
    await aListing(api.db, { owner, category: tents.slug });
    await aListing(api.db, { owner, category: tents.slug, status: 'expired' });
    await switchTo(root, false);
    await switchTo(root, true);
    expect(await notifyCategoryOwners(api.db)).toBe(0);
    const { version } = await rowOf(api.db('categories').where({ id: root.id }).first('version'));
    expect((await force({ ...root, version }, { archive: true })).statusCode).toBe(200);
    expect(await notifyCategoryOwners(api.db)).toBe(1);
    const { parameters } = await rowOf(api.db('notifications').where({ user_id: owner.id, kind: 'category_hidden' }));
    expect(parameters).toMatchObject({ nameEn: 'Tents', count: 2 });
  });

  it('follows its category’s property type', async () => {
    const { tents } = await aBranch();
    const { id } = await aListing(api.db, { category: tents.slug });
    const change = { set: { propertyType: 'farm' } };
    await call('POST', '/bulk', { body: { items: [{ id: tents.id, version: 1 }], change } });
    expect(await api.db('listings').where({ id }).first('property_type')).toEqual({ property_type: 'farm' });
  });
});

describe('a category’s picture', () => {
  const picture = (format: 'png' | 'webp' | 'gif') =>
    sharp({ create: { width: 64, height: 64, channels: 4, background: '#33669980' } })
      .toFormat(format)
      .toBuffer();
  const send = async ({ id }: AdminCategory, version: number, bytes: Buffer) =>
    call('PUT', `/${id}/icon?version=${version}`, fileForm('icon', bytes, 'icon.png'));

  it('is encoded anew and shown to everybody, replaced, and taken away', async () => {
    const category = await aCategory();
    const first = (await send(category, 1, await picture('png'))).json.data.category;
    expect(await api.db('images').where({ id: first.iconImageId }).first('width')).toEqual({ width: 64 });
    await api.app.deps.facts.reload();
    expect((await api.get(`/categories/${category.slug}`)).json.data.category.iconImage).toBe(first.iconImageId);
    const second = (await send(category, 2, await picture('webp'))).json.data.category;
    expect(await api.db('images').where({ id: first.iconImageId }).first()).toBeUndefined();
    expect((await send(category, 2, await picture('png'))).json.code).toBe('category_conflict');
    const gone = await call('DELETE', `/${category.id}/icon?version=${second.version}`);
    expect(gone.json.data.category.iconImageId).toBeNull();
  });

  it('is refused by its content and its size', async () => {
    const category = await aCategory();
    expect((await send(category, 1, await picture('gif'))).json.code).toBe('category_icon_type');
    const large = Buffer.concat([await picture('png'), Buffer.alloc(2 * 1024 * 1024)]);
    expect((await send(category, 1, large)).json.code).toBe('category_icon_too_large');
    expect((await send(category, 1, Buffer.alloc(0))).json.code).toBe('category_icon_missing');
  });
});
