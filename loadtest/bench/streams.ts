import { aUser } from '@diyar/api/testing/factories';
import { signedInAgain } from '@diyar/api/testing/people';
import { createTestDatabase } from '@diyar/db/testing';
import { startApiProcess } from '../lib/api-process.ts';
import { quantile, report, round } from '../lib/figures.ts';
import { memoryOf } from '../lib/process-memory.ts';
import { streamReaders } from '../lib/stream-readers.ts';
import { pause, until } from '../lib/until.ts';

// Ten thousand people with an open page: a database and an API process of its own. STREAMS=1000 is the quick look.
process.env.TEST_DATABASE_OWNER_URL ??= process.env.DATABASE_OWNER_URL;
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
const STREAMS = Number(process.env.STREAMS ?? 10_000);
const MESSAGES = 500;
const AT_ONCE = 20;
const WITHIN_MS = 1_000;
const PUBLIC_URL = 'http://localhost:3000';
const AUTH_SECRET = 'a secret of benches, long enough for nobody';

const database = await createTestDatabase();
const { db } = database;
const secrets = [AUTH_SECRET] as const;
const site = { db, config: { auth: { secrets }, http: { publicUrl: PUBLIC_URL } } };

/** So many at a time. */
async function forEach(work: (index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < STREAMS; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, STREAMS - from) }, (_, index) => from + index);
    await Promise.all(some.map(work));
  }
}
const people: string[] = [];
await forEach(async (index) => {
  people[index] = (await aUser(db)).id;
});

const api = await startApiProcess({ DATABASE_URL: database.url, AUTH_SECRET, PUBLIC_URL, LIVE_STREAMS: `${STREAMS}` });
const told = new Map<number, number>();
const latest = new Map<number, number>();
const readers = streamReaders(api.url, (index, kind) => {
  if (kind === 'bell') latest.set(index, performance.now());
});
const before = memoryOf(api.pid).now;
const opening = performance.now();
await forEach(async (index) => {
  const { token } = await signedInAgain(site, people[index] ?? '', 'regular');
  await readers.read(index, token);
});
const openedMs = performance.now() - opening;
// Two beats for everybody.
await pause(50_000);
const [opened, after] = [readers.count(), memoryOf(api.pid).now];

const ring = (indexes: number[]) =>
  db('notifications').insert(
    indexes.map((index) => ({ user_id: people[index] ?? '', type: 'system', kind: 'office_approved' })),
  );
const heardAfter: number[] = [];
for (let n = 0; n < MESSAGES; n++) {
  const index = (n * 7919) % STREAMS;
  told.set(index, performance.now());
  await ring([index]);
  await until('it is heard', async () => (latest.get(index) ?? 0) > (told.get(index) ?? 0), 10_000, 1);
  heardAfter.push((latest.get(index) ?? 0) - (told.get(index) ?? 0));
}

latest.clear();
const health: number[] = [];
const began = performance.now();
await ring(people.map((_, index) => index));
while (latest.size < STREAMS && performance.now() - began < 120_000) {
  const asked = performance.now();
  await api.call('/api/health');
  health.push(performance.now() - asked);
  await pause(50);
}
const everybodyMs = performance.now() - began;
const heardByAll = latest.size;
const loaded = memoryOf(api.pid).now;
const { code, ms } = await api.terminate();
await until('every stream has ended', async () => readers.count() === 0, 10_000).catch(() => {});
const left = readers.count();
readers.close();
await api.close();
await database.drop();

const p = (share: number) => round(quantile(heardAfter, share));
report(`streams, ${STREAMS} on one process`, [
  ['open (all of them)', opened, opened === STREAMS],
  ['opened a second', round(STREAMS / (openedMs / 1_000))],
  ['memory before, MB', round(before)],
  ['memory with all open, MB', round(after)],
  ['a stream, kB', round(((after - before) * 1024) / STREAMS)],
  [`committed → heard, ${MESSAGES} messages: p50, p95, ms`, `${p(0.5)}, ${p(0.95)}`],
  [`p99, ms (≤ ${WITHIN_MS})`, p(0.99), p(0.99) <= WITHIN_MS],
  ['a message to everybody: heard by', heardByAll, heardByAll === STREAMS],
  ['… the last after, s', round(everybodyMs / 1_000)],
  ['… /health meanwhile, p99, ms', round(quantile(health, 0.99))],
  ['memory after that, MB', round(loaded)],
  ['SIGTERM: exit code, ms', `${code}, ${round(ms)}`, code === 0],
  ['streams that it left open', left, left === 0],
]);
