import { connect, expectRightsAtStart, expectSessions } from '@diyar/db';
import { exitOnFaults, exitWithoutSessions } from '@diyar/db/exit-on-faults';
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { loadBackupConfig } from './backup/config.ts';
import { placeToWrite } from './backup/place.ts';
import { loadConfig } from './config.ts';
import { allFeatures } from './features.ts';
import { enqueue } from './jobs/enqueue.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { appNow } from './lib/app-now.ts';
import { createImageStore, mediaFiles } from './lib/images/index.ts';
import { createLogger } from './logger.ts';
import { createMailer } from './mail/mailer.ts';
import { startMetrics } from './metrics-server.ts';

exitOnFaults('worker', 'backup');
const config = loadConfig();
const backup = loadBackupConfig();
const log = createLogger(config.logLevel, 'worker');
await exitWithoutSessions(expectSessions(config.database.url));
const db = connect(config.database.url, { name: 'diyar-worker', max: 4, statementTimeout: 60_000 });
await expectRightsAtStart(db, log);
const files = mediaFiles(config);
const images = createImageStore(files.images, { isBackground: true });
const mailer = createMailer(config, () => appNow(db));
const backups = backup.place ? [placeToWrite(backup)] : [];
const runner = await runJobs({
  config,
  db,
  images,
  files,
  mailer,
  log,
  databaseUrl: config.database.url,
  features: allFeatures,
  backups,
});

const registry = new Registry();
const tried = new Counter({
  name: 'jobs_tried_total',
  help: 'Tries of this process by task and how they ended; mails, alerts and telephone codes are tasks',
  labelNames: ['task', 'ended'],
  registers: [registry],
});
runner.events.on('job:success', ({ job }) => tried.inc({ task: job.task_identifier, ended: 'well' }));
runner.events.on('job:error', ({ job }) => tried.inc({ task: job.task_identifier, ended: 'badly' }));
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
const metrics = config.metrics.worker && startMetrics(config.metrics.worker, registry, async () => db.raw('select 1'));

let closing = false;
const close = async (signal: string) => {
  if (closing) return;
  closing = true;
  const stopped = runner.stop();
  metrics?.close();
  log.info({ signal }, 'closing: running jobs are finished first');
  setTimeout(() => process.exit(1), 9_000).unref();
  await stopped;
  mailer.close();
  images.close();
  await db.destroy();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal));
// The launcher's end of the line: when it is gone, so are we.
process.on('disconnect', () => void close('disconnect'));
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
// Leftovers of the run before, or the very first sitemaps: nobody waits for the next minute.
await enqueue(db, 'sitemap_build', {});
// Its address or its secret may have changed.
if (config.telegram) await enqueue(db, 'telegram_webhook', {});
// Places come and go with a release.
await enqueue(db, 'saved_search_places', {});
await runner.promise;
