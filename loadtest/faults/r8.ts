import { rowOf } from '@diyar/db/row-of';
import type { IndexerProcess } from '../lib/indexer-process.ts';
import { insertListings } from '../lib/insert-listings.ts';
import { anyPort } from '../lib/private-engine.ts';
import { scenario } from '../lib/report.ts';
import { openStack, verdict } from '../lib/stack.ts';
import { pause, until } from '../lib/until.ts';
import { countsOf, writeChanges } from '../lib/writers.ts';

const STOPPED_S = Number(process.env.SECONDS ?? 60);

await scenario(
  'R8',
  `two indexers: the leader is stopped ${STOPPED_S} s and continued, killed, cut off`,
  async (report) => {
    const stack = await openStack();
    const { db, engine, uid } = stack;
    const start = async () => {
      const port = await anyPort();
      return { process: stack.startIndexer({ INDEXER_METRICS_PORT: String(port) }), port };
    };
    type Started = Awaited<ReturnType<typeof start>>;
    const leads = async ({ port }: Started) => {
      const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(2_000) });
      return ((await answer.json()) as { leads: boolean }).leads;
    };
    try {
      const pair = [await start()];
      await stack.settled();
      pair.push(await start());
      await until('both are up', async () => (await Promise.all(pair.map(leads))).filter(Boolean).length === 1);
      await insertListings(db, 500);
      await stack.settled();
      const { id } = await rowOf(db('listings').first('id'));

      const leader = async () => {
        for (const one of pair) if (one.process.alive && (await leads(one))) return one;
        throw new Error('nobody leads');
      };
      let dollars = 1_000;
      /** An edit of ours is visible: someone leads and works. */
      const works = async () => {
        dollars++;
        await db('listings')
          .where({ id })
          .update({ price_cents: dollars * 100 });
        return until(
          'an edit is visible',
          async () => (await engine.byId(uid, [id]))[0]?.price === dollars,
          60_000,
          20,
        );
      };

      const first = await leader();
      const writing = writeChanges(db, { changes: STOPPED_S * 50, perSecond: 50 });
      await pause(1_000);
      first.process.signal('SIGSTOP');
      const takeover = await works();
      report.note('while the leader is stopped, the stand-by has an edit visible after', `${Math.round(takeover)} ms`);
      await pause(STOPPED_S * 1_000 - takeover);
      first.process.signal('SIGCONT');
      const written = await writing;
      report.note('written meanwhile', countsOf(written));
      await pause(5_000);
      const { passed, figure } = verdict(await stack.compare());
      report.check('5 s after it continues, index equals database', passed, figure);
      const count = async () => (await Promise.all(pair.map(leads))).filter(Boolean).length;
      report.check('one leader', (await count()) === 1);

      const killed = await leader();
      await killed.process.kill();
      report.check('the stand-by takes over after kill -9', true, `${Math.round(await works())} ms`);
      pair.splice(pair.indexOf(killed), 1, await start());
      await until('the new one stands by', async () => (await count()) === 1);

      await db.raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'diyar-indexer-leader'",
      );
      report.check('someone leads after the connection was cut', true, `${Math.round(await works())} ms`);
      await until('one leads', async () => (await count()) === 1);
      await stack.settled();
      const last = verdict(await stack.compare());
      report.check('index equals database', last.passed, last.figure);
      report.note(
        'terms',
        pair.map(({ process }: { process: IndexerProcess }) => process.terms()),
      );
    } finally {
      await stack.close();
    }
  },
);
