import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEPT_AT_MOST, type List } from '#rules/favourites.ts';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Signed = { id: string; token: string };
const lists = async ({ token }: Signed) => (await api.call('GET', '/users/lists', { token })).json.data;
const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const keep = ({ token }: Signed, id: string, list: List = 'favourites') =>
  api.call('PUT', `/users/lists/${list}/${id}`, { token, body: {}, lang: 'en' });
const drop = ({ token }: Signed, id: string, list: List = 'favourites') =>
  api.call('DELETE', `/users/lists/${list}/${id}`, { token });
const merge = ({ token }: Signed, body: object) => api.call('POST', '/users/lists/merge', { token, body, lang: 'en' });
const savesOf = async (id: string) => (await api.db('listing_stats').where({ listing_id: id }).first('saves'))?.saves;
const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

describe('a favourite', () => {
  it('is kept with the price of that day, counted for the owner, and dropped', async () => {
    const [owner, buyer] = [await signedIn(api), await signedIn(api)];
    const { id } = await aListing(api.db, { owner, price: 85_000 });
    const { statusCode, json } = await keep(buyer, id);
    expect([statusCode, json.data.kept]).toEqual([200, { id, at: expect.any(String), price: 85_000 }]);
    expect(ids((await lists(buyer)).favourites)).toEqual([id]);
    const mine = await api.call('GET', `/users/listings/${id}`, { token: owner.token });
    expect(mine.json.data.listing.saves).toBe(1);
    expect((await drop(buyer, id)).statusCode).toBe(200);
    expect((await drop(buyer, id)).statusCode).toBe(200);
    expect((await lists(buyer)).favourites).toEqual([]);
    expect(await savesOf(id)).toBe(0);
  });

  it('is one however often it is saved at once', async () => {
    const buyer = await signedIn(api);
    const { id } = await aListing(api.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => keep(buyer, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(ids((await lists(buyer)).favourites)).toEqual([id]);
    expect(await savesOf(id)).toBe(1);
  });

  it('of one’s own listing is no save', async () => {
    const owner = await signedIn(api);
    const { id } = await aListing(api.db, { owner });
    expect((await keep(owner, id)).statusCode).toBe(200);
    expect((await savesOf(id)) ?? 0).toBe(0);
    await drop(owner, id);
    expect((await savesOf(id)) ?? 0).toBe(0);
  });

  it('must be public, and is nobody else’s', async () => {
    const [buyer, other] = [await signedIn(api), await signedIn(api)];
    const draft = await aListing(api.db, { status: 'draft', published_at: null });
    for (const id of [draft.id, randomUUID()]) {
      const { statusCode, json } = await keep(buyer, id);
      expect([statusCode, json.code]).toEqual([404, 'listing_not_found']);
    }
    expect((await keep(buyer, 'x')).statusCode).toBe(400);
    const { id } = await aListing(api.db);
    await keep(buyer, id);
    await drop(other, id);
    expect(ids((await lists(buyer)).favourites)).toEqual([id]);
    expect((await lists(other)).favourites).toEqual([]);
  });

  it('is refused when there are too many, whoever comes at once', async () => {
    const buyer = await signedIn(api);
    const owner = await signedIn(api);
    await api.owner.raw(
      `with made as (
         insert into listings (owner_id, status, category_id, transaction_type, title_ar, description_ar, price_kind,
           price_cents, province_id, city_id, point, published_at)
         select l.owner_id, 'active', l.category_id, 'sale', l.title_ar, l.description_ar, 'amount', 100, l.province_id,
           l.city_id, l.point, now()
         from listings l, generate_series(1, ?) where l.id = ? returning id)
       insert into favourites (user_id, listing_id) select ?, id from made`,
      [KEPT_AT_MOST.favourites - 1, (await aListing(api.db, { owner })).id, buyer.id],
    );
    const more = await Promise.all([aListing(api.db), aListing(api.db), aListing(api.db)]);
    const answers = await Promise.all(more.map(({ id }) => keep(buyer, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json).toMatchObject({ code: 'favourites_full' });
    expect((await lists(buyer)).favourites).toHaveLength(KEPT_AT_MOST.favourites);
  });

  it('leaves the figures in peace when its listing is deleted', async () => {
    const buyer = await signedIn(api);
    const { id } = await aListing(api.db);
    await keep(buyer, id);
    await api.owner('listings').where({ id }).delete();
    expect((await lists(buyer)).favourites).toEqual([]);
  });
});

describe('what a device kept for a visitor', () => {
  it('joins the account once, however often it is sent', async () => {
    const buyer = await signedIn(api);
    const [known, fresh, hidden, seen] = await Promise.all([1, 2, 3, 4].map(() => aListing(api.db)));
    const gone = await aListing(api.db, { status: 'sold' });
    await keep(buyer, known?.id ?? '');
    const body = {
      favourites: [known, fresh, gone].map((listing, i) => ({ id: listing?.id, at: at(10 + i) })),
      hidden: [{ id: hidden?.id, at: at(5) }],
      viewed: [
        { id: seen?.id, at: at(2) },
        { id: fresh?.id, at: at(1) },
        { id: seen?.id, at: at(30) },
      ],
    };
    const answers = await Promise.all([merge(buyer, body), merge(buyer, body)]);
    const once = await merge(buyer, body);
    expect([...answers, once].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { favourites, hidden: out, viewed } = once.json.data;
    expect(ids(favourites)).toEqual([known?.id, fresh?.id]);
    expect(ids(out)).toEqual([hidden?.id]);
    expect(ids(viewed)).toEqual([fresh?.id, seen?.id]);
    expect(await savesOf(fresh?.id ?? '')).toBe(1);
    expect(await lists(buyer)).toEqual(once.json.data);
  });

  it('stays in bounds, the newest first, and never from the future', async () => {
    const buyer = await signedIn(api);
    const one = await aListing(api.db);
    const many = Array.from({ length: KEPT_AT_MOST.viewed + 1 }, (_, i) => ({ id: randomUUID(), at: at(i) }));
    expect((await merge(buyer, { viewed: many })).statusCode).toBe(400);
    const { json } = await merge(buyer, { viewed: [{ id: one.id, at: '2099-01-01T00:00:00Z' }] });
    expect(new Date(json.data.viewed[0].at).getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    expect((await merge(buyer, { favourites: [{ id: one.id, at: 'soon' }] })).statusCode).toBe(400);
  });

  it('makes room among what was looked at, and is emptied', async () => {
    const buyer = await signedIn(api);
    const [first, second] = [await aListing(api.db), await aListing(api.db)];
    await keep(buyer, first.id, 'viewed');
    await keep(buyer, second.id, 'viewed');
    await keep(buyer, first.id, 'viewed');
    expect(ids((await lists(buyer)).viewed)).toEqual([first.id, second.id]);
    await keep(buyer, first.id, 'hidden');
    await api.call('DELETE', '/users/lists/viewed', { token: buyer.token });
    expect(await lists(buyer)).toMatchObject({ viewed: [], hidden: [{ id: first.id }] });
    expect((await api.call('DELETE', '/users/lists/favourites', { token: buyer.token })).statusCode).toBe(400);
  });
});

describe('cards by their ids', () => {
  it('come in the order asked for, in the reader’s language, with what became of the others', async () => {
    const [one, two] = [
      await aListing(api.db, { title_en: 'First flat' }),
      await aListing(api.db, { title_en: 'Second flat' }),
    ];
    const sold = await aListing(api.db, { status: 'sold', title_en: 'Sold one' });
    const stopped = await aListing(api.db, { status: 'suspended', title_en: 'Hushed' });
    const never = randomUUID();
    const asked = [two.id, sold.id, one.id, stopped.id, never];
    const { json } = await api.get(`/listings/cards?ids=${asked.join(',')}`, 'en');
    expect(json.data.items.map(({ title }: { title: string }) => title)).toEqual(['Second flat', 'First flat']);
    expect(json.data.gone).toEqual([
      { id: sold.id, state: 'sold', title: 'Sold one' },
      { id: stopped.id, state: 'unavailable', title: null },
      { id: never, state: 'unavailable', title: null },
    ]);
    expect((await api.get('/listings/cards')).json.data).toEqual({ items: [], gone: [] });
    expect((await api.get('/listings/cards?ids=x')).statusCode).toBe(400);
  });
});
