import { connect, expectRightsAtStart, expectSessions } from '@diyar/db';
import { exitOnFaults, exitWithoutSessions } from '@diyar/db/exit-on-faults';
import { startAudits } from './audits.ts';
import { loadConfig } from './config.ts';
import { createEngine } from './engine.ts';
import { startHealth } from './health.ts';
import { startIndexer } from './indexer.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';

/** A supervisor kills after ten seconds; a batch that is not done by then is done again by the next run. */
const GRACE_MS = 8_000;

exitOnFaults('indexer');
const config = loadConfig();
const log = createLogger(config.logLevel);
const metrics = createMetrics();
await exitWithoutSessions(expectSessions(config.databaseUrl));
const db = connect(config.databaseUrl, { name: 'diyar-indexer', max: 4, statementTimeout: 120_000 });
await expectRightsAtStart(db, log);
const indexer = startIndexer({
  db,
  databaseUrl: config.databaseUrl,
  engine: createEngine(config.engine),
  prefix: config.engine.prefix,
  log,
  metrics,
});
const audits = startAudits(indexer, config.auditEveryMs, log);
const health = config.metrics && startHealth(config.metrics, { db, indexer, metrics });

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(0), GRACE_MS).unref();
  audits.stop();
  health?.close();
  await indexer.stop();
  await db.destroy();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
