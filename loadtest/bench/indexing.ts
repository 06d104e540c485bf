import { availableParallelism } from 'node:os';
import { LISTING_SETTINGS, loadFacts, makeWording, type SearchListingRow, toDocument } from '@diyar/indexer/document';
import { insertListings } from '../lib/insert-listings.ts';
import { measureLag } from '../lib/lag.ts';
import { percentile, scenario } from '../lib/report.ts';
import { type Cores, openStack, type Stack, verdict } from '../lib/stack.ts';
import { until } from '../lib/until.ts';

const COUNT = Number(process.env.COUNT ?? 100_000);
const SECONDS = Number(process.env.SECONDS ?? 60);
const PAGE = 20_000;
const BARE = 'bare';

/**
 * The engine has a core of its own in both halves, and the indexer another: what is compared is whether the indexer keeps
 * the engine busy, not who gets the machine. `CORES=shared` lets everybody use all of them: on two cores the engine alone
 * takes both, so whatever else is computed there is taken from it.
 */
const CORES: Cores = process.env.CORES === 'shared' || availableParallelism() < 2 ? {} : { engine: 0, indexer: 1 };

await scenario(
  'P3',
  `write → searchable, and a full rebuild, at ${COUNT.toLocaleString('en')} listings`,
  async (report) => {
    const stack = await openStack(CORES);
    const { db, engine } = stack;
    report.note('cores', CORES.engine === undefined ? 'shared by all' : 'one for the engine, one for the indexer');
    try {
      const inserting = performance.now();
      await insertListings(db, COUNT);
      report.note('inserted', `${Math.round((performance.now() - inserting) / 1000)} s`);

      // Baseline: the engine's own time when the same documents are handed to it ready-made, always with the next page in its queue.
      const pages = await readyPages(stack);
      await engine.create(BARE, LISTING_SETTINGS);
      const bare = await timed(async () => {
        let behind: Promise<void> | undefined;
        for (const lines of pages) {
          const tasks = await engine.upsert(BARE, lines);
          await behind;
          behind = engine.settle(tasks);
        }
        await behind;
      });
      report.note('the engine alone', rate(bare));
      pages.length = 0;
      await engine.drop(BARE);

      const indexer = stack.startIndexer();
      await until('the indexer leads', async () => indexer.terms() > 0);
      report.note('first fill', rate(await timed(() => stack.settled(3_600_000))));
      const rebuild = await timed(async () => {
        await db('search_reindex_requests').insert({ reason: 'measured' });
        await stack.settled(3_600_000);
      });
      const share = bare / rebuild;
      report.check(
        'full rebuild ≥ 80 % of the engine’s own ingest rate (aim: 90 %)',
        share >= 0.8,
        `${rate(rebuild)}, ${(100 * share).toFixed(0)} %`,
      );

      const ids: string[] = (await db('listings').orderByRaw('random()').limit(400).select('id')).map(({ id }) => id);
      const lags = await measureLag(stack, ids, { perSecond: 20, seconds: SECONDS });
      const [p50, p99] = [percentile(lags, 0.5), percentile(lags, 0.99)];
      report.check('write → searchable at 20 writes/s: p50 ≤ 300 ms, p99 ≤ 2 s', p50 <= 300 && p99 <= 2_000, {
        edits: lags.length,
        p50,
        p99,
      });
      const quiet = await measureLag(stack, ids, { perSecond: 1, seconds: 20 });
      report.note('one write on its own', { p50: percentile(quiet, 0.5), p90: percentile(quiet, 0.9) });
      if (COUNT <= 200_000) {
        const { passed, figure } = verdict(await stack.compare());
        report.check('index equals database', passed, figure);
      }
    } finally {
      await stack.close();
    }
  },
);

function rate(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s, ${Math.round((1000 * COUNT) / ms)} documents/s`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** At a million these are two gigabytes of text; the machine has the room, and the measurement must not wait for SQL. */
async function readyPages({ db }: Stack): Promise<string[][]> {
  const wording = makeWording(await loadFacts(db));
  const pages: string[][] = [];
  let cursor = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page: { id: string }[] = await db('listings').where('id', '>', cursor).orderBy('id').limit(PAGE).select('id');
    const last = page.at(-1);
    if (!last) return pages;
    cursor = last.id;
    const { rows } = await db.raw<{ rows: SearchListingRow[] }>('select * from search_listing where id = any(?)', [
      page.map(({ id }) => id),
    ]);
    pages.push(rows.map((row) => JSON.stringify(toDocument(row, wording))));
  }
}
