import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROME } from '../lib/chrome.ts';
import { report, round } from '../lib/figures.ts';
import { target } from '../lib/target.ts';

// P5: Lighthouse's mobile profile on home, search, details and three depths of place pages, in both languages. Lighthouse is
// fetched by npx when it is asked for: with all it needs it weighs more than everything else here together. A page is looked at
// three times (`RUNS`) and the middle one counts, as its own guide to variability advises. It reckons a phone's time from this
// machine's, so a look in a moment when the machine is slow by its own benchmark (others on the same host) is taken again.
//   npm run load -- lighthouse [part of a path]
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.RUNS ?? 3);
/** Now and then it says that its recording failed, and to ask again. */
const TRIES = 3;
/** Of the best index of this run, what a look must have. */
const STEADY = 0.85;
const SLOW_LOOKS = 8;

type Result = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  environment: { benchmarkIndex: number };
  audits: Record<string, { score: number | null; title: string; numericValue?: number; scoreDisplayMode: string }>;
};

const listing = await (await fetch(`${target.site}/api/listings/homepage-featured?limit=1`)).json();
const paths = [
  '/',
  '/properties',
  listing.data.items[0].path as string,
  '/syria/damascus',
  '/syria/aleppo/aleppo',
  '/syria/damascus/damascus/mezzeh',
].filter((path) => path.includes(process.argv[3] ?? ''));

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
async function measure(url: string, tries = TRIES): Promise<Result> {
  const file = join(folder, 'result.json');
  const flags = ['--output=json', `--output-path=${file}`, '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const run = spawn('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: CHROME },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => run.on('close', resolve));
  if (code !== 0 && tries > 1) return measure(url, tries - 1);
  if (code !== 0) throw new Error(`lighthouse ended with ${code}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const scoreOf = ({ categories }: Result, name: string) => Math.round((categories[name]?.score ?? 0) * 100);

let bestIndex = 0;

/** Of several looks at a steady machine the one in the middle, by performance. */
async function middle(url: string): Promise<Result> {
  const looks: Result[] = [];
  const steady = () => looks.filter(({ environment }) => environment.benchmarkIndex >= STEADY * bestIndex);
  for (let look = 0; steady().length < RUNS && look < RUNS + SLOW_LOOKS; look++) {
    const result = await measure(url);
    bestIndex = Math.max(bestIndex, result.environment.benchmarkIndex);
    looks.push(result);
  }
  const results = steady().length < RUNS ? looks : steady();
  results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  return results[Math.floor((results.length - 1) / 2)] as Result;
}

/** Losses of a category's score, the heaviest first. */
const lost = ({ categories, audits }: Result, name: string) =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 };
const MOST = { 'largest-contentful-paint': 2_500, 'total-blocking-time': 200, 'cumulative-layout-shift': 0.1 };
const rows: Parameters<typeof report>[1] = [];
for (const path of paths) {
  for (const lang of ['ar', 'en']) {
    const result = await middle(`${target.site}${path}?lang=${lang}`);
    const scores = Object.keys(LEAST).map((name) => scoreOf(result, name));
    const values = Object.keys(MOST).map((name) => result.audits[name]?.numericValue ?? Number.NaN);
    const holds =
      Object.values(LEAST).every((least, index) => (scores[index] ?? 0) >= least) &&
      Object.values(MOST).every((most, index) => (values[index] ?? most + 1) <= most);
    const why = Object.keys(LEAST).flatMap((name) => lost(result, name));
    const [lcp = 0, tbt = 0, cls = 0] = values;
    const figures = `${scores.join(' ')}  LCP ${Math.round(lcp)} TBT ${Math.round(tbt)} CLS ${round(cls)} index ${result.environment.benchmarkIndex}`;
    rows.push([`${path.slice(0, 44)} ${lang}`, `${figures} ${holds ? '' : why.join(', ')}`, holds]);
    console.log(rows.at(-1)?.slice(0, 2).join('  '));
  }
}
rmSync(folder, { recursive: true });
report(`P5 Lighthouse, mobile, the middle of ${RUNS}: performance, accessibility, best practices, SEO`, rows);
