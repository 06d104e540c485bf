import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { MAX_SAVED_SEARCHES } from './contract.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Signed = { token: string };
const save = ({ token }: Signed, query: string, values: object = {}) =>
  api.call('POST', '/saved-searches', { token, lang: 'en', body: { query, frequency: 'daily', ...values } });
const list = async ({ token }: Signed) => (await api.call('GET', '/saved-searches', { token, lang: 'en' })).json.data;

describe('a saved search', () => {
  it('is the filters of an address, worded, with a way back; what only shows results is left out', async () => {
    const me = await signedIn(api);
    const address =
      '?sortBy=price&view=map&page=3&lang=ar&maxPrice=90000&category=apartments&city=damascus&bedrooms=2,3';
    const { statusCode, json } = await save(me, address, { name: 'For mum', frequency: 'instant' });
    expect(statusCode).toBe(201);
    expect(json.data).toMatchObject({ existed: false });
    expect((await list(me)).items).toMatchObject([
      {
        name: 'For mum',
        path: '/properties?bedrooms=2,3&category=apartments&city=damascus&maxPrice=90000',
        filters: ['Apartments', 'Damascus', '2 bedrooms', '3 bedrooms', 'Up to $90,000'],
        frequency: 'instant',
        byEmail: true,
        inApp: true,
        paused: false,
        newCount: 0,
      },
    ]);
  });

  it('is saved once, however its filters are ordered and however often the button is pressed', async () => {
    const me = await signedIn(api);
    const addresses = ['category=villas&city=homs', 'city=homs&category=villas', '?city=homs&category=villas&page=2'];
    const answers = await Promise.all([...addresses, ...addresses].map((address) => save(me, address)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ json }) => json.data.savedSearch.id)).size).toBe(1);
    expect((await list(me)).items).toMatchObject([{ name: 'Villas and palaces · Homs' }]);
  });

  it('must ask for something the search knows', async () => {
    const me = await signedIn(api);
    expect((await save(me, '?sortBy=date')).json).toMatchObject({ statusCode: 400, code: 'search_without_filters' });
    expect((await save(me, 'category=castles')).json.errors).toMatchObject([{ code: 'unknown_category' }]);
    expect((await save(me, 'nonsense=1')).json.code).toBe('validation_failed');
    expect((await save(me, 'city=homs', { frequency: 'hourly', name: ' ' })).statusCode).toBe(400);
  });

  it('is one of fifty at most, also when many are saved at once', async () => {
    const me = await signedIn(api);
    const answers = await Promise.all(
      Array.from({ length: MAX_SAVED_SEARCHES + 4 }, (_, i) => save(me, `minPrice=${i + 1}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_SAVED_SEARCHES);
    const refused = answers.filter(({ json }) => json.code === 'too_many_saved_searches');
    expect(refused).toHaveLength(4);
    expect(refused[0]?.json.message).toContain('50');
  });

  it('is renamed, told more often, paused, woken, and forgotten', async () => {
    const me = await signedIn(api);
    const { id } = (await save(me, 'city=aleppo')).json.data.savedSearch;
    const change = (body: object) => api.call('PUT', `/saved-searches/${id}`, { token: me.token, body });
    expect((await change({ name: 'حلب', frequency: 'weekly', byEmail: false })).json.data.savedSearch).toMatchObject({
      name: 'حلب',
      frequency: 'weekly',
      byEmail: false,
      inApp: true,
    });
    expect((await change({ paused: true })).json.data.savedSearch.paused).toBe(true);
    expect((await change({ paused: false })).json.data.savedSearch.paused).toBe(false);
    const remove = () => api.call('DELETE', `/saved-searches/${id}`, { token: me.token });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).json.code).toBe('saved_search_not_found');
  });

  it('of somebody else is not found, as if there were none', async () => {
    const [me, other] = [await signedIn(api), await signedIn(api)];
    const { id } = (await save(me, 'city=latakia')).json.data.savedSearch;
    for (const [method, path, body] of [
      ['PUT', '', { name: 'mine' }],
      ['POST', '/seen', {}],
      ['DELETE', '', undefined],
    ] as const) {
      const theirs = await api.call(method, `/saved-searches/${id}${path}`, { token: other.token, body });
      const none = await api.call(method, `/saved-searches/${randomUUID()}${path}`, { token: other.token, body });
      expect(theirs.json).toMatchObject({ statusCode: 404, code: 'saved_search_not_found' });
      expect(theirs.answer.body).toBe(none.answer.body);
    }
    expect((await list(me)).items).toHaveLength(1);
    expect((await list(other)).items).toEqual([]);
  });

  it('keeps quiet hours, of which there must be some', async () => {
    const me = await signedIn(api);
    const set = (quietHours: object | null) =>
      api.call('PUT', '/saved-searches/quiet-hours', { token: me.token, body: { quietHours } });
    await set({ from: 23, until: 6 });
    await set({ from: 22, until: 7 });
    expect((await list(me)).quietHours).toEqual({ from: 22, until: 7 });
    expect((await set({ from: 7, until: 7 })).json.code).toBe('quiet_hours_empty');
    expect((await set({ from: 7, until: 24 })).statusCode).toBe(400);
    await set(null);
    expect((await list(me)).quietHours).toBeNull();
  });
});
