import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { quantile, report, round } from '../lib/figures.ts';
import { addresses } from '../lib/from-address.ts';
import { target } from '../lib/target.ts';

// Views: what telling one costs beside a route that does nothing, in the same run, while the database is written every 5 s.
const EACH = 5_000;
const AT_ONCE = 32;
const PER_SECOND = 1_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const site = new URL(target.site);
const listingIds = await (async () => {
  const reply = await fetch(`${target.site}/api/listings/search?limit=40`);
  const { data } = (await reply.json()) as { data: { items: { id: string }[] } };
  return data.items.map(({ id }) => id);
})();

/** A POST of an empty object. @returns milliseconds from the request to the last byte */
function post(base: URL, path: string, userAgent: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(
      {
        hostname: base.hostname,
        port: base.port,
        path,
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': 2, 'user-agent': userAgent },
      },
      (reply) => {
        reply.resume();
        reply.on('end', () =>
          reply.statusCode === 200
            ? resolve(performance.now() - started)
            : reject(new Error(`${reply.statusCode} ${path}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end('{}');
  });
}

/** So many requests, a fixed number of them under way at any moment. */
async function run(total: number, one: (n: number) => Promise<number>): Promise<{ perSecond: number; ms: number[] }> {
  const ms: number[] = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < total) ms.push(await one(next++));
    }),
  );
  return { perSecond: total / ((performance.now() - started) / 1_000), ms };
}

const hello = fork(fileURLToPath(new URL('../hello.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
const [address] = await once(hello, 'message');
const emptyBase = new URL(String(address));
const newPerson = addresses();
// A person is an address and a browser; from one machine the browser must do.
const view = (n: number) =>
  post(site, `/api/listings/${listingIds[n % listingIds.length]}/view`, `${PHONE} ${newPerson()}`);
const nothing = () => post(emptyBase, '/', PHONE);

await run(500, view);
await run(500, nothing);
const rounds: { views: Awaited<ReturnType<typeof run>>; nothing: Awaited<ReturnType<typeof run>> }[] = [];
// In turns, so that whatever else the machine does meets both.
for (let i = 0; i < 3; i++) rounds.push({ views: await run(EACH, view), nothing: await run(EACH, nothing) });
hello.disconnect();
agent.destroy();

const best = (of: 'views' | 'nothing') => Math.max(...rounds.map((round) => round[of].perSecond));
const p95 = (of: 'views' | 'nothing') =>
  quantile(
    rounds.flatMap((round) => round[of].ms),
    0.95,
  );
report(`views, 3 × ${EACH} beside as many empty requests, ${AT_ONCE} at once`, [
  ['views a second (≥ 1,000)', round(best('views')), best('views') >= PER_SECOND],
  ['empty requests a second', round(best('nothing'))],
  ['empty / views', round(best('nothing') / best('views'))],
  ['p95 of a view, of an empty request, ms', `${round(p95('views'))}, ${round(p95('nothing'))}`],
]);
