import { forgetPoints, loadPoints } from '@diyar/db/points';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import type { TestSearch } from '@diyar/indexer/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { searchQuery, sidesOf } from '#testing/search-sides.ts';
import type { SearchAnswer } from './contract.ts';

const HOME = { lng: 36.245, lat: 33.5 };
/** Degrees of latitude in a metre. */
const NORTH = 1 / 110_900;
const north = (metres: number, { lng, lat } = HOME) => ({ lng, lat: lat + metres * NORTH });
type Spot = typeof HOME;
type Kind = 'school' | 'park';
const points = (...all: [Kind, Spot][]) =>
  all.map(([kind, { lng, lat }], at) => ({
    osmId: `node/${at + 1}`,
    kind,
    nameAr: null,
    nameEn: null,
    geometry: { type: 'Point', coordinates: [lng, lat] },
  }));

describe('kinds of points near a listing', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => forgetPoints(database.owner));
  afterAll(() => database.drop());
  const load = (...all: [Kind, Spot][]) => loadPoints(database.owner, points(...all));
  const nearOf = async ({ id }: { id: string }) => (await database.db('listings').where({ id }).first('near'))?.near;

  it('are those within 1 km of it, known as soon as it is there', async () => {
    await load(['school', north(990)], ['park', north(1_010)]);
    expect(await nearOf(await aListing(database.db, HOME))).toEqual(['school']);
  });

  it('follow it when it moves', async () => {
    await load(['school', north(0)], ['park', north(5_000)]);
    const listing = await aListing(database.db, HOME);
    const { lng, lat } = north(5_000);
    const point = database.db.raw('st_setsrid(st_makepoint(?, ?), 4326)', [lng, lat]);
    await database.db('listings').where({ id: listing.id }).update({ point });
    expect(await nearOf(listing)).toEqual(['park']);
  });

  it('follow a load of points, which writes and marks only listings that differ', async () => {
    // Where the other tests have no listing.
    const town = { lng: 37.13, lat: 36.2 };
    const at = (metres: number) => north(metres, town);
    const [here, there] = [await aListing(database.db, town), await aListing(database.db, at(9_000))];
    const draft = await aListing(database.db, { ...town, status: 'draft', published_at: null });
    expect((await load(['school', at(100)], ['park', at(9_100)])).listings).toBe(3);
    await database.db('search_dirty').delete();

    expect((await load(['school', at(200)], ['park', at(300)], ['park', at(9_000)])).listings).toBe(2);
    expect(await database.db('search_dirty').pluck('listing_id')).toEqual([here.id]);
    expect(await Promise.all([here, there, draft].map(nearOf))).toEqual([
      ['park', 'school'],
      ['park'],
      ['park', 'school'],
    ]);

    expect((await load(['park', at(9_000)])).listings).toBe(2);
    expect(await nearOf(here)).toEqual([]);
    expect(await forgetPoints(database.owner)).toBe(1);
    expect(await nearOf(there)).toEqual([]);
  });

  it('say nothing of the exact point of an approximate listing', async () => {
    // At the edge of its cell of the blur.
    const exact = { ...HOME, lat: 33.49814 };
    const listing = await aListing(database.db, { ...exact, is_approximate: true });
    const shown: Spot = await database.db('listings').where({ id: listing.id }).first('lng', 'lat');
    expect((shown.lat - exact.lat) / NORTH).toBeGreaterThan(100);
    // Beyond the exact point, and on the other side of the public one.
    await load(['park', north(-990, exact)], ['school', north(990, shown)]);
    expect(await nearOf(listing)).toEqual(['school']);
    await database
      .db('listings')
      .where(listing)
      .update({ point: database.db.ref('point') });
    expect(await nearOf(listing)).toEqual(['school']);
  });
});

describe('a search for homes with a school near them', () => {
  let database: TestDatabase;
  let engine: TestSearch;
  let online: Awaited<ReturnType<typeof sidesOf>>['online'];
  let offline: typeof online;
  let close: () => Promise<void>;
  beforeAll(async () => {
    database = await createTestDatabase();
    ({ engine, online, offline, close } = await sidesOf(database));
  }, 60_000);
  afterAll(() => close());
  const ask = async (params: Record<string, string>, api = online): Promise<SearchAnswer> => {
    const { statusCode, json } = await api.get(searchQuery({ ...params, facets: 'near' }));
    expect(statusCode, JSON.stringify(json)).toBe(200);
    return json.data;
  };

  it('finds them with every kind that is asked for, counted so, with the engine and without', async () => {
    const [school, both] = [await aListing(database.db, HOME), await aListing(database.db, north(1_500))];
    await aListing(database.db, { ...HOME, category: 'suvs' });
    await engine.settled();
    expect((await ask({})).facets.near).toEqual({});

    await loadPoints(database.owner, points(['school', north(750)], ['park', north(2_000)]));
    await engine.settled();
    expect((await ask({})).facets.near).toEqual({ school: 2, park: 1 });

    const idsOf = ({ items }: SearchAnswer) => new Set(items.map(({ id }) => id));
    for (const api of [online, offline]) {
      expect(idsOf(await ask({ near: 'school' }, api))).toEqual(new Set([school.id, both.id]));
      expect(idsOf(await ask({ near: 'school,park' }, api))).toEqual(new Set([both.id]));
      expect((await ask({ near: 'school,mosque' }, api)).page.total).toBe(0);
    }
    const narrowed = await ask({ near: 'school,park' });
    expect(narrowed.facets.near).toEqual({ school: 1, park: 1 });
    expect(narrowed.applied.map(({ kind, value, label }) => [kind, value, label])).toEqual([
      ['near', 'school', 'مدرسة ضمن 1 كم'],
      ['near', 'park', 'حديقة ضمن 1 كم'],
    ]);

    await loadPoints(database.owner, points(['park', north(2_000)]));
    await engine.settled();
    expect((await ask({})).facets.near).toEqual({ park: 1 });
  });

  it('reads it out of words, where such points are known', async () => {
    const spot = north(20_000);
    const listing = await aListing(database.db, spot);
    await loadPoints(database.owner, points(['school', spot]));
    await engine.settled();
    for (const api of [online, offline]) {
      await api.app.deps.facts.reload();
      const read = await ask({ keywords: 'شقة قريبة من مدرسة' }, api);
      // Others follow, for the words' sake: people write of schools that nobody has mapped.
      const exact = read.items.slice(0, read.beside?.exact);
      expect(exact.map(({ id }) => id)).toEqual([listing.id]);
      expect(read.recognised.map(({ kind, value, label }) => [kind, value, label])).toContainEqual([
        ...['near', 'school', 'مدرسة ضمن 1 كم'],
      ]);
      const unknown = await ask({ keywords: 'شقة قريبة من حديقة' }, api);
      expect(unknown.recognised.map(({ kind }) => kind)).not.toContain('near');
      const repeated = await ask({ keywords: 'شقة قريبة من مدرسة', near: 'school' }, api);
      expect(repeated.items.slice(0, repeated.beside?.exact).map(({ id }) => id)).toEqual([listing.id]);
    }
  });

  it('refuses a kind that there is not', async () => {
    const { statusCode, json } = await online.get(searchQuery({ near: 'casino' }));
    expect([statusCode, json.errors[0].path]).toEqual([400, expect.stringMatching(/^near/)]);
  });
});
