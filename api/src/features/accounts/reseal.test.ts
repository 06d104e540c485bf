import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { streamToken } from '#mail/streams.ts';
import { aPerson, codeProofOf, PASSWORD, proofOf, registration, signedIn } from '#testing/people.ts';
import { appOn } from '#testing/test-app.ts';
import { reseal } from './index.ts';

const OLD = 'the secret that everything was made with';
const NEW = 'the secret that follows it, as long as that';

let database: TestDatabase;
let before: App;
/** The same installation with the new secret while both are about, and after it. */
let during: App;
let after: App;
type App = Awaited<ReturnType<typeof siteWith>>;

async function siteWith(settings: Record<string, string>) {
  const { db, owner } = database;
  return { ...(await appOn(database, undefined, settings)), db, owner, database };
}
beforeAll(async () => {
  database = await createTestDatabase();
  before = await siteWith({ AUTH_SECRET: OLD });
  during = await siteWith({ AUTH_SECRET: NEW, AUTH_SECRET_ALSO: OLD });
  after = await siteWith({ AUTH_SECRET: NEW });
});
afterAll(async () => {
  for (const api of [before, during, after]) await api.close();
  await database.drop();
});

/** The code of now, or of the step after it: each is good once. */
const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * 30 });
const login = (api: App, email: string, code: string) =>
  api.call('POST', '/auth/login', { body: { email, password: PASSWORD, code } });

async function enrolled() {
  const person = await signedIn(before);
  const headers = { 'x-proof': await proofOf(before, person.token) };
  const start = await before.call('POST', '/auth/second-factor/start', { token: person.token, headers });
  const { secret } = start.json.data;
  const body = { code: codeOf(secret, -1) };
  await before.call('POST', '/auth/second-factor/confirm', { token: person.token, headers, body });
  return { ...person, secret: secret as string };
}

async function bannedAndClosed() {
  const person = await aPerson(database.db);
  const admin = await signedIn(before, { account_type: 'admin' });
  const headers = { 'x-proof': await codeProofOf(before, admin.token) };
  const body = { reason: 'sold a house twice' };
  const banned = await before.call('POST', `/admin/users/${person.id}/ban`, { token: admin.token, headers, body });
  const link = await newOneTimeToken(database.db, person.id, 'delete_account');
  const closed = await before.call('POST', `/account/delete/confirm?token=${link}`);
  expect([banned.statusCode, closed.statusCode]).toEqual([200, 200]);
  return person;
}

describe('AUTH_SECRET that another one follows', () => {
  it('takes nothing from anybody: sessions, authenticators, links of mails, and who is kept out', async () => {
    const person = await enrolled();
    const { email } = await bannedAndClosed();
    const link = streamToken(before.config, { userId: person.id, stream: 'promotions' });
    const subscription = (api: App) => api.get(`/notifications/stream?token=${link}`);
    const profile = (api: App) => api.call('GET', '/users/profile', { token: person.token });
    const register = (api: App) => api.call('POST', '/auth/register', { body: registration({ email }) });

    expect((await profile(during)).statusCode).toBe(200);
    expect((await subscription(during)).statusCode).toBe(200);
    expect((await register(during)).json.code).toBe('account_banned');
    expect((await login(during, person.email, codeOf(person.secret))).statusCode).toBe(200);

    expect((await profile(after)).statusCode).toBe(401);
    expect((await login(after, person.email, codeOf(person.secret, 1))).json.code).toBe('second_factor_wrong');
    expect(await reseal(database.db, after.config.auth.secrets)).toEqual({ before: 0, now: 0, unreadable: 2 });
    expect(await reseal(database.db, during.config.auth.secrets)).toEqual({ before: 0, now: 2, unreadable: 0 });
    expect(await reseal(database.db, during.config.auth.secrets)).toEqual({ before: 2, now: 0, unreadable: 0 });
    expect((await login(after, person.email, codeOf(person.secret, 1))).statusCode).toBe(200);
    expect((await register(after)).json.code).toBe('account_banned');
    expect((await subscription(after)).statusCode).toBe(404);
  });

  it('is read by a process that does not write with it yet, so that processes change one by one', async () => {
    const early = await siteWith({ AUTH_SECRET: OLD, AUTH_SECRET_ALSO: NEW });
    const { token } = await signedIn(during);
    const answer = await early.call('GET', '/users/profile', { token });
    await early.close();
    expect(answer.statusCode).toBe(200);
  });
});
