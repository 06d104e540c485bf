import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aForm, aPending, aPublished, categoryId, hangPhotos } from '../../../testing/listing-form.ts';
import { signedIn } from '../../../testing/people.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const draftOf = (token: string) => (id: string, body: object) =>
  api.call('PUT', `/listings/${id}/draft`, { token, lang: 'en', body });
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
    expect(draft.hints.map((one: { code: string }) => one.code)).toEqual([
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
    expect((await api.db('listings').where({ id }).first('property_type')).property_type).toBe('villa');
    expect((await save(id, { content: { ...apartments, status: 'active' } })).statusCode).toBe(400);
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
