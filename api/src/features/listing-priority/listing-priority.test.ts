import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

async function sellerOf(count: number) {
  const owner = await signedIn(api);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    ids.push((await aListing(api.db, { owner, published_at: new Date(Date.now() - i * 60_000) })).id);
  }
  const put = (path: string, body: object) =>
    api.call('PUT', `/priority/${path}`, { token: owner.token, body, lang: 'en' });
  const order = async () => {
    const { items } = (await api.call('GET', '/priority/my-listings', { token: owner.token })).json.data;
    return items.map((item: { id: string }) => item.id);
  };
  return { ...owner, ids, put, order };
}

describe('priority', () => {
  it('is set for one, for several, and by order', async () => {
    const { ids, put, order, token } = await sellerOf(3);
    const [a = '', b = '', c = ''] = ids;
    expect(await order()).toEqual([a, b, c]);
    expect((await put(c, { priority: 500 })).json.data.items).toEqual([{ listingId: c, priority: 500 }]);
    expect(await order()).toEqual([c, a, b]);
    await put('bulk-update', {
      updates: [
        { listingId: b, priority: 900 },
        { listingId: c, priority: 1 },
      ],
    });
    expect(await order()).toEqual([b, c, a]);
    // Listings left out come after those named.
    await put('reorder', { listingIds: [a] });
    expect(await order()).toEqual([a, b, c]);
    const { data } = (await api.call('GET', '/priority/stats', { token })).json;
    expect(data).toEqual({ total: 3, prioritised: 3, highest: 3, lowest: 1, average: 2, enabled: true });
  });

  it('is disabled with a single listing', async () => {
    const { ids, put, token } = await sellerOf(1);
    expect(await put(ids[0] ?? '', { priority: 5 })).toMatchObject({
      statusCode: 409,
      json: {
        code: 'priority_single_listing',
        message: 'Priority management is disabled because you have a single listing.',
      },
    });
    expect((await put('reorder', { listingIds: ids })).statusCode).toBe(409);
    const { data } = (await api.call('GET', '/priority/my-listings', { token })).json;
    expect(data).toMatchObject({ enabled: false, page: { total: 1 } });
  });

  it('is all or none, and nobody else’s', async () => {
    const { ids, put, order } = await sellerOf(2);
    const stranger = await aListing(api.db);
    const updates = [
      { listingId: ids[1], priority: 9 },
      { listingId: stranger.id, priority: 9 },
    ];
    expect((await put('bulk-update', { updates })).statusCode).toBe(404);
    expect(await order()).toEqual(ids);
    expect((await put(ids[0] ?? '', { priority: 1001 })).statusCode).toBe(400);
    expect((await put(ids[0] ?? '', { priority: 1, status: 'active' })).statusCode).toBe(400);
  });

  it('never lifts a listing over somebody else’s', async () => {
    const { ids, put } = await sellerOf(2);
    await put(ids[0] ?? '', { priority: 1000 });
    expect((await api.db('search_listing').where({ id: ids[0] }).first('priority'))?.priority).toBe(0);
  });
});
