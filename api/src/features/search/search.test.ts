import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { createTestSearch, type TestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn } from '../../../testing/test-app.ts';
import { generateListings } from '../../demo/generate.ts';
import { random } from '../../demo/random.ts';
import type { SearchAnswer } from './contract.ts';

const LISTINGS = 700;
let database: TestDatabase;
let engineSide: TestSearch;
let online: Awaited<ReturnType<typeof appOn>>;
let offline: Awaited<ReturnType<typeof appOn>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await generateListings(database.db, LISTINGS, () => {});
  engineSide = await createTestSearch(database);
  await engineSide.settled(60_000);
  online = await appOn(database, engineSide.prefix);
  offline = await appOn(database);
}, 120_000);

afterAll(async () => {
  await online.close();
  await offline.close();
  await engineSide.drop();
  await database.drop();
});

const query = (params: Record<string, string | number | boolean>) =>
  `/listings/search?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))}`;
async function ask(params: Record<string, string | number | boolean>, where = online): Promise<SearchAnswer> {
  const { statusCode, json } = await where.get(query(params));
  expect(statusCode, JSON.stringify(json)).toBe(200);
  return json.data;
}

const FILTERS: Record<string, string>[] = [
  {},
  { category: 'real-estate' },
  { category: 'apartments,villas' },
  { transactionType: 'sale' },
  { transactionType: 'rent', category: 'residential' },
  { province: 'damascus' },
  { province: 'aleppo,homs' },
  { minArea: '100' },
  { minPrice: '1000', maxPrice: '60000' },
  { bedrooms: '2,4+' },
  { features: 'elevator' },
  { features: 'elevator,parking' },
  { furnishing: 'furnished,semiFurnished' },
  { minPricePerM2: '300', maxPricePerM2: '900' },
  { 'attr.finishing': 'deluxe,super_deluxe' },
  { 'attr.building_age.max': '10' },
  { 'attr.building_age.max': '١٠', minPrice: '١٬٠٠٠' },
  { 'attr.heating': 'central' },
];

describe('one search', () => {
  it('agrees with PostgreSQL on every filter, row by row', async () => {
    for (const filter of FILTERS) {
      const params = { ...filter, sortBy: 'date', limit: 40 };
      const [engine, sql] = await Promise.all([ask(params), ask(params, offline)]);
      expect(sql.degraded).toBe(true);
      expect(engine.page.total, JSON.stringify(filter)).toBe(sql.page.total);
      expect(new Set(engine.items.map((item) => item.id)), JSON.stringify(filter)).toEqual(
        new Set(sql.items.map((item) => item.id)),
      );
    }
  });

  it('shows as many on the map as in the list, wherever one looks', async () => {
    const source = random(99);
    for (let i = 0; i < 60; i++) {
      const west = 35.6 + source.next() * 5;
      const south = 32.4 + source.next() * 4;
      const bbox = [west, south, west + 0.02 + source.next() * 3, south + 0.02 + source.next() * 2]
        .map((one) => one.toFixed(4))
        .join();
      const zoom = source.int(5, 16);
      const answer = await ask({ ...source.pick(FILTERS), bbox, zoom, map: true, limit: 0 });
      const shown =
        answer.map?.mode === 'cells'
          ? answer.map.cells.reduce((sum, [, count]) => sum + count, 0)
          : (answer.map?.pins.length ?? 0);
      expect(shown).toBe(answer.page.total);
      expect(answer.map?.total).toBe(answer.page.total);
    }
    const country = await ask({ map: true, zoom: 6, limit: 0 });
    expect(country.map?.mode).toBe('cells');
  });

  it('matches both for sale and for rent', async () => {
    const [both, sale, rent] = await Promise.all([
      ask({ transactionType: 'both', limit: 40 }),
      ask({ transactionType: 'sale', limit: 0, facets: 'transactionType' }),
      ask({ transactionType: 'rent', limit: 0 }),
    ]);
    expect(both.page.total).toBeGreaterThan(0);
    const counts = sale.facets.transactionType ?? {};
    expect(counts.sale).toBe(sale.page.total);
    expect(counts.rent).toBe(rent.page.total);
  });

  it('counts the other options of a chosen filter as if it were not chosen', async () => {
    const plain = await ask({ limit: 0, facets: 'province,category' });
    const chosen = await ask({ limit: 0, facets: 'province,category', province: 'aleppo' });
    expect(chosen.facets.province).toEqual(plain.facets.province);
    expect(chosen.facets.category).not.toEqual(plain.facets.category);
  });

  it('draws histograms that hold every priced listing', async () => {
    const answer = await ask({ histograms: true, limit: 0, category: 'apartments' });
    const priced = await ask({ minPrice: 1, limit: 0, category: 'apartments' });
    const sum = answer.histograms?.price.reduce((total, bar) => total + bar.count, 0);
    expect(sum).toBe(priced.page.total);
  });

  it('reads filters out of a sentence and says which', async () => {
    const answer = await ask({ keywords: 'شقة للبيع بدمشق تحت ٢٠٠ ألف' });
    expect(answer.recognised.map(({ kind, value }) => [kind, value])).toEqual(
      expect.arrayContaining([
        ['category', 'apartments'],
        ['transactionType', 'sale'],
        ['maxPrice', '200000'],
      ]),
    );
    expect(answer.items.length).toBeGreaterThan(0);
    for (const item of answer.items) expect(item.price.amount).toBeLessThanOrEqual(200_000);
  });

  it('takes the words as words when asked to', async () => {
    const answer = await ask({ keywords: 'شقة للبيع', understand: false });
    expect(answer.recognised).toEqual([]);
    expect(answer.keywords).toBe('شقة للبيع');
  });

  it('keeps ids and counts when the language changes', async () => {
    const path = query({ keywords: 'شقة', facets: 'city', limit: 24 });
    const [ar, en] = await Promise.all([online.get(path, 'ar'), online.get(path, 'en')]);
    expect(en.json.data.items.map((item: { id: string }) => item.id)).toEqual(
      ar.json.data.items.map((item: { id: string }) => item.id),
    );
    expect(en.json.data.facets).toEqual(ar.json.data.facets);
  });

  it('helps when nothing matches', async () => {
    const { help, page } = await ask({ category: 'apartments', minPrice: 1_000_000_000 });
    expect(page.total).toBe(0);
    expect(help?.without[0]).toMatchObject({ kind: 'minPrice' });
    expect(help?.without[0]?.total).toBeGreaterThan(0);
    expect(help?.close.length).toBeGreaterThan(0);
  });

  it('shows close matches of the same kind and deal, near the place, hardly any of them paid', async () => {
    const questions: Record<string, string | number>[] = [
      { keywords: 'فيلا بجرمانا بمسبح', minPrice: 900_000_000 },
      { category: 'villas', transactionType: 'sale', city: 'latakia', minPrice: 900_000_000 },
      { category: 'apartments', transactionType: 'rent', neighborhood: 'damascus.bab-touma', minArea: 90_000 },
    ];
    for (const question of questions) {
      const { help, page, applied } = await ask({ ...question });
      expect(page.total).toBe(0);
      const close = help?.close ?? [];
      expect(close.length, JSON.stringify(question)).toBeGreaterThan(1);
      const [first] = applied.filter(({ kind }) => kind === 'city' || kind === 'neighborhood');
      const { catalogue } = await online.app.deps.facts.get();
      const place = first && catalogue.places.find(first.kind as 'city', first.value);
      if (!place) throw new Error('the question names a place');
      for (const card of close) {
        expect(card.category.root).toBe('real-estate');
        expect(catalogue.categories.find(card.category.key)?.path.map(({ slug }) => slug)).toContain('residential');
        expect(Math.abs(card.lat - place.lat), JSON.stringify(question)).toBeLessThan(0.42);
        if (question.transactionType) expect([question.transactionType, 'both']).toContain(card.transactionType);
      }
      expect(close.filter(({ featured }) => featured).length).toBeLessThanOrEqual(1);
    }
  });

  it('adds close matches to the few that were found, without repeating those', async () => {
    const { items } = await ask({ category: 'apartments', city: 'aleppo', limit: 40 });
    const [only] = items.filter(({ price }) => price.amount !== null);
    const amount = only?.price.amount ?? 0;
    const few = await ask({ category: 'apartments', city: 'aleppo', minPrice: amount, maxPrice: amount });
    expect(few.page.total).toBeLessThan(4);
    const found = new Set(few.items.map(({ id }) => id));
    expect(few.help?.close.length).toBeGreaterThan(0);
    expect(few.help?.close.some(({ id }) => found.has(id))).toBe(false);
    expect((await ask({ category: 'apartments' })).help).toBeNull();
  });

  it('pages the default order without losing or repeating a listing', async () => {
    const seen: string[] = [];
    const first = await ask({ limit: 40 });
    for (let page = 1; page <= first.lastPage; page++) {
      seen.push(...(await ask({ limit: 40, page })).items.map((item) => item.id));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(first.page.total);
  });

  it('shows no sale price as a rent on the map, and no rent as a sale price', async () => {
    const both = await database
      .db('search_listing')
      .where({ transaction_type: 'both', price_kind: 'amount' })
      .select<Both[]>('id', 'price_cents', 'sale_cents', 'rent_cents');
    expect(both.length).toBeGreaterThan(2);
    for (const [transactionType, column] of [
      ['rent', 'rent_cents'],
      ['sale', 'sale_cents'],
      ['rent,sale', 'price_cents'],
    ] as const) {
      // Of homes alone, so that they are few enough to be pins.
      const { map } = await ask({ transactionType, category: 'residential', map: true, zoom: 6, limit: 0 });
      const pins = new Map(map?.mode === 'pins' ? map.pins.map((pin) => [pin.id, pin]) : []);
      let seen = 0;
      for (const row of both) {
        const pin = pins.get(row.id);
        if (!pin) continue;
        seen++;
        const cents = row[column];
        expect([pin.price, pin.priceKind]).toEqual(cents === null ? [null, 'on_request'] : [cents / 100, 'amount']);
      }
      expect(seen, transactionType).toBeGreaterThan(0);
    }
  });

  it.each([
    ['sale', 'sale_cents', 'rent_cents'],
    ['rent', 'rent_cents', 'sale_cents'],
  ] as const)('filters, orders, counts and shows what is for %s by that price alone', async (deal, own, other) => {
    const both = await database
      .db('search_listing')
      .where({ transaction_type: 'both', price_kind: 'amount' })
      .whereNotNull('sale_cents')
      .whereNotNull('rent_cents')
      .select<Both[]>('id', 'price_cents', 'sale_cents', 'rent_cents');
    expect(both.length).toBeGreaterThan(0);
    for (const row of both) {
      const dollars = Number(row[own]) / 100;
      const at = (price: number) => ({ transactionType: deal, minPrice: price, maxPrice: price, limit: 40 });
      const found = await ask({ ...at(dollars), histograms: true });
      const card = found.items.find(({ id }) => id === row.id);
      expect(card?.price).toMatchObject({ amount: dollars, period: deal === 'rent' ? 'month' : null, rent: null });
      expect(
        found.histograms?.price.some(
          ({ from, to, count }) => count > 0 && from <= dollars && (to ?? dollars) >= dollars,
        ),
      ).toBe(true);
      const wrong = await ask(at(Number(row[other]) / 100));
      expect(wrong.items.map(({ id }) => id)).not.toContain(row.id);
    }
    const { items } = await ask({ transactionType: deal, sortBy: 'price', sortOrder: 'desc', limit: 40 });
    const amounts = items.flatMap(({ price }) => price.amount ?? []);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });

  it('shows both prices where no deal is asked for, and counts the other deal by its own price', async () => {
    const row = await database
      .db('search_listing')
      .where({ transaction_type: 'both', price_kind: 'amount' })
      .whereNotNull('sale_cents')
      .whereNotNull('rent_cents')
      .first<Both>('id', 'price_cents', 'sale_cents', 'rent_cents');
    const dollars = Number(row.sale_cents) / 100;
    const { items } = await ask({ minPrice: dollars, maxPrice: dollars, limit: 40 });
    expect(items.find(({ id }) => id === row.id)?.price).toMatchObject({
      amount: dollars,
      period: null,
      rent: { amount: Number(row.rent_cents) / 100, period: 'month' },
    });
    const rents = await ask({ transactionType: 'rent', minPrice: 20_000, facets: 'transactionType', limit: 0 });
    const sales = await ask({ minPrice: 20_000, facets: 'transactionType', limit: 0 });
    expect(rents.facets.transactionType).toEqual(sales.facets.transactionType);
  });

  it('orders pins like the list: at most two paid ones in ten while others last', async () => {
    const { map } = await ask({ map: true, zoom: 8, bbox: '35.5,32.2,42.6,34.2', limit: 0 });
    const pins = map?.mode === 'pins' ? map.pins : [];
    const paid = pins.filter(({ featured }) => featured).length;
    expect(paid).toBeGreaterThan(2);
    for (let from = 0; from + 10 <= pins.length - paid && from < paid * 5; from += 10)
      expect(pins.slice(from, from + 10).filter(({ featured }) => featured).length, `from ${from}`).toBeLessThanOrEqual(
        2,
      );
    expect(new Set(pins.map(({ id }) => id)).size).toBe(map?.total);
  });

  it.each(['price', 'area', 'date', 'priority'] as const)('sorts by %s both ways', async (sortBy) => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const { items } = await ask({ sortBy, sortOrder, minPrice: 1, minArea: 1, limit: 40 });
      if (sortBy === 'priority') {
        const paid = items.map(({ featured }) => featured);
        expect(paid).toEqual([...paid].sort((a, b) => (Number(a) - Number(b)) * (sortOrder === 'asc' ? 1 : -1)));
        expect(paid.includes(true)).toBe(sortOrder === 'desc');
        continue;
      }
      const value = (item: (typeof items)[number]) =>
        sortBy === 'price' ? item.price.amount : sortBy === 'area' ? item.area : Date.parse(item.publishedAt);
      const values = items.map((item) => value(item) ?? 0);
      expect(values).toEqual([...values].sort((a, b) => (sortOrder === 'asc' ? a - b : b - a)));
    }
  });
});

const MEZZEH = 'damascus.mezzeh';
const MEZZEH_PARTS = ['autostrad', 'western-villas', 'eastern-villas', 'jabal', '86', 'basatin'].map(
  (name) => `damascus.mezzeh-${name}`,
);

describe('a place and what belongs to it', () => {
  it('finds the smaller quarters inside a quarter, and says so', async () => {
    const inside = [...MEZZEH_PARTS, 'damascus.old-mezzeh', 'damascus.sheikh-saad'].join();
    for (const side of [online, offline]) {
      const whole = await ask({ neighborhood: MEZZEH, limit: 40 }, side);
      const alone = await ask({ neighborhood: MEZZEH, surroundings: false, limit: 0 }, side);
      const parts = await ask({ neighborhood: inside, limit: 0 }, side);
      expect(parts.page.total).toBeGreaterThan(0);
      expect(whole.page.total).toBe(alone.page.total + parts.page.total);
      expect(whole.applied).toContainEqual({ kind: 'surroundings', value: 'true', label: 'وما حولها' });
      expect(alone.applied.map(({ kind }) => kind)).not.toContain('surroundings');
      expect(parts.applied.map(({ kind }) => kind)).not.toContain('surroundings');
      expect(whole.placePage).toBe('/syria/damascus/damascus/mezzeh');
      expect(alone.placePage).toBeNull();
    }
  });

  it('counts a quarter with its parts, as the search for it finds them', async () => {
    const { facets } = await ask({ city: 'damascus', facets: 'neighborhood', limit: 0 });
    const { page } = await ask({ neighborhood: MEZZEH, limit: 0 });
    expect(facets.neighborhood?.[MEZZEH]).toBe(page.total);
    const place = await online.get('/places/page?path=/syria/damascus/damascus/mezzeh');
    expect(place.json.data.total).toBe(page.total);
  });

  it('means only the part when a quarter is chosen together with it', async () => {
    const both = await ask({ neighborhood: `${MEZZEH},damascus.mezzeh-86`, limit: 0 });
    const part = await ask({ neighborhood: 'damascus.mezzeh-86', limit: 0 });
    expect(both.page.total).toBe(part.page.total);
  });

  it('reads a name of both a city and its governorate as the city, and offers the governorate', async () => {
    const read = await ask({ keywords: 'شقة بحلب', limit: 0 });
    expect(read.recognised).toContainEqual(expect.objectContaining({ kind: 'city', value: 'aleppo' }));
    expect(read.offered).toEqual([{ kind: 'province', value: 'aleppo', label: 'كل محافظة حلب' }]);
    const titled = await ask({ keywords: 'شقة بمحافظة حلب', limit: 0 });
    expect(titled.recognised).toContainEqual(expect.objectContaining({ kind: 'province', value: 'aleppo' }));
    expect(titled.offered).toEqual([]);
    // Damascus the city is all of its governorate.
    expect((await ask({ keywords: 'شقة بدمشق', limit: 0 })).offered).toEqual([]);
  });
});

interface Suggested {
  kind: string;
  search: string | null;
  path: string | null;
  count: number | null;
}
const suggest = async (params: Record<string, string>, where = online): Promise<Suggested[]> =>
  (await where.get(`/search/suggestions?${new URLSearchParams(params)}`)).json.data.items;

describe('a sentence that says what is filtered already', () => {
  const SET = { category: 'apartments', transactionType: 'sale', neighborhood: MEZZEH };

  it('adds nothing to it, neither as a filter nor as words', async () => {
    const plain = await ask({ ...SET, limit: 0 });
    const said = await ask({ ...SET, keywords: 'شقة للبيع بالمزة', limit: 0 });
    expect(said.keywords).toBe('');
    expect(said.page.total).toBe(plain.page.total);
    expect(said.applied).toEqual(plain.applied);
    expect(said.recognised.map(({ kind, value }) => `${kind}=${value}`)).toEqual([
      'category=apartments',
      'transactionType=sale',
      `neighborhood=${MEZZEH}`,
    ]);
    const priced = await ask({ keywords: 'تحت 90000 دولار', maxPrice: 90_000, limit: 0 });
    expect(priced.keywords).toBe('');
  });

  it('knows one of several features again, and a city that is its governorate', async () => {
    const pool = await ask({ features: 'pool,elevator', keywords: 'شقة مع مصعد', limit: 0 });
    expect({ rest: pool.keywords, read: pool.recognised.map(({ value }) => value) }).toEqual({
      rest: '',
      read: ['apartments', 'elevator'],
    });
    const damascus = await ask({ province: 'damascus', keywords: 'شقة بدمشق', limit: 0 });
    expect(damascus.keywords).toBe('');
    expect(damascus.applied.map(({ kind, value }) => `${kind}=${value}`)).toEqual([
      'category=apartments',
      'province=damascus',
    ]);
  });

  it('still takes for words what says otherwise, or less, than the filter', async () => {
    const other = await ask({ ...SET, keywords: 'شقة للإيجار بالمالكي', limit: 0 });
    expect(other.keywords).toBe('للإيجار بالمالكي');
    const several = await ask({ category: 'apartments,villas', keywords: 'شقة', limit: 0 });
    expect(several.keywords).toBe('شقة');
  });
});

describe('suggestions', () => {
  it.each([
    ['المز', 'place', 'المزة'],
    ['الم', 'place', 'المزة'],
    ['الشق', 'category', 'شقق'],
  ])('know «%s» as a beginning, article and all', async (query, kind, text) => {
    expect(await suggest({ query, limit: '20' })).toContainEqual(expect.objectContaining({ kind, text }));
  });

  it('put places first', async () => {
    const kinds = (await suggest({ query: 'شقة', limit: '20' })).map(({ kind }) => kind);
    expect(kinds).toContain('listing');
    const places = (await suggest({ query: 'حلب' })).map(({ kind }) => kind);
    expect(places[0]).toBe('place');
    const order = ['place', 'category', 'office', 'listing'];
    expect(places).toEqual([...places].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  it('count what their search would find with the chosen deal and category', async () => {
    const totalOf = async (params: Record<string, string>) => (await ask({ ...params, limit: 0 })).page.total;
    for (const chosen of [{ transactionType: 'rent' }, { transactionType: 'sale', category: 'apartments' }] as Record<
      string,
      string
    >[]) {
      const places = (await suggest({ query: 'دمشق', ...chosen })).filter(({ kind }) => kind === 'place');
      expect(places.length).toBeGreaterThan(0);
      for (const { search, count } of places) {
        expect(count, `${search}`).toBe(
          await totalOf({ ...chosen, ...Object.fromEntries(new URLSearchParams(search ?? '')) }),
        );
      }
      const [flats] = (await suggest({ query: 'شقق', ...chosen })).filter(({ kind }) => kind === 'category');
      expect(flats?.search).toBe('category=apartments');
      expect(flats?.count).toBe(await totalOf({ ...chosen, category: 'apartments' }));
    }
  });

  it('show listings of the chosen deal, and no category that does not know it', async () => {
    const listings = (await suggest({ query: 'شقة', transactionType: 'rent', limit: '20' })).filter(
      ({ kind }) => kind === 'listing',
    );
    expect(listings.length).toBeGreaterThan(3);
    for (const { path } of listings) expect(path).toMatch(/for-(?:sale-or-)?rent/);
    const search = async (transactionType: string) =>
      (await suggest({ query: 'أراض', transactionType })).map(({ search }) => search);
    expect(await search('sale')).toContain('category=lands');
    expect(await search('service')).not.toContain('category=lands');
  });

  it('say no number within a choice while the engine is away', async () => {
    const [place] = await suggest({ query: 'دمشق', transactionType: 'rent' }, offline);
    expect(place).toMatchObject({ kind: 'place', count: null });
    const { statusCode, json } = await online.get('/search/suggestions?query=دمشق&category=spaceships');
    expect({ statusCode, code: json.code }).toEqual({ statusCode: 400, code: 'validation_failed' });
  });
});

describe('without the engine', () => {
  it('answers when the key is wrong', async () => {
    const locked = await appOn(database, engineSide.prefix, { MEILI_KEY: 'not the key' });
    const { degraded, items } = await ask({ category: 'apartments', limit: 5 }, locked);
    expect(degraded).toBe(true);
    expect(items).toHaveLength(5);
    await locked.close();
  });

  it('shows on the map what the list has', async () => {
    const answer = await ask({ map: true, zoom: 6, bbox: '36,33,38,36' }, offline);
    const shown =
      answer.map?.mode === 'cells'
        ? answer.map.cells.reduce((sum, [, count]) => sum + count, 0)
        : answer.map?.pins.length;
    expect(answer.degraded).toBe(true);
    expect(answer.capped).toBe(false);
    expect(shown).toBe(answer.page.total);
  });

  it('finds words, rare and common', async () => {
    for (const keywords of ['شقة', 'فيلا', 'بحمص']) {
      const params = { keywords, understand: false, limit: 0 };
      const [engine, sql] = await Promise.all([ask(params), ask(params, offline)]);
      expect(sql.page.total, keywords).toBe(engine.page.total);
    }
  });
});

const HOSTILE = [
  '"',
  "'; drop table listings; --",
  '\\',
  '" OR 1=1',
  'cat = "real-estate" OR id EXISTS',
  'a\nb',
  '] OR price > 0',
  '%',
  '\u0000',
  '🏠',
  'NOT EXISTS',
  '99999999999999999999',
  '-1',
  'NaN',
];
const PARAMETERS = [
  'keywords',
  'category',
  'province',
  'city',
  'neighborhood',
  'transactionType',
  'propertyType',
  'minPrice',
  'maxPrice',
  'minPricePerM2',
  'minArea',
  'maxArea',
  'bedrooms',
  'bathrooms',
  'rooms',
  'minFloor',
  'furnishing',
  'availability',
  'features',
  'office',
  'bbox',
  'viewport',
  'zoom',
  'sortBy',
  'sortOrder',
  'page',
  'limit',
  'facets',
  'attr.finishing',
  'attr.building_age.min',
  'exclude',
  'nonsense',
];

describe('hostile input', () => {
  it.each(PARAMETERS)('%s never becomes syntax', async (parameter) => {
    for (const value of HOSTILE) {
      for (const side of [online, offline]) {
        const { statusCode, json } = await side.get(query({ [parameter]: value }));
        expect([200, 400], `${parameter}=${JSON.stringify(value)}: ${JSON.stringify(json).slice(0, 300)}`).toContain(
          statusCode,
        );
        if (statusCode === 400) expect(json.errors[0].message).toMatch(/[\u0600-\u06ff]/);
      }
    }
  });

  it.each([
    [{ page: '1000000000' }, 'page', 'too_big'],
    [{ page: '900', limit: '40' }, 'page', 'too_deep'],
    [{ bbox: '179,33,-179,34' }, 'bbox', 'bad_box'],
    [{ bbox: '36,33,37' }, 'bbox', 'bad_box'],
    [{ minPrice: '10', maxPrice: '5' }, 'minPrice', 'range_reversed'],
    [{ city: 'atlantis' }, 'city', 'unknown_place'],
    [{ category: 'spaceships' }, 'category', 'unknown_category'],
    [{ 'attr.warp_drive': 'yes' }, 'attr.warp_drive', 'unknown_attribute'],
    [{ 'attr.finishing': 'golden' }, 'attr.finishing', 'bad_attribute_value'],
    [{ 'attr.building_age.max': '0x10' }, 'attr.building_age.max', 'bad_attribute_value'],
    [{ colour: 'red' }, '', 'unrecognized_keys'],
  ])('says what is wrong with %o', async (params, path, code) => {
    const { statusCode, json } = await online.get(query(params as Record<string, string>), 'en');
    expect(statusCode).toBe(400);
    expect(json).toMatchObject({ success: false, code: 'validation_failed', statusCode: 400 });
    expect(json.errors).toContainEqual(expect.objectContaining({ path, code }));
  });
});

interface Both {
  id: string;
  price_cents: number;
  sale_cents: number | null;
  rent_cents: number | null;
}
