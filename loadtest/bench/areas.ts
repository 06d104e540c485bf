import { random } from '@diyar/api/demo/random';
import { formatShape, type Shape } from '@diyar/api/rules/shape';
import { shapeBounds } from '@diyar/api/rules/shape-rings';
import { copyPlaces, countInPostgis, randomShape } from '@diyar/api/testing/shapes';
import { connect } from '@diyar/db';
import { quantile, report, round, spread } from '../lib/figures.ts';
import { listings, search, target } from '../lib/target.ts';

// Drawn areas: concave, with holes, over the border. Each answer's total equals PostGIS, and takes little longer than the box
// round the same area.
const SHAPES = Number(process.env.SHAPES ?? 500);
/** How many of them PostGIS is asked about, too. */
const CHECKED = Math.min(SHAPES, Number(process.env.CHECKED ?? SHAPES));
// PostGIS compares every listing of the box round a shape: half the country takes it seconds.
const db = connect(target.database, { name: 'diyar-areas', max: 1, statementTimeout: 0 });
// Blocks of the table, the same in each run: putting a million rows in a random order takes longer than a statement may.
const { rows: places } = await db.raw<{ rows: { lng: number; lat: number }[] }>(
  `select lng, lat from listings tablesample system (?) repeatable (29) where status = 'active' limit 2000`,
  [Math.min(100, 5_000_000 / Math.max(1, await listings()))],
);
const dice = random(29);

const boxRound = (shape: Shape): string =>
  shapeBounds(shape)
    .map((degrees) => degrees.toFixed(5))
    .join(',');

const found: { shape: Shape; total: number }[] = [];
const drawn: number[] = [];
const boxed: number[] = [];
for (let i = 0; i < SHAPES; i++) {
  const shape = randomShape(dice, places);
  const ours = () => search({ shape: formatShape(shape), map: 'true', limit: 24, zoom: 11 });
  const peer = () => search({ bbox: boxRound(shape), map: 'true', limit: 24, zoom: 11 });
  // By turns: neither always finds what the other has warmed.
  const [first, second] = i % 2 === 0 ? [ours, peer] : [peer, ours];
  const [one, other] = [await first(), await second()];
  const [area, box] = i % 2 === 0 ? [one, other] : [other, one];
  drawn.push(area.ms);
  boxed.push(box.ms);
  found.push({ shape, total: area.data.page.total });
}

// After the last answer is timed: PostGIS takes both cores and the caches. Nothing is published meanwhile.
let equal = 0;
if (CHECKED > 0) await copyPlaces(db);
for (const { shape, total } of found.slice(0, CHECKED)) if (total === (await countInPostgis(db, shape))) equal++;
await db.destroy();
const ratio = (share: number) => quantile(drawn, share) / quantile(boxed, share);
report(`Drawn areas, ${(await listings()).toLocaleString('en-US')} public listings, ${SHAPES} shapes`, [
  ['total = PostGIS', `${equal} of ${CHECKED}`, equal === CHECKED],
  ['drawn, ms', JSON.stringify(spread(drawn))],
  ['box round it, ms', JSON.stringify(spread(boxed))],
  ['drawn / box, p50', round(ratio(0.5))],
  ['drawn / box, p95 (≤ 1.5)', round(ratio(0.95)), ratio(0.95) <= 1.5],
]);
