import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LOADER } from '../../scripts/lib/loader.ts';
import { insertListings } from '../lib/insert-listings.ts';
import { scenario } from '../lib/report.ts';
import { openStack, verdict } from '../lib/stack.ts';

const COUNT = Number(process.env.COUNT ?? 100_000);
const AUDIT = fileURLToPath(new URL('../../indexer/src/cli/audit.ts', import.meta.url));
const run = promisify(execFile);

await scenario('R10', `drift audit over ${COUNT.toLocaleString('en')} documents`, async (report) => {
  const stack = await openStack();
  const { db, engine, uid, databaseUrl, prefix } = stack;
  try {
    await insertListings(db, COUNT);
    await db.raw('analyze listings').catch(() => {});
    stack.startIndexer();
    report.note('first fill', `${Math.round((await stack.settled(1_800_000)) / 1000)} s`);

    const ids: string[] = (await db('listings').orderByRaw('random()').limit(15).select('id')).map(({ id }) => id);
    const documents = await engine.byId(uid, ids.slice(5));
    await engine.settle(await engine.remove(uid, ids.slice(0, 5)));
    const altered = documents.slice(0, 5).map((document) => ({ ...document, price: 1, t: 'changed' }));
    const added = documents
      .slice(5)
      .map((document, i) => ({ ...document, id: `01890000-0000-7000-8000-00000000000${i}` }));
    await engine.settle(
      await engine.upsert(
        uid,
        [...altered, ...added].map((document) => JSON.stringify(document)),
      ),
    );

    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      MEILI_URL: stack.process.url,
      MEILI_KEY: stack.process.key,
      MEILI_PREFIX: prefix,
    };
    // The command exits with 1 when something differed: that is its alarm.
    const began = performance.now();
    const audited = await run(process.execPath, [...LOADER, AUDIT], { env }).catch((error) => error);
    const seconds = (performance.now() - began) / 1000;
    const found = JSON.parse(
      String(audited.stdout)
        .split('\n')
        .find((line) => line.startsWith('{')) ?? '{}',
    );
    report.check('all 15 found in one run', found.missing === 5 && found.stale === 5 && found.extra === 5, found);
    report.check('found and repaired within 60 s', seconds < 60, `${seconds.toFixed(1)} s`);
    const { passed, figure } = verdict(await stack.compare());
    report.check('index equals database', passed, figure);
  } finally {
    await stack.close();
  }
});
