import pg from 'pg';
import { quantile, report, round, spread } from '../lib/figures.ts';
import { QUESTIONS } from '../lib/questions.ts';
import { listings, search, target } from '../lib/target.ts';

// P3: from the commit of a change to the moment the engine answers with it, at 20 writes a second, while searches go on.
const WRITES = 600;
const EVERY_MS = 50;
const LOOK_MS = 25;
const db = new pg.Pool({ connectionString: target.database, max: 4 });
const { rows } = await db
  .query('select id from search_listing tablesample system (5) limit $1', [WRITES])
  .catch(() => db.query('select id from search_listing limit $1', [WRITES]));
const total = await listings();

async function untilSearchable(id: string, price: number): Promise<void> {
  for (;;) {
    const reply = await fetch(`${target.engine}/indexes/${target.index}/documents/${id}?fields=price`, {
      headers: { authorization: `Bearer ${target.engineKey}`, 'accept-encoding': 'identity' },
    });
    const found = (await reply.json()) as { price?: number };
    if (found.price === price) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const lags: number[] = [];
const searches: number[] = [];
let writing = true;
const searching = (async () => {
  for (let i = 0; writing; i++) searches.push((await search(QUESTIONS[i % QUESTIONS.length] ?? {})).ms);
})();
const waits: Promise<void>[] = [];
const started = performance.now();
for (const [i, { id }] of rows.entries()) {
  const due = started + i * EVERY_MS;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  const price = 1_000_000 + i;
  await db.query("update listings set price_cents = $2, price_kind = 'amount' where id = $1", [id, price * 100]);
  const committed = performance.now();
  waits.push(untilSearchable(id, price).then(() => void lags.push(performance.now() - committed)));
}
await Promise.all(waits);
writing = false;
await searching;
await db.end();
report(`P3 freshness, ${total.toLocaleString('en-US')} public listings, ${rows.length} writes at 20/s`, [
  ['write → searchable, ms', JSON.stringify(spread(lags))],
  ['p50 (≤ 300)', round(quantile(lags, 0.5)), quantile(lags, 0.5) <= 300],
  ['p99 (≤ 2000)', round(quantile(lags, 0.99)), quantile(lags, 0.99) <= 2_000],
  ['searches meanwhile, ms', JSON.stringify(spread(searches))],
]);
