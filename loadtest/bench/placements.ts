import { randomUUID } from 'node:crypto';
import { aUser } from '@diyar/api/testing/factories';
import { credited } from '@diyar/api/testing/money';
import { appOn } from '@diyar/api/testing/test-app';
import { createTestDatabase } from '@diyar/db/testing';
import { quantile, report, round } from '../lib/figures.ts';
import { addresses } from '../lib/from-address.ts';

// What a page asks for once it is painted, with ten thousand advertisements running: a database and an API of its own.
process.env.TEST_DATABASE_OWNER_URL ??= process.env.DATABASE_OWNER_URL;
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
const ADVERTISEMENTS = 10_000;
const ASKED = 3_000;
const BOUND_MS = 5;
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

const database = await createTestDatabase();
const api = await appOn(database);
const { id: userId } = await aUser(database.db);
const accountId = await credited(database.db, { userId }, 1_000_000);
const imageId = randomUUID();
const looks = { sha256: Buffer.alloc(32), width: 300, height: 250, bytes: 1, thumbhash: '', color: '#1f5c4d' };
await database.db('images').insert({ id: imageId, ...looks });
await database.db.raw(
  `insert into advertisements (account_id, user_id, title, link, contact_phone, image_id, size, place, platform, priority,
     starts_on, most_per_person, pauses_unseen, pauses_spent, status, days, budget_cents)
   select :accountId, :userId, 'Advertisement ' || n, 'https://shop.example/' || n, '+963944123456', :imageId, 'inline',
     (array['home', 'search_results', 'featured', 'sidebar'])[1 + n % 4], 'universal', 1 + n % 3,
     advertisement_today(), 3, true, true, 'active', 365, 36500
   from generate_series(1, :count) n`,
  { accountId, userId, imageId, count: ADVERTISEMENTS },
);
const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
const newPerson = addresses();

async function ask(path: string, init: RequestInit = {}): Promise<{ ms: number; body: { data: { items: Item[] } } }> {
  const started = performance.now();
  const reply = await fetch(`${url}/api${path}`, init);
  const body = await reply.json();
  if (!reply.ok) throw new Error(`${reply.status} ${path}`);
  return { ms: performance.now() - started, body };
}
type Item = { showing: string };

const headers = () => ({ 'user-agent': `${PHONE} ${newPerson()}`, 'content-type': 'application/json' });
const [shown, seen, nothing]: [number[], number[], number[]] = [[], [], []];
for (let n = 0; n < ASKED; n++) {
  const person = headers();
  const { ms, body } = await ask('/placements/display?places=home,featured&screen=mobile', { headers: person });
  shown.push(ms);
  const told = { method: 'POST', headers: person, body: JSON.stringify({ showing: body.data.items[0]?.showing }) };
  seen.push((await ask('/placements/seen', told)).ms);
  nothing.push((await ask('/placements/sizes', { headers: person })).ms);
}
await api.close();
await database.drop();

const p95 = (samples: number[]) => quantile(samples, 0.95);
report(`placements, ${ADVERTISEMENTS} running, ${ASKED} people one after another`, [
  [`what to show, p95 in ms (≤ ${BOUND_MS})`, round(p95(shown)), p95(shown) <= BOUND_MS],
  ['what to show, p50 and p99 in ms', `${round(quantile(shown, 0.5))}, ${round(quantile(shown, 0.99))}`],
  ['telling a view, p95 in ms', round(p95(seen))],
  ['the prices of the same API, p95 in ms', round(p95(nothing))],
]);
