import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, newEmail, PASSWORD, registration, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const login = (body: object, options: object = {}) => api.call('POST', '/auth/login', { body, ...options });
const refresh = (refreshToken: string) => api.call('POST', '/auth/refresh-token', { body: { refreshToken } });
const errors = (json: { errors: { path: string; code: string }[] }) =>
  Object.fromEntries(json.errors.map((error) => [error.path, error.code]));

describe('registering', () => {
  it('opens a personal account and signs it in', async () => {
    const form = registration({ email: 'Laila@Mail.Test', phone: '٠٩١٢٣٤٥٦٧٨' });
    const { statusCode, json, headers } = await api.call('POST', '/auth/register', { body: form });
    expect(statusCode).toBe(201);
    expect(json.data.user).toMatchObject({ email: 'laila@mail.test', phone: '+963912345678', type: 'regular' });
    expect(json.data.user).not.toHaveProperty('passwordHash');
    expect(headers['cache-control']).toBe('no-store');
    const me = await api.call('GET', '/auth/sessions', { token: json.data.tokens.accessToken });
    expect(me.json.data.sessions).toMatchObject([{ isCurrent: true }]);
    const kept = await rowOf(api.db('users').where({ email: 'laila@mail.test' }).first());
    expect(kept.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('puts each error on its field, in the language of the caller', async () => {
    const form = registration({
      firstName: 'L4ila',
      lastName: '',
      email: 'nobody',
      phone: '12345',
      password: 'weak',
      confirmPassword: 'other',
      acceptTerms: false,
    });
    const { statusCode, json } = await api.call('POST', '/auth/register', { body: form, lang: 'en' });
    expect(statusCode).toBe(400);
    expect(errors(json)).toMatchObject({
      firstName: 'name_letters',
      lastName: 'required',
      email: 'email',
      phone: 'phone_syrian',
      password: 'password_short',
      confirmPassword: 'password_mismatch',
      acceptTerms: 'terms_required',
    });
    const again = await api.call('POST', '/auth/register', {
      body: registration({ password: 'Password1!', confirmPassword: 'x', acceptTerms: false }),
    });
    expect(errors(again.json)).toEqual({
      password: 'password_common',
      confirmPassword: 'password_mismatch',
      acceptTerms: 'terms_required',
    });
    const office = await api.call('POST', '/auth/register', {
      body: registration({ accountType: 'office', firstName: '7', acceptTerms: false }),
    });
    expect(errors(office.json)).toEqual({
      firstName: 'name_letters',
      acceptTerms: 'terms_required',
      officeName: 'required',
      address: 'required',
      location: 'required',
    });
    const last = await api.call('POST', '/auth/register', {
      body: registration({ confirmPassword: 'x', acceptTerms: false }),
    });
    expect(errors(last.json)).toEqual({ confirmPassword: 'password_mismatch', acceptTerms: 'terms_required' });
    expect(last.json.errors[0].message).toBe('كلمتا المرور غير متطابقتين.');
  });

  it('keeps an office as a regular account with an application', async () => {
    const form = registration({
      accountType: 'office',
      officeName: 'مكتب بردى',
      address: 'شارع الثورة',
      location: 'damascus',
    });
    const { json } = await api.call('POST', '/auth/register', { body: form });
    expect(json.data.user).toMatchObject({ type: 'regular', officeApplication: 'pending', office: null });
    const missing = await api.call('POST', '/auth/register', { body: registration({ accountType: 'office' }) });
    expect(errors(missing.json)).toEqual({ officeName: 'required', address: 'required', location: 'required' });
    const nowhere = registration({ ...form, email: newEmail(), phone: '0911111111', location: 'atlantis' });
    expect(errors((await api.call('POST', '/auth/register', { body: nowhere })).json)).toEqual({
      location: 'unknown_place',
    });
  });

  it('says on the right field what is taken', async () => {
    const form = registration();
    await api.call('POST', '/auth/register', { body: form });
    const email = await api.call('POST', '/auth/register', {
      body: registration({ email: form.email.toUpperCase() }),
      lang: 'en',
    });
    expect(email).toMatchObject({
      statusCode: 409,
      json: { errors: [{ path: 'email', message: 'This email is already registered.' }] },
    });
    // A number that nobody has proven keeps nobody out.
    const withPhone = () => api.call('POST', '/auth/register', { body: registration({ phone: form.phone }) });
    expect((await withPhone()).statusCode).toBe(201);
    await api.db('users').where({ email: form.email }).update({ phone_verified_at: api.db.fn.now() });
    expect(await withPhone()).toMatchObject({
      statusCode: 409,
      json: { code: 'phone_taken', errors: [{ path: 'phone' }] },
    });
  });

  it('lets one of two at once through', async () => {
    const form = registration();
    const answers = await Promise.all([1, 2, 3].map(() => api.call('POST', '/auth/register', { body: form })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
  });
});

describe('logging in', () => {
  it('answers unknown accounts, wrong passwords and locked accounts alike (S5)', async () => {
    const { email } = await aPerson(api.db);
    const unknown = newEmail();
    const ip = '203.0.113.7';
    for (let i = 0; i < 7; i++) {
      const one = await login({ email, password: 'Wrong!pass1' }, { ip, lang: 'en' });
      const other = await login({ email: unknown, password: 'Wrong!pass1' }, { ip, lang: 'en' });
      expect(one.answer.body).toBe(other.answer.body);
      expect(one.statusCode).toBe(i < 5 ? 401 : 429);
      if (i === 0)
        expect(one.json).toMatchObject({ code: 'invalid_credentials', message: 'Invalid email or password.' });
    }
    // The right password is no way in from there, nor is a forged address; the owner, elsewhere, gets in.
    const forged = { ip, headers: { 'x-forwarded-for': '198.51.100.1' } };
    expect((await login({ email, password: PASSWORD }, forged)).statusCode).toBe(429);
    expect((await login({ email, password: PASSWORD }, { ip: '203.0.113.8' })).statusCode).toBe(200);
  });

  it('lets the owner in on a known device while strangers guess from everywhere', async () => {
    const { email } = await aPerson(api.db);
    const deviceFingerprint = 'my-own-telephone';
    await login({ email, password: PASSWORD, deviceFingerprint }, { ip: '192.0.2.1' });
    for (let i = 0; i < 26; i++) await login({ email, password: 'Guess!ed1' }, { ip: `198.51.100.${i + 10}` });
    expect((await login({ email, password: PASSWORD }, { ip: '198.51.100.200' })).statusCode).toBe(429);
    expect((await login({ email, password: PASSWORD, deviceFingerprint }, { ip: '198.51.100.201' })).statusCode).toBe(
      200,
    );
    expect((await login({ email, password: PASSWORD }, { ip: '192.0.2.1' })).statusCode).toBe(200);
  });

  it('opens again after a quarter of an hour', async () => {
    const { email } = await aPerson(api.db);
    const ip = '203.0.113.20';
    const guesses = Array.from({ length: 12 }, () => login({ email, password: 'Guess!ed1' }, { ip }));
    expect((await Promise.all(guesses)).filter((answer) => answer.statusCode === 401)).toHaveLength(5);
    await api.owner('app_clock').update({ shift: '16 minutes' });
    expect((await login({ email, password: PASSWORD }, { ip })).statusCode).toBe(200);
    await api.owner('app_clock').update({ shift: '0' });
  });

  it('tells of a suspension or a ban only after the right password', async () => {
    const until = new Date(Date.now() + 3 * 86_400_000);
    const { email } = await aPerson(api.db, { suspended_until: until, suspension_reason: 'spam' });
    expect((await login({ email, password: 'Wrong!pass1' })).json.code).toBe('invalid_credentials');
    const told = await login({ email, password: PASSWORD }, { lang: 'en' });
    expect(told).toMatchObject({ statusCode: 403, json: { code: 'account_suspended' } });
    expect(told.json.message).toContain('spam');
    const forGood = await aPerson(api.db, { suspended_until: 'infinity', suspension_reason: 'x' });
    expect((await login({ email: forGood.email, password: PASSWORD })).json.code).toBe('account_suspended_for_good');
    const banned = await aPerson(api.db, { banned_at: new Date() });
    expect((await login({ email: banned.email, password: PASSWORD })).json.code).toBe('account_banned');
    const closed = await aPerson(api.db, { closed_at: new Date() });
    expect((await login({ email: closed.email, password: PASSWORD })).json.code).toBe('invalid_credentials');
  });
});

describe('cookies', () => {
  it('carry the refresh token for those who ask, and only a flag can be read', async () => {
    const { email } = await aPerson(api.db);
    const headers = { 'x-session': 'cookie' };
    const { json, headers: answered } = await login({ email, password: PASSWORD }, { headers });
    expect(json.data.tokens.refreshToken).toBeNull();
    const cookies = [answered['set-cookie']].flat().map(String);
    const [secret = '', flag = ''] = cookies;
    expect(secret).toMatch(/^diyar_refresh=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    expect(flag).toMatch(/^diyar_session=1; .*Path=\/; SameSite=Strict$/);
    const cookie = secret.split(';')[0] ?? '';

    const renewed = await api.call('POST', '/auth/refresh-token', { headers: { ...headers, cookie }, body: {} });
    expect(renewed).toMatchObject({ statusCode: 200, json: { data: { tokens: { refreshToken: null } } } });
    // Without the header it is a form of another site that sends our cookie.
    const foreign = await api.call('POST', '/auth/refresh-token', { headers: { cookie }, body: {} });
    expect(foreign).toMatchObject({ statusCode: 401, json: { code: 'no_refresh_token' } });
  });

  it('are forgotten at logout, whatever state the session is in', async () => {
    const headers = { 'x-session': 'cookie', cookie: 'diyar_refresh=nonsense' };
    const { statusCode, headers: answered } = await api.call('POST', '/auth/logout', { headers });
    expect(statusCode).toBe(200);
    expect(String(answered['set-cookie'])).toContain('diyar_refresh=;');
  });
});

describe('refreshing (S3)', () => {
  const next = async (token: string): Promise<string> => (await refresh(token)).json.data?.tokens.refreshToken;
  const endOf = (id: string) => api.db('sessions').where({ id }).first('ended_at', 'end_reason');
  const ALIVE = { ended_at: null, end_reason: null };
  const age = (seconds: number) =>
    api
      .db('refresh_tokens')
      .whereNotNull('replaced_at')
      .update({ replaced_at: api.db.raw('replaced_at - make_interval(secs => ?)', [seconds]) });

  it('leaves one family alive after twenty at once, all with the same successor', async () => {
    const { refreshToken, sessionId } = await signedIn(api);
    const answers = await Promise.all(Array.from({ length: 20 }, () => next(refreshToken)));
    expect(new Set(answers).size).toBe(1);
    expect(await endOf(sessionId)).toEqual(ALIVE);
    expect(await next(answers[0] ?? '')).toMatch(/^[\w-]{43}$/);
  });

  it('gives the parent of a successor that was never used another one, days later too; the unused one is dead', async () => {
    const { refreshToken, sessionId } = await signedIn(api);
    const lost = await next(refreshToken);
    await api
      .db('refresh_tokens')
      .update({ rotated_at: api.db.raw(`rotated_at - interval '20 days'`) })
      .whereNotNull('rotated_at');
    const again = await next(refreshToken);
    expect([lost, again].every(Boolean)).toBe(true);
    expect(again).not.toBe(lost);
    expect((await refresh(lost)).json.code).toBe('refresh_failed');
    expect(await endOf(sessionId)).toEqual(ALIVE);
    expect(await next(again)).toBeTruthy();
  });

  it('ends the family for the parent of a used successor, and for a grandparent', async () => {
    const one = await signedIn(api);
    const second = await next(one.refreshToken);
    const third = await next(second);
    expect((await refresh(one.refreshToken)).json.code).toBe('refresh_failed');
    expect((await refresh(third)).json.code).toBe('session_expired');
    expect(await endOf(one.sessionId)).toMatchObject({ end_reason: 'reuse' });

    const other = await signedIn(api);
    const child = await next(other.refreshToken);
    const unused = await next(await next(child));
    expect((await refresh(other.refreshToken)).json.code).toBe('refresh_failed');
    expect((await refresh(unused)).json.code).toBe('session_expired');
  });

  it('has one outcome when a parent and its child come at once', async () => {
    for (let round = 0; round < 6; round++) {
      const { refreshToken, sessionId } = await signedIn(api);
      const child = await next(refreshToken);
      // Long ago, or the parent counts as a request that ran beside the first one.
      await api
        .db('refresh_tokens')
        .update({ rotated_at: api.db.raw(`rotated_at - interval '1 minute'`) })
        .whereNotNull('rotated_at');
      const answers = await Promise.all([refresh(refreshToken), refresh(child)]);
      const [byParent, byChild] = answers.map(({ statusCode }) => statusCode);
      // The child first: its parent is theft then. The parent first: the child is dead.
      expect([byParent, byChild].sort()).toEqual([200, 401]);
      expect((await endOf(sessionId))?.end_reason).toBe(byParent === 200 ? null : 'reuse');
    }
  });

  it('ends the family for a dead successor that somebody turns out to have got after all', async () => {
    const { refreshToken, sessionId } = await signedIn(api);
    const first = await next(refreshToken);
    const second = await next(refreshToken);
    await age(11);
    expect((await refresh(first)).json.code).toBe('refresh_failed');
    expect((await refresh(second)).json.code).toBe('session_expired');
    expect(await endOf(sessionId)).toMatchObject({ end_reason: 'reuse' });
  });

  it('ends with logout, suspension and the session itself', async () => {
    const one = await signedIn(api);
    await api.call('POST', '/auth/logout', { body: { refreshToken: one.refreshToken } });
    expect((await refresh(one.refreshToken)).json.code).toBe('session_expired');
    const byToken = await signedIn(api);
    await api.call('POST', '/auth/logout', { token: byToken.token });
    expect((await refresh(byToken.refreshToken)).statusCode).toBe(401);
    const suspended = await signedIn(api);
    await api.db('users').where({ id: suspended.id }).update({ suspended_until: 'infinity', suspension_reason: 'x' });
    // Told each time, since the device of the person asks; and of nothing else once the suspension is over.
    for (const _ of ['with the account', 'with the ended session']) {
      expect(await refresh(suspended.refreshToken)).toMatchObject({
        statusCode: 403,
        json: { code: 'account_suspended_for_good', data: { until: null, reason: 'x' } },
      });
    }
    await api.db('users').where({ id: suspended.id }).update({ suspended_until: null, suspension_reason: null });
    expect((await refresh(suspended.refreshToken)).json.code).toBe('session_expired');
    expect((await refresh('A'.repeat(43))).json.code).toBe('refresh_failed');
    expect((await refresh('')).json.code).toBe('no_refresh_token');
  });
});

describe('sessions', () => {
  it('are listed and ended one by one or all together; nobody ends another one’s', async () => {
    const { email, token, sessionId } = await signedIn(api);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const second = await login({ email, password: PASSWORD }, { headers: { 'user-agent': agent } });
    await login({ email, password: PASSWORD });
    const { json } = await api.call('GET', '/auth/sessions', { token });
    expect(json.data.sessions).toHaveLength(3);
    const other = json.data.sessions.find((session: { device: string }) => session.device === 'Firefox 140, Linux');
    const stranger = await signedIn(api);
    expect((await api.call('DELETE', `/auth/sessions/${other.id}`, { token: stranger.token })).statusCode).toBe(404);
    expect((await api.call('DELETE', `/auth/sessions/${other.id}`, { token })).statusCode).toBe(200);
    expect((await refresh(second.json.data.tokens.refreshToken)).statusCode).toBe(401);
    expect((await api.call('DELETE', '/auth/sessions', { token })).json.data).toEqual({ ended: 1 });
    expect(await api.db('sessions').where({ id: sessionId }).first('ended_at')).toEqual({ ended_at: null });
  });
});

describe('when somebody was last here', () => {
  it('is noted with each access token', async () => {
    const { id, email } = await aPerson(api.db);
    const seen = async () =>
      (await rowOf(api.db('users').where({ id }).first('last_seen_at'))).last_seen_at?.getTime() ?? 0;
    expect(await seen()).toBe(0);
    const { json } = await login({ email, password: PASSWORD });
    const first = await seen();
    expect(first).toBeGreaterThan(0);
    await api.owner('app_clock').update({ shift: '6 minutes' });
    await refresh(json.data.tokens.refreshToken);
    await api.owner('app_clock').update({ shift: '0' });
    expect(await seen()).toBeGreaterThan(first);
  });
});
