import { Logger, runOnce } from 'graphile-worker';
import { pino } from 'pino';
import { vi } from 'vitest';
import { notifyDecisions } from '#features/listing-review/index.ts';
import { allFeatures } from '#features.ts';
import { taskList } from '#jobs/run-jobs.ts';
import { createMailer, type Mailer, storedMails } from '#mail/mailer.ts';
import type { TestApp } from './test-app.ts';

const quiet = new Logger(() => () => {});

/** The ten seconds in which a decision can be taken back are over: its owner is told. */
export async function notifyOfDecisions({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db('listing_decisions')
    .whereNull('told_at')
    .whereNull('taken_back_at')
    .update({ tell_at: db.raw('app_now()') });
  await notifyDecisions(db);
}

/** Graphile Worker ends before the database has heard how its last jobs went. */
async function untilHeard(db: TestApp['db'], since: Date): Promise<void> {
  const held = async () => db('graphile_worker._private_jobs').where('locked_at', '>=', since).pluck<string[]>('id');
  await vi.waitUntil(async () => (await held()).length === 0, { timeout: 20_000, interval: 20 });
}

/**
 * Works everything that waits, as the worker would ten seconds later, and returns the mails there are, newest first.
 */
export async function workJobs(api: TestApp, mailer: Mailer = createMailer(api.config)) {
  const { config, db, database, app } = api;
  await notifyOfDecisions(api);
  const log = pino({ level: 'silent' });
  const { rows } = await db.raw<{ rows: [{ began: Date }] }>('select now() as began');
  await runOnce({
    connectionString: database.url,
    taskList: taskList({
      config,
      db,
      mailer,
      log,
      images: app.deps.images,
      files: app.deps.files,
      databaseUrl: database.url,
      features: allFeatures,
    }),
    noHandleSignals: true,
    logger: quiet,
  });
  await untilHeard(db, rows[0].began);
  return storedMails(config.dataDir);
}

/** The secret of the link in the newest mail to someone. */
export async function linkFor(api: TestApp, email: string): Promise<string> {
  const mail = (await workJobs(api)).find((job) => job.to === email);
  const token = /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link was sent to ${email}`);
  return token;
}
