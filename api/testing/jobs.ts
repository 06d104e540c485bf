import { Logger, runOnce } from 'graphile-worker';
import { pino } from 'pino';
import { taskList } from '../src/jobs/run-jobs.ts';
import { createMailer, keptMails, type Mailer } from '../src/mail/mailer.ts';
import type { TestApp } from './test-app.ts';

const quiet = new Logger(() => () => {});

/** Works everything that waits, as the worker would, and returns the mails there are, newest first. */
export async function workJobs(api: TestApp, mailer: Mailer = createMailer(api.config)) {
  const { config, db, database, app } = api;
  const log = pino({ level: 'silent' });
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
    }),
    noHandleSignals: true,
    logger: quiet,
  });
  return keptMails(config.dataDir);
}

/** The secret of the link in the newest mail to someone. */
export async function linkFor(api: TestApp, email: string): Promise<string> {
  const mail = (await workJobs(api)).find((one) => one.to === email);
  const token = /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link was sent to ${email}`);
  return token;
}
