import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { aForm, aPending, aPublished, categoryId, hangPhotos } from '#testing/listing-form.ts';
import { whileStanding } from '#testing/lock-waits.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const draftOf = (token: string) => (id: string, body: object) =>
  api.call('PUT', `/listings/${id}/draft`, { token, lang: 'en', body });
const several = (n: number, make: () => Promise<unknown>) => Promise.all(Array.from({ length: n }, make));
const apartments = { categoryId: categoryId('apartments') };

describe('drafts', () => {
  it('keep a form half written, say what it lacks, and come back as they were', async () => {
    const { token } = await signedIn(api);
    const id = randomUUID();
    const content = { ...apartments, titleAr: 'شق', price: '٩٠ ألف', attributes: { bedrooms_note: 'x' }, area: '' };
    const saved = await draftOf(token)(id, { baseVersion: 0, content });
    expect(saved.statusCode).toBe(200);
    expect(saved.json.data.draft).toMatchObject({
      id,
      version: 1,
      state: 'draft',
      status: 'draft',
      isChange: false,
      content,
    });
    const { json } = await api.call('GET', `/listings/${id}/draft`, { token });
    expect(json.data.draft).toMatchObject({ version: 1, content });
    expect(json.data.draft.problems.length).toBeGreaterThan(0);
    const list = (await api.call('GET', '/listings/drafts', { token, lang: 'en' })).json.data;
    expect(list).toMatchObject({
      items: [{ id, title: 'شق', category: { key: 'apartments', name: expect.stringMatching(/^[A-Z]/) }, image: null }],
      page: { total: 1 },
    });
  });

  it('say nothing is wrong with a complete one, and what would make it better', async () => {
    const { token } = await signedIn(api);
    const id = randomUUID();
    await draftOf(token)(id, { content: apartments });
    await hangPhotos(api.db, id);
    const content = { ...apartments, ...aForm({ titleAr: 'شقة للبيع اتصل ٠٩٣٣ ١٢٣ ٤٥٦' }) };
    const { draft } = (await draftOf(token)(id, { content })).json.data;
    expect(draft.problems).toEqual([]);
    expect(draft.hints.map((hint: { code: string }) => hint.code)).toEqual([
      'phone_in_text',
      'more_photos',
      'english_missing',
      'short_description',
    ]);
  });

  it('tell the second of two devices, and show it the other version', async () => {
    const { token } = await signedIn(api);
    const id = randomUUID();
    const save = draftOf(token);
    await save(id, { baseVersion: 0, content: { ...apartments, titleAr: 'الأولى' } });
    await save(id, { baseVersion: 1, content: { ...apartments, titleAr: 'من الهاتف' } });
    const late = await save(id, { baseVersion: 1, content: { ...apartments, titleAr: 'من الحاسوب' } });
    expect(late).toMatchObject({
      statusCode: 409,
      json: { code: 'draft_conflict', data: { draft: { version: 2, content: { titleAr: 'من الهاتف' } } } },
    });
    const kept = await save(id, { baseVersion: 2, content: { ...apartments, titleAr: 'من الحاسوب' } });
    expect(kept.json.data.draft).toMatchObject({ version: 3, content: { titleAr: 'من الحاسوب' } });
    // The same save again (its answer was lost) is no conflict, and no new version.
    const again = await save(id, { baseVersion: 2, content: { ...apartments, titleAr: 'من الحاسوب' } });
    expect(again.json.data.draft.version).toBe(3);
  });

  it('begin with a category, of level 2, which may still change', async () => {
    const { token } = await signedIn(api);
    const id = randomUUID();
    const save = draftOf(token);
    expect((await save(id, { content: {} })).json.code).toBe('select_category_first');
    expect((await save(id, { content: { categoryId: categoryId('real-estate') } })).json.code).toBe(
      'select_valid_property_type',
    );
    await save(id, { content: apartments });
    expect((await save(id, { content: { categoryId: categoryId('villas') } })).statusCode).toBe(200);
    expect((await api.db('listings').where({ id }).first('property_type'))?.property_type).toBe('villa');
    expect((await save(id, { content: { ...apartments, status: 'active' } })).statusCode).toBe(400);
  });

  it('are fifty at most; a known one is saved all the same', async () => {
    const owner = await signedIn(api);
    const id = randomUUID();
    await draftOf(owner.token)(id, { content: apartments });
    await several(49, () => aListing(api.db, { owner, status: 'draft', published_at: null }));
    const { json } = await draftOf(owner.token)(randomUUID(), { content: apartments });
    expect(json).toMatchObject({ statusCode: 409, code: 'draft_limit_reached' });
    expect(json.message).toContain('50');
    expect((await draftOf(owner.token)(id, { content: { ...apartments, price: 1 } })).statusCode).toBe(200);
  });

  it.each([
    ['banned', 403, { banned_at: new Date(), ban_reason: 'x' }],
    ['suspended', 403, { suspended_until: 'infinity', suspension_reason: 'x' }],
    ['closed', 403, { closed_at: new Date() }],
    ['suspended until yesterday', 200, { suspended_until: new Date(Date.now() - 86_400_000), suspension_reason: 'x' }],
  ])('of somebody who is %s while one is on its way: %i', async (_name, statusCode, columns) => {
    const owner = await signedIn(api);
    const answer = await whileStanding(api, owner, columns, () =>
      draftOf(owner.token)(randomUUID(), { content: apartments }),
    );
    expect(answer.json).toMatchObject({ statusCode, code: statusCode === 200 ? null : 'account_stopped' });
  });

  it('of an archived listing are neither written nor handed in', async () => {
    const owner = await signedIn(api);
    const { id } = await aListing(api.db, { owner, status: 'archived' });
    const refused = { statusCode: 409, code: 'listing_not_editable' };
    expect((await draftOf(owner.token)(id, { content: apartments })).json).toMatchObject(refused);
    const sent = await api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm() });
    expect(sent.json).toMatchObject(refused);
  });

  it('are their owner’s alone', async () => {
    const [a, b] = [await signedIn(api), await signedIn(api)];
    const id = randomUUID();
    await draftOf(a.token)(id, { content: apartments });
    expect((await draftOf(b.token)(id, { content: apartments })).statusCode).toBe(404);
    expect((await api.call('GET', `/listings/${id}/draft`, { token: b.token })).statusCode).toBe(404);
    expect((await api.call('DELETE', `/listings/${id}/draft`, { token: b.token })).statusCode).toBe(404);
    expect((await api.call('GET', '/listings/drafts', { token: b.token })).json.data.items).toEqual([]);
  });

  it('go away when thrown away, and their id stays gone', async () => {
    const { token } = await signedIn(api);
    const id = randomUUID();
    await draftOf(token)(id, { content: apartments });
    expect((await api.call('DELETE', `/listings/${id}/draft`, { token })).statusCode).toBe(200);
    expect((await api.call('GET', `/listings/${id}/draft`, { token })).statusCode).toBe(404);
    expect((await api.call('GET', '/listings/drafts', { token })).json.data.items).toEqual([]);
    expect((await draftOf(token)(id, { content: apartments })).statusCode).toBe(404);
  });

  it('of a published listing are a change: thrown away, the public version is what is left', async () => {
    const [owner, admin] = [await signedIn(api), await signedIn(api, { account_type: 'admin' })];
    const id = await aPublished(api, owner, admin);
    const read = async () => (await api.call('GET', `/listings/${id}/draft`, { token: owner.token })).json.data.draft;
    const clean = await read();
    expect(clean).toMatchObject({
      version: 0,
      state: 'clean',
      isChange: true,
      content: { price: 85_000, city: 'damascus' },
    });
    expect(clean.problems).toEqual([]);
    await draftOf(owner.token)(id, { baseVersion: 0, content: { ...clean.content, price: 1 } });
    expect(await read()).toMatchObject({ version: 1, state: 'draft', content: { price: 1 } });
    await api.call('DELETE', `/listings/${id}/draft`, { token: owner.token });
    expect(await read()).toMatchObject({ state: 'clean', content: { price: 85_000 } });
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(200);
  });

  it('in review are left alone until they are taken out of it', async () => {
    const owner = await signedIn(api);
    const { id } = await aPending(api, owner);
    const content = { ...apartments, ...aForm({ price: 1_000 }) };
    expect((await draftOf(owner.token)(id, { content })).json.code).toBe('listing_in_review');
    const { draft } = (await draftOf(owner.token)(id, { content, reopen: true })).json.data;
    expect(draft).toMatchObject({ state: 'draft', status: 'draft' });
  });
});
