import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aForm, aPending, aPublished, categoryId, hangPhotos, review } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

describe('changing a listing', () => {
  it('keeps the approved version public until the change is approved', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    const change = { titleAr: 'شقة مفروشة للبيع', price: 80_000 };
    const { json } = await api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm(change) });
    expect(json.data.listing).toMatchObject({ status: 'active', isChange: true });
    const { data } = (await api.get(`/listings/${id}`)).json;
    expect(data).toMatchObject({ title: 'شقة للبيع في المزة', price: { amount: 85_000 } });

    const { version } = json.data.listing;
    await review(api, admin, id, { decision: 'approve', version });
    const after = (await api.get(`/listings/${id}`)).json.data;
    expect(after).toMatchObject({ title: 'شقة مفروشة للبيع', price: { amount: 80_000 } });
    const prices = (await api.get(`/listings/${id}/price-history`)).json.data.items;
    expect(prices.map((price: { amount: number }) => price.amount)).toEqual([85_000, 80_000]);
    expect(data.previousPrice).toBeNull();
    expect(after.previousPrice).toEqual({ amount: 85_000, until: prices[1].at });
  });

  it('keeps the approved version after a refusal too, and swaps photos only with the approval', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    const [before] = await api.db('listing_media').where({ listing_id: id }).pluck('image_id');
    const save = { content: { categoryId: categoryId('apartments'), ...aForm() } };
    await api.call('PUT', `/listings/${id}/draft`, { token: owner.token, body: save });
    await api.db('listing_revisions').where({ listing_id: id, state: 'draft' }).update({ has_own_media: true });
    const [fresh] = await hangPhotos(api.db, id, 1, 'listing_revision_media');
    const sent = await api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm({ price: 70_000 }) });
    let { version } = sent.json.data.listing;
    await review(api, admin, id, { decision: 'reject', version, reasons: ['wrong_price'] });
    const shown = async () => (await api.get(`/listings/${id}`)).json.data;
    expect(await shown()).toMatchObject({ price: { amount: 85_000 }, media: [{ id: before }] });
    const { json } = await api.call('GET', `/users/listings/${id}`, { token: owner.token, lang: 'en' });
    expect(json.data.listing).toMatchObject({
      status: 'active',
      change: { state: 'rejected', rejection: { codes: ['wrong_price'], reasons: ['The price is not a real one.'] } },
    });

    const again = await api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm({ price: 82_000 }) });
    ({ version } = again.json.data.listing);
    await review(api, admin, id, { decision: 'approve', version });
    expect(await shown()).toMatchObject({ price: { amount: 82_000 }, media: [{ id: fresh }] });
    expect(await api.db('listing_revision_media').where({ listing_id: id })).toEqual([]);
  });

  it('hides the exact place at once, and shows it again only with the approval', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    const point = async () => {
      const { lng, lat, approximate } = (await api.get(`/listings/${id}`)).json.data;
      return { lng, lat, approximate };
    };
    const exact = await point();
    const send = (approximate: boolean) =>
      api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm({ approximate }) });

    const { json } = await send(true);
    const hidden = await point();
    expect(exact.approximate).toBe(false);
    expect(hidden.approximate).toBe(true);
    expect([hidden.lng, hidden.lat]).not.toEqual([exact.lng, exact.lat]);
    await review(api, admin, id, { decision: 'approve', version: json.data.listing.version });
    await send(false);
    expect(await point()).toEqual(hidden);
  });

  it('never changes the category', async () => {
    const owner = await signedIn(api);
    const { id } = await aPending(api, owner);
    const put = (path: string, body: object) => api.call('PUT', path, { token: owner.token, lang: 'en', body });
    expect((await put(`/listings/${id}`, { categoryId: categoryId('villas'), ...aForm() })).json).toMatchObject({
      code: 'category_fixed',
      message: 'The category cannot be changed when editing.',
    });
    expect((await put(`/categories/villas/listings/${id}`, aForm())).json.code).toBe('category_fixed');
    expect((await put(`/categories/apartments/listings/${id}`, aForm({ price: 84_000 }))).statusCode).toBe(200);
    expect(await api.db('listings').where({ id }).first()).toMatchObject({ status: 'pending', price_cents: 8_400_000 });
  });
});
