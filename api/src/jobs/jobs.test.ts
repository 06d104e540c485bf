import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from '#mail/mailer.ts';
import { linkFor, workJobs } from '#testing/jobs.ts';
import { aPerson } from '#testing/people.ts';
import { smtpSink } from '#testing/smtp-sink.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { LOADER } from '../../../scripts/lib/loader.ts';
import { enqueue } from './enqueue.ts';

let api: TestApp;
let sink: Awaited<ReturnType<typeof smtpSink>>;
beforeAll(async () => {
  [api, sink] = await Promise.all([testApp(), smtpSink()]);
});
afterAll(async () => {
  await api.close();
  await sink.close();
});

const waiting = async () => (await api.db.raw('select attempts, payload from graphile_worker._private_jobs')).rows;

describe('jobs', () => {
  it('happen only if their transaction does', async () => {
    const { id } = await aPerson(api.db);
    await api.db
      .transaction(async (trx) => {
        await enqueue(trx, 'mail', { kind: 'password_changed', userId: id });
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect(await waiting()).toEqual([]);
  });

  it('send a mail in the language of its reader, again when the server was busy', async () => {
    const { id, email } = await aPerson(api.db, { first_name: 'ليلى<b>' });
    const mailer = createMailer({ ...api.config, mail: { ...api.config.mail, smtpUrl: sink.url } });
    sink.refuse(1);
    await enqueue(api.db, 'mail', { kind: 'verify_email', userId: id });
    await workJobs(api, mailer);
    expect(sink.mails).toHaveLength(0);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    await api.owner.raw('update graphile_worker._private_jobs set run_at = now()');
    await workJobs(api, mailer);
    mailer.close();
    expect(sink.mails).toMatchObject([{ to: [email], from: 'no-reply@diyar.example' }]);
    expect(sink.mails[0]?.data).toContain('multipart/alternative');
    expect(await waiting()).toEqual([]);
  });

  it('write right-to-left mails right, and escape what people call themselves', async () => {
    const { id, email } = await aPerson(api.db, { first_name: 'ليلى<b>' });
    await enqueue(api.db, 'mail', { kind: 'verify_email', userId: id });
    await linkFor(api, email);
    const arabic = (await workJobs(api)).find((mail) => mail.to === email);
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl">');
    expect(arabic?.html).not.toContain('<b>');
    const english = await aPerson(api.db, { language: 'en' });
    await enqueue(api.db, 'mail', { kind: 'reset_password', email: english.email });
    const mail = (await workJobs(api)).find((job) => job.to === english.email);
    expect(mail?.html).toContain('<html lang="en" dir="ltr">');
    expect(mail?.text).toContain('/reset-password?token=');
  });

  it('that failed for good are listed by a command, and tried again when it is told to', async () => {
    const { id } = await aPerson(api.db);
    await enqueue(api.db, 'mail', { kind: 'password_changed', userId: id });
    await api.owner.raw(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no such mailbox'`,
    );
    const deadJobs = async (...args: string[]) => {
      const { database, engine, auth } = api.config;
      const env = { ...process.env, DATABASE_URL: database.url, MEILI_URL: engine.url, AUTH_SECRET: auth.secret };
      const program = new URL('../cli/dead-jobs.ts', import.meta.url).pathname;
      return (await promisify(execFile)(process.execPath, [...LOADER, program, ...args], { env })).stdout;
    };
    expect(await deadJobs()).toMatch(/mail .*no such mailbox\n1 in all/);
    expect(await deadJobs('--retry')).toContain('1 will be tried again');
    await workJobs(api);
    expect(await deadJobs()).toBe('none\n');
  });

  it('keep no secret while they wait', async () => {
    const { email } = await aPerson(api.db);
    await enqueue(api.db, 'mail', { kind: 'reset_password', email });
    expect(await waiting()).toMatchObject([{ payload: { kind: 'reset_password', email } }]);
    await workJobs(api);
  });
});
