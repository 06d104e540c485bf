import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { scenario } from '../lib/report.ts';
import { target } from '../lib/target.ts';

// Every sitemap of the running installation written anew, against PostgreSQL merely handing over the rows they are made of.
const COMMAND = ['--import', 'tsx', 'api/src/cli/sitemap-build.ts'];
const ROWS = `select id, category_path, transaction_type, neighborhood_key, city_key, updated_at, published_at, images
  from search_listing order by code`;
const MEGABYTE = 1024;
/** In a shorter run the program is still being loaded for most of the time. */
const LONG_ENOUGH_S = 15;

/** The command, with its time and the memory it had meanwhile (Linux; elsewhere unknown). */
async function build(...more: string[]) {
  const began = performance.now();
  const child = spawn(process.execPath, [...COMMAND, ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const kilobytes: number[] = [];
  child.stdout.on('data', (part) => {
    said += part;
  });
  const timer = setInterval(() => {
    try {
      kilobytes.push(Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0));
    } catch {}
  }, 200);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`sitemap:build ended with ${code}`);
  const megabytes = kilobytes.map((kilobyte) => Math.round(kilobyte / MEGABYTE));
  const half = Math.ceil(megabytes.length / 2);
  return {
    seconds: (performance.now() - began) / 1000,
    said: said.trim().split('\n').at(-1),
    memory: Math.max(0, ...megabytes),
    halves: [Math.max(0, ...megabytes.slice(0, half)), Math.max(0, ...megabytes.slice(half))] as const,
  };
}

async function copy() {
  const client = new pg.Client({ connectionString: target.database });
  await client.connect();
  const began = performance.now();
  let rows = 0;
  const count = new Writable({
    write(part: Buffer, _encoding, done) {
      for (const byte of part) if (byte === 10) rows++;
      done();
    },
  });
  await pipeline(client.query(copyTo(`copy (${ROWS}) to stdout`)), count);
  await client.end();
  return { rows, seconds: (performance.now() - began) / 1000 };
}

await scenario('sitemaps', 'all of them written anew, against a bare COPY of the same rows', async (report) => {
  const bare = await copy();
  const full = await build('--full');
  const again = await build();
  const perMillion = (full.seconds * 1_000_000) / bare.rows;
  report.note('a bare COPY', `${bare.rows} rows in ${bare.seconds.toFixed(1)} s`);
  report.note('every file', `${full.said} ${full.memory} MB at most`);
  report.note('nothing changed', `${again.said} ${again.memory} MB at most`);
  report.note('every file / COPY', (full.seconds / bare.seconds).toFixed(2));
  report.check('a million listings in less than 60 s', perMillion < 60, `${perMillion.toFixed(1)} s for each million`);
  report.check('memory: less than 400 MB', full.memory < 400, `${full.memory} MB`);
  const [first, second] = full.halves;
  const halves = `${first} and ${second} MB at most`;
  if (full.seconds < LONG_ENOUGH_S) report.note('memory of both halves (too short a run to call it flat)', halves);
  else report.check('flat: the second half has at most a fifth more than the first', second <= first * 1.2, halves);
});
