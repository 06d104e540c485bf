import { randomUUID } from 'node:crypto';
import type { PointsOfInterestRow } from '@diyar/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBoosted, aListing, anOffice, aUser } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';

let api: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

describe('GET /listings/:id', () => {
  it('tells everything a visitor needs, and no telephone', async () => {
    const office = await anOffice(api.db, { is_verified: true });
    const listing = await aListing(api.db, { office, attributes: { finishing: 'deluxe', building_age: 4 } });
    const { statusCode, json } = await api.get(`/listings/${listing.id}`);
    expect(statusCode).toBe(200);
    expect(json.data).toMatchObject({
      id: listing.id,
      code: listing.code,
      title: 'شقة للبيع في المزة',
      price: { kind: 'amount', amount: 85_000, perM2: 708 },
      place: { neighborhood: { key: 'damascus.mezzeh', name: 'المزة' } },
      office: { slug: office.slug, verified: true, logo: null },
      textLanguage: 'ar',
    });
    expect(json.data.attributes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ slug: 'finishing', keys: ['deluxe'] }),
        expect.objectContaining({ slug: 'building_age', values: ['4'], keys: [] }),
      ]),
    );
    expect(JSON.stringify(json)).not.toMatch(/phone"\s*:\s*"/);
  });

  it('makes a title of facts for a reader of the other language, the owner’s below it', async () => {
    const listing = await aListing(api.db, { title_ar: 'شقة كسوة ديلوكس' });
    expect((await api.get(`/listings/${listing.id}`, 'en')).json.data).toMatchObject({
      title: '3-bedroom apartment, Mezzeh',
      originalTitle: 'شقة كسوة ديلوكس',
    });
    expect((await api.get(`/listings/${listing.id}`)).json.data).toMatchObject({
      title: 'شقة كسوة ديلوكس',
      originalTitle: null,
    });
  });

  it.each([
    ['a mobile', '+963900123456', true, { showPhone: true, hasWhatsapp: true }],
    ['a fixed line', '+963112345678', true, { showPhone: true, hasWhatsapp: false }],
    ['no number', null, true, { showPhone: false, hasWhatsapp: false }],
    ['a hidden mobile', '+963900123457', false, { showPhone: false, hasWhatsapp: false }],
  ])('offers the ways to an owner with %s', async (_, phone, show_phone, ways) => {
    const owner = await aUser(api.db, { phone });
    const { id } = await aListing(api.db, { owner, show_phone });
    expect((await api.get(`/listings/${id}`)).json.data).toMatchObject(ways);
  });

  it('tells a price that was typed in pounds in pounds as well', async () => {
    const typed = await aListing(api.db, { price_currency: 'SYP', price_original: 1_200_000.5 });
    const { id } = await aListing(api.db);
    expect((await api.get(`/listings/${typed.id}`)).json.data.pounds).toBe(1_200_000.5);
    expect((await api.get(`/listings/${id}`)).json.data.pounds).toBeNull();
  });

  it('shows the other language’s text rather than none, and says so', async () => {
    const listing = await aListing(api.db);
    const { json } = await api.get(`/listings/${listing.id}`, 'en');
    expect(json.data).toMatchObject({ originalTitle: 'شقة للبيع في المزة', textLanguage: 'ar' });
    expect(json.data.place.neighborhood.name).toBe('Mezzeh');
  });

  it.each(['draft', 'pending', 'rejected', 'suspended', 'archived', 'sold', 'expired'])(
    'hides a %s one',
    async (status) => {
      const listing = await aListing(api.db, { status });
      expect(await api.get(`/listings/${listing.id}`)).toMatchObject({
        statusCode: 404,
        json: { code: 'listing_not_found' },
      });
    },
  );

  it('hides the listings of a suspended or banned owner, and those past their time', async () => {
    const suspended = await aUser(api.db, { suspended_until: new Date(Date.now() + 86_400_000) });
    const banned = await aUser(api.db, { banned_at: new Date() });
    const ids = [
      await aListing(api.db, { owner: suspended }),
      await aListing(api.db, { owner: banned }),
      await aListing(api.db, { expires_at: new Date(Date.now() - 1_000) }),
    ];
    for (const { id } of ids) expect((await api.get(`/listings/${id}`)).statusCode).toBe(404);
  });

  it('answers 404 to an unknown id and 400 to what is no id', async () => {
    expect((await api.get(`/listings/${randomUUID()}`)).statusCode).toBe(404);
    expect(await api.get('/listings/42')).toMatchObject({ statusCode: 400, json: { code: 'validation_failed' } });
  });
});

describe('round a listing', () => {
  it('finds similar ones, the nearest in place and price first, never itself', async () => {
    const listing = await aListing(api.db, { neighborhood: 'damascus.kafr-sousa', price: 200_000 });
    const near = await aListing(api.db, { neighborhood: 'damascus.kafr-sousa', price: 210_000 });
    const dear = await aListing(api.db, { neighborhood: 'damascus.kafr-sousa', price: 900_000 });
    const { json } = await api.get(`/listings/${listing.id}/similar`);
    const ids = json.data.items.map((item: { id: string }) => item.id);
    expect(ids[0]).toBe(near.id);
    expect(ids).toContain(dear.id);
    expect(ids).not.toContain(listing.id);
  });

  it('names the places round it with their distance', async () => {
    const listing = await aListing(api.db, { proximities: { school: 250 } });
    const { json } = await api.get(`/listings/${listing.id}/nearby`, 'en');
    expect(json.data.facilities).toEqual([
      {
        title: 'Nearby, according to the owner',
        credit: null,
        items: [expect.objectContaining({ kind: 'school', metres: 250 })],
      },
    ]);
    const hoods = json.data.items.filter((item: { kind: string }) => item.kind === 'neighborhood');
    expect(hoods.length).toBeGreaterThan(2);
    for (const { path } of hoods) expect(path).toMatch(/^\/syria\/[a-z-]+\/[a-z-]+\/[a-z-]+/);
  });

  describe('where points of OpenStreetMap are loaded', () => {
    const HOME = { lng: 36.2601, lat: 33.5021 };
    const NORTH = 1 / 111_000;
    const aPoint = (
      id: number,
      kind: PointsOfInterestRow['kind'],
      metresNorth: number,
      names: { name_ar?: string; name_en?: string } = {},
    ) => ({
      osm_id: `node/${id}`,
      kind,
      ...names,
      shape: api.db.raw('st_setsrid(st_makepoint(?, ?), 4326)', [HOME.lng, HOME.lat + metresNorth * NORTH]),
    });
    const roundOf = async (id: string, lang: 'ar' | 'en' = 'ar') => {
      const { json } = await api.get(`/listings/${id}/nearby`, lang);
      return json.data.facilities.flatMap(({ items }: { items: unknown[] }) => items);
    };
    beforeAll(() =>
      api
        .db('points_of_interest')
        .insert([
          aPoint(1, 'school', 330, { name_ar: 'مدرسة الفارابي' }),
          aPoint(2, 'school', 900, { name_ar: 'مدرسة بعيدة' }),
          aPoint(3, 'transport', 20),
          aPoint(4, 'hospital', 3400),
        ]),
    );
    afterAll(() => api.db('points_of_interest').delete());

    it('tells the nearest of each kind in the place of the owner’s words, and keeps the rest of these', async () => {
      const { id } = await aListing(api.db, {
        ...HOME,
        proximities: { school: 100, hospital: 4000, city_centre: 800 },
      });
      const [transport, school] = [
        expect.objectContaining({ kind: 'transport', name: 'Public transport', metres: 50 }),
        expect.objectContaining({ kind: 'school', name: 'School', metres: 350 }),
      ];
      const round = await roundOf(id, 'en');
      expect(round).toEqual([
        school,
        transport,
        expect.objectContaining({ kind: 'hospital', metres: 4000, point: null }),
        expect.objectContaining({ kind: 'cityCentre', metres: 800, point: null }),
      ]);
      expect(round[0].point).toMatchObject({ name: 'مدرسة الفارابي', lng: HOME.lng });
      expect(round[1].point.name).toBeNull();
    });

    it('measures from the public point of an approximate listing, to 500 m', async () => {
      const { id } = await aListing(api.db, { ...HOME, is_approximate: true });
      for (const { metres } of await roundOf(id)) expect(metres % 500).toBe(0);
    });

    it('tells them round any point, for the form', async () => {
      const round = async (query: object) => {
        const { statusCode, json } = await api.get(`/listings/around?${new URLSearchParams({ ...query })}`, 'en');
        return {
          statusCode,
          items: json.data?.items.map(({ kind, metres }: Record<string, unknown>) => [kind, metres]),
        };
      };
      const home = { latitude: String(HOME.lat), longitude: String(HOME.lng) };
      expect((await round(home)).items).toEqual([
        ['school', 350],
        ['transport', 50],
      ]);
      expect((await round({ ...home, approximate: 'true' })).items).toEqual([
        ['school', 500],
        ['transport', 500],
      ]);
      expect((await round({ ...home, latitude: '35.9' })).items).toEqual([]);
      expect((await round({ ...home, latitude: '91' })).statusCode).toBe(400);
    });

    it('tells nothing of them on a car', async () => {
      const { id } = await aListing(api.db, { ...HOME, category: 'suvs' });
      expect(await roundOf(id)).toEqual([]);
    });
  });

  it('leads to the pages of its place, which are where they say', async () => {
    const owner = await aUser(api.db);
    const listing = await aListing(api.db, { owner, transaction_type: 'sale' });
    const { json } = await api.get(`/listings/${listing.id}`, 'en');
    const { trail, placePage, category } = json.data;
    expect(trail[0].path).toMatch(/^\/syria\/[a-z-]+$/);
    expect(placePage).toBe(`${trail.at(-1).path}/sale`);
    expect(placePage).toContain(`/${category.key}/`);
    for (const { path } of [...trail, { path: placePage }]) {
      const page = await api.get(`/places/page?path=${encodeURIComponent(path)}`, 'en');
      expect(page.json.data.path).toBe(path);
    }
  });
});

describe('the home page', () => {
  it('shows featured listings first and fills up with new ones', async () => {
    const featured = await aBoosted(api.db);
    const { json } = await api.get('/listings/homepage-featured?limit=3');
    expect(json.data.items[0]).toMatchObject({ id: featured.id, featured: true });
    expect(json.data.items).toHaveLength(3);
  });

  it('shows two paid listings among eight, however many there are', async () => {
    for (let paid = 0; paid < 4; paid++) await aBoosted(api.db);
    const { json } = await api.get('/listings/homepage-featured');
    const featured = json.data.items.map((card: { featured: boolean }) => card.featured);
    expect(featured.slice(0, 2)).toEqual([true, true]);
    expect(featured.slice(2)).not.toContain(true);
  });

  it('fills up with homes alone', async () => {
    const car = await aListing(api.db, { category: 'suvs' });
    const home = await aListing(api.db);
    const { json } = await api.get('/listings/homepage-featured?limit=24');
    const ids = json.data.items.map(({ id }: { id: string }) => id);
    expect(ids).toContain(home.id);
    expect(ids).not.toContain(car.id);
  });

  it('counts what each root category holds', async () => {
    // The page does not wait for numbers that are still being counted.
    await expect
      .poll(async () => {
        const { json } = await api.get('/listings/homepage-categories');
        return json.data.categories.find((category: { slug: string }) => category.slug === 'real-estate').count;
      })
      .toBeGreaterThan(0);
  });
});
