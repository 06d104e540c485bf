import { connect } from '@diyar/db';
import { quantile, report, spread } from '../lib/figures.ts';
import { listings, search, target } from '../lib/target.ts';

// Streets as a filter: each answer's total equals what PostGIS finds within 150 m of the line, whatever listings keep.
const STREETS = Number(process.env.STREETS ?? 500);
const BESIDE_METRES = 150;
const db = connect(target.database, { name: 'diyar-streets', max: 1, statementTimeout: 0 });
const { rows } = await db.raw<{ rows: { key: string }[] }>('select key from streets order by md5(key) limit ?', [
  STREETS,
]);

const answered: { key: string; total: number }[] = [];
const times: number[] = [];
for (const { key } of rows) {
  const { ms, data } = await search({ street: key, map: 'true', limit: 24, zoom: 14 });
  times.push(ms);
  answered.push({ key, total: data.page.total });
}

// After the last answer is timed: PostGIS takes both cores and the caches. Nothing is published meanwhile.
// A table with an index of its own: half a million homes beside 500 lines, one by one, take a quarter of an hour.
await db.raw('create temp table homes as select point from search_listing where streets is not null');
await db.raw('create index on homes using gist (point)');
await db.raw('analyze homes');
const { rows: counted } = await db.raw<{ rows: { key: string; count: number }[] }>(
  `select s.key, count(h.point)::int as count from streets s
     left join homes h
       on h.point && st_expand(s.line, 0.0018, 0.0014) and st_dwithin(s.line::geography, h.point::geography, ?)
   where s.key = any(?)
   group by s.key`,
  [BESIDE_METRES, answered.map(({ key }) => key)],
);
const counts = new Map(counted.map(({ key, count }) => [key, count]));
let equal = 0;
for (const { key, total } of answered) {
  if (counts.get(key) === total) equal++;
  else console.error(`${key}: ${total}, PostGIS ${counts.get(key)}`);
}
await db.destroy();
const found = answered.filter(({ total }) => total > 0).length;
report(`Streets, ${(await listings()).toLocaleString('en-US')} public listings, ${rows.length} streets`, [
  ['total = PostGIS', `${equal} of ${rows.length}`, equal === rows.length],
  ['with a listing along it', found, found > 0],
  ['answers, ms', JSON.stringify(spread(times))],
  ['p95', quantile(times, 0.95)],
]);
