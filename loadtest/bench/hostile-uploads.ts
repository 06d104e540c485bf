import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { apiAt, dataOf } from '../lib/api-process.ts';
import { quantile, report, round, spread } from '../lib/figures.ts';
import { watchHealth } from '../lib/health-watch.ts';
import { type HostileFile, hostileFiles } from '../lib/hostile-files.ts';
import { aMember } from '../lib/signed-in.ts';
import { target } from '../lib/target.ts';

// S16: hostile files, several at a time, must not keep the process from answering. A site without a rate limit.
const LIMIT_MS = 200;
const AT_ONCE = 4;
const PROBE_EVERY_MS = 50;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const ROUTES = { table: 'file', image: 'images', video: 'video', avatar: 'avatar' } as const;

const api = apiAt(target.site);
const owner = await aMember(api);
const db = new pg.Pool({ connectionString: target.database, max: 1 });
const listing = randomUUID();
const { category } = dataOf(await api.call<{ category: { id: string } }>('/api/categories/apartments'));
await owner.call('PUT', `/api/listings/${listing}/draft`, { baseVersion: 0, content: { categoryId: category.id } });
await db.query(`update users set account_type = 'office' where id = $1`, [owner.id]);
const token = await owner.renewed();

const paths = {
  table: '/api/listing-imports',
  image: `/api/listings/${listing}/images`,
  video: `/api/listings/${listing}/videos`,
  avatar: '/api/users/avatar',
};
const slowest = new Map<string, { ms: number; statuses: Set<number> }>();

async function send({ name, kind, bytes }: HostileFile): Promise<void> {
  const form = new FormData();
  form.set(ROUTES[kind], new Blob([new Uint8Array(bytes)]), 'file.bin');
  const began = performance.now();
  const reply = await fetch(target.site + paths[kind], {
    method: kind === 'avatar' ? 'PUT' : 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await reply.arrayBuffer();
  const known = slowest.get(name) ?? { ms: 0, statuses: new Set() };
  known.statuses.add(reply.status);
  slowest.set(name, { ...known, ms: Math.max(known.ms, performance.now() - began) });
}

const files = hostileFiles();
const watchBefore = await watchHealth(PROBE_EVERY_MS);
await new Promise((resolve) => setTimeout(resolve, 3_000));
const quiet = await watchBefore.stop();

const watch = await watchHealth(PROBE_EVERY_MS);
const queue = Array.from({ length: ROUNDS }, () => files).flat();
const worker = async () => {
  for (let file = queue.shift(); file; file = queue.shift()) await send(file);
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
const during = await watch.stop();
await db.query(`delete from listing_imports where owner_id = $1`, [owner.id]);
await db.end();

const p99 = quantile(during, 0.99);
report(`S16 ${ROUNDS} × ${files.length} hostile files, ${AT_ONCE} at a time`, [
  ...[...slowest].map(([name, { ms, statuses }]): [string, string, boolean] => [
    `${name}: answers; slowest, ms`,
    `${[...statuses].join(', ')}; ${Math.round(ms)}`,
    [...statuses].every((status) => status < 500 || status === 503),
  ]),
  ['GET /health before, ms', JSON.stringify(spread(quiet))],
  [`GET /health meanwhile (${during.length} asked), ms`, JSON.stringify(spread(during))],
  [`p99 meanwhile (< ${LIMIT_MS})`, round(p99), p99 < LIMIT_MS],
]);
