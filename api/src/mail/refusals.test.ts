import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '#features/notifications/index.ts';
import { enqueue } from '#jobs/enqueue.ts';
import { workJobs } from '#testing/jobs.ts';
import { signedIn } from '#testing/people.ts';
import { smtpSink } from '#testing/smtp-sink.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { createMailer } from './mailer.ts';

let api: TestApp;
let sink: Awaited<ReturnType<typeof smtpSink>>;
beforeAll(async () => {
  [api, sink] = await Promise.all([testApp(), smtpSink()]);
});
afterAll(async () => {
  await api.close();
  await sink.close();
});

type Signed = Awaited<ReturnType<typeof signedIn>>;
async function work(): Promise<void> {
  const mailer = createMailer({ ...api.config, mail: { ...api.config.mail, smtpUrl: sink.url } });
  await workJobs(api, mailer);
  mailer.close();
}
/** A stream's mail, and one that always goes. */
async function tell({ id: userId }: Signed) {
  await notify(api.db, { userId, type: 'lead', kind: 'lead_new', parameters: { name: 'سامر', title: 'شقة' } });
  await notify(api.db, { userId, type: 'credit', kind: 'credit_added', parameters: { amount: 10 } });
}
const me = async ({ token }: Signed) => (await api.call('GET', '/users/profile', { token })).json.data.user;
const failing = async () =>
  (await api.db.raw(`select count(*)::int as n from graphile_worker._private_jobs where attempts > 0`)).rows[0].n;
const comeBack = async () => {
  const { token } = await signedIn(api, { account_type: 'admin' });
  return (await api.call('GET', '/admin/mails', { token })).json.data.refusedAddresses;
};

describe('an address that its server says does not exist', { timeout: 60_000 }, () => {
  it('is mailed nothing more but what is asked for, and everything once it is proven', async () => {
    const person = await signedIn(api, { email_verified_at: new Date() });
    sink.answer(person.email, '550 5.1.1 no such user here');
    const before = await comeBack();
    await tell(person);
    await work();
    expect(await failing()).toBe(0);
    expect(await me(person)).toMatchObject({ emailRefused: true, emailVerified: true });
    expect(await comeBack()).toBe(before + 1);
    // From here on a server would take it.
    const mails = async () => (await workJobs(api)).filter(({ to }) => to === person.email);
    await tell(person);
    await enqueue(api.db, 'mail', { kind: 'listing_approved', userId: person.id, title: 'شقة', reason: '' });
    await enqueue(api.db, 'mail', { kind: 'password_changed', userId: person.id });
    expect(await mails()).toEqual([]);
    const bell = await api.call('GET', '/notifications', { token: person.token });
    expect(bell.json.data.notifications).toHaveLength(4);

    await api.call('POST', '/auth/forgot-password', { body: { email: person.email } });
    await api.call('POST', '/users/email/verification', { token: person.token, body: {} });
    expect(await mails()).toHaveLength(2);
    const [link] = (await mails()).flatMap(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? []);
    expect((await api.call('POST', '/auth/verify-email', { body: { token: link } })).statusCode).toBe(200);
    expect((await me(person)).emailRefused).toBe(false);
    await tell(person);
    expect(await mails()).toHaveLength(4);
    expect(await comeBack()).toBe(before);
  });

  it.each([
    ['451 4.1.1 try later'],
    ['552 5.2.2 mailbox full'],
    ['550 5.7.1 refused by policy'],
    ['554 5.7.26 not authenticated'],
    ['550 go away'],
  ])('is not one where the server says «%s»: that is tried again', async (line) => {
    const person = await signedIn(api);
    sink.answer(person.email, line);
    await notify(api.db, { userId: person.id, type: 'credit', kind: 'credit_added', parameters: { amount: 10 } });
    await work();
    expect([(await me(person)).emailRefused, await failing()]).toEqual([false, 1]);
    await api.owner.raw('delete from graphile_worker._private_jobs');
  });
});
