import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMoney } from '#testing/money.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { anOfficeWith, setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { checkLedger } from '../ledger/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => setClock(api, '2027-01-31T09:00:00Z'));

describe('subscribing', () => {
  it('pays a month from the credit, gives the plan’s places, and is in the history', async () => {
    const office = await anOfficeWith(api, 5_000);
    const { json, statusCode } = await office.subscribe('standard_monthly');
    expect(statusCode, JSON.stringify(json)).toBe(201);
    expect(json.data).toMatchObject({
      balance: 35,
      subscription: {
        status: 'active',
        price: 15,
        renews: true,
        isGranted: false,
        daysRemaining: 28,
        gracePeriod: null,
        plan: { code: 'standard_monthly', name: 'Standard monthly', listingLimit: 50 },
        next: { code: 'standard_monthly', price: 15 },
      },
    });
    const current = await office.current();
    expect(current.subscription).toEqual(json.data.subscription);
    expect(current.quota).toMatchObject({ plan: { code: 'standard_monthly' }, allowed: 50, unlimited: false });
    expect((await office.get('/subscriptions/active')).subscription).toEqual(json.data.subscription);
    expect(await office.events()).toMatchObject([
      { kind: 'activation', fromPlan: null, toPlan: 'Standard monthly', amount: 15, isAutomatic: false },
    ]);
    const [payment] = (await office.get('/payments/history')).payments;
    expect(payment).toMatchObject({ product: 'subscription', amount: 15, receiptNumber: expect.any(String) });
    const [transaction] = (await office.get('/credits/transactions')).transactions;
    expect(transaction).toMatchObject({ type: 'subscription', balanceChange: -15, paymentId: payment.id });
  });

  it.each([
    ['2027-01-31T09:00:00Z', '2027-02-28T09:00:00.000Z'],
    ['2028-01-30T09:00:00Z', '2028-02-29T09:00:00.000Z'],
    // Late on the last day in UTC is the first of the next month in Damascus.
    ['2027-01-31T22:30:00Z', '2027-02-28T22:30:00.000Z'],
  ])('on %s ends by the country’s calendar, on %s', async (from, to) => {
    await setClock(api, from);
    const office = await anOfficeWith(api, 1_500);
    const { subscription } = (await office.subscribe('standard_monthly')).json.data;
    expect(Math.abs(Date.parse(subscription.validUntil) - Date.parse(to))).toBeLessThan(60_000);
  });

  it('without enough credit says what is missing; the purchase is kept and activated after approval', async () => {
    const office = await anOfficeWith(api, 300);
    const refused = await office.subscribe('standard_monthly');
    const purchase = { product: 'subscription', plan: 'standard_monthly' };
    expect(refused.json).toMatchObject({
      statusCode: 402,
      code: 'insufficient_credits',
      data: { missing: 12, price: 15, purchase },
    });
    expect((await office.current()).subscription).toBeNull();
    const asked = await office.send('/credits/request', { amount: 12, method: 'cash', purchase });
    const { id, purchaseId } = asked.json.data.request;
    expect((await office.current()).pending).toMatchObject({ purchaseId, status: 'pending', price: 15, missing: 12 });
    expect((await office.get('/payments/purchases')).purchases).toMatchObject([{ title: 'Standard monthly plan' }]);
    const early = await office.send('/subscriptions/activate', { purchaseId });
    expect(early.json).toMatchObject({ statusCode: 402, data: { missing: 12 } });
    const admin = await signedIn(api, { account_type: 'admin' });
    const proof = await codeProofOf(api, admin.token);
    const body = { decision: 'approve' };
    await sendMoney(api, `/admin/credits/requests/${id}/process`, { token: admin.token, proof, body });
    const activated = await office.send('/subscriptions/activate', { purchaseId });
    expect(activated.json).toMatchObject({ statusCode: 201, data: { subscription: { status: 'active' }, balance: 0 } });
    expect((await office.current()).pending).toBeNull();
    expect((await office.send('/subscriptions/activate', { purchaseId })).json.code).toBe('purchase_paid');
  });

  it('from two tabs at once is one subscription and one payment; one key is one answer', async () => {
    const office = await anOfficeWith(api, 10_000);
    const tabs = await Promise.all(
      ['standard_monthly', 'standard_monthly', 'premium_monthly'].map((plan) => office.subscribe(plan)),
    );
    expect(tabs.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(tabs.find(({ statusCode }) => statusCode === 409)?.json.code).toBe('subscription_exists');
    const { subscription } = await office.current();
    expect(await office.balance()).toBe(100 - subscription.price);
    expect(await office.events()).toHaveLength(1);

    const other = await anOfficeWith(api, 10_000);
    const key = crypto.randomUUID();
    const first = await other.subscribe('standard_monthly', key);
    expect((await other.subscribe('standard_monthly', key)).answer.body).toBe(first.answer.body);
    expect((await other.subscribe('premium_monthly', key)).statusCode).toBe(422);
    const bare = await api.call('POST', '/subscriptions/subscribe', {
      token: other.token,
      body: { plan: 'standard_monthly' },
    });
    expect(bare.statusCode).toBe(400);
  });

  it('is for managers of an office, for plans on offer, and at the server’s price', async () => {
    const office = await anOfficeWith(api, 10_000);
    expect((await office.subscribe('none')).json).toMatchObject({ statusCode: 404, code: 'plan_not_found' });
    expect((await office.subscribe('free_personal')).json).toMatchObject({ statusCode: 404, code: 'plan_not_found' });
    const offer = (is_active: boolean) => api.owner('plans').where({ code: 'premium_yearly' }).update({ is_active });
    await offer(false);
    expect((await office.subscribe('premium_yearly')).json).toMatchObject({
      statusCode: 409,
      code: 'plan_not_offered',
    });
    await offer(true);
    expect((await office.send('/subscriptions/subscribe', { plan: 'standard_monthly', price: 1 })).statusCode).toBe(
      400,
    );
    const agent = await signedIn(api, { account_type: 'office' });
    await api.db('office_members').insert({ office_id: office.office.id, user_id: agent.id, role: 'agent' });
    const tried = await sendMoney(api, '/subscriptions/subscribe', {
      token: agent.token,
      body: { plan: 'standard_monthly' },
    });
    expect(tried.json).toMatchObject({ statusCode: 403, code: 'billing_forbidden' });
    await office.subscribe('standard_monthly');
    const seen = await api.call('GET', '/subscriptions/active', { token: agent.token });
    expect(seen.json.data.subscription.plan.code).toBe('standard_monthly');
  });

  it('is quoted for every plan', async () => {
    const office = await anOfficeWith(api, 2_000);
    const prices = async () =>
      (await office.get('/subscriptions/prices')).prices.map(
        ({ plan, change, due, missing }: { plan: { code: string }; change: string; due: number; missing: number }) => [
          ...[plan.code, change, due, missing],
        ],
      );
    expect(await prices()).toEqual([
      ['standard_monthly', 'activation', 15, 0],
      ['premium_monthly', 'activation', 40, 20],
      ['standard_yearly', 'activation', 144, 124],
      ['premium_yearly', 'activation', 384, 364],
    ]);
    await office.subscribe('standard_monthly');
    await setClock(api, '2027-02-14T10:00:00Z');
    // 14 of 28 days have not begun: 7.50 of the 15 come off.
    expect(await prices()).toEqual([
      ['standard_monthly', null, 0, 0],
      ['premium_monthly', 'upgrade', 32.5, 27.5],
      ['standard_yearly', 'upgrade', 136.5, 131.5],
      ['premium_yearly', 'upgrade', 376.5, 371.5],
    ]);
  });
});

describe('cancelling', () => {
  it('keeps what was paid for until the end of the period, and can be taken back', async () => {
    const office = await anOfficeWith(api, 1_500);
    expect((await office.send('/subscriptions/cancel')).json).toMatchObject({
      statusCode: 404,
      code: 'no_active_subscription',
      message: 'No active subscription found.',
    });
    const { id } = (await office.subscribe('standard_monthly')).json.data.subscription;
    const cancelled = await office.send(`/subscriptions/${id}/cancel`);
    expect(cancelled.json.data.subscription).toMatchObject({ status: 'cancelled', renews: false, next: null });
    expect((await office.send('/subscriptions/cancel')).statusCode).toBe(200);
    expect((await office.current()).quota).toMatchObject({ allowed: 50 });
    const back = await office.send(`/subscriptions/${id}/reactivate`);
    expect(back.json.data).toMatchObject({ balance: 0, subscription: { status: 'active', renews: true } });
    expect((await office.events()).map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['reactivation', 'cancellation', 'activation'],
    ]);
  });

  it('is nobody else’s business', async () => {
    const [office, other] = [await anOfficeWith(api, 1_500), await anOfficeWith(api, 1_500)];
    const { id } = (await office.subscribe('standard_monthly')).json.data.subscription;
    await other.subscribe('standard_monthly');
    expect((await other.send(`/subscriptions/${id}/cancel`)).statusCode).toBe(404);
    expect((await other.send(`/subscriptions/${id}/reactivate`)).statusCode).toBe(404);
    expect((await office.current()).subscription.status).toBe('active');
  });
});

it('cannot be live twice, nor have its past changed, whatever the code does', async () => {
  const office = await anOfficeWith(api, 1_500);
  await office.subscribe('standard_monthly');
  const { id, ...row } = await rowOf(api.db('subscriptions').orderBy('id', 'desc').first());
  await expect(api.db('subscriptions').insert(row)).rejects.toThrow('subscriptions_one_live');
  await expect(api.db('subscription_events').update({ cents: 1 })).rejects.toThrow('permission denied');
  await expect(api.db('subscriptions').where({ id }).delete()).rejects.toThrow('permission denied');
});

it('leaves a ledger that balances', async () => {
  expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
});
