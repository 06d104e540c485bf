import { aListing, aUser } from '@diyar/indexer/testing';
import { engineProxy } from '../lib/engine-proxy.ts';
import { anyPort } from '../lib/private-engine.ts';
import { scenario } from '../lib/report.ts';
import { openStack, verdict } from '../lib/stack.ts';
import { until } from '../lib/until.ts';

const COUNT = 1_000;

await scenario('R5', `1 poisoned document among ${COUNT.toLocaleString('en')}`, async (report) => {
  const stack = await openStack();
  const { db, engine, uid } = stack;
  const proxy = await engineProxy(stack.process.url);
  // The real engine refuses it: its id is not one.
  proxy.disturb = ({ body }) =>
    body.includes('POISON') ? { body: body.replace(/^\{"id":"(?=[^\n]*POISON)/gm, '{"id":"no id ') } : undefined;
  try {
    const port = await anyPort();
    const indexer = stack.startIndexer({ MEILI_URL: proxy.url, INDEXER_METRICS_PORT: String(port) });
    await stack.settled();
    const owner_id = await aUser(db);
    let poisoned = '';
    await db.transaction(async (trx) => {
      for (let i = 0; i < COUNT; i++) {
        const id = await aListing(trx, { owner_id, title_en: i === 500 ? 'POISON inside' : 'Nothing wrong' });
        if (i === 500) poisoned = id;
      }
    });
    const visible = await until(
      `${COUNT - 1} documents`,
      async () => (await engine.info(uid))?.documents === COUNT - 1,
      60_000,
    );
    report.check(`${COUNT - 1} visible within 10 s`, visible <= 10_000, `${Math.round(visible)} ms`);
    await stack.settled();
    const [letter, ...others] = await db('search_dead_letters');
    const buried = others.length === 0 && letter?.listing_id === poisoned;
    report.check('1 dead-lettered, with the engine’s error', buried, letter?.error);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    report.check('a metric says so', /^indexer_dead_letters 1$/m.test(metrics));

    await db('listings').where({ id: poisoned }).update({ title_en: 'Nothing wrong any more' });
    const healed = await until('the mended listing', async () => (await engine.byId(uid, [poisoned])).length === 1);
    await stack.settled();
    const { passed, figure } = verdict(await stack.compare());
    report.check('mended without a restart', passed && indexer.alive, { ...figure, ms: Math.round(healed) });
    report.check('no dead letter left', (await db('search_dead_letters')).length === 0);
  } finally {
    proxy.close();
    await stack.close();
  }
});
