import { randomBytes } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, anOffice } from '#testing/factories.ts';
import { aPhoto } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { recogniseHomes } from './recognise.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

/** A flat at an office of its own, with one photo whose bytes are `sha256`. */
async function anOffer(sha256: Buffer, values: object = {}): Promise<string> {
  const { id } = await aListing(api.db, {
    office: await anOffice(api.db),
    area: 100,
    price_cents: 8_500_000,
    ...values,
  });
  const image_id = await aPhoto(api.db);
  await api.db('images').where({ id: image_id }).update({ sha256 });
  await api.db('listing_media').insert({ listing_id: id, image_id, position: 0, is_main: true });
  return id;
}
const photo = () => randomBytes(32);
const homeOf = async (id: string): Promise<string[]> =>
  (await api.get(`/listings/${id}`)).json.data.alsoOfferedBy.map((offer: { id: string }) => offer.id);
const decide = (id: string, isSame: boolean, reason = 'شقة أخرى في البناء نفسه') =>
  api.call('PUT', `/admin/listings/${id}/home`, { token: admin.token, lang: 'en', body: { isSame, reason } });

describe('a home that several offices offer', () => {
  it('is recognised by photo, place, area and price, and named on each of its pages', async () => {
    const sha = photo();
    const [dear, cheap, third] = [
      await anOffer(sha, { price_cents: 8_800_000 }),
      await anOffer(sha, { area: 102 }),
      await anOffer(sha, { price_cents: 8_600_000 }),
    ];
    await recogniseHomes(api.db);
    expect(await homeOf(dear)).toEqual([cheap, third]);
    expect(await homeOf(cheap)).toEqual([third, dear]);
    const { home_id, home_size } = await rowOf(api.db('search_listing').where({ id: dear }).first());
    expect(home_size).toBe(3);
    expect(await api.db('search_listing').where({ home_id }).pluck('id')).toHaveLength(3);
    expect((await api.get(`/listings/${cheap}`)).json.data.alsoOfferedBy[0]).toMatchObject({
      path: expect.stringContaining(third),
      price: { amount: 86_000 },
      office: { name: expect.any(String), verified: expect.any(Boolean) },
    });
    // A second look finds nothing new.
    expect(await recogniseHomes(api.db)).toBe(0);
  });

  it('is none where photo, area, price, category or place differ, or the office is the same', async () => {
    const sha = photo();
    const office = await anOffice(api.db);
    const own = await anOffer(sha, { office });
    for (const values of [
      { area: 110 },
      { price_cents: 12_000_000 },
      { transaction_type: 'rent', price_period: 'month' },
      { office },
    ])
      await anOffer(sha, values);
    await anOffer(photo());
    await recogniseHomes(api.db);
    expect(await homeOf(own)).toEqual([]);
  });

  it('marks all of its listings for the index when one joins or leaves', async () => {
    const sha = photo();
    const [one, two] = [await anOffer(sha), await anOffer(sha)];
    await api.owner('search_dirty').delete();
    await recogniseHomes(api.db);
    expect((await api.owner('search_dirty').pluck('listing_id')).sort()).toEqual([one, two].sort());
    await api.owner('search_dirty').delete();
    await api.db('listings').where({ id: two }).update({ status: 'sold' });
    await recogniseHomes(api.db);
    expect(await homeOf(one)).toEqual([]);
    expect(await api.owner('search_dirty').pluck('listing_id')).toContain(one);
  });

  it.each([
    ['the price', (id: string) => api.db('listings').where({ id }).update({ price_cents: 5_000_000 })],
    ['the deal', (id: string) => api.db('listings').where({ id }).update({ transaction_type: 'rent' })],
    ['the photo', (id: string) => api.db('listing_media').where({ listing_id: id }).delete()],
  ])('ends when %s of an offer changed', async (_, change) => {
    const sha = photo();
    const [one, two, other] = [await anOffer(sha), await anOffer(sha), await anOffer(sha)];
    await recogniseHomes(api.db);
    expect((await homeOf(one)).sort()).toEqual([two, other].sort());
    await change(other);
    await recogniseHomes(api.db);
    expect(await homeOf(one)).toEqual([two]);
    expect(await homeOf(other)).toEqual([]);
  });

  it('is undone by a moderator for good, and that is undone too', async () => {
    const sha = photo();
    const [one, two, three] = [await anOffer(sha), await anOffer(sha), await anOffer(sha)];
    await recogniseHomes(api.db);
    expect((await decide(two, false, '')).json.errors).toMatchObject([{ path: 'reason' }]);
    const answers = await Promise.all([decide(two, false), decide(two, false)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const shown = await api.call('GET', `/admin/listings/${two}/home`, { token: admin.token, lang: 'en' });
    expect(shown.json.data.offers).toEqual([]);
    expect(shown.json.data.apart.map(({ id }: { id: string }) => id).sort()).toEqual([one, three].sort());
    await recogniseHomes(api.db);
    expect([await homeOf(one), await homeOf(two)]).toEqual([[three], []]);
    expect(await api.db('audit_log').where({ subject_id: two, action: 'listing.home_leave' })).toHaveLength(1);

    expect((await decide(two, true)).statusCode).toBe(200);
    expect((await homeOf(two)).sort()).toEqual([one, three].sort());
    expect((await decide(two, true)).json.code).toBe('home_decided');
  });
});
