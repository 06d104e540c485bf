import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { aDraft, aPending, aPublished, hangPhotos } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Signed = { id: string; token: string };
const mine = async ({ token }: Signed, query = '') =>
  (await api.call('GET', `/users/listings${query}`, { token, lang: 'en' })).json.data;
const idsOf = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);
const setStatus = ({ token }: Signed, id: string, status: string) =>
  api.call('PUT', `/listings/${id}/status`, { token, body: { status }, lang: 'en' });

describe('my listings', () => {
  it('are mine, with figures, counts by status and what may become of each', async () => {
    const owner = await signedIn(api);
    const active = await aListing(api.db, { owner, title_en: 'Flat in Mezzeh' });
    const [photo] = await hangPhotos(api.db, active.id, 2);
    await aListing(api.db, { owner, status: 'sold' });
    await aListing(api.db, { owner, expires_at: new Date(Date.now() - 1_000) });
    await aListing(api.db);
    const list = await mine(owner);
    expect(list.counts).toMatchObject({ all: 3, active: 1, sold: 1, expired: 1, draft: 0 });
    expect(list.page).toEqual({ number: 1, size: 20, total: 3 });
    const { items } = await mine(owner, '?status=active');
    expect(items).toMatchObject([
      {
        id: active.id,
        title: 'Flat in Mezzeh',
        category: { key: 'apartments' },
        price: { kind: 'amount', amount: 85_000, original: null },
        place: 'Mezzeh',
        image: { id: photo },
        imageCount: 2,
        views: 0,
        reveals: 0,
        saves: 0,
        path: `/property/${active.id}/apartments-for-sale-mezzeh-damascus`,
        allowedStatuses: ['sold', 'archived'],
        canEdit: true,
        asksConfirmation: false,
      },
    ]);
  });

  it('are filtered, searched, sorted and paged', async () => {
    const owner = await signedIn(api);
    const cheap = await aListing(api.db, { owner, price: 10_000, title_ar: 'بيت عربي قديم' });
    const dear = await aListing(api.db, { owner, price: 90_000, status: 'sold' });
    const villa = await aListing(api.db, { owner, price: 50_000, category: 'villas', transaction_type: 'rent' });
    expect(idsOf(await mine(owner, '?sortBy=price&sortOrder=asc'))).toEqual([cheap.id, villa.id, dear.id]);
    expect(idsOf(await mine(owner, '?category=villas'))).toEqual([villa.id]);
    expect(idsOf(await mine(owner, '?category=real-estate&transactionType=rent'))).toEqual([villa.id]);
    expect(idsOf(await mine(owner, `?query=${encodeURIComponent('عربي')}`))).toEqual([cheap.id]);
    expect(idsOf(await mine(owner, `?query=${dear.code}`))).toEqual([dear.id]);
    expect(idsOf(await mine(owner, '?query=100%25'))).toEqual([]);
    const second = await mine(owner, '?sortBy=price&sortOrder=asc&limit=2&page=2');
    expect(idsOf(second)).toEqual([dear.id]);
    expect(second.page).toEqual({ number: 2, size: 2, total: 3 });
  });

  it('show a draft with the title it has so far', async () => {
    const owner = await signedIn(api);
    const id = await aDraft(api, owner, { titleAr: 'شق' });
    expect((await mine(owner, '?status=draft')).items).toMatchObject([
      { id, title: 'شق', allowedStatuses: ['archived'] },
    ]);
  });
});

describe('a status', () => {
  it('changes where the life of a listing has it, and public view follows at once', async () => {
    const owner = await signedIn(api);
    const { id } = await aListing(api.db, { owner });
    expect((await setStatus(owner, id, 'sold')).json.data.listing).toMatchObject({
      status: 'sold',
      allowedStatuses: ['active', 'archived'],
    });
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(404);
    expect((await setStatus(owner, id, 'active')).statusCode).toBe(200);
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(200);
    expect((await setStatus(owner, id, 'rented')).json).toMatchObject({ code: 'status_not_allowed', statusCode: 409 });
    expect((await setStatus(owner, id, 'pending')).statusCode).toBe(400);
  });

  it.each(['draft', 'pending', 'rejected', 'suspended'])(
    'of a %s listing never becomes active by its owner',
    async (status) => {
      const owner = await signedIn(api);
      const { id } = await aListing(api.db, { owner, status, published_at: null });
      expect((await setStatus(owner, id, 'active')).json.code).toBe('status_not_allowed');
      expect((await api.get(`/listings/${id}`)).statusCode).toBe(404);
    },
  );

  it('takes a listing out of review, and out of the queue', async () => {
    const owner = await signedIn(api);
    const admin = await signedIn(api, { account_type: 'admin' });
    const { id } = await aPending(api, owner);
    expect((await setStatus(owner, id, 'draft')).json.data.listing.status).toBe('draft');
    const { items } = (await api.call('GET', '/admin/listings/pending?limit=100', { token: admin.token })).json.data;
    expect(idsOf({ items })).not.toContain(id);
  });

  it('says that only what is offered is still available, one by one and in bulk', async () => {
    const owner = await signedIn(api);
    const past = new Date(Date.now() - 1000);
    const [sold, archived, expired] = [
      await aListing(api.db, { owner, status: 'sold' }),
      await aListing(api.db, { owner, status: 'archived' }),
      await aListing(api.db, { owner, expires_at: past }),
    ];
    const refused = await api.call('POST', `/listings/${sold.id}/confirm`, { token: owner.token, body: {} });
    expect(refused.json).toMatchObject({ statusCode: 409, code: 'not_offered' });
    const body = { action: 'confirm', listingIds: [sold.id, archived.id, expired.id] };
    const { json } = await api.call('POST', '/users/listings/bulk', { token: owner.token, body });
    expect(json.data).toMatchObject({ done: 1, failed: 2, results: [{ ok: false }, { ok: false }, { ok: true }] });
    expect(await api.db('listings').whereIn('id', [sold.id, archived.id]).orderBy('status').pluck('status')).toEqual([
      'archived',
      'sold',
    ]);
  });

  it('and the rest are refused for the ids of others', async () => {
    const [owner, other] = [await signedIn(api), await signedIn(api)];
    const { id } = await aListing(api.db, { owner });
    const { token } = other;
    const answers = [
      await setStatus(other, id, 'sold'),
      await api.call('DELETE', `/listings/${id}`, { token }),
      await api.call('POST', `/listings/${id}/confirm`, { token, body: {} }),
      await api.call('GET', `/users/listings/${id}`, { token }),
    ];
    for (const { statusCode, json } of answers) {
      expect(statusCode).toBe(404);
      expect(json.code).toBe('listing_not_found');
    }
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(200);
  });
});

describe('deleting', () => {
  it('takes a listing from every list at once, for good', async () => {
    const [owner, admin] = [await signedIn(api), await signedIn(api, { account_type: 'admin' })];
    const id = await aPublished(api, owner, admin);
    const { token } = owner;
    expect((await api.call('DELETE', `/listings/${id}`, { token })).statusCode).toBe(200);
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(404);
    expect((await mine(owner)).counts.all).toBe(0);
    expect((await setStatus(owner, id, 'active')).statusCode).toBe(404);
    expect((await api.call('DELETE', `/listings/${id}`, { token })).statusCode).toBe(404);
  });
});

describe('several at once', () => {
  it('succeed or fail each for itself', async () => {
    const owner = await signedIn(api);
    const sale = await aListing(api.db, { owner });
    const rent = await aListing(api.db, { owner, transaction_type: 'rent' });
    const stranger = await aListing(api.db);
    const listingIds = [sale.id, rent.id, stranger.id, randomUUID()];
    const body = { action: 'status', status: 'sold', listingIds };
    const { json } = await api.call('POST', '/users/listings/bulk', { token: owner.token, body });
    expect(json.data).toMatchObject({ done: 1, failed: 3 });
    expect(json.data.results).toMatchObject([
      { listingId: sale.id, ok: true, status: 'sold' },
      { listingId: rent.id, ok: false, code: 'status_not_allowed', message: expect.stringMatching(/[\u0600-\u06ff]/) },
      { ok: false, code: 'listing_not_found' },
      { ok: false, code: 'listing_not_found' },
    ]);
    const wiped = { action: 'delete', listingIds: [sale.id, rent.id] };
    const gone = await api.call('POST', '/users/listings/bulk', { token: owner.token, body: wiped });
    expect(gone.json.data).toMatchObject({ done: 2, failed: 0 });
    const lacking = { action: 'status', listingIds: [sale.id] };
    expect((await api.call('POST', '/users/listings/bulk', { token: owner.token, body: lacking })).json.code).toBe(
      'status_required',
    );
  });
});
