import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { createMailer, type Mailer } from '#mail/mailer.ts';
import { PROVEN } from '#mail/refusals.ts';
import { workJobs } from '#testing/jobs.ts';
import { bounceOf, complaintOf } from '#testing/mail-reports.ts';
import { newEmail, signedIn } from '#testing/people.ts';
import { smtpSink } from '#testing/smtp-sink.ts';
import { appOn, type TestApp, testApp } from '#testing/test-app.ts';
import { notify } from '../notifications/index.ts';

const KEY = 'a key of the tests, long enough';
let api: TestApp;
let sink: Awaited<ReturnType<typeof smtpSink>>;
let mailer: Mailer;
beforeAll(async () => {
  [api, sink] = await Promise.all([
    testApp({ MAIL_FEEDBACK_KEY: KEY, MAIL_BOUNCES: 'bounces@diyar.test' }),
    smtpSink(),
  ]);
  mailer = createMailer({ ...api.config, mail: { ...api.config.mail, smtpUrl: sink.url } });
});
afterAll(async () => {
  mailer.close();
  await api.close();
  await sink.close();
});

type Signed = Awaited<ReturnType<typeof signedIn>>;
const mailsTo = ({ email }: { email: string }) => sink.mails.filter(({ to }) => to.includes(email));
/** Of a stream, and one that always goes. */
async function tell({ id: userId }: { id: string }) {
  await notify(api.db, { userId, type: 'lead', kind: 'lead_new', parameters: { name: 'سامر', title: 'شقة' } });
  await notify(api.db, { userId, type: 'credit', kind: 'credit_added', parameters: { amount: 10 } });
}
/** Somebody with a mail of ours in the mailbox. */
async function mailed(values: object = {}) {
  const person = await signedIn(api, { language: 'en', email_verified_at: new Date(), ...values });
  const mail = async () => {
    await mailer.send({ to: person.email, account: person.id, subject: 'News', html: '<p>News', text: 'News' });
    return mailsTo(person).at(-1) ?? { from: '', data: '' };
  };
  const { from, data } = await mail();
  return { ...person, from, data, mail };
}
const fieldOf = (data: string, name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'im').exec(data)?.[1] ?? '';

const send = (body: Buffer | string, headers: Record<string, string> = {}) =>
  api.call('POST', '/mail/feedback', {
    body: Buffer.from(body),
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'message/rfc822', ...headers },
  });
async function counted() {
  const text = await api.app.metrics.getSingleMetricAsString('mail_feedback_total');
  return new Map([...text.matchAll(/kind="(\w+)"\} (\d+)/g)].map(([, kind = '', n]) => [kind, Number(n)]));
}
/** @returns what the metric says became of it */
async function handIn(message: string): Promise<string[]> {
  const before = await counted();
  expect((await send(message)).statusCode).toBe(202);
  return [...(await counted())].filter(([kind, n]) => n !== (before.get(kind) ?? 0)).map(([kind]) => kind);
}
const me = async ({ token }: Signed) => (await api.call('GET', '/users/profile', { token })).json.data.user;
const isRefused = async (person: Signed) => (await me(person)).emailRefused;
const bell = async ({ token }: Signed) =>
  (await api.call('GET', '/notifications', { token, lang: 'en' })).json.data.notifications;

describe('a mail to an account', { timeout: 60_000 }, () => {
  it('names it in its Message-ID and in the mailbox it comes from, whatever it is about', async () => {
    const person = await signedIn(api, { email_verified_at: new Date() });
    await tell(person);
    await enqueue(api.db, 'mail', { kind: 'password_changed', userId: person.id });
    await workJobs(api, mailer);
    const tokens = mailsTo(person).flatMap(({ from, data }) => [
      /^bounces\+([0-9a-f]{52})@diyar\.test$/.exec(from)?.[1],
      /\.([0-9a-f]{52})@/.exec(fieldOf(data, 'Message-ID'))?.[1],
    ]);
    expect(tokens).toHaveLength(6);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toContain(person.id.replaceAll('-', ''));
    expect(new Set(mailsTo(person).map(({ data }) => fieldOf(data, 'Message-ID'))).size).toBe(3);
  });
});

type Mailed = Awaited<ReturnType<typeof mailed>>;
describe('a bounce that comes later', { timeout: 60_000 }, () => {
  it.each<[shows: string, message: (of: Mailed) => string]>([
    ['the whole mail', ({ data }) => bounceOf(data)],
    ['its head', ({ data }) => bounceOf(data, { returned: 'text/rfc822-headers', status: '5.2.1' })],
    [
      'its Message-ID',
      ({ data }) =>
        bounceOf('', {
          returned: 'nothing',
          head: [`In-Reply-To:\r\n\t${fieldOf(data, 'Message-ID')}`],
          status: '5.1.10',
        }),
    ],
    ['the mailbox it came from', ({ from }) => bounceOf('', { returned: 'nothing', to: from.toUpperCase() })],
  ])('refuses the address where it shows %s', async (_, message) => {
    const person = await mailed();
    expect(await handIn(message(person))).toEqual(['bounce']);
    expect(await isRefused(person)).toBe(true);
  });

  it('counts once: not against an address that was proven since, where it comes again', async () => {
    const person = await mailed();
    expect(await handIn(bounceOf(person.data))).toEqual(['bounce']);
    await api.db('users').where({ id: person.id }).update(PROVEN);
    expect(await handIn(bounceOf(person.data))).toEqual(['known']);
    expect(await isRefused(person)).toBe(false);
    const { data } = await person.mail();
    expect(await handIn(bounceOf(data))).toEqual(['bounce']);
    expect(await isRefused(person)).toBe(true);
  });

  it('of a former address says nothing of the present one', async () => {
    const person = await mailed();
    await api.db('users').where({ id: person.id }).update({ email: newEmail() });
    expect(await handIn(bounceOf(person.data))).toEqual(['ignored']);
    expect(await isRefused(person)).toBe(false);
  });
});

describe('of no consequence', { timeout: 60_000 }, () => {
  const forged = (data: string) =>
    data.replace(/[0-9a-f](?=@)/g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16));
  it.each<[what: string, message: (of: Mailed) => string]>([
    ['a delay', ({ data }) => bounceOf(data, { action: 'delayed', status: '4.4.1' })],
    ['a full mailbox', ({ data }) => bounceOf(data, { status: '5.2.2' })],
    ['a policy', ({ data }) => bounceOf(data, { status: '5.7.1' })],
    ['a delivery', ({ data }) => bounceOf(data, { action: 'delivered', status: '2.0.0' })],
    ['a forged token', ({ data }) => bounceOf(forged(data))],
    ['no token', ({ data }) => bounceOf(data.replace(/[0-9a-f]{52}@/g, '@'))],
    ['a mail that is no spam after all', ({ data }) => complaintOf(data, { type: 'not-spam' })],
    ['a forged complaint', ({ data }) => complaintOf(forged(data))],
    [
      'an answer from holidays',
      ({ data, from }) =>
        `In-Reply-To: ${fieldOf(data, 'Message-ID')}\r\nTo: ${from}\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n`,
    ],
    ['nothing that can be read', () => '\0\xff'.repeat(500)],
  ])('is %s', async (_, message) => {
    const person = await mailed();
    expect(await handIn(message(person))).toEqual(['ignored']);
    const { emailRefused, notificationPreferences } = await me(person);
    expect([emailRefused, notificationPreferences.newLead.email]).toEqual([false, true]);
    expect(await bell(person)).toEqual([]);
  });
});

describe('a complaint', { timeout: 60_000 }, () => {
  it('stops every stream by mail, says so once, and leaves the others', async () => {
    const person = await mailed({ notification_preferences: { promotions: { email: true, push: false } } });
    const search = { query: 'category=apartments', name: 'A', frequency: 'instant' };
    await api.call('POST', '/saved-searches', { token: person.token, body: search });
    const byMail = async () =>
      (await api.call('GET', '/saved-searches', { token: person.token })).json.data.items[0].byEmail;
    expect(await byMail()).toBe(true);

    expect(await handIn(complaintOf(person.data))).toEqual(['complaint']);
    const { notificationPreferences, emailRefused } = await me(person);
    const { savedSearches: _, ...streams } = notificationPreferences;
    expect(Object.values<{ email: boolean }>(streams).map(({ email }) => email)).toEqual(
      Object.keys(streams).map(() => false),
    );
    expect([streams.newLead.push, streams.promotions.push]).toEqual([true, false]);
    expect([emailRefused, await byMail()]).toEqual([false, false]);
    const told = await bell(person);
    expect(told).toMatchObject([{ title: 'We no longer email you news', url: '/dashboard/settings/notifications' }]);
    expect(told[0].content).toContain('“Saved searches”');

    const before = mailsTo(person).length;
    await tell(person);
    await enqueue(api.db, 'mail', { kind: 'password_changed', userId: person.id });
    await workJobs(api, mailer);
    const subjects = mailsTo(person)
      .slice(before)
      .map(({ data }) => fieldOf(data, 'Message-ID').split('.')[0]);
    expect(subjects.sort()).toEqual(['<mail', '<notification']);

    // Another about another mail finds nothing left to stop; the same one again stops nothing that was switched on since.
    expect(await handIn(complaintOf((await person.mail()).data))).toEqual(['complaint']);
    const body = { ...notificationPreferences, promotions: { email: true, push: false } };
    await api.call('PUT', '/users/notification-preferences', { token: person.token, body });
    expect(await handIn(complaintOf(person.data, { returned: 'text/rfc822-headers' }))).toEqual(['known']);
    expect((await me(person)).notificationPreferences.promotions.email).toBe(true);
    const titles = (await bell(person)).map(({ title }: { title: string }) => title);
    expect(titles.filter((title: string) => title === 'We no longer email you news')).toHaveLength(1);
  });
});

describe('reports', () => {
  it.each([{ authorization: 'Bearer ' }, { authorization: `Bearer ${KEY}x` }, { authorization: KEY }])(
    'are not taken with %o',
    async (headers) => {
      const { statusCode, json } = await send(bounceOf(''), headers);
      expect([statusCode, json.code]).toEqual([401, 'unauthorized']);
    },
  );

  it('have no address where no key is set', async () => {
    const keyless = await appOn(api.database);
    const { statusCode } = await keyless.call('POST', '/mail/feedback', {
      headers: { authorization: `Bearer ${KEY}` },
    });
    await keyless.close();
    expect(statusCode).toBe(404);
  });

  it('are mails of 256 KB at most', async () => {
    expect((await send('{}', { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await send(Buffer.alloc(256 * 1024 + 1, 'x'))).statusCode).toBe(413);
    expect((await send(Buffer.alloc(256 * 1024, 'x'))).statusCode).toBe(202);
  });
});
