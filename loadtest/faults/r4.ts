import { tcpProxy } from '@diyar/db/testing/tcp-proxy';
import { insertListings } from '../lib/insert-listings.ts';
import { measureLag } from '../lib/lag.ts';
import { percentile, scenario } from '../lib/report.ts';
import { openStack, verdict } from '../lib/stack.ts';
import { pause, until } from '../lib/until.ts';

const CUT_S = Number(process.env.SECONDS ?? 60);

await scenario(
  'R4',
  `the network swallows everything for ${CUT_S} s: to PostgreSQL, then to Meilisearch; then no NOTIFY`,
  async (report) => {
    const stack = await openStack();
    const { db, owner, engine, uid } = stack;
    const database = new URL(stack.databaseUrl);
    const search = new URL(stack.process.url);
    const toDatabase = await tcpProxy(database.hostname, Number(database.port));
    const toEngine = await tcpProxy(search.hostname, Number(search.port));
    try {
      database.port = String(toDatabase.port);
      database.search = '';
      search.port = String(toEngine.port);
      const indexer = stack.startIndexer({ DATABASE_URL: database.href, MEILI_URL: search.href });
      await stack.settled();
      await insertListings(db, 300);
      await stack.settled();
      const ids: string[] = (await db('listings').select('id')).map(({ id }) => id);

      let dollars = 5_000;
      for (const [name, proxy] of [
        ['PostgreSQL', toDatabase],
        ['Meilisearch', toEngine],
      ] as const) {
        // Work is under way when the line goes dead, and more comes in meanwhile.
        for (const id of ids.slice(0, 50))
          await db('listings')
            .where({ id })
            .update({ price_cents: 100 * ++dollars });
        proxy.swallow(true);
        for (let second = 0; second < CUT_S; second++) {
          await db('listings')
            .where({ id: ids[second % ids.length] })
            .update({ price_cents: 100 * ++dollars });
          await pause(1_000);
        }
        proxy.swallow(false);
        const id = ids[7] ?? '';
        const price = ++dollars;
        await db('listings')
          .where({ id })
          .update({ price_cents: price * 100 });
        const back = await until(
          `${name} is back`,
          async () => (await engine.byId(uid, [id]))[0]?.price === price,
          60_000,
        );
        report.check(`${name}: recovered ≤ 15 s after it healed`, back <= 15_000, `${Math.round(back)} ms`);
      }
      report.check('without a restart', indexer.alive);

      // Late deliveries are put right a minute later.
      await pause(65_000);
      await stack.settled();
      const { passed, figure } = verdict(await stack.compare());
      report.check('index equals database', passed, figure);

      await owner.raw(`do $$ begin execute replace(
      pg_get_functiondef('mark_listings(uuid[])'::regprocedure), 'perform pg_notify(''search_dirty'', '''');', ''); end $$`);
      const lags = await measureLag(stack, ids.slice(0, 200), { perSecond: 5, seconds: 30 });
      const p99 = percentile(lags, 0.99);
      report.check('without NOTIFY, lag p99 < 3 s', p99 < 3_000, {
        edits: lags.length,
        p50: percentile(lags, 0.5),
        p99,
      });
    } finally {
      toDatabase.close();
      toEngine.close();
      await stack.close();
    }
  },
);
