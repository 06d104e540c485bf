import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placePagePath, samePlace, streetPagePath } from '#lib/catalogue/index.ts';
import { createFacts } from '#lib/facts.ts';
import { readPlacePath } from '#rules/place-address.ts';
import { aListing, aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { addressWordsOf, placeAt, streetIn } from './address-words.ts';
import { placeAddresses } from './place-addresses.ts';
import { refreshPlacePrices } from './refresh-prices.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const page = (path: string, lang: 'ar' | 'en' = 'ar') => api.get(`/places/page?path=${encodeURIComponent(path)}`, lang);

describe('addresses of places', () => {
  it('have one reading each, over every place, category and transaction type there is', async () => {
    const { catalogue } = await createFacts(api.db).get();
    const words = addressWordsOf(catalogue);
    const categories = [null, ...catalogue.categories.all.map((fact) => fact.slug)];
    const deals = [null, ...catalogue.categories.transactionTypes.map((type) => type.slug)];
    let wrong = 0;
    for (const [turn, place] of catalogue.places.all.entries()) {
      const own = samePlace(place);
      for (const [index, category] of categories.entries()) {
        const transactionType = deals[(turn + index) % deals.length] ?? null;
        const read = readPlacePath(placePagePath(place, { category, transactionType }), words);
        const deal = transactionType === 'both' ? null : transactionType;
        const same = read && placeAt(catalogue, read) === own;
        if (!same || read.category !== category || read.transactionType !== deal) wrong++;
      }
    }
    expect(wrong).toBe(0);
  });

  it('have one reading each, over every street there is', async () => {
    const { catalogue } = await createFacts(api.db).get();
    const words = addressWordsOf(catalogue);
    const categories = [null, ...catalogue.categories.all.map(({ slug }) => slug)];
    const deals = [null, 'sale', 'rent'];
    const pages = new Set<string>();
    const wrong = catalogue.streets.all.filter((street, turn) => {
      const category = categories[turn % categories.length] ?? null;
      const transactionType = deals[turn % deals.length] ?? null;
      pages.add(streetPagePath(street, catalogue) ?? '');
      const read = readPlacePath(streetPagePath(street, catalogue, { category, transactionType }) ?? '', words);
      const same = read && streetIn(catalogue, read) === street;
      return !same || read.category !== category || read.transactionType !== transactionType;
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
    expect(catalogue.streets.all.length).toBeGreaterThan(1_000);
    expect(pages.size).toBe(catalogue.streets.all.length);
  });

  it('are kept apart by the database', async () => {
    const taken = api.owner('categories').insert({
      id: '00000000-0000-7000-8000-000000000001',
      level: 0,
      slug: 'mezzeh',
      name_ar: 'المزة',
      name_en: 'Mezzeh',
    });
    await expect(taken).rejects.toThrow(/categories_address_word/);
  });

  it('say Damascus once: the city is the province', async () => {
    const { catalogue } = await createFacts(api.db).get();
    const city = catalogue.places.byKey('city', 'damascus');
    expect(city && samePlace(city).kind).toBe('province');
    expect((await page('/syria/damascus/damascus/apartments')).json.data.path).toBe('/syria/damascus/apartments');
  });

  it.each([
    '/syria/atlantis',
    '/syria/mezzeh',
    '/syria/damascus/sale/apartments',
    '/syria/damascus/damascus/mezzeh/mezzeh',
    '/syria/jaramana',
    '/for-sale/syria/damascus/apartments',
    '/syria/damascus/..',
  ])('refuse %s', async (path) => {
    expect(await page(path)).toMatchObject({ statusCode: 404, json: { code: 'place_not_found' } });
  });
});

describe('the page of the whole country', () => {
  it('leads to the governorates, and has one address for each deal', async () => {
    const owner = await aUser(api.db);
    await aListing(api.db, { owner, province: 'tartus', city: 'tartus', neighborhood: null, transaction_type: 'rent' });
    const { data } = (await page('/for-rent/syria')).json;
    expect(data).toMatchObject({
      id: null,
      kind: 'country',
      name: 'سوريا',
      path: '/syria/rent',
      prices: [],
      streets: [],
    });
    expect(data.total).toBeGreaterThan(0);
    expect(data.children.map((child: { path: string }) => child.path)).toContain('/syria/tartus/rent');
    expect(data.searchPath).toBe('/properties?transactionType=rent');
    const all = (await page('/syria', 'en')).json.data;
    expect(all).toMatchObject({ name: 'Syria', path: '/syria', isIndexed: true });
    expect((await page('/syria/real-estate')).json.data.category.key).toBe('real-estate');
  });

  it.each([
    ['/Syria/Homs', '/syria/homs'],
    ['/syria/homs/for-sale', '/syria/homs/sale'],
    ['/For-Rent/Syria', '/syria/rent'],
  ])('%s is read as people write it', async (written, path) => {
    expect((await page(written)).json.data.path).toBe(path);
  });
});

describe('a place page', () => {
  it('counts, lists and links, in the caller’s language', async () => {
    const owner = await aUser(api.db);
    const listing = await aListing(api.db, { owner, province: 'homs', city: 'homs', neighborhood: null });
    const { json } = await page('/for-sale/syria/homs', 'en');
    expect(json.data).toMatchObject({
      path: '/syria/homs/sale',
      kind: 'province',
      name: 'Homs',
      sharesName: true,
      transactionType: 'sale',
      total: 1,
      searchPath: '/properties?province=homs&transactionType=sale',
    });
    expect(json.data.items.map((item: { id: string }) => item.id)).toEqual([listing.id]);
    expect(json.data.children.map((child: { path: string }) => child.path)).toContain('/syria/homs/homs/sale');
    expect((await page('/syria/homs/rent')).json.data.total).toBe(0);
  });

  it('leads with homes and goes on with the rest, each once, the newest first among either', async () => {
    const at = { owner: await aUser(api.db), province: 'daraa', city: 'daraa', neighborhood: null };
    const day = (back: number) => new Date(Date.now() - back * 86_400_000);
    const home = async (back: number, category: string) =>
      (await aListing(api.db, { ...at, category, published_at: day(back) })).id;
    const [car, villa, shop, flat] = [
      await home(1, 'passenger-cars'),
      await home(4, 'villas'),
      await home(2, 'shops'),
      await home(3, 'apartments'),
    ];
    for (const path of ['/syria/daraa', '/syria/daraa/sale', '/syria/daraa/daraa/sale']) {
      const { data } = (await page(path)).json;
      expect(data).toMatchObject({ total: 4, leadsWithHomes: true });
      expect(data.items.map((item: { id: string }) => item.id)).toEqual([flat, villa, car, shop]);
    }
    // A page of one kind keeps its order.
    const estate = (await page('/syria/daraa/real-estate')).json.data;
    expect(estate.leadsWithHomes).toBe(false);
    expect(estate.items.map((item: { id: string }) => item.id)).toEqual([shop, flat, villa]);
    expect((await page('/syria/daraa/rent')).json.data).toMatchObject({ total: 0, items: [], leadsWithHomes: false });
  });

  it('says medians from eight listings on, and forgets them when listings leave', async () => {
    const owner = await aUser(api.db);
    const at = { owner, province: 'tartus', city: 'tartus', neighborhood: null, area: 100 };
    const ids: string[] = [];
    for (const price of [40, 50, 60, 70, 80, 90, 100])
      ids.push((await aListing(api.db, { ...at, price: price * 1000 })).id);
    await refreshPlacePrices(api.db);
    expect((await page('/syria/tartus/tartus')).json.data.prices).toEqual([]);

    ids.push((await aListing(api.db, { ...at, price: 110_000 })).id);
    await refreshPlacePrices(api.db);
    const [price] = (await page('/syria/tartus/tartus/apartments')).json.data.prices;
    expect(price).toMatchObject({
      category: { key: 'apartments', path: '/syria/tartus/tartus/apartments/sale' },
      deal: 'sale',
      period: null,
      sample: 8,
      median: 75_000,
      perM2: { median: 750, sample: 8 },
    });
    expect((await page('/syria/tartus/apartments/rent')).json.data.prices).toEqual([]);

    await api.db('listings').where({ id: ids[0] }).update({ status: 'sold' });
    await refreshPlacePrices(api.db);
    expect((await page('/syria/tartus/tartus')).json.data.prices).toEqual([]);
    expect(await api.db('price_marks')).toEqual([]);
  });

  it('follows a listing that moves, and a price that changes', async () => {
    const owner = await aUser(api.db);
    const at = { owner, province: 'hama', city: 'hama', neighborhood: null, area: 100, price: 50_000 };
    const listings = await Promise.all(Array.from({ length: 8 }, () => aListing(api.db, at)));
    await refreshPlacePrices(api.db);
    const medianOf = async (path: string) => (await page(path)).json.data.prices[0]?.median;
    expect(await medianOf('/syria/hama/hama')).toBe(50_000);
    await api
      .db('listings')
      .whereIn(
        'id',
        listings.map((listing) => listing.id),
      )
      .update({ price_cents: 6_000_000 });
    await refreshPlacePrices(api.db);
    expect(await medianOf('/syria/hama/hama')).toBe(60_000);
    const elsewhere = await api.db('locations').where({ kind: 'city', key: 'salamiyah' }).first('id', 'parent_id');
    if (!elsewhere) throw new Error('Salamiyah is gone');
    await api
      .db('listings')
      .whereIn(
        'id',
        listings.map((listing) => listing.id),
      )
      .update({ city_id: elsewhere.id });
    await refreshPlacePrices(api.db);
    expect(await medianOf('/syria/hama/hama')).toBeUndefined();
    expect(await medianOf('/syria/hama/salamiyah')).toBe(60_000);
    expect(await medianOf('/syria/hama')).toBe(60_000);
  });
});

describe('addresses for search engines', () => {
  it('are those of pages with something on them, each once', async () => {
    const owner = await aUser(api.db);
    await aListing(api.db, { owner, province: 'raqqa', city: 'raqqa', neighborhood: null, transaction_type: 'both' });
    const { catalogue } = await createFacts(api.db).get();
    const paths: string[] = [];
    for await (const { path } of placeAddresses(api.db, catalogue)) paths.push(path);
    expect(new Set(paths).size).toBe(paths.length);
    const here = paths.filter((path) => path.startsWith('/syria/raqqa'));
    const ends = ['', '/sale', '/rent'];
    const kinds = ['', '/real-estate', '/residential', '/apartments'];
    expect(here.sort()).toEqual(
      ['/syria/raqqa', '/syria/raqqa/raqqa']
        .flatMap((at) => kinds.flatMap((kind) => ends.map((end) => at + kind + end)))
        .sort(),
    );
  });
});

describe('the price gauge', () => {
  it('holds a price against the narrowest place that has eight of its kind', async () => {
    const owner = await aUser(api.db);
    const at = { owner, province: 'latakia', city: 'latakia', neighborhood: null, area: 100 };
    for (let n = 0; n < 8; n++) await aListing(api.db, { ...at, price: 100_000 });
    const cheap = await aListing(api.db, { ...at, price: 80_000 });
    const odd = await aListing(api.db, { ...at, category: 'farms', price: 80_000 });
    await refreshPlacePrices(api.db);
    const gauge = async (id: string) => (await api.get(`/listings/${id}/price-gauge`, 'en')).json.data.gauge;
    expect(await gauge(cheap.id)).toMatchObject({
      place: 'Latakia city',
      per: 'm2',
      own: 800,
      median: 1000,
      difference: -20,
      verdict: 'below',
    });
    expect(await gauge(odd.id)).toBeNull();
    // The card says the same in a word, in any list of cards.
    const { json } = await api.get('/listings/search?city=latakia&category=apartments&limit=40', 'en');
    const words = Object.fromEntries(
      json.data.items.map((item: { id: string; usual: string }) => [item.id, item.usual]),
    );
    expect(json.data.placePage).toBe('/syria/latakia/latakia/apartments');
    expect(words[cheap.id]).toBe('below');
    expect(Object.values(words).filter((word) => word === 'typical')).toHaveLength(8);
    expect((await api.get(`/listings/${cheap.id}`)).json.data.usual).toBe('below');
    expect((await api.get(`/listings/${odd.id}`)).json.data.usual).toBeNull();
    expect((await api.get(`/listings/${owner.id}/price-gauge`)).statusCode).toBe(404);
  });

  it('names a governorate as one, and leaves the word on cards to the city', async () => {
    const owner = await aUser(api.db);
    const at = { owner, province: 'homs', neighborhood: null, category: 'villas', area: 300 };
    for (let n = 0; n < 8; n++) await aListing(api.db, { ...at, city: 'al-rastan', price: 300_000 });
    const alone = await aListing(api.db, { ...at, city: 'palmyra', price: 150_149, area: 301 });
    await refreshPlacePrices(api.db);
    const { gauge } = (await api.get(`/listings/${alone.id}/price-gauge`, 'en')).json.data;
    // The page says $499 per m² elsewhere: the same number here.
    expect(gauge).toMatchObject({ place: 'Homs Governorate', own: 499, verdict: 'below' });
    expect((await api.get(`/listings/${alone.id}/price-gauge`)).json.data.gauge.place).toBe('محافظة حمص');
    expect((await api.get(`/listings/${alone.id}`)).json.data.usual).toBeNull();
  });

  it('repeats a price as the listing says it', async () => {
    const owner = await aUser(api.db);
    const at = { owner, province: 'tartus', city: 'baniyas', neighborhood: null, area: null };
    for (let n = 0; n < 8; n++) await aListing(api.db, { ...at, price: 20_000 });
    const odd = await aListing(api.db, { ...at, price: 21_555 });
    await refreshPlacePrices(api.db);
    expect((await api.get(`/listings/${odd.id}/price-gauge`)).json.data.gauge).toMatchObject({
      own: 21_555,
      median: 20_000,
      per: 'whole',
    });
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('a listing that is gone', () => {
  it.each([
    ['sold', (at: Date) => ({ status: 'sold', updated_at: at })],
    ['rented', (at: Date) => ({ status: 'rented', updated_at: at })],
    ['expired', (at: Date) => ({ status: 'expired', expires_at: at })],
    // Nobody has put it away yet.
    ['expired', (at: Date) => ({ status: 'active', expires_at: at })],
  ])('is %s for 90 days, then gone for good', async (state, values) => {
    const kept = await aListing(api.db, { title_ar: 'شقة في المزة', ...values(daysAgo(89)) });
    expect((await api.get(`/listings/${kept.id}/gone`)).json.data).toMatchObject({
      state,
      title: 'شقة في المزة',
      place: { path: '/syria/damascus/damascus/mezzeh/apartments/sale' },
    });
    const old = await aListing(api.db, values(daysAgo(91)));
    expect(await api.get(`/listings/${old.id}/gone`)).toMatchObject({
      statusCode: 410,
      json: { code: 'listing_gone' },
    });
  });

  it('was never there when it was rejected, and is not gone while it is shown', async () => {
    const rejected = await aListing(api.db, { status: 'rejected' });
    const active = await aListing(api.db);
    for (const { id } of [rejected, active]) expect((await api.get(`/listings/${id}/gone`)).statusCode).toBe(404);
  });
});
