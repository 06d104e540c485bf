import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runClock } from '#cli/run-clock.ts';
import { enqueue } from '#jobs/enqueue.ts';
import { storedMails } from '#mail/mailer.ts';
import { aPerson, PASSWORD, signedIn } from '#testing/people.ts';
import { anOfficeWith } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { LOADER } from '../../../../../scripts/lib/loader.ts';
import { shiftOf } from './move-clock.ts';
import { readMove, wordsOf } from './read-move.ts';
import { refusalOf } from './refusal.ts';

const DAY_MS = 86_400_000;
const LOCAL = {
  environment: undefined,
  mail: { smtpUrl: null, from: '', bounces: null, feedbackKey: null, hasPage: true },
  phoneWebhook: null,
  paymentProvider: null,
};

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
afterEach(() => api.owner('app_clock').update({ shift: '0' }));

/** Lines of `npm run clock -- …` on this database. */
async function clock(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const { config, db, owner } = api;
  await runClock(words, { config, db, owner, environment: undefined, print, warn: print });
  return lines.join('\n');
}

/** The same as a program. */
async function clockProgram(...words: string[]) {
  const { database, engine, auth } = api.config;
  const settings = { DATABASE_URL: database.url, MEILI_URL: engine.url, AUTH_SECRET: auth.secret };
  const env = { ...process.env, ...settings, DATABASE_OWNER_URL: api.database.ownerUrl, NODE_ENV: undefined };
  const program = new URL('../../../cli/clock.ts', import.meta.url).pathname;
  return promisify(execFile)(process.execPath, [...LOADER, program, ...words], { env }).catch((failed) => failed);
}

describe('words that move the clock', () => {
  it.each([
    ['+40d', { byMs: 40 * DAY_MS }],
    ['+3h', { byMs: DAY_MS / 8 }],
    ['+1d12h30m', { byMs: 1.5 * DAY_MS + 1_800_000 }],
    ['now', 'back'],
    ['0', 'back'],
    ['40d', undefined],
    ['-3h', undefined],
    ['+', undefined],
    ['+3w', undefined],
    ['tomorrow', undefined],
  ])('are %s', (words, move) => expect(readMove(words)).toEqual(move));

  it('are repeated as they were typed', () => {
    expect([0, 90_000_000, 40 * DAY_MS].map(wordsOf)).toEqual(['0', '1d 1h', '40d']);
  });
});

describe('a moved clock', () => {
  it('ends terms, tells of them and does what waits, while people stay signed in', async () => {
    const office = await anOfficeWith(api, 4_000);
    const pauper = await anOfficeWith(api, 2_500);
    expect((await pauper.subscribe('standard_monthly')).statusCode).toBe(201);
    expect((await office.subscribe('standard_monthly')).statusCode).toBe(201);
    const { email } = await aPerson(api.db);
    const login = await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } });
    await enqueue(api.db, 'mail', { kind: 'reset_password', email }, 39 * DAY_MS);

    const stdout = await clock('+40d');
    expect(stdout).toMatch(/subscription_end 2\n/);
    expect(stdout).toMatch(/moved by \+40d\)/);
    expect(await shiftOf(api.db)).toBe(40 * DAY_MS);
    expect((await office.bell()).map(({ kind }) => kind)).toContain('subscription_renewed');
    expect((await pauper.bell()).map(({ kind }) => kind)).toEqual([
      'subscription_started',
      ...Array(3).fill('subscription_needs_credit'),
      ...Array(7).fill('subscription_grace'),
      'subscription_lapsed',
    ]);
    expect((await storedMails(api.dataDir)).map(({ to }) => to)).toContain(email);
    const { refreshToken } = login.json.data.tokens;
    expect((await api.call('POST', '/auth/refresh-token', { body: { refreshToken } })).statusCode).toBe(200);

    expect(await clock('+3h')).toContain('moved by +40d 3h');
    const back = await clock('now');
    expect(back).toContain('Nothing is undone');
    expect(back).toContain('(real time)');
    expect(await shiftOf(api.db)).toBe(0);
    expect((await office.events()).map(({ kind }: { kind: string }) => kind)).toContain('renewal');
  });

  it('goes no further than twenty years', async () => {
    await expect(clock('+8000d')).rejects.toThrow('twenty years');
    expect(await shiftOf(api.db)).toBe(0);
  });
});

describe('the clock stays', () => {
  it('where somebody is not of the demo, said in a sentence', async () => {
    expect(await refusalOf(api.owner, LOCAL)).toBeUndefined();
    const { id } = await signedIn(api, { email: 'laila@gmail.com' });
    const { code, stdout, stderr } = await clockProgram('+40d');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The clock is moved on sites with demo people only, and 1 of the people here [^\n]+\n$/);
    expect(await shiftOf(api.db)).toBe(0);
    await api.db('users').where({ id }).update({ email: null, erased_at: new Date() });
    expect(await refusalOf(api.owner, LOCAL)).toBeUndefined();
  });

  it.each([
    ['NODE_ENV is production', { environment: 'production' }],
    ['SMTP_URL reaches beyond', { mail: { ...LOCAL.mail, smtpUrl: 'smtps://mail.example.org' } }],
    ['PHONE_WEBHOOK_URL reaches', { phoneWebhook: { url: 'https://codes.example.org/send', secret: 'x' } }],
    ['PAYMENT_PROVIDER_URL reaches', { paymentProvider: { url: 'https://pay.example.org', secret: 'x' } }],
  ])('with settings of production: %s', async (words, settings) => {
    expect(await refusalOf(api.owner, { ...LOCAL, ...settings })).toContain(words);
  });

  it('without the owner’s rights', async () => {
    for (const role of [undefined, api.db])
      expect(await refusalOf(role, LOCAL)).toContain('Only the owner of the database');
  });

  it('but for services of this machine, which a test site may have', async () => {
    const mail = { ...LOCAL.mail, smtpUrl: 'smtp://localhost:1025' };
    expect(await refusalOf(api.owner, { ...LOCAL, mail })).toBeUndefined();
  });
});
