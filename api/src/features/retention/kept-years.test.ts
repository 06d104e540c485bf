import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allFeatures } from '#features.ts';
import { anOffer, ask } from '#testing/leads.ts';
import { credited } from '#testing/money.ts';
import { signedIn, signedInAgain } from '#testing/people.ts';
import { anOfficeWith } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { checkLedger } from '../ledger/index.ts';
import { enforceRetention } from './enforce-retention.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** Tables with what each has to lose, as one day has filled them. */
const KEPT = [
  ...['contact_messages', 'leads', 'lead_messages', 'listing_reports', 'notifications', 'contact_reveals'],
  ...['audit_log', 'payments', 'receipts', 'ledger_transfers', 'subscriptions'],
] as const;
const countOf = async (table: string) => Number((await api.owner(table).count({ n: '*' }).first())?.n);
const counts = async () =>
  Object.fromEntries(await Promise.all(KEPT.map(async (table) => [table, await countOf(table)])));

/** Rows that are left after such a time, when the night's work is done. */
async function leftAfter(time: string) {
  await api.owner('app_clock').update({ shift: time });
  await enforceRetention({ db: api.db, dataDir: api.dataDir, log: pino({ level: 'silent' }), features: allFeatures });
  return counts();
}

/** A day on which everything that is kept for years came to be. */
async function aDay() {
  const [{ owner, listing }, member] = [await anOffer(api), await signedIn(api, { email_verified_at: new Date() })];
  const body = { name: 'Laila', email: 'laila@diyar.test', message: 'How long does a review take?' };
  expect((await api.call('POST', '/contact', { body })).statusCode).toBe(201);
  expect(await ask(api, member, listing.id)).toBeTruthy();
  expect(
    (await api.call('POST', `/listings/${listing.id}/contact`, { token: member.token, body: {} })).statusCode,
  ).toBe(200);
  await api.db('listing_reports').insert({
    listing_id: listing.id,
    reporter_id: member.id,
    type: 'spam',
    weight: 1,
    state: 'upheld',
    decided_at: api.db.raw('app_now()'),
    decided_by: owner.id,
  });
  const office = await anOfficeWith(api, 10_000);
  expect((await office.subscribe('standard_monthly')).statusCode).toBe(201);
  const written = { actor_id: owner.id, subject_kind: 'user', subject_id: member.id };
  await api.owner('audit_log').insert([
    { ...written, action: 'user.suspend' },
    { ...written, action: 'security.session_stolen' },
  ]);
  return { owner, member };
}

it('what is kept for two, three, five and seven years is there the day before, and gone the day after', async () => {
  await aDay();
  await api.owner('audit_log').whereNotIn('action', ['user.suspend', 'security.session_stolen']).delete();
  const all = await counts();
  for (const table of KEPT) expect(all[table], table).toBeGreaterThan(0);
  const messages = { contact_messages: 0, leads: 0, lead_messages: 0, listing_reports: 0, contact_reveals: 0 };

  expect(await leftAfter('2 years -1 day')).toEqual(all);
  const twoYears = { ...all, ...messages, notifications: 0 };
  expect(await leftAfter('2 years 1 day')).toEqual(twoYears);
  expect(await leftAfter('3 years -1 day')).toEqual(twoYears);
  expect(await leftAfter('3 years 1 day')).toEqual({ ...twoYears, audit_log: 1 });
  expect(await api.owner('audit_log').pluck('action')).toEqual(['security.session_stolen']);
  expect(await leftAfter('5 years -1 day')).toEqual({ ...twoYears, audit_log: 1 });
  expect(await leftAfter('5 years 1 day')).toEqual({ ...twoYears, audit_log: 0 });
  // Money is told for as long as the ledger stands: seven years are the least.
  expect(await leftAfter('7 years 1 day')).toEqual({ ...twoYears, audit_log: 0 });
  expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
});

it('who closed an account is nobody within thirty days, and what was paid stays', async () => {
  await api.owner('app_clock').update({ shift: '0' });
  const person = await signedIn(api, { first_name: 'Laila', last_name: 'Khatib' });
  const account = await credited(api.db, { userId: person.id }, 2_500);
  const stays = await signedIn(api);
  await api
    .owner('users')
    .where({ id: person.id })
    .update({ closed_at: api.owner.raw('app_now()') });
  const rowOf = (id: string) => api.db('users').where({ id }).first('first_name', 'email', 'phone', 'erased_at');
  await leftAfter('20 days');
  expect(await rowOf(person.id)).toMatchObject({ first_name: 'Laila', email: person.email, erased_at: null });
  await leftAfter('30 days');
  const gone = await rowOf(person.id);
  expect(gone).toMatchObject({ email: null, phone: null, erased_at: expect.any(Date) });
  expect(gone?.first_name).not.toBe('Laila');
  expect(await api.db('ledger_entries').where({ account_id: account })).not.toEqual([]);
  const { token } = await signedInAgain(api, stays.id, 'regular');
  expect((await api.call('GET', '/users/profile', { token })).json.data.user.email).toBe(stays.email);
});
