import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oidcIssuer } from '#testing/oidc-issuer.ts';
import { aPerson, newEmail, PASSWORD } from '#testing/people.ts';
import { appOn, type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let issuer: Awaited<ReturnType<typeof oidcIssuer>>;
beforeAll(async () => {
  issuer = await oidcIssuer();
  api = await testApp(issuer.settings);
});
afterAll(async () => {
  await api.close();
  await issuer.close();
});

const newNonce = async () => (await api.call('POST', '/auth/google/start')).json.data.google.nonce;
const token = async (claims: JWTPayload = {}, options = {}) =>
  issuer.token(
    { sub: randomUUID(), email: newEmail(), name: 'Laila Khatib', nonce: await newNonce(), ...claims },
    options,
  );
type Lang = 'ar' | 'en';
const send = (what: 'login' | 'register', idToken: string, lang: Lang = 'en') =>
  api.call('POST', `/auth/google/${what}`, { lang, body: { token: idToken, mobile: false } });
const gmail = () => `${randomUUID().slice(0, 12)}@gmail.com`;

describe('signing in with Google', () => {
  it('falls back from login to register with the same token, which is then used up', async () => {
    const sub = randomUUID();
    const email = newEmail();
    const first = await token({ sub, email });
    expect(await send('login', first)).toMatchObject({
      statusCode: 404,
      json: { code: 'google_account_not_found', message: 'Account not found. Please try registering.' },
    });
    const registered = await send('register', first);
    expect(registered).toMatchObject({
      statusCode: 201,
      json: {
        data: { user: { firstName: 'Laila', lastName: 'Khatib', email, emailVerified: true, hasPassword: false } },
      },
    });
    for (const what of ['login', 'register'] as const) {
      const replayed = await send(what, first);
      expect([401, 409]).toContain(replayed.statusCode);
      expect(replayed.json.data).toBeNull();
    }
    expect((await send('login', await token({ sub, email: newEmail() }))).json.data.user.email).toBe(email);
    expect((await send('register', await token({ sub, email }))).json.code).toBe('google_account_exists');
  });

  it('refuses a replayed token even of a good account', async () => {
    const sub = randomUUID();
    await send('register', await token({ sub }));
    const one = await token({ sub });
    const answers = await Promise.all([send('login', one), send('login', one), send('login', one)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401, 401]);
  });

  it.each<[string, JWTPayload, object]>([
    ['another audience', { aud: 'someone-else' }, {}],
    ['another issuer', { iss: 'https://accounts.google.com' }, {}],
    ['a key that was never published', {}, { key: 'foreign' }],
    ['an expired token', { iat: Math.floor(Date.now() / 1000) - 900, exp: Math.floor(Date.now() / 1000) - 300 }, {}],
    ['a nonce of its own', { nonce: 'n'.repeat(43) }, {}],
    ['no nonce', { nonce: undefined }, {}],
  ])('refuses %s', async (_name, claims, options) => {
    expect(await send('register', await token(claims, options))).toMatchObject({
      statusCode: 401,
      json: { code: 'google_invalid_token' },
    });
  });

  it('refuses an unverified e-mail', async () => {
    expect((await send('register', await token({ email_verified: false }))).json.code).toBe('google_email_unverified');
  });

  it('links only where Google is the authority, and throws an unproven password away', async () => {
    const elsewhere = await aPerson(api.db);
    expect((await send('login', await token({ email: elsewhere.email }))).json.code).toBe('google_not_linked');
    const proven = await aPerson(api.db, { email: gmail(), email_verified_at: new Date() });
    expect((await send('login', await token({ email: proven.email }))).json.data.user).toMatchObject({
      id: proven.id,
      hasPassword: true,
    });
    const squatted = await aPerson(api.db, { email: gmail() });
    expect((await send('login', await token({ email: squatted.email }))).json.data.user.hasPassword).toBe(false);
    const login = await api.call('POST', '/auth/login', { body: { email: squatted.email, password: PASSWORD } });
    expect(login.json.code).toBe('invalid_credentials');
    const admin = await aPerson(api.db, { email: gmail(), email_verified_at: new Date(), account_type: 'admin' });
    expect((await send('login', await token({ email: admin.email }))).json.code).toBe('google_not_linked');
  });

  it('tells the suspended and the banned', async () => {
    const sub = randomUUID();
    const { json } = await send('register', await token({ sub }));
    const set = (values: object) => api.db('users').where({ id: json.data.user.id }).update(values);
    await set({ suspended_until: 'infinity', suspension_reason: 'spam' });
    expect((await send('login', await token({ sub }))).json.code).toBe('account_suspended_for_good');
    await set({ banned_at: new Date() });
    expect((await send('login', await token({ sub }))).json.code).toBe('account_banned');
    expect((await send('register', await token({ sub }))).json.code).toBe('account_banned');
  });

  it.each([
    {
      lang: 'ar',
      invalid: 'رمز Google غير صالح. حاول من جديد.',
      notFound: 'لا يوجد حساب بهذا البريد. أنشئ حسابًا أولًا.',
      exists: 'يوجد حساب بهذا البريد. سجّل الدخول بدلًا من ذلك.',
      suspended: /^حسابك موقوف حتى .+\. السبب: spam$/,
      forGood: 'حسابك موقوف. السبب: spam. تواصل مع الدعم.',
      banned: 'حسابك محظور. تواصل مع الدعم.',
      missing: 'تسجيل الدخول بحساب Google غير مهيّأ.',
    },
    {
      lang: 'en',
      invalid: 'Invalid Google token. Please try again.',
      notFound: 'Account not found. Please try registering.',
      exists: 'Account already exists. Please try logging in.',
      suspended: /^Your account is suspended until .+\. Reason: spam$/,
      forGood: 'Your account is suspended. Reason: spam. Please contact support.',
      banned: 'Your account is banned. Please contact support.',
      missing: 'Google sign-in is not configured: the client id is missing.',
    },
  ] as const)('says each outcome in words ($lang)', async ({ lang, ...words }) => {
    const sub = randomUUID();
    const sentence = async (what: 'login' | 'register', idToken: string) =>
      (await send(what, idToken, lang)).json.message;
    expect(await sentence('login', await token({ sub }, { key: 'foreign' }))).toBe(words.invalid);
    expect(await sentence('login', await token({ sub }))).toBe(words.notFound);
    const { json } = await send('register', await token({ sub }));
    expect(await sentence('register', await token({ sub }))).toBe(words.exists);
    const set = (values: object) => api.db('users').where({ id: json.data.user.id }).update(values);
    await set({ suspended_until: new Date(Date.now() + 86_400_000), suspension_reason: 'spam' });
    expect(await sentence('login', await token({ sub }))).toMatch(words.suspended);
    await set({ suspended_until: 'infinity' });
    expect(await sentence('login', await token({ sub }))).toBe(words.forGood);
    await set({ banned_at: new Date() });
    expect(await sentence('login', await token({ sub }))).toBe(words.banned);

    const without = await appOn(api.database);
    expect((await without.call('POST', '/auth/google/start')).json.data).toEqual({ google: null });
    for (const what of ['login', 'register'])
      expect(
        await without.call('POST', `/auth/google/${what}`, { lang, body: { token: 'any', mobile: false } }),
      ).toMatchObject({ statusCode: 503, json: { code: 'google_not_configured', message: words.missing } });
    await without.close();
  });
});
