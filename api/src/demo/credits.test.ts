import { seedId } from '@diyar/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '#features/ledger/index.ts';
import { aListing, anOffice, aUser } from '#testing/factories.ts';
import { signedInAgain } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { seedCredits } from './credits.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  const person = await aUser(api.db, { id: seedId('demo_persons', '40') });
  await aListing(api.db, { owner: person });
  const office = await anOffice(api.db, { id: seedId('demo_offices', '0') });
  const manager = await aUser(api.db, { id: seedId('demo_agents', '0.0'), account_type: 'office' });
  await api.db('office_members').insert({ office_id: office.id, user_id: manager.id, role: 'owner' });
  for (let i = 0; i < 3; i++) await aListing(api.db, { owner: manager, office });
  await seedCredits(api.owner);
});
afterAll(() => api.close());

const reader = async (table: string, n: string, type: 'regular' | 'office' | 'admin') => {
  const { token } = await signedInAgain(api, seedId(table, n), type);
  return async (path: string) => (await api.call('GET', path, { token, lang: 'en' })).json.data;
};

it('makes a year of money once, and a ledger that balances', async () => {
  const before = await checkLedger(api.db);
  expect(before).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
  await seedCredits(api.owner);
  expect(await checkLedger(api.db)).toEqual(before);
});

it('shows an office’s year: plan, boosts with what they did, refunds; each balance that of its day', async () => {
  const get = await reader('demo_agents', '0.0', 'office');
  const { transactions, months } = await get('/credits/transactions?limit=100');
  expect(months.filter(({ spent }: { spent: number }) => spent > 0).length).toBeGreaterThanOrEqual(11);
  const dates = transactions.map(({ date }: { date: string }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(new Set(transactions.map(({ type }: { type: string }) => type))).toEqual(
    new Set(['deposit', 'subscription', 'boost', 'refund']),
  );
  const { subscription } = await get('/subscriptions/current');
  expect(subscription).toMatchObject({ plan: { code: 'premium_monthly' }, status: 'active', renews: true });
  expect(Date.parse(subscription.validUntil)).toBeGreaterThan(Date.now());
  const { boosts } = await get('/boosts/active');
  expect(boosts[0].effect.after).toBeGreaterThan(boosts[0].effect.before);
  expect((await get('/boosts/history')).page.total).toBe(6);
  expect((await get('/credits/refunds')).requests.map(({ status }: { status: string }) => status).sort()).toEqual([
    ...['approved', 'pending', 'rejected'],
  ]);
});

it('leaves a person a plan that has ended, with the credit for the next on its way', async () => {
  const get = await reader('demo_persons', '40', 'regular');
  const { lapsed, pending } = await get('/subscriptions/current');
  expect(lapsed).toMatchObject({ plan: { code: 'standard_monthly' } });
  expect(pending).toMatchObject({ plan: { code: 'standard_monthly' } });
});

it('gives the administrator something to decide: a number used before, one for two, a refund', async () => {
  const get = await reader('demo_admins', '0', 'admin');
  const { requests } = await get('/admin/credits/requests/pending');
  expect(requests.some(({ sameReference }: { sameReference: object[] }) => sameReference.length > 0)).toBe(true);
  expect(requests.some(({ needsTwo }: { needsTwo: boolean }) => needsTwo)).toBe(true);
  expect(requests.some(({ type }: { type: string }) => type === 'refund')).toBe(true);
});
