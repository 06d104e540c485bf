import { cellOf, tileOf } from '@diyar/indexer/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { PriceHeat } from './contract.ts';
import { refreshPlacePrices } from './refresh-prices.ts';

const HOMS = { province: 'homs', city: 'homs', neighborhood: 'homs.al-inshaat', area: 100 };
/** Points in the middle of tiles of zoom 15; the last two lie side by side, in one tile of zoom 14. */
const CHEAP = middleOf(19727, 13086);
const DEAR = middleOf(19728, 13086);
const LEFT = middleOf(19800, 13040);
const RIGHT = middleOf(19801, 13040);

let api: TestApp;
let owner: Awaited<ReturnType<typeof aUser>>;
const several = async (count: number, over: Partial<Parameters<typeof aListing>[1]>) => {
  const made = [];
  for (let at = 0; at < count; at++)
    made.push(await aListing(api.db, { owner, ...HOMS, price: 50_000 + at * 1000, ...over }));
  return made;
};
beforeAll(async () => {
  api = await testApp();
  owner = await aUser(api.db);
  await several(9, CHEAP);
  await several(8, { ...DEAR, price: 120_000 });
  // Not public, without a price, without an area: none of them speaks.
  await several(3, { ...CHEAP, price: 900_000, status: 'pending' });
  await several(3, { ...CHEAP, price: null });
  await several(3, { ...CHEAP, price: 900_000, area: null });
  await several(4, { ...LEFT, price: 70_000 });
  await several(4, { ...RIGHT, price: 90_000 });
  await several(8, { ...CHEAP, transaction_type: 'rent', price_period: 'month', price: 300 });
  await refreshPlacePrices(api.db);
});
afterAll(() => api.close());

function middleOf(x: number, y: number) {
  const size = 2 ** 15;
  const row = Math.PI * (1 - (2 * (y + 0.5)) / size);
  return { lng: ((x + 0.5) / size) * 360 - 180, lat: (Math.atan(Math.sinh(row)) * 180) / Math.PI };
}
const boxRound = ({ lng, lat }: { lng: number; lat: number }, degrees = 0.02) =>
  [lng - degrees, lat - degrees, lng + degrees, lat + degrees].join(',');

function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((number, other) => number - other);
  const [below = 0, above = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round((below + above) / 2);
}

const question = (query: Record<string, string | number>) =>
  `/places/price-heat?${new URLSearchParams({ category: 'apartments', transactionType: 'sale', ...query })}`;
const ask = async (query: Record<string, string | number>): Promise<PriceHeat> =>
  (await api.get(question(query))).json.data;
const sorted = ({ cells }: PriceHeat) => [...cells].sort((cell, other) => cell.x - other.x || cell.y - other.y);

describe('GET /places/price-heat', () => {
  it('says the median and the sample of each tile that eight public listings speak for, to anyone', async () => {
    const answer = await ask({ bbox: boxRound(CHEAP), zoom: 12 });
    expect(answer.level).toBe(15);
    expect(sorted(answer)).toEqual([
      { x: 19727, y: 13086, median: 540, sample: 9 },
      { x: 19728, y: 13086, median: 1200, sample: 8 },
    ]);
    const { headers } = await api.get(question({ bbox: boxRound(CHEAP), zoom: 12 }));
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  });

  it('answers tiles three zooms finer than the map’s, between 9 and 15', async () => {
    for (const [zoom, level] of [
      [5, 9],
      [8.7, 11],
      [11, 14],
      [16, 15],
    ] as const) {
      const answer = await ask({ bbox: boxRound(CHEAP), zoom });
      expect(answer.level).toBe(level);
      const { x, y } = tileOf(CHEAP.lng, CHEAP.lat, level);
      expect(answer.cells).toContainEqual(expect.objectContaining({ x, y }));
    }
  });

  it('takes coarser tiles where most listings are too few for the finer, and where the box is too wide', async () => {
    const { x, y } = tileOf(LEFT.lng, LEFT.lat, 14);
    expect(await ask({ bbox: boxRound(LEFT), zoom: 12 })).toEqual({
      level: 14,
      cells: [{ x, y, median: 800, sample: 8 }],
    });
    const { level, cells } = await ask({ bbox: '35.5,32.2,42.6,37.5', zoom: 16 });
    expect(level).toBeLessThanOrEqual(10);
    expect(cells.reduce((sum, { sample }) => sum + sample, 0)).toBe(25);
  });

  it('keeps deals and kinds apart', async () => {
    const rent = await ask({ bbox: boxRound(CHEAP), zoom: 12, transactionType: 'rent', period: 'month' });
    expect(rent.cells).toEqual([{ x: 19727, y: 13086, median: 3, sample: 8 }]);
    expect((await ask({ bbox: boxRound(CHEAP), zoom: 12, category: 'villas' })).cells).toEqual([]);
    expect((await ask({ bbox: boxRound(CHEAP), zoom: 12, category: 'atlantis' })).cells).toEqual([]);
  });

  it('has nothing to say of other ground, and refuses what is no box', async () => {
    expect((await ask({ bbox: boxRound({ lng: 40.5, lat: 35.5 }), zoom: 12 })).cells).toEqual([]);
    expect((await ask({ bbox: '2,48,3,49', zoom: 12 })).cells).toEqual([]);
    const { statusCode, json } = await api.get(question({ bbox: '36,33,37', zoom: 12 }));
    expect(statusCode).toBe(400);
    expect(json.errors).toMatchObject([{ path: 'bbox', code: 'bad_box' }]);
  });
});

describe('prices of tiles', () => {
  const rowsAt = async ({ lng, lat }: { lng: number; lat: number }) => {
    const keys = await api.db('price_cells').where({ deal: 'rent_year' }).select('level', 'cell', 'sample');
    const { x, y } = tileOf(lng, lat, 15);
    const { rows } = await api.db.raw('select tile_key(?::integer, ?::integer) as key', [x, y]);
    return keys.filter(({ level, cell }) => cell === Math.floor(Number(rows[0].key) / 4 ** (15 - level)));
  };

  it('follow the listings: moved, and gone below eight', async () => {
    const yearly = { transaction_type: 'rent', price_period: 'year', price: 4000 };
    const [first, second, ...others] = await several(9, { ...CHEAP, ...yearly });
    await refreshPlacePrices(api.db);
    expect(await rowsAt(CHEAP)).toHaveLength(7);
    await api.db('listings').where({ id: first?.id }).update({ status: 'archived' });
    await refreshPlacePrices(api.db);
    expect((await rowsAt(CHEAP)).map(({ sample }) => sample)).toEqual(Array(7).fill(8));

    // In the tile beside it the last one stands alone, until the others follow; from zoom 10 up it is one tile again.
    const moveTo = (ids: (string | undefined)[], { lng, lat }: { lng: number; lat: number }) =>
      api
        .db('listings')
        .whereIn('id', ids as string[])
        .update({ point: api.db.raw('st_setsrid(st_makepoint(?, ?), 4326)', [lng, lat]) });
    await moveTo([second?.id], DEAR);
    await refreshPlacePrices(api.db);
    const shared = (await rowsAt(CHEAP)).map(({ level }) => level);
    expect(shared).not.toContain(15);
    expect(await rowsAt(DEAR)).toHaveLength(shared.length);
    await moveTo(
      others.map(({ id }) => id),
      DEAR,
    );
    await refreshPlacePrices(api.db);
    expect(await rowsAt(DEAR)).toHaveLength(7);
  });

  it('are at every level those of the listings whose points lie in them', async () => {
    const points = Array.from({ length: 120 }, (_, turn) => ({
      lng: 38.2 + ((turn * 37) % 97) / 2500,
      lat: 34.4 + ((turn * 53) % 89) / 2500,
      price: 20 + ((turn * 29) % 71),
    }));
    for (const point of points) await several(1, { ...point, area: 10, transaction_type: 'rent', price_period: 'day' });
    await refreshPlacePrices(api.db);

    const perM2 = new Map<string, number[]>();
    for (const { lng, lat, price } of points) {
      for (let level = 9; level <= 15; level++) {
        const { x, y } = tileOf(lng, lat, level);
        const key = cellOf(x, y, level);
        perM2.set(key, [...(perM2.get(key) ?? []), price * 10]);
      }
    }
    const expected = [...perM2].filter(([, cents]) => cents.length >= 8).map(([key, cents]) => [key, medianOf(cents)]);
    const rows = await api.db('price_cells').where({ deal: 'rent_day' }).select('level', 'cell', 'per_m2_median_cents');
    const found = rows.map((row) => [
      `q${row.cell.toString(4).padStart(row.level, '0')}`,
      Number(row.per_m2_median_cents),
    ]);
    expect(new Set(expected.map(([key]) => String(key).length))).toEqual(new Set([10, 11, 12, 13, 14, 15, 16]));
    expect(new Map(found as [string, number][])).toEqual(new Map(expected as [string, number][]));
  });

  it('are told of the public point of an approximate listing, never of its own', async () => {
    const far = { lng: 40.1403, lat: 35.3301, ...HOMS };
    const made = await several(40, { ...far, is_approximate: true, transaction_type: 'rent', price_period: 'week' });
    await refreshPlacePrices(api.db);
    const points = await api
      .db('listings')
      .whereIn(
        'id',
        made.map(({ id }) => id),
      )
      .select<{ lng: number; lat: number }[]>('lng', 'lat');
    const expected = new Map<string, number>();
    for (const { lng, lat } of points) {
      const { x, y } = tileOf(lng, lat, 15);
      expected.set(`${x} ${y}`, (expected.get(`${x} ${y}`) ?? 0) + 1);
    }
    const { cells } = await ask({ bbox: boxRound(far), zoom: 12, transactionType: 'rent', period: 'week' });
    expect(cells.length).toBeGreaterThan(0);
    expect(new Map(cells.map(({ x, y, sample }) => [`${x} ${y}`, sample]))).toEqual(
      new Map([...expected].filter(([, sample]) => sample >= 8)),
    );
  });
});
