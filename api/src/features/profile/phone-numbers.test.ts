import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { codeHash } from '#lib/auth/six-digit-codes.ts';
import { workJobs } from '#testing/jobs.ts';
import { untilWaiting } from '#testing/lock-waits.ts';
import { newPhone, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { CODES_PER_ACCOUNT_DAY } from './count-code.ts';
import { NUMBERS_PER_DAY } from './update-profile.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Signed = Awaited<ReturnType<typeof signedIn>>;
const CODE = '123456';
const proven = { phone_verified_at: new Date() };
const enter = ({ token }: Signed, phone: string) =>
  api.call('PUT', '/users/profile', { token, body: { phone }, lang: 'en' });
const askCode = ({ token }: Signed) => api.call('POST', '/users/phone/verification', { token, body: {}, lang: 'en' });
const confirm = ({ token }: Signed, code = CODE) =>
  api.call('POST', '/users/phone/verification/confirm', { token, body: { code } });
const bellOf = ({ id }: Signed) => api.db('notifications').where({ user_id: id }).orderBy('id').pluck('kind');
const isProven = async ({ id }: Signed) =>
  (await rowOf(api.db('users').where({ id }).first('phone_verified_at'))).phone_verified_at !== null;
/** As if the code had been sent. */
const wasSent = ({ id }: Signed, phone: string) =>
  newOneTimeToken(api.db, id, 'verify_phone', {
    payload: { phone, code: codeHash(api.config.auth.secret, 'phone', id, CODE) },
  });
const several = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

it('a code needs a number to go to', async () => {
  const person = await signedIn(api, { phone: null });
  expect((await askCode(person)).json).toMatchObject({
    statusCode: 400,
    code: 'phone_missing',
    errors: [{ path: 'phone' }],
  });
  await enter(person, newPhone());
  expect((await askCode(person)).statusCode).toBe(200);
});

describe('a number that another account has proven', () => {
  it('is answered like a free one, in the profile and when a code is asked for', async () => {
    const holder = await signedIn(api, proven);
    const free = newPhone();
    const answers = await Promise.all(
      [free, String(holder.phone)].map(async (phone) => {
        const asker = await signedIn(api);
        const entered = await enter(asker, phone);
        expect(entered.json.data.user).toMatchObject({ phone, phoneVerified: false });
        const { id, email, createdAt, phone: _, ...rest } = entered.json.data.user;
        return { status: entered.statusCode, rest, code: (await askCode(asker)).answer.body };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await isProven(holder)).toBe(true);
  });

  it('is told to its holder by bell and mail, once a day however many enter it', async () => {
    const holder = await signedIn(api, { ...proven, language: 'en' });
    const askers = await several(20, () => signedIn(api));
    await Promise.all(askers.map((asker) => enter(asker, String(holder.phone))));
    const mails = (await workJobs(api)).filter(({ to }) => to === holder.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Somebody tried to use your phone number']);
    expect(await bellOf(holder)).toEqual(['phone_entered']);
    expect(await bellOf(askers[0] as Signed)).toEqual([]);
    // Saving the profile again with one's own number is news to nobody.
    await enter(holder, String(holder.phone));
    await workJobs(api);
    expect(await bellOf(holder)).toEqual(['phone_entered']);
  });

  it('goes over to whoever reads its messages, which warn', async () => {
    const holder = await signedIn(api, proven);
    const asker = await signedIn(api, { language: 'en' });
    await enter(asker, String(holder.phone));
    await askCode(asker);
    const text = (await workJobs(api)).find(({ to }) => to === holder.phone)?.text ?? '';
    expect(text).toContain('Another Diyar account entered your number');
    expect(await isProven(holder)).toBe(true);
    const code = /\d{6}/.exec(text)?.[0] ?? '';
    expect((await confirm(asker, code)).json.data.user.phoneVerified).toBe(true);
    expect(await isProven(holder)).toBe(false);
    expect(await bellOf(holder)).toContain('phone_moved');
  });
});

describe('an unproven number', () => {
  it('stands in many accounts, and in the end is proven in one, raced or not', async () => {
    const phone = newPhone();
    const people = await several(20, () => signedIn(api));
    const entered = await Promise.all(people.map((person) => enter(person, phone)));
    expect(entered.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
    for (const person of people) await wasSent(person, phone);
    const confirmed = await Promise.all(people.map((person) => confirm(person)));
    expect(confirmed.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
    expect((await Promise.all(people.map(isProven))).filter(Boolean)).toHaveLength(1);
  });

  it('is not proven by a code for the number before it, however close the two tabs are', async () => {
    const phone = newPhone();
    const person = await signedIn(api, { phone });
    await wasSent(person, phone);
    const other = await api.owner.transaction();
    await other('users').where({ id: person.id }).update({ phone: newPhone() });
    const answer = confirm(person);
    await untilWaiting(api, 1);
    await other.commit();
    expect((await answer).json).toMatchObject({ statusCode: 400, code: 'verification_code_invalid' });
    expect(await isProven(person)).toBe(false);
  });
});

describe('numbers entered', () => {
  it('are few per account and day, raced or not, and the same one again is none', async () => {
    const person = await signedIn(api);
    const numbers = await several(20, async () => newPhone());
    const answers = await Promise.all(numbers.map((phone) => enter(person, phone)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(NUMBERS_PER_DAY);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused?.json).toMatchObject({ code: 'numbers_used_up', errors: [{ path: 'phone' }] });
    const { phone } = await rowOf(api.db('users').where({ id: person.id }).first('phone'));
    expect((await enter(person, phone ?? '')).statusCode).toBe(200);
  });
});

describe('codes', () => {
  it('are limited per account and day, whatever the number', async () => {
    const person = await signedIn(api);
    const answers = [];
    for (let i = 0; i < CODES_PER_ACCOUNT_DAY + 1; i++) {
      await enter(person, newPhone());
      answers.push(await askCode(person));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(CODES_PER_ACCOUNT_DAY).fill(200), 429]);
    expect(answers.at(-1)?.json).toMatchObject({ code: 'codes_used_up' });
    const key = `codes-by:${person.id}`;
    await api
      .db('login_throttle')
      .where({ key })
      .update({ started_at: api.db.raw(`app_now() - interval '24 hours'`) });
    await enter(person, newPhone());
    expect((await askCode(person)).statusCode).toBe(200);
  });

  it('to one number are limited, raced or not, whoever asks', async () => {
    const phone = newPhone();
    const people = await several(20, () => signedIn(api, { phone }));
    const answers = await Promise.all(people.map(askCode));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ json }) => json.code === 'mail_throttled')).toHaveLength(17);
  });

  it('to one country are limited for all together, raced or not; home goes on', async () => {
    await api.db('login_throttle').insert({ key: 'codes-country:49', failures: api.config.limits.codesPerCountry - 2 });
    const people = await several(20, (i) => signedIn(api, { phone: `+49151${String(i).padStart(8, '0')}` }));
    const answers = await Promise.all(people.map(askCode));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(answers.filter(({ json }) => json.code === 'codes_paused')).toHaveLength(18);
    // A refused code counts for nothing.
    expect(await api.db('login_throttle').where({ key: 'codes-abroad' }).first('failures')).toEqual({ failures: 2 });
    await api.db('login_throttle').where({ key: 'codes-abroad' }).update({ failures: api.config.limits.codesAbroad });
    expect((await askCode(await signedIn(api, { phone: '+905321234567' }))).json.code).toBe('codes_paused');
    expect((await askCode(await signedIn(api))).statusCode).toBe(200);
  });
});

describe('codes asked for from one address', () => {
  it('are limited over a day', async () => {
    const counted = await testApp({ RATE_LIMIT_PER_MINUTE: '10000' });
    try {
      const ask = async (ip: string) => {
        const { token } = await signedIn(counted);
        return counted.call('POST', '/users/phone/verification', { token, body: {}, ip });
      };
      await ask('10.6.0.1');
      await counted.db('login_throttle').where({ key: 'codes-from:10.6.0.1' }).update({ failures: 59 });
      expect((await ask('10.6.0.1')).statusCode).toBe(200);
      expect((await ask('10.6.0.1')).json.code).toBe('codes_used_up');
      expect((await ask('10.6.0.2')).statusCode).toBe(200);
    } finally {
      await counted.close();
    }
  });
});
