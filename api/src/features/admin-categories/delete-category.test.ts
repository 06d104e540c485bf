import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '../../../testing/factories.ts';
import { fileForm } from '../../../testing/multipart.ts';
import { aMember, codeProofOf, signedIn } from '../../../testing/people.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import type { AdminCategory } from './fields.ts';

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
  const form = {
    ...{ slug: `c-${randomUUID()}`, nameAr: 'خيام', nameEn: 'Tents', descriptionAr: null, descriptionEn: null },
    ...{
      icon: null,
      color: null,
      isActive: true,
      propertyType: null,
      carries: [],
      transactionTypes: ['sale'],
      seo: null,
    },
  };
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
