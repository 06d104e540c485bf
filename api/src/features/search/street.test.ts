import { loadStreets } from '@diyar/db/load-streets';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import type { TestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { searchQuery, sidesOf } from '#testing/search-sides.ts';
import type { SearchAnswer } from './contract.ts';

/** Degrees of latitude in a metre. */
const NORTH = 1 / 110_900;
type Spot = { lng: number; lat: number };
/** In the middle of Damascus, where no street of the project's own bears these names. */
const HERE: Spot = { lng: 36.292, lat: 33.513 };
const north = (metres: number, { lng, lat } = HERE): Spot => ({ lng, lat: lat + metres * NORTH });
const way = (id: number, nameAr: string, nameEn: string | null, { lng, lat }: Spot) => ({
  id,
  class: 'residential',
  nameAr,
  nameEn,
  line: {
    type: 'LineString',
    coordinates: [
      [lng - 0.001, lat],
      [lng + 0.001, lat],
    ],
  },
});
const ROSES = 'damascus.roses-street';

describe('a street', () => {
  let database: TestDatabase;
  let engine: TestSearch;
  let online: Awaited<ReturnType<typeof sidesOf>>['online'];
  let offline: typeof online;
  let close: () => Promise<void>;
  beforeAll(async () => {
    database = await createTestDatabase();
    await loadStreets(database.owner, [
      way(1, 'شارع الورود', 'Roses Street', HERE),
      way(2, 'شارع القناديل', null, north(2_000)),
      way(3, 'شارع الورود', null, { lng: 37.13, lat: 36.2 }),
    ]);
    ({ engine, online, offline, close } = await sidesOf(database));
  }, 60_000);
  afterAll(() => close());
  const ask = async (params: Record<string, string>, api = online): Promise<SearchAnswer> => {
    const { statusCode, json } = await api.get(searchQuery({ ...params, facets: 'street' }));
    expect(statusCode, JSON.stringify(json)).toBe(200);
    return json.data;
  };
  const idsOf = ({ items, beside }: SearchAnswer) => new Set(items.slice(0, beside?.exact).map(({ id }) => id));
  const streetsOf = async ({ id }: { id: string }) =>
    (await database.db('listings').where({ id }).first('streets'))?.streets;

  it('is asked for by those within 150 m of its line, with the engine and without', async () => {
    const [on, by] = [await aListing(database.db, HERE), await aListing(database.db, north(145))];
    await aListing(database.db, north(160));
    await aListing(database.db, { ...HERE, category: 'suvs' });
    const other = await aListing(database.db, north(2_010));
    await engine.settled();
    for (const api of [online, offline]) {
      expect(idsOf(await ask({ street: ROSES }, api))).toEqual(new Set([on.id, by.id]));
      expect((await ask({ street: `${ROSES},damascus.shara-alqnadyl` }, api)).page.total).toBe(3);
      expect(idsOf(await ask({ without: `street:${ROSES}`, city: 'damascus', category: 'apartments' }, api))).toContain(
        other.id,
      );
    }
    const answer = await ask({ street: ROSES });
    expect(answer.facets.street).toEqual({ [ROSES]: 2, 'damascus.shara-alqnadyl': 1 });
    // Aleppo has one of that name.
    expect(answer.applied).toContainEqual({ kind: 'street', value: ROSES, label: 'شارع الورود، دمشق' });
  });

  it('is read in a sentence; one of the same name elsewhere is offered', async () => {
    for (const api of [online, offline]) {
      const read = await ask({ keywords: 'شقة للبيع بشارع الورود دمشق' }, api);
      expect(read.recognised.map(({ kind, value }) => [kind, value])).toContainEqual(['street', ROSES]);
      expect(idsOf(read).size).toBe(2);
    }
    const { recognised, offered } = await ask({ keywords: 'شقة بشارع الورود' });
    const [street] = recognised.filter(({ kind }) => kind === 'street');
    expect(offered?.map(({ filters }) => filters[0]?.value)).toEqual(
      [ROSES, 'aleppo.shara-alwrwd'].filter((key) => key !== street?.value),
    );
    // Several may be filtered by; a sentence that says one of them again changes nothing.
    const repeated = await ask({ keywords: 'شقة بشارع الورود', street: ROSES });
    expect(idsOf(repeated).size).toBe(2);
  });

  it('says nothing of the exact point of an approximate listing, and follows one that moves', async () => {
    const spot = { lng: 36.2, lat: 33.49814 };
    const listing = await aListing(database.db, { ...spot, is_approximate: true });
    const shown: Spot = await database.db('listings').where({ id: listing.id }).first('lng', 'lat');
    expect((shown.lat - spot.lat) / NORTH).toBeGreaterThan(100);
    await loadStreets(database.owner, [
      way(1, 'شارع الورود', 'Roses Street', HERE),
      way(4, 'شارع الظاهر', null, north(140, shown)),
      way(5, 'شارع الخفي', null, north(-140, spot)),
    ]);
    expect(await streetsOf(listing)).toEqual(['dahiyat-qudsaya.shara-alzahr']);
    const point = database.db.raw('st_setsrid(st_makepoint(?, ?), 4326)', [HERE.lng, HERE.lat]);
    await database.db('listings').where({ id: listing.id }).update({ point, is_approximate: false });
    expect(await streetsOf(listing)).toEqual([ROSES]);
  });

  it('is named by the page of a listing within 60 m of it, unless that is but approximate', async () => {
    const streetOf = async ({ id }: { id: string }, lang: 'ar' | 'en' = 'ar') =>
      (await online.get(`/listings/${id}`, lang)).json.data.street;
    const at = (metres: number, over = {}) => aListing(database.db, { ...north(metres), ...over });
    const [on, by, about] = [await at(55), await at(70), await at(0, { is_approximate: true })];
    expect((await streetOf(on))?.label).toBe('على شارع الورود');
    const { label, path } = await streetOf(on, 'en');
    expect(label).toBe('off Roses Street');
    expect(path).toBe('/syria/damascus/damascus/roses-street/apartments/sale');
    expect([await streetOf(by), await streetOf(about)]).toEqual([null, null]);
  });

  it('has a box for the map', async () => {
    const { json } = await online.get(`/streets?keys=${ROSES},damascus.nowhere`, 'en');
    expect(json.data.streets).toEqual([
      {
        key: ROSES,
        name: 'Roses Street',
        bbox: [36.291, 33.513, 36.293, 33.513].map((degrees) => expect.closeTo(degrees)),
      },
    ]);
  });

  it('that there is not is refused', async () => {
    const { statusCode, json } = await online.get(searchQuery({ street: 'damascus.nowhere' }));
    expect([statusCode, json.errors[0].path]).toEqual([400, 'street']);
  });
});
