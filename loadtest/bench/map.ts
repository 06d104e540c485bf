import { gzipSync } from 'node:zlib';
import pg from 'pg';
import Supercluster from 'supercluster';
import { dice } from '../lib/dice.ts';
import { quantile, report, round, spread } from '../lib/figures.ts';
import { listings, type Params, search, target } from '../lib/target.ts';

// P2: clusters = total for random viewports × filters, small answers, and faster than the two usual ways: a grid in SQL,
// and supercluster rebuilt for each filter.
const VIEWPORTS = 500;
const PEER_SAMPLES = 20;
const FILTERS: { params: Params; sql: string }[] = [
  { params: {}, sql: 'true' },
  { params: { category: 'apartments' }, sql: "category_path @> array['apartments']" },
  { params: { transactionType: 'sale' }, sql: "transaction_type in ('sale', 'both')" },
  { params: { minPrice: 10_000, maxPrice: 90_000 }, sql: 'price_cents between 1000000 and 9000000' },
  { params: { category: 'real-estate', features: 'elevator' }, sql: "features @> array['elevator']" },
];
const { next, pick } = dice(7);
const db = new pg.Client({ connectionString: target.database });
await db.connect();

let equal = 0;
let largest = 0;
const ours: number[] = [];
for (let i = 0; i < VIEWPORTS; i++) {
  const filter = pick(FILTERS);
  const [west, south] = [35.6 + next() * 5.5, 32.4 + next() * 4.3];
  const width = 0.02 + next() ** 2 * 5;
  const bbox = [west, south, west + width, south + width * 0.7].map((degree) => degree.toFixed(5)).join(',');
  const zoom = Math.max(5, Math.min(17, Math.round(Math.log2(900 / width))));
  const { ms, data } = await search({ ...filter.params, bbox, zoom, map: 'true', limit: 24 });
  ours.push(ms);
  const { map } = data;
  const shown =
    map.mode === 'pins'
      ? map.pins.length
      : map.cells.reduce((sum: number, [, count]: [string, number]) => sum + count, 0);
  if (shown === data.page.total) equal++;
  largest = Math.max(largest, gzipSync(JSON.stringify(map)).length);
}

const mine: number[] = [];
const grid: number[] = [];
const rebuilt: number[] = [];
for (let i = 0; i < PEER_SAMPLES; i++) {
  const filter = FILTERS[i % FILTERS.length] ?? { params: {}, sql: 'true' };
  mine.push((await search({ ...filter.params, bbox: '36.1,33.3,36.6,33.7', zoom: 11, map: 'true', limit: 0 })).ms);
  let started = performance.now();
  await db.query(
    `select tile_x >> 4, tile_y >> 4, count(*) from search_listing
     where lng between 36.1 and 36.6 and lat between 33.3 and 33.7 and ${filter.sql} group by 1, 2`,
  );
  grid.push(performance.now() - started);
  started = performance.now();
  const { rows } = await db.query(
    `select lng, lat from search_listing where lng between 36.1 and 36.6 and lat between 33.3 and 33.7 and ${filter.sql}`,
  );
  const index = new Supercluster({ radius: 60, maxZoom: 16 });
  index.load(
    rows.map(({ lng, lat }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  );
  index.getClusters([36.1, 33.3, 36.6, 33.7], 11);
  rebuilt.push(performance.now() - started);
}
await db.end();
const against = (peer: number[]) => quantile(peer, 0.5) / quantile(mine, 0.5);
report(`P2 map, ${(await listings()).toLocaleString('en-US')} public listings, ${VIEWPORTS} viewports`, [
  ['clusters = total', `${equal} of ${VIEWPORTS}`, equal === VIEWPORTS],
  ['largest map answer, gzip (≤ 30 KB)', `${round(largest / 1024)} KB`, largest <= 30 * 1024],
  ['our answer with 24 rows, ms', JSON.stringify(spread(ours))],
  ['Damascus view: ours, ms', JSON.stringify(spread(mine))],
  ['SQL grid / ours (> 1)', round(against(grid)), against(grid) > 1],
  ['supercluster rebuilt / ours (> 1)', round(against(rebuilt)), against(rebuilt) > 1],
]);
