import { rowOf } from '@diyar/db/row-of';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { PASSWORD, proofOf, signedIn, signedInAgain } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** The code of now, or of some steps later (as far as the clock's tolerance goes). */
const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * 30 });
const login = (email: string, code?: string) =>
  api.call('POST', '/auth/login', { body: { email, password: PASSWORD, ...(code && { code }) } });

async function enrol(token: string) {
  const headers = { 'x-proof': await proofOf(api, token) };
  const start = await api.call('POST', '/auth/second-factor/start', { token, headers });
  const body = { code: codeOf(start.json.data.secret) };
  const confirm = await api.call('POST', '/auth/second-factor/confirm', { token, headers, body });
  return { start: start.json.data, confirm: confirm.json.data };
}

async function enrolled(values: Record<string, unknown> = {}) {
  const person = await signedIn(api, values);
  const { start, confirm } = await enrol(person.token);
  return { ...person, ...start, recoveryCodes: confirm.recoveryCodes as string[] };
}

describe('the second factor (S13)', () => {
  it('is asked for at login', async () => {
    const { email, secret, address, id } = await enrolled();
    expect(address).toMatch(/^otpauth:\/\/totp\/Diyar/);
    const kept = await rowOf(api.db('users').where({ id }).first('totp_secret'));
    expect(kept.totp_secret).not.toContain(secret);
    expect(await login(email)).toMatchObject({
      statusCode: 401,
      json: { code: 'second_factor_needed', errors: [{ path: 'code' }] },
    });
    expect((await login(email, codeOf(secret, 1))).statusCode).toBe(200);
  });

  it('is confirmed where it was begun, and ends the links that were mailed before a new password', async () => {
    const person = await signedIn(api);
    const other = await signedInAgain(api, person.id, 'regular');
    const begin = await api.call('POST', '/auth/second-factor/start', {
      token: other.token,
      headers: { 'x-proof': await proofOf(api, other.token) },
    });
    const { secret } = begin.json.data;
    const links = await Promise.all(
      (['reset_password', 'delete_account'] as const).map((purpose) => newOneTimeToken(api.db, person.id, purpose)),
    );
    const password = 'Barada!Spring77';
    const changed = await api.call('PUT', '/users/password', {
      token: person.token,
      body: { currentPassword: PASSWORD, newPassword: password },
    });
    expect(changed.statusCode).toBe(200);
    const confirm = await api.call('POST', '/auth/second-factor/confirm', {
      token: person.token,
      headers: { 'x-proof': await proofOf(api, person.token, { password }) },
      body: { code: codeOf(secret) },
    });
    expect(confirm.json.code).toBe('second_factor_wrong');
    const [reset, deletion] = links;
    const body = { token: reset, password: 'Khabur!Bridge88' };
    expect((await api.call('POST', '/auth/reset-password', { body })).json.code).toBe('reset_link_invalid');
    expect((await api.call('POST', `/account/delete/confirm?token=${deletion}`)).json.code).toBe(
      'deletion_link_invalid',
    );
  });

  it('takes a code once', async () => {
    const { email, secret } = await enrolled();
    // The one that confirmed it is spent already.
    expect((await login(email, codeOf(secret))).json.code).toBe('second_factor_wrong');
    const code = codeOf(secret, 1);
    const answers = await Promise.all([login(email, code), login(email, code), login(email, code)]);
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ])('takes a code in %s digits, in two groups, once', async (_name, digits) => {
    const { email, secret } = await enrolled();
    const code = codeOf(secret, 1);
    const typed = [...code].map((digit) => digits[Number(digit)]).join('');
    expect((await login(email, `${typed.slice(0, 3)} ${typed.slice(3)}`)).statusCode).toBe(200);
    expect((await login(email, code)).json.code).toBe('second_factor_wrong');
  });

  it('takes each recovery code once, and keeps hashes of them only', async () => {
    const { email, recoveryCodes, id } = await enrolled();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(email, first.toUpperCase())).statusCode).toBe(200);
    expect((await login(email, first)).json.code).toBe('second_factor_wrong');
    const rows = await api.db('recovery_codes').where({ user_id: id });
    expect(rows.every((row) => Buffer.isBuffer(row.code_hash) && row.code_hash.length === 32)).toBe(true);
    expect((await login(email, second)).statusCode).toBe(200);
  });

  it('is set up once: another authenticator needs the first to be given up', async () => {
    const { token, secret } = await enrolled();
    const headers = { 'x-proof': await proofOf(api, token, { password: PASSWORD, code: codeOf(secret, 1) }) };
    const again = (step: 'start' | 'confirm') =>
      api.call('POST', `/auth/second-factor/${step}`, {
        token,
        headers,
        ...(step === 'confirm' && { body: { code: codeOf(secret, 1) } }),
      });
    for (const step of ['start', 'confirm'] as const)
      expect((await again(step)).json).toMatchObject({ statusCode: 409, code: 'second_factor_exists' });
  });

  it('is throttled', async () => {
    const { email, secret } = await enrolled();
    for (let i = 0; i < 5; i++) expect((await login(email, '000000')).json.code).toBe('second_factor_wrong');
    expect((await login(email, codeOf(secret, 1))).json.code).toBe('login_throttled');
  });

  it('can be given up, but not by administrators', async () => {
    const { token, email, recoveryCodes } = await enrolled();
    const remove = async (bearer: string, code = '') => {
      const headers = { 'x-proof': await proofOf(api, bearer, { password: PASSWORD, code }) };
      return api.call('POST', '/auth/second-factor/remove', { token: bearer, headers });
    };
    expect((await remove(token, recoveryCodes[0])).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(200);
    const admin = await enrolled({ account_type: 'admin' });
    expect((await remove(admin.token, admin.recoveryCodes[0])).json.code).toBe('second_factor_obligatory');
  });

  it('is demanded of administrators everywhere but where they enrol', async () => {
    const admin = await signedIn(api, { account_type: 'admin' });
    await api.db('sessions').where({ id: admin.sessionId }).update({ second_factor_at: null });
    const { json } = await login(admin.email);
    const token = json.data.tokens.accessToken;
    for (const path of ['/admin/users', '/admin/whatever', '/admin/offices/pending']) {
      expect(await api.call('GET', path, { token })).toMatchObject({
        statusCode: 403,
        json: { code: 'second_factor_required' },
      });
    }
    const { confirm } = await enrol(token);
    expect((await api.call('GET', '/admin/users', { token: confirm.accessToken })).statusCode).toBe(200);
  });
});
