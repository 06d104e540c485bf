import { Agent, request } from 'node:http';
import { createTestDatabase } from '@diyar/db/testing';
import { type ApiProcess, startApiProcess } from '../lib/api-process.ts';
import { startCaddy } from '../lib/caddy.ts';
import { report, round } from '../lib/figures.ts';
import { insertListings } from '../lib/insert-listings.ts';
import { anyPort } from '../lib/private-engine.ts';
import { pause, until } from '../lib/until.ts';

// An update and the way back behind compose's proxy, under load: no request may fail. A database and two api of its own; no site has to
// run. Needs caddy (or CADDY=…) and a built web/dist. DRAIN=0 shows what draining is for.
process.env.TEST_DATABASE_OWNER_URL ??= process.env.DATABASE_OWNER_URL;
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
const AT_LEAST = Number(process.env.REQUESTS ?? 5_000);
const PER_SECOND = Number(process.env.RATE ?? 80);
const AT_ONCE = 16;
const DRAIN_SECONDS = process.env.DRAIN ?? '5';

const database = await createTestDatabase();
await insertListings(database.db, 200);
const env = { DATABASE_URL: database.url, DRAIN_SECONDS, AUTH_SECRET: 'a secret of benches, long enough for nobody' };
const groups = await Promise.all(
  ['api-a', 'api-b'].map(async (name) => {
    const port = String(await anyPort());
    const start = () => startApiProcess({ ...env, PORT: port, PUBLIC_URL: 'http://localhost:3000' });
    return { name, address: `127.0.0.1:${port}`, start, running: await start() };
  }),
);
const proxy = await startCaddy(Object.fromEntries(groups.map(({ name, address }) => [`${name}:3000`, address])));

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const [listing] = await database.db('listings').select('id');
const QUESTIONS = [
  ['GET', '/?lang=ar'],
  ['GET', '/?lang=en'],
  ['GET', '/api/categories'],
  ['GET', `/api/listings/${listing?.id}`],
  // A body cannot be sent twice by a proxy: the hardest to keep.
  ['POST', `/api/listings/${listing?.id}/view`],
] as const;
const BODY = '{}';
const answers = new Map<number | string, number>();
const failed: string[] = [];
let slowest = 0;
let asked = 0;

function ask(n: number): Promise<void> {
  const [method, path] = QUESTIONS[n % QUESTIONS.length] ?? QUESTIONS[0];
  const began = performance.now();
  asked++;
  return new Promise((resolve) => {
    const done = (outcome: number | string) => {
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
      if (typeof outcome === 'string' || outcome >= 500) {
        failed.push(`${new Date().toISOString().slice(14, 23)} ${method} ${path}: ${outcome}`);
      }
      slowest = Math.max(slowest, performance.now() - began);
      resolve();
    };
    const sent = request(`${proxy.url}${path}`, { method, agent, timeout: 30_000 }, (reply) => {
      reply.on('error', (error) => done(error.message));
      reply.on('end', () => done(reply.statusCode ?? 0)).resume();
    });
    sent.on('error', (error) => done(error.message));
    if (method === 'GET') return sent.end();
    sent.setHeader('content-type', 'application/json');
    sent.end(BODY);
  });
}

let isOn = true;
/** Each asks again when it has been answered, so that a slow machine is asked less and not buried. */
const askers = Array.from({ length: AT_ONCE }, async (_, first) => {
  await pause((first * 1_000) / PER_SECOND);
  for (let n = first; isOn || asked < AT_LEAST; n += AT_ONCE) {
    const next = performance.now() + (AT_ONCE * 1_000) / PER_SECOND;
    await ask(n);
    await pause(Math.max(0, next - performance.now()));
  }
});

const isReady = (running: ApiProcess) => async () => (await fetch(`${running.url}/api/ready`)).ok;
/** One group after the other, as release.sh does. @returns seconds, and the exit codes of the processes that ended */
async function roll() {
  const began = performance.now();
  const codes: (number | null)[] = [];
  for (const group of groups) {
    codes.push((await group.running.terminate()).code);
    group.running = await group.start();
    await until(`${group.name} is ready`, isReady(group.running), 120_000);
    // Until the proxy has asked twice.
    await pause(2_000);
  }
  return { seconds: round((performance.now() - began) / 1_000), codes };
}
await pause(3_000);
const update = await roll();
const back = await roll();
isOn = false;
await Promise.all(askers);

await proxy.close();
for (const { running } of groups) await running.close();
await database.drop();
for (const line of failed.slice(0, 20)) console.log(line);
report(`release, at most ${PER_SECOND} requests a second, ${DRAIN_SECONDS} s of draining`, [
  [`requests (≥ ${AT_LEAST})`, asked, asked >= AT_LEAST],
  ['failed', failed.length, failed.length === 0],
  ['answers by status', [...answers].map(([status, count]) => `${status}: ${count}`).join(', ')],
  ['slowest, ms', round(slowest)],
  ['update: seconds, exit codes', `${update.seconds}, ${update.codes}`, update.codes.every((code) => code === 0)],
  ['way back: seconds, exit codes', `${back.seconds}, ${back.codes}`, back.codes.every((code) => code === 0)],
]);
