import { rowOf } from '@diyar/db/row-of';
import { aListing, aUser } from '@diyar/indexer/testing';
import { insertListings } from '../lib/insert-listings.ts';
import { percentile, scenario } from '../lib/report.ts';
import { openStack, verdict } from '../lib/stack.ts';
import { pause, until } from '../lib/until.ts';

const COUNT = Number(process.env.COUNT ?? 20_000);
const KILLS = 6;

await scenario(
  'R9',
  `full reindex of ${COUNT.toLocaleString('en')} under 50 writes/s and 100 searches/s, killed ${KILLS} times`,
  async (report) => {
    const stack = await openStack();
    const { db, uid, process: own } = stack;
    let running = true;
    try {
      await insertListings(db, COUNT);
      let indexer = stack.startIndexer();
      await stack.settled(600_000);
      const before = await stack.engine.info(uid);
      const ids: string[] = (await db('listings').limit(500).select('id')).map(({ id }) => id);

      // Edits and insertions only: a total that ever falls is a dip.
      const owner_id = await aUser(db);
      let writes = 0;
      const writing = every(20, async () => {
        writes++;
        if (writes % 5 === 0) await aListing(db, { owner_id });
        else
          await db('listings')
            .where({ id: ids[writes % ids.length] })
            .update({ price_cents: 100 + writes });
      });
      let failed = 0;
      let dips = 0;
      let last = 0;
      const times: number[] = [];
      const headers = {
        authorization: `Bearer ${own.key}`,
        'content-type': 'application/json',
        'accept-encoding': 'identity',
      };
      const body = JSON.stringify({
        q: '',
        filter: "city = 'damascus' OR lat > 0",
        hitsPerPage: 1,
        sort: ['price:asc'],
      });
      const searching = every(10, async () => {
        const asked = performance.now();
        const answer = await fetch(`${own.url}/indexes/${uid}/search`, { method: 'POST', headers, body });
        const { totalHits } = (await answer.json()) as { totalHits?: number };
        times.push(performance.now() - asked);
        if (!answer.ok || totalHits === undefined) failed++;
        else {
          if (totalHits < last) dips++;
          last = totalHits;
        }
      });

      await db('search_reindex_requests').insert({ reason: 'a fault test' });
      const request = () => rowOf(db('search_reindex_requests').orderBy('id', 'desc').first());
      await until('the rebuild is asked for', async () => (await request()).reason === 'a fault test', 30_000);
      const seen = new Set<string>();
      for (let kill = 0; kill < KILLS; kill++) {
        await pause(500 + Math.random() * 4_000);
        seen.add((await request()).state);
        await indexer.kill();
        indexer = stack.startIndexer();
      }
      const done = await until('the rebuild is done', async () => (await request()).state === 'done', 600_000);
      report.note('killed while', [...seen]);
      report.note('done after the last kill', `${(done / 1000).toFixed(1)} s`);
      running = false;
      await Promise.all([writing, searching]);
      await stack.settled();

      report.check('0 failed searches', failed === 0, {
        searches: times.length,
        failed,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
      });
      report.check('no dip in totals', dips === 0, { dips, writes });
      const after = await stack.engine.info(uid);
      report.check('it is another index', before?.createdAt !== after?.createdAt);
      const { passed, figure } = verdict(await stack.compare());
      report.check('index equals database', passed, figure);
    } finally {
      running = false;
      await stack.close();
    }

    async function every(ms: number, work: () => Promise<void>): Promise<void> {
      const began = performance.now();
      for (let i = 0; running; i++) {
        const early = began + i * ms - performance.now();
        if (early > 0) await pause(early);
        await work();
      }
    }
  },
);
