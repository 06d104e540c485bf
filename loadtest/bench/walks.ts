import { random } from '@diyar/api/demo/random';
import { formatShape, type LngLat, type Shape, WALK } from '@diyar/api/rules/shape';
import { copyPlaces, countInPostgis } from '@diyar/api/testing/shapes';
import { leadsSomewhere, streetsRound, wrongWithWalk } from '@diyar/api/testing/walks';
import { connect } from '@diyar/db';
import { quantile, report, spread } from '../lib/figures.ts';
import { listings, search, target } from '../lib/target.ts';

// Minutes on foot, from ends of streets near listings. Another router on the same streets agrees with each line, each answer's total
// equals PostGIS, and following the streets takes no longer than 300 ms.
const WALKS = Number(process.env.WALKS ?? 200);
/** As `api/src/features/walks` has it: what lies within this of a street that is reached is reached. */
const BESIDE_METRES = 50;
const db = connect(target.database, { name: 'diyar-walks', max: 1, statementTimeout: 0 });
const { rows: places } = await db.raw<{ rows: { lng: number; lat: number }[] }>(
  'select lng, lat from search_listing order by md5(id::text) limit 2000',
);
const dice = random(53);

async function aWalk(): Promise<{ node: LngLat; streets: Awaited<ReturnType<typeof streetsRound>> }> {
  for (;;) {
    const { lng, lat } = dice.pick(places);
    const near = await streetsRound(db, [lng, lat], 0.005);
    const node = near.length > 0 ? dice.pick(near).line[0] : undefined;
    const streets = node ? await streetsRound(db, node, 0.03) : [];
    if (node && leadsSomewhere(streets, String(node))) return { node, streets };
  }
}

const walked: number[] = [];
const searched: number[] = [];
const found: { shape: Shape; total: number }[] = [];
let agreed = 0;
for (let i = 0; i < WALKS; i++) {
  const { node, streets } = await aWalk();
  const minutes = dice.pick([5, 10, 15, 20]);
  const started = performance.now();
  const reply = await fetch(`${target.site}/api/walks?lng=${node[0]}&lat=${node[1]}&minutes=${minutes}`);
  const { data } = (await reply.json()) as { data: { how: string; line: LngLat[] | null } };
  walked.push(performance.now() - started);
  const line = data.line ?? [];
  const walk = { kind: 'walk', center: node, minutes } as const;
  const answer = await search({ shape: formatShape([walk]), map: 'true', limit: 24, zoom: 14 });
  searched.push(answer.ms);
  found.push({ shape: [{ ...walk, line }], total: answer.data.page.total });
  const wrong = wrongWithWalk({ streets, node, metres: minutes * WALK.metresPerMinute, beside: BESIDE_METRES }, line);
  if (wrong) console.error(`${node}, ${minutes} min: ${wrong}`);
  else agreed++;
}

let equal = 0;
await copyPlaces(db);
for (const { shape, total } of found) if (total === (await countInPostgis(db, shape))) equal++;
await db.destroy();
const p95 = quantile(walked, 0.95);
report(`Minutes on foot, ${(await listings()).toLocaleString('en-US')} public listings, ${WALKS} walks`, [
  ['another router agrees', `${agreed} of ${WALKS}`, agreed === WALKS],
  ['total = PostGIS', `${equal} of ${WALKS}`, equal === WALKS],
  ['streets followed, ms (p95 ≤ 300)', JSON.stringify(spread(walked)), p95 <= 300],
  ['the search then, ms', JSON.stringify(spread(searched))],
]);
