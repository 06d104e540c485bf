import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOfficeWith, type OfficePerson, setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { checkLedger } from '../ledger/index.ts';
import { SUBSCRIPTION_CLOCK } from './clock-handlers.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => setClock(api, '2027-01-31T09:00:00Z'));

const subscribed = async (plan: string, cents = 100_000) => {
  const office = await anOfficeWith(api, cents);
  const { json } = await office.subscribe(plan);
  return { ...office, subscriptionId: json.data.subscription.id as string };
};
type Subscriber = OfficePerson & { subscriptionId: string };
const impactOf = (office: OfficePerson, plan: string) => office.get(`/subscriptions/impact-analysis?plan=${plan}`);
const renew = async (office: Subscriber, facts?: string) => {
  const { plan } = (await office.current()).subscription;
  const shown = facts ?? (await impactOf(office, plan.code))?.facts ?? '';
  return office.send(`/subscriptions/${office.subscriptionId}/renew`, { facts: shown });
};
const change = async (office: Subscriber, plan: string) =>
  office.send(`/subscriptions/${office.subscriptionId}/change`, { plan, facts: (await impactOf(office, plan)).facts });
const pass = async (to: string) => {
  await setClock(api, to);
  await tick(api.db, SUBSCRIPTION_CLOCK, { brand: api.config.brand });
};
const kindsIn = (rows: { kind: string }[]) => rows.map(({ kind }) => kind);

describe('renewing now', () => {
  it('from two tabs at once is one period', async () => {
    const office = await subscribed('standard_monthly');
    const { facts } = await impactOf(office, 'standard_monthly');
    const tabs = await Promise.all([1, 2, 3].map(() => renew(office, facts)));
    expect(tabs.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await office.balance()).toBe(1_000 - 30);
  });

  it('in the days of grace pays the period that they belong to', async () => {
    const office = await subscribed('standard_monthly', 1_500);
    await pass('2027-03-02T09:00:00Z');
    expect((await office.current()).subscription).toMatchObject({ status: 'expired' });
    await office.addCredit(3_000);
    const { json } = await renew(office);
    expect(json.data).toMatchObject({ balance: 15, subscription: { status: 'active', price: 15, paidAhead: null } });
    expect(json.data.subscription.startsAt).toMatch(/^2027-02-28T09:00/);
    expect((await renew(office)).json.data.subscription.paidAhead).toMatchObject({ price: 15 });
  });

  it('leaves a cancelled plan cancelled, which then ends with what was paid', async () => {
    const office = await subscribed('standard_monthly');
    await office.send('/subscriptions/cancel');
    const { subscription } = (await renew(office)).json.data;
    expect(subscription).toMatchObject({ status: 'cancelled', renews: false });
    await pass('2027-03-30T09:00:00Z');
    expect((await office.current()).subscription.status).toBe('cancelled');
    await pass('2027-03-31T10:00:00Z');
    expect((await office.current()).subscription).toBeNull();
    expect(await office.balance()).toBe(1_000 - 30);
  });

  it('without enough credit says what is missing, and is finished once there is some', async () => {
    const office = await subscribed('standard_monthly', 1_600);
    const refused = await renew(office);
    const purchase = { product: 'subscription', plan: 'standard_monthly' };
    expect(refused.json).toMatchObject({
      statusCode: 402,
      code: 'insufficient_credits',
      data: { missing: 14, price: 15, purchase },
    });
    await office.send('/credits/request', { amount: 14, method: 'cash', purchase });
    const { pending } = await office.current();
    await office.addCredit(1_400);
    const done = await office.send('/subscriptions/activate', { purchaseId: pending.purchaseId });
    expect(done.json.data).toMatchObject({ balance: 0, subscription: { paidAhead: { price: 15 } } });
    expect((await office.current()).pending).toBeNull();
  });

  it('is no way round a change that is to come, and comes back whole with a better plan', async () => {
    const office = await subscribed('premium_monthly', 100_000);
    const facts = (await impactOf(office, 'premium_monthly')).facts;
    await change(office, 'standard_monthly');
    expect((await renew(office, facts)).json.code).toBe('subscription_facts_changed');
    const other = await subscribed('standard_monthly');
    await renew(other);
    await setClock(api, '2027-02-14T10:00:00Z');
    // Half of the running month, and the whole next one.
    expect(await impactOf(other, 'premium_monthly')).toMatchObject({ change: 'upgrade', unused: 22.5, due: 17.5 });
    const { subscription } = (await change(other, 'premium_monthly')).json.data;
    expect(subscription).toMatchObject({ plan: { code: 'premium_monthly' }, paidAhead: null });
    expect(subscription.validUntil).toMatch(/^2027-03-14T09:00/);
    expect(await other.balance()).toBe(1_000 - 15 - 15 - 17.5);
  });

  it('keeps the listings of the running period, and the new ones from then on', async () => {
    const office = await subscribed('standard_monthly');
    const limit = (listing_limit: number) =>
      api.owner('plans').where({ code: 'standard_monthly' }).update({ listing_limit });
    await limit(20);
    await renew(office);
    expect((await office.current()).quota.allowed).toBe(50);
    await pass('2027-03-01T09:00:00Z');
    const { quota, subscription } = await office.current();
    expect([quota.allowed, subscription.plan.listingLimit]).toEqual([20, 20]);
    await limit(50);
  });

  it('pays one period behind the running one, at the price of today, and once', async () => {
    const office = await subscribed('standard_monthly', 10_000);
    await setClock(api, '2027-02-10T10:00:00Z');
    await api.owner('plan_prices').insert({ plan_code: 'standard_monthly', cents: 1_600, valid_from: '2027-02-09' });
    const shown = await impactOf(office, 'standard_monthly');
    expect(shown).toMatchObject({ change: 'renewal', price: 16, unused: 0, due: 16 });
    expect(shown.effectiveAt).toMatch(/^2027-02-28T09:00/);
    const { json, statusCode } = await renew(office, shown.facts);
    expect(statusCode, JSON.stringify(json)).toBe(200);
    expect(json.data).toMatchObject({
      balance: 69,
      subscription: { status: 'active', price: 15, renews: true, daysRemaining: 49, paidAhead: { price: 16 } },
    });
    expect(json.data.subscription.validUntil).toMatch(/^2027-03-31T09:00/);
    expect((await renew(office)).json).toMatchObject({ statusCode: 409, code: 'period_paid_ahead' });
    expect((await office.get('/payments/history')).payments[0]).toMatchObject({ amount: 16, product: 'subscription' });
    await api.owner('plan_prices').insert({ plan_code: 'standard_monthly', cents: 1_500, valid_from: '2027-02-10' });

    // The period that was paid ahead runs without another payment, and can be followed by a further one.
    await pass('2027-03-01T09:00:00Z');
    const now = await office.current();
    expect(now.subscription).toMatchObject({ status: 'active', price: 16, paidAhead: null });
    expect(await office.balance()).toBe(69);
    expect((await renew(office)).json.data.subscription).toMatchObject({ price: 16, paidAhead: { price: 15 } });
    expect(kindsIn(await office.events())).toEqual(['renewal', 'renewal', 'activation']);
  });
});

it('tells its payer of every change', async () => {
  const office = await subscribed('standard_monthly');
  await change(office, 'premium_monthly');
  await change(office, 'standard_monthly');
  await change(office, 'premium_monthly');
  await renew(office);
  await office.send('/subscriptions/cancel');
  await office.send(`/subscriptions/${office.subscriptionId}/reactivate`);
  const bell = await office.bell();
  expect(kindsIn(bell)).toEqual([
    ...['subscription_started', 'subscription_upgraded', 'subscription_changes_later', 'subscription_goes_on'],
    ...['subscription_renewed_now', 'subscription_cancelled', 'subscription_goes_on'],
  ]);
  expect(bell[0]).toEqual({
    kind: 'subscription_started',
    url: expect.stringMatching(/^\/dashboard\/payments\/[0-9a-f-]{36}$/),
    parameters: {
      planAr: 'الأساسية الشهرية',
      planEn: 'Standard monthly',
      amount: 15,
      untilAr: '28 شباط 2027',
      untilEn: '28 February 2027',
    },
  });
});

it('leaves a ledger that balances', async () => {
  expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
});
