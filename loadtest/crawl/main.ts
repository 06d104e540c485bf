import { parseArgs } from 'node:util';
import { crawl } from './crawl.ts';

// npm run crawl                    the whole running site (SITE_URL for another one)
// npm run crawl -- --most 300      a sample
const SHOWN = 20;
const { values } = parseArgs({ options: { most: { type: 'string' } } });
const site = (process.env.SITE_URL ?? process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(
  /\/$/,
  '',
);
const began = Date.now();
const found = await crawl({
  site,
  ...(values.most && { most: Number(values.most) }),
  onProgress: (pages, waiting) => pages % 500 === 0 && console.error(`${pages} pages, ${waiting} waiting`),
});

const { pages, listed, links, ...faults } = found;
let count = 0;
for (const [kind, lines] of Object.entries(faults)) {
  console.log(`${kind}: ${lines === undefined ? 'not judged' : lines.length}`);
  for (const line of lines?.slice(0, SHOWN) ?? []) console.log(`  ${line}`);
  count += lines?.length ?? 0;
}
const seconds = ((Date.now() - began) / 1000).toFixed(0);
console.log(`${pages} pages, ${links} links, ${listed} addresses in the sitemaps, in ${seconds} s: ${count} faults`);
process.exitCode = count === 0 ? 0 : 1;
