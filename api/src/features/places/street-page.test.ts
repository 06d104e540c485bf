import { randomUUID } from 'node:crypto';
import { loadStreets } from '@diyar/db/load-streets';
import { rowOf } from '@diyar/db/row-of';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import type { TestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, nameOf, streetPagePath } from '#lib/catalogue/index.ts';
import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import { readPlacePath } from '#rules/place-address.ts';
import { aListing } from '#testing/factories.ts';
import { sidesOf } from '#testing/search-sides.ts';
import { addressWordsOf, placeAt, streetIn } from './address-words.ts';
import type { PlaceLink, PlacePage } from './contract.ts';
import { refreshPlacePrices } from './refresh-prices.ts';
import { streetAddresses } from './street-addresses.ts';

/** In the middle of Damascus, where no street of the project's own bears these names. */
const HERE = { lng: 36.292, lat: 33.513 };
const ROSES = '/syria/damascus/damascus/roses-street';
const LANTERNS = '/syria/damascus/damascus/lanterns-street';
const way = (id: number, nameAr: string, nameEn: string, lat: number) => ({
  id,
  class: 'residential',
  nameAr,
  nameEn,
  line: {
    type: 'LineString',
    coordinates: [
      [HERE.lng - 0.001, lat],
      [HERE.lng + 0.001, lat],
    ],
  },
});

let database: TestDatabase;
let engine: TestSearch;
let online: Awaited<ReturnType<typeof sidesOf>>['online'];
let offline: typeof online;
let close: () => Promise<void>;
let catalogue: Catalogue;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadStreets(database.owner, [
    way(1, 'شارع الورود', 'Roses Street', HERE.lat),
    way(2, 'شارع الفوانيس', 'Lanterns Street', HERE.lat + 0.01),
  ]);
  catalogue = await loadCatalogue(database.db);
  ({ engine, online, offline, close } = await sidesOf(database));
}, 60_000);
afterAll(() => close());

const reply = (path: string, api = online) => api.get(`/places/page?path=${encodeURIComponent(path)}`, 'ar');
const page = async (path: string, api = online): Promise<PlacePage> => {
  const { statusCode, json } = await reply(path, api);
  expect(statusCode, JSON.stringify(json)).toBe(200);
  return json.data;
};
const street = (key: string, of = catalogue) => {
  const found = of.streets.byKey(key);
  if (!found) throw new Error(`${key} is gone`);
  return found;
};
const listings = async (count: number, values: Parameters<typeof aListing>[1]) => {
  for (let left = count; left > 0; left--) await aListing(database.db, { ...HERE, neighborhood: null, ...values });
};
const paths = (links: PlaceLink[]) => links.map(({ path }) => path);

describe('the page of a street', () => {
  it('tells of what lies along it, and is one for search engines from eight listings on', async () => {
    await listings(7, { price: 75_000, area: 100 });
    await engine.settled();
    await refreshPlacePrices(database.db);
    expect(await page(ROSES)).toMatchObject({ total: 7, isIndexed: false, prices: [] });
    expect(paths((await page('/syria/damascus')).streets)).toEqual([]);
    expect(await streetAddresses(database.db, catalogue)).toEqual([]);

    await listings(1, { price: 75_000, area: 100 });
    await engine.settled();
    await refreshPlacePrices(database.db);
    const { id, kind, name, within, isIndexed, total, prices, children, deals, searchPath, ...found } =
      await page(ROSES);
    expect({ id, kind, name, isIndexed, total, children }).toEqual({
      id: null,
      kind: 'street',
      name: 'شارع الورود',
      isIndexed: true,
      total: 8,
      children: [],
    });
    expect(within.map(({ path }) => path)).toEqual(['/syria/damascus', ROSES]);
    expect(prices).toMatchObject([
      {
        category: { key: 'apartments', path: `${ROSES}/apartments/sale` },
        deal: 'sale',
        sample: 8,
        median: 75_000,
        perM2: { median: 750, sample: 8 },
      },
    ]);
    expect(paths(deals)).toEqual([`${ROSES}/sale`]);
    expect(paths(found.categories)).toEqual([`${ROSES}/real-estate`]);
    expect(searchPath).toBe('/properties?street=damascus.roses-street');
    expect(found.items).toHaveLength(8);
    for (const api of [online, offline]) expect((await page(`${ROSES}/apartments/sale`, api)).total).toBe(8);
    expect((await page(`${ROSES}/rent`)).isIndexed).toBe(false);
    expect(paths((await page('/syria/damascus/sale')).streets)).toEqual([`${ROSES}/sale`]);
    expect((await streetAddresses(database.db, catalogue)).map(({ path }) => path)).toEqual(
      [
        '',
        '/apartments',
        '/apartments/sale',
        '/real-estate',
        '/real-estate/sale',
        '/residential',
        '/residential/sale',
        '/sale',
      ].map((end) => ROSES + end),
    );
  });

  it('leads to the streets near it that have one', async () => {
    await listings(8, { lat: HERE.lat + 0.01 });
    await engine.settled();
    expect(paths((await page(ROSES)).neighbours)).toEqual([LANTERNS]);
    expect(paths((await page(LANTERNS)).neighbours)).toEqual([ROSES]);
  });

  it('is what a search for the street alone is a double of', async () => {
    const rows = async (query: string) => (await online.get(`/listings/search?${query}`)).json.data.placePage;
    expect(await rows('street=damascus.roses-street&transactionType=sale')).toBe(`${ROSES}/sale`);
    expect(await rows('street=damascus.roses-street,damascus.lanterns-street')).toBeNull();
    expect(await rows('street=damascus.roses-street&city=damascus')).toBeNull();
  });

  it('is not there for a word that is no street of the town', async () => {
    for (const path of ['/syria/damascus/roses-street', '/syria/aleppo/aleppo/roses-street', `${ROSES}/roses-street`])
      expect(await reply(path)).toMatchObject({ statusCode: 404, json: { code: 'place_not_found' } });
  });
});

describe('the addresses of streets', () => {
  it('give way to a quarter, whenever it is added, and are found by a longer word then', async () => {
    const before = readPlacePath(ROSES, addressWordsOf(catalogue));
    expect(before && streetIn(catalogue, before)?.key).toBe('damascus.roses-street');
    const city = await rowOf(database.owner('locations').where({ kind: 'city', key: 'damascus' }).first());
    await database.owner('locations').insert({
      id: randomUUID(),
      kind: 'neighborhood',
      parent_id: city.id,
      slug: 'roses-street',
      key: 'damascus.roses-street',
      name_ar: 'الورود',
      name_en: 'Roses',
      center: city.center,
      rank: 9,
      sort: 9,
    });
    const after = await loadCatalogue(database.db);
    const words = addressWordsOf(after);
    const read = readPlacePath(ROSES, words);
    expect(read && placeAt(after, read)?.kind).toBe('neighborhood');
    expect(read && streetIn(after, read)).toBeUndefined();
    const moved = streetPagePath(street('damascus.roses-street', after), after) ?? '';
    const found = readPlacePath(moved, words);
    expect(moved).toBe(`${ROSES}-street`);
    expect(nameOf(streetIn(after, found!)!, 'en')).toBe('Roses Street');
  });
});
