import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workJobs } from '#testing/jobs.ts';
import { meetingAt } from '#testing/lock-waits.ts';
import { oidcIssuer } from '#testing/oidc-issuer.ts';
import { PASSWORD, proofOf, signedIn, signedInAgain } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

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

type Signed = Awaited<ReturnType<typeof signedIn>>;
const NEW_PASSWORD = 'Euphrates?Delta7';
const withGoogle = (values: object = {}) =>
  signedIn(api, { password_hash: null, google_subject: randomUUID(), ...values });
const start = ({ token }: Pick<Signed, 'token'>, proof?: string) =>
  api.call('POST', '/auth/second-factor/start', { token, ...(proof && { headers: { 'x-proof': proof } }) });
const setFirst = ({ token }: Signed, proof?: string) => {
  const headers: Record<string, string> = proof ? { 'x-proof': proof } : {};
  return api.call('PUT', '/users/password', { token, headers, body: { newPassword: NEW_PASSWORD } });
};
const prove = ({ token }: Pick<Signed, 'token'>, body: object) =>
  api.call('POST', '/auth/proof', { token, body, lang: 'en' });
const sessionOf = async (email: string): Promise<{ token: string }> => {
  const { json } = await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } });
  return { token: json.data.tokens.accessToken };
};
async function mailedCode(person: Signed): Promise<string> {
  expect((await api.call('POST', '/auth/proof/code', { token: person.token })).statusCode).toBe(200);
  const mail = (await workJobs(api)).find(({ to }) => to === person.email);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}
const isRefused = { statusCode: 403, json: { code: 'proof_required' } };

describe('a stolen access token', () => {
  it('sets no first password and enrols no second factor', async () => {
    const owner = await withGoogle();
    expect(await setFirst(owner)).toMatchObject(isRefused);
    expect(await start(owner)).toMatchObject({
      ...isRefused,
      json: { data: { password: false, mail: true, google: true, secondFactor: false } },
    });
    const confirm = await api.call('POST', '/auth/second-factor/confirm', {
      token: owner.token,
      body: { code: '123456' },
    });
    expect(confirm).toMatchObject(isRefused);
    expect(await setFirst(owner, 'x'.repeat(43))).toMatchObject(isRefused);
    const kept = await api.db('users').where({ id: owner.id }).first('password_hash', 'totp_secret');
    expect(kept).toEqual({ password_hash: null, totp_secret: null });
  });

  it('is no way to a proof once the session ended', async () => {
    const owner = await signedIn(api);
    const proof = await proofOf(api, owner.token);
    await api.call('POST', '/auth/logout', { token: owner.token });
    expect((await prove(owner, { password: PASSWORD })).statusCode).toBe(401);
    expect((await start(owner, proof)).statusCode).toBe(401);
  });
});

describe('a session that ends while a call is on its way', () => {
  it('changes no password', async () => {
    const owner = await signedIn(api);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const change = () => api.call('PUT', '/users/password', { token: owner.token, body });
    const logout = () => api.call('POST', '/auth/logout', { token: owner.token });
    const [changed] = await meetingAt(api, { table: 'users', id: owner.id }, [change], logout);
    expect(changed).toMatchObject({ statusCode: 401, json: { code: 'unauthorized' } });
    const login = await api.call('POST', '/auth/login', { body: { email: owner.email, password: PASSWORD } });
    expect(login.statusCode).toBe(200);
  });
});

describe('a proof', () => {
  it('opens what changes the ways in, for ten minutes and in its own session', async () => {
    const owner = await signedIn(api);
    const proof = await proofOf(api, owner.token);
    const elsewhere = await sessionOf(owner.email);
    const stranger = await signedIn(api);
    expect(await start(elsewhere, proof)).toMatchObject(isRefused);
    expect(await start(stranger, proof)).toMatchObject(isRefused);
    expect((await start(owner, proof)).statusCode).toBe(200);
    await api.owner('app_clock').update({ shift: '9 minutes' });
    const late = await start(owner, proof);
    await api.owner('app_clock').update({ shift: '11 minutes' });
    const tooLate = await start(owner, proof);
    await api.owner('app_clock').update({ shift: '0' });
    expect(late.statusCode).toBe(200);
    expect(tooLate).toMatchObject(isRefused);
  });

  it('is kept as a hash, and dies with a new password', async () => {
    const owner = await signedIn(api);
    const proof = await proofOf(api, owner.token);
    const rows = await api.db('session_proofs').where({ session_id: owner.sessionId });
    expect(rows.map((row) => row.token_hash.length)).toEqual([32]);
    expect(JSON.stringify(rows)).not.toContain(proof);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await api.call('PUT', '/users/password', { token: owner.token, body })).statusCode).toBe(200);
    expect(await start(owner, proof)).toMatchObject(isRefused);
  });

  it('asks for exactly one way, and says what is wrong on its field', async () => {
    const owner = await signedIn(api);
    expect((await prove(owner, {})).statusCode).toBe(400);
    expect((await prove(owner, { password: PASSWORD, mailCode: '123456' })).statusCode).toBe(400);
    expect((await prove(owner, { password: 'Wrong!pass1' })).json).toMatchObject({
      code: 'wrong_password',
      errors: [{ path: 'password' }],
    });
    expect((await prove(await withGoogle(), { password: PASSWORD })).json.code).toBe('wrong_password');
  });

  it('is not guessed: five passwords in a quarter of an hour, parallel or not', async () => {
    const owner = await signedIn(api);
    const answers = await Promise.all(Array.from({ length: 9 }, () => prove(owner, { password: 'Wrong!pass1' })));
    expect(answers.filter(({ json }) => json.code === 'wrong_password')).toHaveLength(5);
    expect((await prove(owner, { password: PASSWORD })).json.code).toBe('login_throttled');
  });

  it('asks for the second factor too', async () => {
    const owner = await signedIn(api);
    const proof = await proofOf(api, owner.token);
    const { secret } = (await start(owner, proof)).json.data;
    const confirm = await api.call('POST', '/auth/second-factor/confirm', {
      token: owner.token,
      headers: { 'x-proof': proof },
      body: { code: generateSync({ secret }) },
    });
    const [first, second] = confirm.json.data.recoveryCodes;
    // Proofs given without it are worth nothing from now on.
    const renew = (given: string) =>
      api.call('POST', '/auth/second-factor/recovery-codes', { token: owner.token, headers: { 'x-proof': given } });
    expect(await renew(proof)).toMatchObject({ ...isRefused, json: { data: { secondFactor: true } } });
    expect((await prove(owner, { password: PASSWORD })).json).toMatchObject({
      statusCode: 400,
      code: 'second_factor_needed',
      errors: [{ path: 'code' }],
    });
    expect((await prove(owner, { password: PASSWORD, code: '000000' })).json.code).toBe('second_factor_wrong');
    const mailCode = await mailedCode(owner);
    expect((await prove(owner, { mailCode, code: 'aaaaa-bbbbb' })).json.code).toBe('second_factor_wrong');
    // A wrong second factor uses no mailed code up.
    expect((await prove(owner, { mailCode, code: first })).statusCode).toBe(201);
    const stronger = (await prove(owner, { password: PASSWORD, code: second })).json.data.proof;
    expect((await renew(stronger)).json.data.recoveryCodes).toHaveLength(10);
  });
});

describe('the second factor alone', () => {
  const ban = (token: string, proof?: string) =>
    api.call('POST', `/admin/users/${randomUUID()}/ban`, {
      token,
      body: { reason: 'fraud' },
      ...(proof && { headers: { 'x-proof': proof } }),
    });
  const passed = { statusCode: 404, json: { code: 'user_not_found' } };
  async function anAdministrator() {
    const admin = await signedIn(api, { account_type: 'admin' });
    const proof = await proofOf(api, admin.token);
    const { secret } = (await start(admin, proof)).json.data;
    const headers = { 'x-proof': proof };
    const body = { code: generateSync({ secret }) };
    const confirm = await api.call('POST', '/auth/second-factor/confirm', { token: admin.token, headers, body });
    return { ...admin, codes: confirm.json.data.recoveryCodes as string[] };
  }

  it('opens what asks for a code, for fifteen minutes and in its own session', async () => {
    const admin = await anAdministrator();
    expect(await ban(admin.token)).toMatchObject({
      ...isRefused,
      json: { data: { password: false, mail: false, google: false, secondFactor: true } },
    });
    const { proof, expiresIn } = (await prove(admin, { code: admin.codes.pop() })).json.data;
    expect(expiresIn).toBe(900);
    expect(await ban(admin.token, proof)).toMatchObject(passed);
    expect(await ban((await signedInAgain(api, admin.id, 'admin')).token, proof)).toMatchObject(isRefused);
    await api.owner('app_clock').update({ shift: '14 minutes' });
    const late = await ban(admin.token, proof);
    await api.owner('app_clock').update({ shift: '16 minutes' });
    const tooLate = await ban(admin.token, proof);
    await api.owner('app_clock').update({ shift: '0' });
    expect(late).toMatchObject(passed);
    expect(tooLate).toMatchObject(isRefused);
  });

  it('does not stand for the person, who stands for it', async () => {
    const admin = await anAdministrator();
    const renew = (proof: string) =>
      api.call('POST', '/auth/second-factor/recovery-codes', { token: admin.token, headers: { 'x-proof': proof } });
    const { proof: ofCode } = (await prove(admin, { code: admin.codes.pop() })).json.data;
    expect(await renew(ofCode)).toMatchObject({ ...isRefused, json: { data: { password: true } } });
    const ofPerson = await proofOf(api, admin.token, { password: PASSWORD, code: admin.codes.pop() });
    expect(await ban(admin.token, ofPerson)).toMatchObject(passed);
  });

  it('is asked for in vain where there is none, and not guessed', async () => {
    expect((await prove(await signedIn(api), { code: '123456' })).json.code).toBe('second_factor_missing');
    const admin = await anAdministrator();
    const [known = ''] = admin.codes;
    const tries = await Promise.all(Array.from({ length: 7 }, () => prove(admin, { code: '000000' })));
    expect(tries.filter(({ json }) => json.code === 'second_factor_wrong')).toHaveLength(5);
    expect((await prove(admin, { code: known })).json.code).toBe('login_throttled');
  });

  it('opens nothing by a password without it', async () => {
    const admin = await signedIn(api, { account_type: 'admin' });
    expect(await ban(admin.token, await proofOf(api, admin.token))).toMatchObject(isRefused);
  });
});

describe('a code by mail', () => {
  it('sets the first password of an account that came with Google', async () => {
    const owner = await withGoogle();
    const { proof } = (await prove(owner, { mailCode: await mailedCode(owner) })).json.data;
    expect((await setFirst(owner, proof)).statusCode).toBe(200);
    expect((await setFirst(owner, proof)).json.code).toBe('wrong_password');
    const login = await api.call('POST', '/auth/login', { body: { email: owner.email, password: NEW_PASSWORD } });
    expect(login.statusCode).toBe(200);
  });

  it('is good once, in the session that asked, and for five tries', async () => {
    const owner = await signedIn(api);
    const code = await mailedCode(owner);
    const elsewhere = await sessionOf(owner.email);
    expect((await prove(elsewhere, { mailCode: code })).json.code).toBe('proof_code_wrong');
    const answers = await Promise.all([1, 2, 3].map(() => prove(owner, { mailCode: code })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);

    const next = await mailedCode(owner);
    const wrong = next === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i++) expect((await prove(owner, { mailCode: wrong })).json.code).toBe('proof_code_wrong');
    expect((await prove(owner, { mailCode: next })).json.code).toBe('proof_code_wrong');
  });

  it('is not sent without end', async () => {
    const { token } = await signedIn(api);
    const ask = () => api.call('POST', '/auth/proof/code', { token });
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429]);
  });
});

describe('Google', () => {
  it('proves its own account, once a token', async () => {
    const sub = randomUUID();
    const owner = await withGoogle({ google_subject: sub });
    const token = async (claims: object) => {
      const { nonce } = (await api.call('POST', '/auth/google/start')).json.data.google;
      return issuer.token({ sub, email: owner.email, nonce, ...claims });
    };
    const other = await prove(owner, { googleToken: await token({ sub: randomUUID() }) });
    expect(other).toMatchObject({ statusCode: 400, json: { code: 'google_other_account' } });
    expect((await prove(owner, { googleToken: 'x.y.z' })).json).toMatchObject({
      statusCode: 400,
      code: 'google_invalid_token',
    });
    const googleToken = await token({});
    const answers = await Promise.all([1, 2, 3].map(() => prove(owner, { googleToken })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
  });
});
