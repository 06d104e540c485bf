import type { Db } from '@diyar/db';
import { loadWalks } from '@diyar/db/load-walks';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { random } from '#demo/random.ts';
import { type LngLat, WALK } from '#rules/shape.ts';
import { appOn } from '#testing/test-app.ts';
import { distancesFrom, leadsSomewhere, streetsRound, wrongWithWalk } from '#testing/walks.ts';
import { isInRing } from '../search/shape/point-in-shape.ts';
import type { Walk } from './contract.ts';
import { metresOnFoot } from './metres-on-foot.ts';
import { BESIDE_METRES } from './walk-area.ts';

let database: TestDatabase;
let api: Awaited<ReturnType<typeof appOn>>;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await appOn(database);
}, 60_000);
afterAll(async () => {
  await api.close();
  await database.drop();
});
const walkFrom = async ([lng, lat]: LngLat, minutes: number): Promise<Walk> => {
  const { statusCode, json } = await api.get(`/walks?lng=${lng}&lat=${lat}&minutes=${minutes}`);
  expect(statusCode, JSON.stringify(json)).toBe(200);
  return json.data;
};

// 200 of them: `npm run load -- walks`.
const WALKS = 24;
it(`agrees with another router on the same streets, ${WALKS} of ${WALKS} times`, async () => {
  const dice = random(41);
  const middles = await middlesOfTowns(database.db);
  for (let done = 0; done < WALKS; ) {
    const town = await streetsRound(database.db, dice.pick(middles), 0.01);
    const node = town.length > 0 ? dice.pick(town).line[0] : undefined;
    const streets = node && (await streetsRound(database.db, node, 0.025));
    if (!streets || !leadsSomewhere(streets, String(node))) continue;
    const minutes = dice.pick([5, 10, 15]);
    const { how, line } = await walkFrom(node, minutes);
    if (how !== 'walked' || !line) throw new Error(`${node} is ${how}`);
    const metres = minutes * WALK.metresPerMinute;
    expect(
      wrongWithWalk({ streets, node, metres, beside: BESIDE_METRES }, line),
      `${node}, ${minutes} min`,
    ).toBeUndefined();
    done++;
  }
}, 120_000);

it('measures the way to a place as another router does, in 60 of 60', async () => {
  const dice = random(43);
  const middles = await middlesOfTowns(database.db);
  let measured = 0;
  while (measured < 60) {
    const middle = dice.pick(middles);
    const town = await streetsRound(database.db, middle, 0.01);
    const from = town.length > 0 ? dice.pick(town).line[0] : undefined;
    const streets = from && (await streetsRound(database.db, from, 0.04));
    if (!streets || !leadsSomewhere(streets, String(from))) continue;
    const distances = distancesFrom(streets, String(from));
    const ends = Array.from({ length: 6 }, () => dice.pick(town).line[0] ?? from).filter((end) =>
      leadsSomewhere(streets, String(end)),
    );
    const ours = await metresOnFoot(database.db, from, ends);
    for (const [index, end] of ends.entries()) {
      const [mine, theirs] = [ours[index], distances.get(String(end))];
      // Too far, or by a long way round.
      if (mine === undefined) continue;
      expect(Math.abs(mine - (theirs ?? 0)), `${from} to ${end}`).toBeLessThan(2 + mine * 0.004);
      measured++;
    }
  }
});

const middlesOfTowns = async (db: Db): Promise<LngLat[]> =>
  (
    await db('locations')
      .where({ kind: 'city' })
      .orderBy('key')
      .select<{ lng: number; lat: number }[]>(db.raw('st_x(center) as lng, st_y(center) as lat'))
  ).map(({ lng, lat }): LngLat => [lng, lat]);

describe('a walk', () => {
  /** A hundred-thousandth of a degree is 1.11 m from south to north. */
  const [X, Y] = [3_672_000, 3_472_000];
  const at = (east: number, north: number): LngLat => [(X + east) / 1e5, (Y + north) / 1e5];
  const street = (...points: [east: number, north: number][]) =>
    points.flatMap(([east, north]) => [X + east, Y + north]);
  const load = (...lines: number[][]) =>
    loadWalks(
      database.owner,
      lines.map((points, id) => ({ id, points })),
    );
  const covers = ({ line }: Walk, place: LngLat) => isInRing([...(line ?? []), line?.[0] ?? [0, 0]], place);

  it('goes by the bridge, and not across the river', async () => {
    // Two banks 200 m apart, joined 450 m up the river.
    await load(street([0, 0], [0, 400], [0, 1_000]), street([0, 400], [220, 400]), street([220, 0], [220, 400]));
    const walk = await walkFrom(at(0, 0), 10);
    expect(walk.how).toBe('walked');
    expect([at(0, 700), at(220, 380)].map((place) => covers(walk, place))).toEqual([true, true]);
    expect([at(220, 0), at(0, 800)].map((place) => covers(walk, place))).toEqual([false, false]);
  });

  it('ends where the time does, on the way to the first street too', async () => {
    await load(street([0, 0], [2_000, 0]));
    const [near, far] = [await walkFrom(at(0, 0), 5), await walkFrom(at(0, 200), 5)];
    const reach = (walk: Walk) => Math.max(...(walk.line ?? []).map(([lng]) => (lng * 1e5 - X) * 0.915));
    expect(reach(near)).toBeCloseTo(400 + BESIDE_METRES, -1);
    expect(reach(far)).toBeCloseTo(400 - 222 + BESIDE_METRES, -1);
  });

  it('starts on streets that lead somewhere, where a lone piece lies nearer', async () => {
    await load(street([0, 10], [50, 10]), street([0, 40], [1_500, 40]));
    expect(covers(await walkFrom(at(0, 0), 5), at(300, 40))).toBe(true);
  });

  it('is measured to what lies near, along the streets and from the public point alone', async () => {
    await load(street([0, 0], [0, 300]), street([0, 300], [300, 300]), street([300, 0], [300, 300]));
    const shape = (place: LngLat) => database.db.raw('st_setsrid(st_makepoint(?, ?), 4326)', [...place]);
    await database.db('points_of_interest').insert([
      { osm_id: 'node/1', kind: 'school', shape: shape(at(300, 0)) },
      { osm_id: 'node/2', kind: 'park', shape: shape(at(0, 2_000)) },
    ]);
    const around = async (approximate: boolean) => {
      const [longitude, latitude] = at(0, 0);
      const { json } = await api.get(
        `/listings/around?longitude=${longitude}&latitude=${latitude}&approximate=${approximate}`,
      );
      return json.data.items.map(({ kind, metres, walkMetres }: Record<string, unknown>) => [kind, metres, walkMetres]);
    };
    // 333 m north, 274 east, 333 south.
    expect(await around(false)).toEqual([
      ['school', 250, 950],
      ['park', 2_200, null],
    ]);
    expect(await around(true)).toEqual([
      ['school', 500, null],
      ['park', 2_000, null],
    ]);
  });

  it('is a circle where no streets are known, and where none leads, and says which', async () => {
    await load(street([0, 0], [300, 0]));
    expect(await walkFrom(at(0, 500), 15)).toEqual({ how: 'cut_off', line: null });
    expect(await walkFrom(at(0, 90_000), 15)).toEqual({ how: 'unknown', line: null });
  });

  it.each([
    'lng=36.3&lat=33.5',
    'lng=36.3&lat=33.5&minutes=4',
    'lng=36.3&lat=33.5&minutes=31',
    'lng=2.35&lat=48.86&minutes=10',
  ])('is not asked for with %s', async (query) => {
    expect((await api.get(`/walks?${query}`)).statusCode).toBe(400);
  });
});
