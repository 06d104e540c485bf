import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { codeHash } from '#lib/auth/six-digit-codes.ts';
import { workJobs } from '#testing/jobs.ts';
import { oidcIssuer } from '#testing/oidc-issuer.ts';
import { aPerson, codeProofOf, newEmail, newPhone, registration, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let issuer: Awaited<ReturnType<typeof oidcIssuer>>;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  issuer = await oidcIssuer();
  api = await testApp(issuer.settings);
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(async () => {
  await api.close();
  await issuer.close();
});

const act = async (id: string, what: string, body: object = {}) => {
  const headers: Record<string, string> = what === 'ban' ? { 'x-proof': await codeProofOf(api, admin.token) } : {};
  const sent = { token: admin.token, headers, body: { reason: 'sold a house twice', ...body }, lang: 'en' } as const;
  return api.call('POST', `/admin/users/${id}/${what}`, sent);
};
const register = (values: object) =>
  api.call('POST', '/auth/register', { body: registration({ ...values }), lang: 'en' });
const google = async (what: 'login' | 'register', claims: { sub: string; email: string }) => {
  const { nonce } = (await api.call('POST', '/auth/google/start')).json.data.google;
  const token = await issuer.token({ name: 'Laila Khatib', nonce, ...claims });
  return api.call('POST', `/auth/google/${what}`, { lang: 'en', body: { token, mobile: false } });
};
const confirm = (token: string) => api.call('POST', `/account/delete/confirm?token=${token}`, { lang: 'en' });
/** As `POST /account/delete` mails it. */
const linkOf = ({ id }: { id: string }) => newOneTimeToken(api.db, id, 'delete_account');
const typed = (phone: unknown) => String(phone).replace('+963', '0');
const marksOf = async ({ id }: { id: string }) => (await api.db('measure_marks').where({ user_id: id })).length;
const found = async (query: string) =>
  (await api.call('GET', `/admin/users?query=${encodeURIComponent(query)}`, { token: admin.token })).json.data.users;

/** Somebody who closes the account after it was suspended, for good or for some days. */
const suspendedAndClosed = async (days: number | null, values: object = {}) => {
  const person = await aPerson(api.db, { ...values });
  await act(person.id, 'suspend', { days });
  expect((await confirm(await linkOf(person))).statusCode).toBe(200);
  return person;
};

describe('a suspended or banned account that was closed', () => {
  it('comes back by no e-mail, number or Google account of its own', async () => {
    const sub = randomUUID();
    const { id, email, phone } = await suspendedAndClosed(null, { google_subject: sub });
    const refused = await register({ email: email.toUpperCase() });
    expect(refused).toMatchObject({
      statusCode: 403,
      json: {
        code: 'account_suspended_for_good',
        message: 'Your account is suspended. Reason: -. Please contact support.',
      },
    });
    expect((await register({ phone: typed(phone) })).json.code).toBe('account_suspended_for_good');
    for (const what of ['login', 'register'] as const) {
      const answers = [
        await google(what, { sub, email: newEmail() }),
        await google(what, { sub: randomUUID(), email }),
      ];
      for (const { json } of answers) {
        expect(json).toMatchObject({ code: 'account_suspended_for_good', data: { reason: 'sold a house twice' } });
      }
    }
    expect(await api.db('users').where({ phone }).orWhere({ email }).pluck('id')).toEqual([id]);
    expect((await register({})).statusCode).toBe(201);
  });

  it('is kept out of another account that proves its number', async () => {
    const { phone } = await suspendedAndClosed(null);
    const other = await signedIn(api, { phone });
    const code = codeHash(api.config.auth.secret, 'phone', other.id, '123456');
    await newOneTimeToken(api.db, other.id, 'verify_phone', { payload: { phone: String(phone), code } });
    const body = { code: '123456' };
    const confirmed = await api.call('POST', '/users/phone/verification/confirm', { token: other.token, body });
    expect(confirmed).toMatchObject({ statusCode: 409, json: { code: 'phone_kept_out' } });
    expect((await api.db('users').where({ id: other.id }).first())?.phone_verified_at).toBeNull();
  });

  it('is not closed by a link that was asked for before', async () => {
    const person = await aPerson(api.db);
    const link = await linkOf(person);
    await act(person.id, 'ban');
    expect((await confirm(link)).json.code).toBe('deletion_link_invalid');
    expect((await register({ email: person.email })).json.code).toBe('email_taken');
  });

  it('is found with its measure, also when its data are gone, and let in again', async () => {
    const { id, email, phone } = await suspendedAndClosed(null);
    expect(await found(email)).toMatchObject([
      { id, status: 'closed', measure: 'suspended', reason: 'sold a house twice' },
    ]);
    await api.owner('app_clock').update({ shift: '26 days' });
    await enqueue(api.db, 'retention', {});
    await workJobs(api);
    await api.owner('app_clock').update({ shift: '0' });
    expect(await marksOf({ id })).toBe(2);
    for (const query of [email, String(phone), typed(phone)]) {
      expect(await found(query)).toMatchObject([{ id, email: null, status: 'closed', measure: 'suspended' }]);
    }
    expect((await act(id, 'unban')).json.code).toBe('user_not_banned');
    expect((await act(id, 'unsuspend', { expected: 'closed' })).json.data.user).toMatchObject({ id, measure: null });
    expect(await marksOf({ id })).toBe(0);
    expect((await register({ email, phone: typed(phone) })).statusCode).toBe(201);
  });

  it('is forgotten when the suspension ends, and nothing is kept of others who close', async () => {
    const { id, email } = await suspendedAndClosed(3);
    expect((await register({ email })).json.code).toBe('account_suspended');
    await api.owner('app_clock').update({ shift: '4 days' });
    expect((await register({ email, phone: typed(newPhone()) })).statusCode).toBe(201);
    await enqueue(api.db, 'retention', {});
    await workJobs(api);
    await api.owner('app_clock').update({ shift: '0' });
    expect(await marksOf({ id })).toBe(0);
    const leaver = await aPerson(api.db);
    expect((await confirm(await linkOf(leaver))).statusCode).toBe(200);
    expect(await marksOf(leaver)).toBe(0);
    expect((await register({ email: leaver.email, phone: typed(leaver.phone) })).statusCode).toBe(201);
  });
});

describe('an account of good standing that was closed', () => {
  it('leaves its e-mail and its Google account free for the next one at once', async () => {
    const claims = { sub: randomUUID(), email: newEmail() };
    const first = await google('register', claims);
    expect(first.statusCode).toBe(201);
    expect((await confirm(await linkOf(first.json.data.user))).statusCode).toBe(200);
    expect((await google('login', claims)).json.code).toBe('google_account_not_found');
    const next = await google('register', claims);
    expect(next.statusCode).toBe(201);
    expect(next.json.data.user.id).not.toBe(first.json.data.user.id);
  });
});
