import { connect } from '@diyar/db';
import { createTestDatabase } from '@diyar/db/testing';
import { type Api, dataOf, startApiProcess } from '../lib/api-process.ts';
import { report, round } from '../lib/figures.ts';
import { insertListings } from '../lib/insert-listings.ts';
import { startPgBouncer } from '../lib/pgbouncer.ts';
import { privateEngine } from '../lib/private-engine.ts';
import { startSiteProcess } from '../lib/site-process.ts';
import { until } from '../lib/until.ts';

// The site behind compose's pooler in transaction mode: two api, a worker and two indexers on few connections. No site has to run.
// Needs pgbouncer (or PGBOUNCER=…).
process.env.TEST_DATABASE_OWNER_URL ??= process.env.DATABASE_OWNER_URL;
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
const CONNECTIONS = process.env.CONNECTIONS ?? '4';
const REQUESTS = Number(process.env.REQUESTS ?? 600);
const AT_ONCE = Number(process.env.AT_ONCE ?? 8);
const PATIENCE_MS = 120_000;

const [database, engine] = [await createTestDatabase(), await privateEngine()];
const { db, owner, url: itself } = database;
await insertListings(db, 200);
const name = new URL(itself).pathname.slice(1);
await db.raw('alter role diyar_app in database ?? set statement_timeout = 4000', [name]);
const pooler = await startPgBouncer(itself, { POOLER_CONNECTIONS: CONNECTIONS });
const shared = {
  NODE_ENV: 'test',
  AUTH_SECRET: 'a secret of benches, long enough for nobody',
  DATABASE_URL: pooler.url,
  MEILI_URL: engine.url,
  MEILI_KEY: engine.key,
  LOG_LEVEL: 'info',
};

/** A process that has the pooler's address alone. */
const refused = async (program: 'api' | 'worker' | 'indexer') => {
  const alone = await startSiteProcess(program, shared);
  const code = await alone.ended;
  return code === 1 && /^The database is reached through a pooler in transaction mode, .*\n$/.test(alone.said());
};
const refusals = [];
for (const program of ['api', 'worker', 'indexer'] as const) refusals.push(await refused(program));

const env = { ...shared, DATABASE_SESSION_URL: itself };
const apis = await Promise.all([1, 2].map(() => startApiProcess({ ...env, LOG_LEVEL: 'fatal' })));
const worker = await startSiteProcess('worker', env);
const indexers = await Promise.all([1, 2].map(() => startSiteProcess('indexer', { ...env, INDEXER_AUDIT_HOURS: '0' })));
const count = async (sql: string) =>
  (await owner.raw<{ rows: [{ n: number }] }>(`select count(*) as n from (${sql}) as counted`)).rows[0].n;
await until('everything is indexed', async () => (await count('select from search_dirty')) === 0, PATIENCE_MS);
await until(
  'the jobs are done',
  async () => (await count("select from graphile_worker.jobs where task_identifier = 'sitemap_build'")) === 0,
  PATIENCE_MS,
);

const ids = await db('listings').pluck('id');
let failed = 0;
let slowest = 0;
let most = 0;
const ownConnections = `select from pg_stat_activity where datname = current_database() and application_name = 'diyar-api'`;
const PATHS = (n: number) => [
  `/api/listings/${ids[n % ids.length]}`,
  '/api/listings/search?limit=20',
  '/api/categories',
  `/api/listings/${ids[n % ids.length]}/similar`,
];
let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < REQUESTS) {
      const n = next++;
      const paths = PATHS(n);
      const began = performance.now();
      const reply = await fetch(`${apis[n % 2]?.url}${paths[n % paths.length]}`).catch(() => undefined);
      await reply?.arrayBuffer();
      if (!reply || reply.status >= 500) {
        failed++;
        console.log(
          `  ${reply?.status ?? 'no answer'} ${paths[n % paths.length]} after ${round(performance.now() - began)} ms`,
        );
      }
      slowest = Math.max(slowest, performance.now() - began);
      if (n % 50 === 0) most = Math.max(most, await count(ownConnections));
    }
  }),
);

/** Kept pages, which both api throw away because they hear of the change on the second address. */
const [id] = ids;
const { path } = dataOf(await (apis[0] as Api).call<{ path: string }>(`/api/listings/${id}`));
const page = async (api: Api) => (await fetch(`${api.url}${path}?lang=en`)).text();
await Promise.all(apis.map(page));
await db('listings').where({ id }).update({ price_cents: 1_234_567_00 });
const heard = await Promise.all(
  apis.map((api) =>
    until('the changed price is shown', async () => (await page(api)).includes('1,234,567'), PATIENCE_MS),
  ),
);

const pooled = connect(pooler.url, { name: 'bench-pooler', max: 1, isPooled: true });
const began = performance.now();
const stopped = await pooled.raw<{ rows: [{ one: number }] }>('select 1 as one from pg_sleep(20)').then(
  () => 'never',
  (error: { code?: string }) => error.code,
);
const stoppedMs = performance.now() - began;
await pooled.destroy();

const locks = await count(
  `select from pg_locks where locktype = 'advisory' and classid = 7415010 and database = (select oid from pg_database where datname = current_database())`,
);
const leading = indexers.filter((indexer) => indexer.said().includes('"leading"')).length;
const complaints = worker.said().match(/prepared statement|"level":50/g)?.length ?? 0;

await Promise.all([...indexers, worker].map((process) => process.end('SIGKILL')));
for (const api of apis) await api.close();
await pooler.close();
await engine.close();
await database.drop();
report(`pooler in transaction mode, ${CONNECTIONS} connections for two api of 10 each`, [
  ['api, worker, indexer refuse it alone', refusals.join(', '), refusals.every(Boolean)],
  ['requests, failed', `${REQUESTS}, ${failed}`, failed === 0],
  ['slowest, ms', round(slowest)],
  ['connections of the api to PostgreSQL at most', most, most <= Number(CONNECTIONS)],
  ['a changed price is on the pages of both api after ms', heard.map(round).join(', ')],
  ['a statement without end is stopped after ms', `${round(stoppedMs)} (${stopped})`, stopped === '57014'],
  ['leaders by log and by lock', `${leading}, ${locks}`, leading === 1 && locks === 1],
  ['complaints of the worker', complaints, complaints === 0],
]);
