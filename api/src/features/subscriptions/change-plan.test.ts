import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { anOfficeWith, type OfficePerson, setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  await api.owner('plans').where({ code: 'office' }).update({ listing_limit: 2 });
  await api.owner('plans').where({ code: 'standard_monthly' }).update({ listing_limit: 3 });
});
afterAll(() => api.close());
beforeEach(() => setClock(api, '2027-01-31T09:00:00Z'));

const subscribed = async (plan: string, cents = 100_000) => {
  const office = await anOfficeWith(api, cents);
  const { json } = await office.subscribe(plan);
  return { ...office, subscriptionId: json.data.subscription.id as string };
};
const impactOf = (office: OfficePerson, plan?: string) =>
  office.get(`/subscriptions/impact-analysis${plan ? `?plan=${plan}` : ''}`);
const change = async (office: OfficePerson & { subscriptionId: string }, plan: string, facts?: string) =>
  office.send(`/subscriptions/${office.subscriptionId}/change`, {
    plan,
    facts: facts ?? (await impactOf(office, plan)).facts,
  });
const publish = async ({ id, office }: OfficePerson, values: object[]) => {
  const codes: number[] = [];
  for (const [i, one] of values.entries()) {
    const published_at = new Date(Date.now() - i * 60_000);
    codes.push(
      (await aListing(api.db, { owner: { id }, office, published_at, expires_at: '2030-01-01', ...one })).code,
    );
  }
  return codes;
};
const codesIn = (rows: { code: number }[]) => rows.map(({ code }) => code);

describe('an upgrade', () => {
  it('begins now and costs the difference, to the cent', async () => {
    const office = await subscribed('standard_monthly', 10_000);
    await setClock(api, '2027-02-10T12:00:00Z');
    // 18 of 28 days are left: 15 × 18/28 = 9.642…, a begun cent whole.
    const shown = await impactOf(office, 'premium_monthly');
    expect(shown).toMatchObject({ change: 'upgrade', price: 40, unused: 9.65, due: 30.35, missing: 0 });
    const { json } = await change(office, 'premium_monthly', shown.facts);
    expect(json.data).toMatchObject({
      balance: 54.65,
      subscription: { id: office.subscriptionId, price: 40, daysRemaining: 28 },
    });
    expect((await office.current()).quota.unlimited).toBe(true);
    expect((await api.get(`/offices/${office.office.id}`)).json.data.premium).toBe(true);
    expect((await office.events())[0]).toMatchObject({
      kind: 'upgrade',
      fromPlan: 'Standard monthly',
      toPlan: 'Premium monthly',
      amount: 30.35,
    });
    expect((await office.get('/payments/history')).payments[0]).toMatchObject({
      amount: 30.35,
      product: 'subscription',
    });
  });

  it('takes over the day that has begun, so that none is paid for twice and none is free', async () => {
    const office = await subscribed('standard_monthly', 10_000);
    await setClock(api, '2027-01-31T20:00:00Z');
    const { json } = await change(office, 'premium_monthly');
    expect(json.data).toMatchObject({ balance: 60, subscription: { daysRemaining: 28 } });
    expect(json.data.subscription.startsAt).toMatch(/^2027-01-31T09:00/);
  });

  it.each([
    ['standard_monthly', 'premium_monthly', 'upgrade'],
    ['standard_monthly', 'standard_yearly', 'upgrade'],
    ['standard_monthly', 'premium_yearly', 'upgrade'],
    ['premium_monthly', 'premium_yearly', 'upgrade'],
    ['standard_yearly', 'premium_yearly', 'upgrade'],
    ['premium_monthly', 'standard_monthly', 'downgrade'],
    ['premium_monthly', 'standard_yearly', 'downgrade'],
    ['standard_yearly', 'standard_monthly', 'downgrade'],
    ['standard_yearly', 'premium_monthly', 'downgrade'],
    ['premium_yearly', 'premium_monthly', 'downgrade'],
    ['premium_yearly', 'standard_yearly', 'downgrade'],
    ['premium_yearly', 'standard_monthly', 'downgrade'],
  ])('from %s to %s is an %s: no year is handed back for a month', async (from, to, expected) => {
    const office = await subscribed(from);
    await setClock(api, '2027-02-10T12:00:00Z');
    const { change: kind, unused, due, effectiveAt } = await impactOf(office, to);
    expect(kind).toBe(expected);
    if (kind === 'upgrade') expect(unused).toBeGreaterThan(0);
    else
      expect({ unused, due, effectiveAt }).toEqual({ unused: 0, due: 0, effectiveAt: expect.stringMatching(/^202/) });
    const { subscription } = await office.current();
    if (kind === 'downgrade') expect(effectiveAt).toBe(subscription.validUntil);
  });

  it('gives back what is left over, where the better plan costs less by now', async () => {
    const office = await subscribed('standard_yearly');
    const price = (cents: number, valid_from: string) =>
      api.owner('plan_prices').insert({ plan_code: 'premium_yearly', cents, valid_from });
    await price(10_000, '2027-01-31T00:00:00Z');
    expect((await change(office, 'premium_yearly')).json.data.balance).toBe(1_000 - 100);
    expect((await office.events())[0]).toMatchObject({ kind: 'upgrade', amount: -44 });
    expect((await office.bell()).at(-1)).toMatchObject({
      kind: 'subscription_upgraded_back',
      parameters: { amount: 44 },
      // The credit note.
      url: `/dashboard/payments/${(await office.get('/payments/history')).payments[0].id}`,
    });
    await price(38_400, '2027-01-31T01:00:00Z');
  });

  it('without enough credit changes nothing and says what is missing', async () => {
    const office = await subscribed('standard_monthly', 2_000);
    const refused = await change(office, 'premium_monthly');
    expect(refused.json).toMatchObject({ code: 'insufficient_credits', data: { missing: 20, price: 25 } });
    expect((await office.current()).subscription).toMatchObject({ plan: { code: 'standard_monthly' } });
  });
});

describe('a downgrade', () => {
  it('waits for the end of the period, and can be taken back', async () => {
    const office = await subscribed('premium_monthly');
    const { json } = await change(office, 'standard_monthly');
    expect(json.data).toMatchObject({
      balance: 960,
      subscription: { plan: { code: 'premium_monthly' }, next: { code: 'standard_monthly', price: 15 } },
    });
    const back = await change(office, 'premium_monthly');
    expect(back.json.data.subscription.next).toMatchObject({ code: 'premium_monthly' });
    expect((await change(office, 'premium_monthly', 'none')).json).toMatchObject({ code: 'plan_is_current' });
    expect((await office.events()).map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['reactivation', 'downgrade', 'activation'],
    ]);
  });

  it('tells which listings go: the end of the owner’s own order, of equals the oldest first', async () => {
    const office = await subscribed('premium_monthly');
    const [a, b, c, d] = await publish(office, [{ own_priority: 1 }, {}, {}, {}, { own_priority: 9 }].slice(0, 4));
    await publish(office, [{ status: 'pending', published_at: null }]);
    const shown = await impactOf(office, 'standard_monthly');
    // Three places, one of them taken by what waits for review.
    expect(shown.listings).toMatchObject({ allowed: 3, used: 5, kept: 2 });
    expect(codesIn(shown.listings.archived)).toEqual([c, d]);
    const why = await office.get('/subscriptions/listing-impact-explanation?plan=standard_monthly');
    expect(why.facts).toBe(shown.facts);
    expect(why.explanation).toEqual([
      'Listings allowed after the change: 3. In use now: 5.',
      'Listings that will be archived: 2. They are taken from the end of your own order, of equals the oldest first.',
    ]);
    expect(why.listings.map(({ code, outcome }: { code: number; outcome: string }) => [code, outcome])).toEqual([
      ...[
        [a, 'kept'],
        [b, 'kept'],
        [c, 'archived'],
        [d, 'archived'],
      ],
    ]);
    const leaving = await impactOf(office);
    expect(leaving).toMatchObject({ change: 'cancellation', toPlan: null, due: 0, listings: { allowed: 2, kept: 1 } });
  });
});

describe('what was shown', () => {
  it('is what happens, or nothing: a fact that changed in between refuses the act', async () => {
    const office = await subscribed('premium_monthly');
    const shown = await impactOf(office, 'standard_monthly');
    const leaving = await impactOf(office);
    await publish(office, [{}, {}, {}, {}]);
    expect((await change(office, 'standard_monthly', shown.facts)).json).toMatchObject({
      statusCode: 409,
      code: 'subscription_facts_changed',
    });
    expect((await office.send(`/subscriptions/cancel?facts=${leaving.facts}`)).json.code).toBe(
      'subscription_facts_changed',
    );
    expect((await change(office, 'standard_monthly')).statusCode).toBe(200);
    expect((await office.send(`/subscriptions/cancel?facts=${(await impactOf(office)).facts}`)).statusCode).toBe(200);
  });

  it('stays true for a day, and not when the price changes', async () => {
    const office = await subscribed('standard_monthly');
    const { facts } = await impactOf(office, 'premium_monthly');
    await setClock(api, '2027-01-31T12:00:00Z');
    expect((await impactOf(office, 'premium_monthly')).facts).toBe(facts);
    await api
      .owner('plan_prices')
      .insert({ plan_code: 'premium_monthly', cents: 4_100, valid_from: '2027-01-31T11:00:00Z' });
    expect((await change(office, 'premium_monthly', facts)).json.code).toBe('subscription_facts_changed');
    await setClock(api, '2027-02-10T12:00:00Z');
    expect((await office.current()).subscription.price).toBe(15);
  });

  it('is one change from two tabs at once', async () => {
    const office = await subscribed('standard_monthly');
    const { facts } = await impactOf(office, 'premium_monthly');
    const tabs = await Promise.all([1, 2].map(() => change(office, 'premium_monthly', facts)));
    expect(tabs.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
