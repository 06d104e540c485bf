import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { quantile, report, round, spread } from '../lib/figures.ts';
import { target } from '../lib/target.ts';

// A landing page from the cache and drawn anew, beside a Fastify that says hello, in the same run.
const PAGE = '/syria/damascus/apartments/sale?lang=ar';
const READS = 4_000;
const ROUNDS = 3;
const COLD = 150;
const AT_ONCE = 8;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
type Answer = { status: number; ms: number; bytes: number; etag: string };

function read(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const accept = { accept: 'text/html', 'accept-encoding': 'br', ...headers };
    get(url, { agent, headers: accept }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.on('end', () => {
        const { statusCode: status = 0, headers } = reply;
        resolve({ status, ms: performance.now() - started, bytes, etag: headers.etag ?? '' });
      });
      reply.on('error', reject);
    }).on('error', reject);
  });
}

/** All of `urls`, eight at a time. */
async function readAll(urls: string[], headers?: Record<string, string>) {
  const queue = [...urls];
  const answers: Answer[] = [];
  const started = performance.now();
  const hand = async () => {
    for (let url = queue.pop(); url; url = queue.pop()) answers.push(await read(url, headers));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return { answers, perSecond: urls.length / ((performance.now() - started) / 1000) };
}
const times = (answers: Answer[]) => answers.map(({ ms }) => ms);

/** Set apart from those of every earlier run by a parameter that the page does not read: the cache knows none of them. */
const RUN = Date.now().toString(36);

/** Addresses of place pages that nobody has asked for yet: places of every province, each in both languages. */
async function freshPages(): Promise<string[]> {
  type Page = { children: { path: string }[]; categories: { path: string }[] };
  const pageAt = async (path: string): Promise<Page> =>
    (await (await fetch(`${target.site}/api/places/page?path=${encodeURIComponent(path)}`)).json()).data;
  const { provinces } = (await (await fetch(`${target.site}/api/cities/provinces`)).json()).data;
  const paths: string[] = [];
  for (const { key } of provinces as { key: string }[]) {
    const { children, categories } = await pageAt(`/syria/${key}`);
    paths.push(...[...children, ...categories].map(({ path }) => path));
    if (paths.length * 2 >= COLD) break;
  }
  return paths
    .flatMap((path) => ['ar', 'en'].map((lang) => `${target.site}${path}?run=${RUN}&lang=${lang}`))
    .slice(0, COLD);
}

const peer = fork(fileURLToPath(new URL('../hello.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
const [hello] = (await once(peer, 'message')) as [string];
const page = target.site + PAGE;

const fresh = await freshPages();
if (fresh.length < COLD) console.log(`only ${fresh.length} pages to draw: a site of 2,000 listings has enough`);
const first = await read(page);
if (first.status !== 200) throw new Error(`${PAGE}: ${first.status}`);
const cold = await readAll(fresh);

const many = (url: string) => Array.from({ length: READS }, () => url);
await readAll(many(hello).slice(0, 500));
await readAll(many(page).slice(0, 500));
const shares: number[] = [];
const figures: { page: number; hello: number; unchanged: number }[] = [];
const warm: Answer[] = [];
const peers: Answer[] = [];
for (let round = 0; round < ROUNDS; round++) {
  // In turns, so that whatever else the machine does meets all alike.
  const ours = await readAll(many(page));
  const theirs = await readAll(many(hello));
  // Of this round: the page may have been drawn anew since the first.
  const etag = ours.answers.at(-1)?.etag ?? '';
  const unchanged = await readAll(many(page), { 'if-none-match': etag });
  if (unchanged.answers.some(({ status }) => status !== 304)) throw new Error('an unchanged page was sent again');
  warm.push(...ours.answers);
  peers.push(...theirs.answers);
  shares.push(ours.perSecond / theirs.perSecond);
  figures.push({ page: ours.perSecond, hello: theirs.perSecond, unchanged: unchanged.perSecond });
}
peer.disconnect();
agent.destroy();

const failed = [...cold.answers, ...warm].filter(({ status }) => status !== 200).length;
const share = quantile(shares, 0.5);
report(`Landing page, ${AT_ONCE} at once, ${round(first.bytes / 1024)} KiB of brotli`, [
  [`drawn anew (${cold.answers.length} pages), ms`, JSON.stringify(spread(times(cold.answers)))],
  ['drawn anew, pages a second', round(cold.perSecond)],
  ['from the cache, ms', JSON.stringify(spread(times(warm)))],
  ['from the cache, pages a second', figures.map((figure) => Math.round(figure.page)).join(' ')],
  ['unchanged (304), answers a second', figures.map((figure) => Math.round(figure.unchanged)).join(' ')],
  ['hello of plain Fastify, ms', JSON.stringify(spread(times(peers)))],
  ['hello of plain Fastify, answers a second', figures.map((figure) => Math.round(figure.hello)).join(' ')],
  ['cache / hello, median (≥ 0.8)', round(share), share >= 0.8],
  ['answers that were not 200', failed, failed === 0],
]);
