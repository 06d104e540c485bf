import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { workJobs } from '#testing/jobs.ts';
import { aPerson, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let token: string;
let email: string;
beforeAll(async () => {
  api = await testApp();
  ({ token } = await signedIn(api, { account_type: 'admin' }));
  const person = await aPerson(api.db);
  email = person.email;
  await enqueue(api.db, 'mail', { kind: 'verify_email', userId: person.id });
});
afterAll(() => api.close());

const jobs = async (state: string) => (await api.call('GET', `/admin/jobs?state=${state}`, { token })).json.data;
const setJob = (sql: string) => api.owner.raw(`update graphile_worker._private_jobs set ${sql}`);

describe('jobs of the worker', () => {
  it('are told by state, without what names a person', async () => {
    const waiting = await jobs('waiting');
    expect(waiting).toMatchObject({ counts: { running: 0, waiting: 1, failed: 0 }, page: { total: 1 } });
    expect(waiting.jobs).toMatchObject([{ task: 'mail', state: 'waiting', attempts: 0, maxAttempts: 10, error: null }]);
    await setJob(`locked_at = now(), locked_by = 'test'`);
    expect((await jobs('running')).jobs).toMatchObject([{ task: 'mail', state: 'running' }]);
    await setJob('locked_at = null, locked_by = null, attempts = 2');
    expect((await jobs('waiting')).counts).toEqual({ running: 0, waiting: 1, failed: 0 });
    await setJob('attempts = 3');
    expect((await jobs('failed')).jobs).toMatchObject([{ attempts: 3, isGivenUp: false }]);
    expect((await api.call('GET', '/users/waiting', { token })).json.data).toMatchObject({ mails: 1, jobs: 0 });
    await setJob(`attempts = 10, last_error = 'mailbox of ${email} is full'`);
    expect((await jobs('failed')).jobs).toMatchObject([
      { attempts: 10, isGivenUp: true, error: 'mailbox of … is full' },
    ]);
    expect((await jobs('waiting')).jobs).toEqual([]);
  });

  it('that failed for good are tried again when asked for, once, with a record', async () => {
    const [{ id }] = (await jobs('failed')).jobs;
    const retry = async () =>
      (await api.call('POST', '/admin/jobs/retry', { token, body: { ids: [id, '999999'] } })).json.data;
    expect(await retry()).toEqual({ retried: 1 });
    expect(await retry()).toEqual({ retried: 0 });
    const mails = await workJobs(api);
    expect(mails.map(({ to }) => to)).toContain(email);
    expect((await jobs('waiting')).counts).toEqual({ running: 0, waiting: 0, failed: 0 });
    expect(await api.db('audit_log').where({ subject_kind: 'job', subject_id: id })).toMatchObject([
      { action: 'job.retry', before: { attempts: 10 }, after: { task: 'mail' } },
    ]);
  });
});
