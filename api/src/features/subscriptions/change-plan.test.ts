import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aListing } from '../../../testing/factories.ts';
import { anOfficeWith, type OfficePerson, setClock } from '../../../testing/subscribers.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { SUBSCRIPTION_CLOCK } from './clock-handlers.ts';

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
    // 18 of 28 days are left: 15 × 18/28 = 9.642…
    const shown = await impactOf(office, 'premium_monthly');
    expect(shown).toMatchObject({ change: 'upgrade', price: 40, unused: 9.64, due: 30.36, missing: 0 });
    const { json } = await change(office, 'premium_monthly', shown.facts);
    expect(json.data).toMatchObject({
      balance: 54.64,
      subscription: { id: office.subscriptionId, price: 40, daysRemaining: 28 },
    });
    expect((await office.current()).quota.unlimited).toBe(true);
    expect((await api.get(`/offices/${office.office.id}`)).json.data.premium).toBe(true);
    expect((await office.events())[0]).toMatchObject({
      ...{ kind: 'upgrade', fromPlan: 'Standard monthly', toPlan: 'Premium monthly', amount: 30.36 },
    });
    expect((await office.get('/payments/history')).payments[0]).toMatchObject({
      amount: 30.36,
      product: 'subscription',
    });
  });

  it('gives back what is left over, where a year was worth more than the month', async () => {
    const office = await subscribed('standard_yearly');
    const shown = await impactOf(office, 'premium_monthly');
    expect(shown).toMatchObject({ change: 'upgrade', unused: 144, usedAt: 15, due: -104 });
    expect((await change(office, 'premium_monthly', shown.facts)).json.data.balance).toBe(1_000 - 144 + 104);
    expect((await office.events())[0]).toMatchObject({ kind: 'upgrade', amount: -104 });
  });

  it('counts the used part of a year as months, where it was bought with these terms', async () => {
    const [office, old] = [await subscribed('standard_yearly'), await subscribed('standard_yearly')];
    await api.db('subscriptions').where({ id: old.subscriptionId }).update({ monthly_cents: null });
    await api.owner('plan_prices').insert({ plan_code: 'standard_monthly', cents: 9_900, valid_from: '2027-02-01' });
    // A month of 15, and 12 of the next one's 31 days: 20.81.
    await setClock(api, '2027-03-12T12:00:00Z');
    expect(await impactOf(office, 'premium_monthly')).toMatchObject({ unused: 123.19, usedAt: 15, due: -83.19 });
    expect(await impactOf(old, 'premium_monthly')).toMatchObject({ unused: 128.22, usedAt: null });
    await setClock(api, '2027-12-20T12:00:00Z');
    expect(await impactOf(office, 'premium_yearly')).toMatchObject({ unused: 0, usedAt: 15 });
    await api.owner('plan_prices').where({ cents: 9_900 }).delete();
  });

  it('is reached no cheaper over a year than over months (S20)', async () => {
    for (const days of [27, 59, 330]) {
      await setClock(api, '2027-01-31T09:00:00Z');
      const [year, months] = [await subscribed('standard_yearly'), await subscribed('standard_monthly')];
      const moment = Date.parse('2027-01-31T09:00:00Z') + days * 86_400_000 - 3_600_000;
      await setClock(api, new Date(moment).toISOString());
      await tick(api.db, SUBSCRIPTION_CLOCK, { brand: api.config.brand });
      const paid: number[] = [];
      for (const office of [year, months]) {
        paid.push(1_000 - (await change(office, 'premium_monthly')).json.data.balance);
      }
      const [overYear = 0, overMonths = 0] = paid;
      expect(overYear, `${days} days`).toBeCloseTo(Math.min(overMonths, 144 + 40), 1);
    }
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
      ...{ statusCode: 409, code: 'subscription_facts_changed' },
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
