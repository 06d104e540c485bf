import { createHash, randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Point {
  lng: number;
  lat: number;
}
/** Radius that the map draws round the public point (`web/src/map/homes-view.ts`). */
const CIRCLE_METRES = 500;
const CELL = 0.0045;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The public points of listings, each with an exact point, asked as the application's role. */
async function publicPoints(asked: { id: string; lng: number; lat: number }[]) {
  const { rows } = await database.db.raw<{ rows: (Point & { id: string; metres: number })[] }>(
    `select g.id, st_x(p) as lng, st_y(p) as lat,
       st_distance(p::geography, st_setsrid(st_makepoint(g.lng, g.lat), 4326)::geography) as metres
     from unnest(?::uuid[], ?::float8[], ?::float8[]) with ordinality as g (id, lng, lat, place)
       cross join lateral (select blurred_point(st_setsrid(st_makepoint(g.lng, g.lat), 4326), g.id) as p) x
     order by g.place`,
    [asked.map(({ id }) => id), asked.map(({ lng }) => lng), asked.map(({ lat }) => lat)],
  );
  return rows;
}

/** As good as random, and the same in every run: a mean that strays now and then is no finding. */
const sameId = (number: number) => createHash('md5').update(`listing ${number}`).digest('hex');

/** The corners of the cell that holds a point, a hair inside, and its centre. */
function cellOf({ lng, lat }: Point) {
  const south = Math.floor(lat / CELL) * CELL;
  const width = Number((CELL / Math.cos(((south + CELL / 2) * Math.PI) / 180)).toFixed(6));
  const west = Math.floor(lng / width) * width;
  const at = (east: number, north: number) => ({ lng: west + east * width, lat: south + north * CELL });
  const corners = [0.00001, 0.99999].flatMap((east) => [0.00001, 0.99999].map((north) => at(east, north)));
  return { corners, centre: at(0.5, 0.5), width };
}

/** A home in the corner of its cell, in the south, the middle and the north of the country. */
const HOMES = [
  { lng: 36.241177, lat: 33.50273 },
  { lng: 36.101, lat: 32.5203 },
  { lng: 41.2231, lat: 37.0501 },
];

describe('the public point of an approximate listing', () => {
  it.each(HOMES)('is the same wherever in its cell the exact one lies (%o)', async (home) => {
    const id = randomUUID();
    const { corners } = cellOf(home);
    const points = await publicPoints([home, home, ...corners].map((point) => ({ id, ...point })));
    expect(new Set(points.map(({ lng, lat }) => `${lng} ${lat}`)).size).toBe(1);
  });

  it.each(HOMES)('is so near to all of its cell that the circle on the map holds every corner (%o)', async (home) => {
    const { corners } = cellOf(home);
    const asked = Array.from({ length: 500 }, () => corners.map((corner) => ({ id: randomUUID(), ...corner }))).flat();
    const farthest = Math.max(...(await publicPoints(asked)).map(({ metres }) => metres));
    expect(farthest).toBeLessThan(CIRCLE_METRES);
    expect(farthest).toBeGreaterThan(CIRCLE_METRES * 0.9);
  });

  it.each(HOMES)('averages to the cell, not to the home, over 2,000 listings of one home (%o)', async (home) => {
    const { centre, width } = cellOf(home);
    const points = await publicPoints(Array.from({ length: 2_000 }, (_, number) => ({ id: sameId(number), ...home })));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    // In cells: spread over 0.4 of one, so the mean of 2,000 strays by 0.0026.
    expect((mean(points.map(({ lng }) => lng)) - centre.lng) / width).toBeCloseTo(0, 1.9);
    expect((mean(points.map(({ lat }) => lat)) - centre.lat) / CELL).toBeCloseTo(0, 1.9);
    expect(Math.abs(home.lng - centre.lng) / width).toBeGreaterThan(0.1);
    expect(new Set(points.map(({ lng, lat }) => `${lng} ${lat}`)).size).toBeGreaterThan(1_990);
  });

  it('is computed where no schema is on the path, as when a dump is restored', async () => {
    const lng = await database.owner.transaction(async (trx) => {
      await trx.raw(`set local search_path = ''`);
      const { rows } = await trx.raw<{ rows: { lng: number }[] }>(
        `select public.st_x(public.blurred_point(public.st_setsrid(public.st_makepoint(36.241177, 33.50273), 4326),
           '0190f1c2-0000-7000-8000-000000000001')) as lng`,
      );
      return rows[0]?.lng;
    });
    expect(lng).toBeGreaterThan(36.24);
  });
});
