import { connect, expectRightsAtStart } from '@diyar/db';
import { exitOnFaults } from '@diyar/db/exit-on-faults';
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

exitOnFaults('worker', 'backup');
const config = loadConfig();
const backup = loadBackupConfig();
const log = createLogger(config.logLevel, 'worker');
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

let closing = false;
const close = async (signal: string) => {
  if (closing) return;
  closing = true;
  const stopped = runner.stop();
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
// Places come and go with a release.
await enqueue(db, 'saved_search_places', {});
await runner.promise;
