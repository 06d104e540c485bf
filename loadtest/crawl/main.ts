import { parseArgs } from 'node:util';
import { crawl, type Progress } from './crawl.ts';

// npm run crawl                    the whole running site (SITE_URL for another one)
// npm run crawl -- --turns         each page in one of its two languages: half the walk
// npm run crawl -- --most 300      a sample
// … --per-form 100                 more searches of each form; --at-once 8 pages at a time
const SHOWN = 20;
const EVERY_MS = 10_000;
const { values } = parseArgs({
  options: {
    most: { type: 'string' },
    turns: { type: 'boolean' },
    'per-form': { type: 'string' },
    'at-once': { type: 'string' },
  },
});
const site = (process.env.SITE_URL ?? process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(
  /\/$/,
  '',
);
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1000);
let said = began;

function reportProgress({ pages, waiting, findings }: Progress): void {
  if (Date.now() - said < EVERY_MS) return;
  said = Date.now();
  const pace = Math.round(pages / Math.max(1, seconds()));
  console.error(`${seconds()} s: ${pages} pages, ${pace} a second, ${waiting} waiting, ${findings} findings`);
}

const found = await crawl({
  site,
  ...(values.most && { most: Number(values.most) }),
  ...(values.turns && { turns: true }),
  ...(values['per-form'] && { perForm: Number(values['per-form']) }),
  ...(values['at-once'] && { concurrency: Number(values['at-once']) }),
  onProgress: reportProgress,
});

for (const [kind, lines] of Object.entries(found.findings)) {
  const isJudged = kind !== 'orphans' || !values.most;
  console.log(`${kind}: ${isJudged ? lines.length : 'not judged'}`);
  for (const line of lines.slice(0, SHOWN)) console.log(`  ${line}`);
}
const { pages, links, listed, leftOut, count } = found;
console.log(
  `${pages} pages, ${links} links, ${listed} addresses in the sitemaps, ${leftOut} further searches left out, in ${seconds()} s: ${count} findings`,
);
process.exitCode = count === 0 ? 0 : 1;
