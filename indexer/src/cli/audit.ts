import { audit } from '../audit.ts';
import { loadFacts } from '../listings/facts.ts';
import { makeWording } from '../listings/wording.ts';
import { countMarks } from '../marks.ts';
import { openTools, pause } from './open.ts';
import { withIndexer } from './with-indexer.ts';

const REPAIR_MS = 60_000;

/** Compares index and database, repairs what differs, and waits until it is repaired. Exit code 1 when something differed. */
const tools = openTools();
try {
  const began = Date.now();
  const { db, engine, config } = tools;
  const drift = await audit({ db, engine, prefix: config.engine.prefix, wording: makeWording(await loadFacts(db)) });
  const found = drift.missing.length + drift.extra.length + drift.stale.length;
  const counts = {
    checked: drift.checked,
    missing: drift.missing.length,
    extra: drift.extra.length,
    stale: drift.stale.length,
  };
  console.log(JSON.stringify({ ...counts, seconds: (Date.now() - began) / 1000 }));
  if (found > 0) {
    process.exitCode = 1;
    await withIndexer(tools, async () => {
      const until = Date.now() + REPAIR_MS;
      while ((await countMarks(db, 1)) > 0 && Date.now() < until) await pause(100);
    });
    console.log(`Repaired ${found} listing(s).`);
  }
} finally {
  await tools.close();
}
