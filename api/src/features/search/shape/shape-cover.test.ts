import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { cellsOf } from '@diyar/indexer/document';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateListings } from '#demo/generate.ts';
import { random } from '#demo/random.ts';
import { formatShape, type LngLat, readShape } from '#rules/shape.ts';
import { inPostgis, randomShape } from '#testing/shapes.ts';
import { isInShape } from './point-in-shape.ts';
import { coverOf } from './shape-cover.ts';
import { shapeFilter } from './shape-filter.ts';

const LISTINGS = 1_500;
// 500 at a million listings: `npm run load -- areas`.
const SHAPES = 200;
let database: TestDatabase;
type Row = { id: string; lng: number; lat: number; tile_x: number; tile_y: number };
let rows: Row[];
beforeAll(async () => {
  database = await createTestDatabase();
  await generateListings(database.db, LISTINGS, () => {});
  rows = await database.db<Row>('search_listing').select('id', 'lng', 'lat', 'tile_x', 'tile_y').orderBy('id');
}, 120_000);
afterAll(() => database.drop());

it(`asks of ${SHAPES} drawn shapes just what PostGIS finds in them`, async () => {
  const dice = random(17);
  let found = 0;
  const byWay = [0, 0, 0];
  for (let i = 0; i < SHAPES; i++) {
    const shape = randomShape(dice, rows);
    const text = formatShape(shape);
    expect(readShape(text), text).toEqual(shape);
    const oracle = await inPostgis(database.db, shape);

    const cover = await coverOf(database.db, shape, 'en', Date.now() + 60_000);
    const cells = new Set(Object.values(cover.cells).flat());
    const [ids, mostly, without] = [cover.ids, cover.mostly.cells, cover.mostly.without].map((keys) => new Set(keys));
    const waysTo = ({ id, tile_x, tile_y }: Row) => {
      const own = Object.values(cellsOf(tile_x, tile_y));
      return [
        own.some((cell) => cells.has(cell)),
        ids?.has(id),
        own.some((cell) => mostly?.has(cell)) && !without?.has(id),
      ];
    };
    const asked = rows.filter((row) => waysTo(row).includes(true));
    expect(
      asked.map(({ id }) => id),
      text,
    ).toEqual(oracle);

    found += oracle.length;
    for (const row of asked)
      for (const [way, leads] of waysTo(row).entries()) byWay[way] = (byWay[way] ?? 0) + (leads ? 1 : 0);

    const inHand = rows.filter(({ lng, lat }) => isInShape(shape, [lng, lat] satisfies LngLat)).map(({ id }) => id);
    expect(inHand, text).toEqual(oracle);
    if (i % 5 > 0) continue;
    const { sql, bindings } = shapeFilter(shape);
    const fallback = await database.db.raw(`select id from search_listing where ${sql} order by id`, bindings as never);
    expect(
      fallback.rows.map(({ id }: { id: string }) => id),
      text,
    ).toEqual(oracle);
  }
  // All ways are walked, and most shapes hold something.
  expect(found).toBeGreaterThan(SHAPES);
  expect(Math.min(...byWay)).toBeGreaterThan(0);
}, 300_000);
