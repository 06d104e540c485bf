import type { OfficeMemberRow } from '@diyar/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBooster } from '#testing/boosters.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { signedIn } from '#testing/people.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { checkLedger } from '../ledger/index.ts';

const NOON = '2027-03-01T09:00:00Z';
const HOUR = 3_600_000;
const OF_OFFICE = { account_type: 'office' };
const at = (days: number, hours = 0) => new Date(Date.parse(NOON) + days * 24 * HOUR + hours * HOUR);

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => setClock(api, NOON));

describe('buying a boost', () => {
  it('takes its price from the credit and runs from now', async () => {
    const seller = await aBooster(api, 1_000);
    const { statusCode, json } = await seller.boost({ type: 'featured', duration: 7 });
    expect(statusCode, JSON.stringify(json)).toBe(201);
    expect(json.data).toMatchObject({
      balance: 5,
      payment: { amount: 5 },
      boosts: [
        {
          type: 'featured',
          status: 'active',
          duration: 7,
          cost: 5,
          refund: 5,
          daysCharged: 1,
          isGranted: false,
          effect: null,
          listing: { id: seller.listing.id, title: 'شقة للبيع في المزة' },
        },
      ],
    });
    const [boost] = json.data.boosts;
    expect(Date.parse(boost.endsAt) - Date.parse(boost.startsAt)).toBe(7 * 24 * HOUR);
    expect(boost.remainingTime).toBe(7 * 24 * 3600);
    expect(await seller.active()).toMatchObject([{ id: boost.id }]);
    const [transaction] = (await seller.get('/credits/transactions')).transactions;
    expect(transaction).toMatchObject({ type: 'boost', balanceChange: -5, paymentId: json.data.payment.id });
    expect((await seller.get('/payments/history')).payments[0]).toMatchObject({ product: 'boost', amount: 5 });
  });

  it('is offered at the prices of the rows: the home page for double, weekly as 7 days', async () => {
    const seller = await aBooster(api, 100_00);
    const { prices, bulkDiscount, status } = await seller.get(`/boosts/price/${seller.listing.id}`);
    expect(status).toBe('inactive');
    expect(bulkDiscount).toEqual({ from: 5, percent: 10 });
    const of = (type: string) => prices.find((price: { type: string }) => price.type === type).durations;
    expect(of('featured').map(({ days }: { days: number }) => days)).toEqual([1, 3, 7, 14, 30]);
    expect(of('homepage_featured').map(({ price }: { price: number }) => price)).toEqual(
      of('featured').map(({ price }: { price: number }) => price * 2),
    );
    const boosted = async (duration: unknown, type: string) =>
      (await seller.boost({ type, duration })).json.data.boosts[0];
    expect(await boosted('weekly', 'urgent')).toMatchObject({ duration: 7, cost: 4 });
    expect(await boosted('daily', 'highlight')).toMatchObject({ duration: 1, cost: 0.5 });
    expect(await boosted('monthly', 'premium')).toMatchObject({ duration: 30, cost: 34 });
    expect(await boosted(3, 'homepage_featured')).toMatchObject({ duration: 3, cost: 5 });
    expect((await seller.get(`/boosts/price/${seller.listing.id}`)).status).toBe('active');
  });

  it('costs 10 % less from five listings on', async () => {
    const seller = await aBooster(api, 100_00);
    const ids = [seller.listing.id];
    while (ids.length < 5) ids.push((await aListing(api.db, { owner: seller })).id);
    const four = await seller.send('/boosts/create', { listings: ids.slice(0, 4), type: 'urgent', duration: 3 });
    expect(four.json.data).toMatchObject({ payment: { amount: 8 } });
    const five = await seller.send('/boosts/create', { listings: ids, type: 'featured', duration: 3 });
    expect(five.json.data).toMatchObject({ payment: { amount: 11.25 }, balance: 80.75 });
    expect(five.json.data.boosts.map(({ cost }: { cost: number }) => cost)).toEqual([2.25, 2.25, 2.25, 2.25, 2.25]);
    const twice = await seller.send('/boosts/create', { listings: [ids[0], ids[0]], type: 'urgent', duration: 3 });
    expect(twice.json).toMatchObject({ statusCode: 400, errors: [{ code: 'repeated_value' }] });
  });

  it('says what is missing; the purchase is kept and finished after the top-up', async () => {
    const seller = await aBooster(api, 100);
    const refused = await seller.boost({ type: 'featured', duration: 7 });
    const purchase = { product: 'boost', listings: [seller.listing.id], type: 'featured', duration: 7 };
    expect(refused.json).toMatchObject({
      statusCode: 402,
      code: 'insufficient_credits',
      data: { missing: 4, price: 5, purchase },
    });
    expect(await seller.active()).toEqual([]);
    await seller.send('/credits/request', { amount: 4, method: 'cash', purchase });
    const [kept] = (await seller.get('/payments/purchases')).purchases;
    expect(kept).toMatchObject({ product: 'boost', title: 'Featured boost, 7 days', price: 5, missing: 4 });
    await credited(api.db, { userId: seller.id }, 400);
    const paid = await seller.send('/payments/pay-with-credits', { purchaseId: kept.id });
    expect(paid.json).toMatchObject({ statusCode: 201, data: { balance: 0 } });
    expect(await seller.active()).toMatchObject([{ type: 'featured', status: 'active' }]);
  });

  it('follows the one of its type that runs, and may begin on a chosen day', async () => {
    const seller = await aBooster(api, 10_000);
    const first = (await seller.boost({ type: 'featured', duration: 3 })).json.data.boosts[0];
    const next = (await seller.boost({ type: 'featured', duration: 3 })).json.data.boosts[0];
    expect(next).toMatchObject({ status: 'pending', startsAt: first.endsAt });
    const other = { type: 'urgent', duration: 3, startsAt: at(10).toISOString() };
    expect((await seller.boost(other)).json.data.boosts[0]).toMatchObject({ status: 'pending', refund: 2 });
    expect((await seller.boost(other)).json).toMatchObject({ statusCode: 409, code: 'boost_overlaps' });
    const late = { ...other, startsAt: at(91).toISOString() };
    expect((await seller.boost(late)).json).toMatchObject({ statusCode: 400, code: 'boost_starts_too_late' });
    expect(await seller.active()).toHaveLength(3);
  });

  it('is for published listings of one’s own, and for whoever runs the office’s money', async () => {
    const seller = await aBooster(api, 10_000);
    const choice = { type: 'featured', duration: 3 };
    const foreign = await aListing(api.db);
    expect((await seller.send(`/listings/${foreign.id}/boost`, choice)).json.code).toBe('listing_not_found');
    expect((await api.call('GET', `/boosts/price/${foreign.id}`, { token: seller.token })).json.code).toBe(
      'listing_not_found',
    );
    const sold = await aListing(api.db, { owner: seller, status: 'sold' });
    const refused = (await seller.send(`/listings/${sold.id}/boost`, choice)).json;
    expect(refused).toMatchObject({ statusCode: 409, code: 'listing_not_boostable' });
    expect(refused.message).toContain('Failed to create boost');
    expect(await seller.balance()).toBe(100);

    const office = await anOffice(api.db);
    const agent = await signedIn(api, { account_type: 'office' });
    await api.db('office_members').insert({ office_id: office.id, user_id: agent.id, role: 'agent' });
    expect((await api.call('GET', '/boosts/active', { token: agent.token })).json.code).toBe('billing_forbidden');
  });

  it('is for what is shown: not for the listing of a colleague who is suspended', async () => {
    const office = await anOffice(api.db);
    const [owner, agent] = [await signedIn(api, OF_OFFICE), await signedIn(api, OF_OFFICE)];
    const member = (user_id: string, role: OfficeMemberRow['role']) => ({ office_id: office.id, user_id, role });
    await api.db('office_members').insert([member(owner.id, 'owner'), member(agent.id, 'agent')]);
    await credited(api.db, { officeId: office.id }, 10_000);
    const { id } = await aListing(api.db, { owner: agent, office });
    await api
      .db('users')
      .where({ id: agent.id })
      .update({ suspended_until: at(1) });
    const body = { listings: [id], type: 'featured', duration: 3 };
    const refused = await sendMoney(api, '/boosts/create', { token: owner.token, body });
    expect(refused.json).toMatchObject({ statusCode: 409, code: 'seller_not_shown' });
  });

  it('under one key from fifty tabs is one boost', async () => {
    const seller = await aBooster(api, 10_000);
    const key = crypto.randomUUID();
    const tabs = Array.from({ length: 50 }, () => seller.boost({ type: 'featured', duration: 3 }, key));
    const codes = new Set((await Promise.all(tabs)).map(({ statusCode }) => statusCode));
    expect([...codes].filter((code) => code !== 201 && code !== 409)).toEqual([]);
    expect(await seller.active()).toHaveLength(1);
    expect(await seller.balance()).toBe(97.5);
  });
});

describe('cancelling', () => {
  it('charges the days that have begun at the cheapest terms, and gives back the rest, as shown', async () => {
    const seller = await aBooster(api, 700);
    const { id } = (await seller.boost({ type: 'highlight', duration: 7 })).json.data.boosts[0];
    await setClock(api, at(2, 5));
    // Three days have begun: 1.25 in the price list.
    expect((await seller.active())[0]).toMatchObject({ id, refund: 1.25 });
    const wrong = await seller.send(`/boosts/${id}/cancel`, { refund: 2.5 });
    expect(wrong.json).toMatchObject({ statusCode: 409, code: 'boost_refund_changed', data: { refund: 1.25 } });
    const done = await seller.send(`/boosts/${id}/cancel`, { refund: 1.25 });
    expect(done.json).toMatchObject({
      data: { refund: 1.25, balance: 5.75, boost: { status: 'inactive', stopReason: 'cancelled' } },
    });
    expect((await seller.send(`/boosts/${id}/cancel`)).json).toMatchObject({ statusCode: 409, code: 'boost_over' });
    expect(await seller.active()).toEqual([]);
    expect((await seller.get('/boosts/history')).boosts).toMatchObject([{ id, status: 'inactive', refund: 1.25 }]);
    expect((await seller.get('/credits/transactions')).transactions[0]).toMatchObject({
      type: 'boost',
      balanceChange: 1.25,
    });
    expect((await checkLedger(api.db)).wrongBalances).toBe(0);
  });

  it('before the start gives back everything; with the switch off nothing', async () => {
    const seller = await aBooster(api, 1_000);
    const startsAt = at(5).toISOString();
    const first = (await seller.boost({ type: 'urgent', duration: 3, startsAt })).json.data.boosts[0];
    expect((await seller.send(`/boosts/${first.id}/cancel`)).json.data).toMatchObject({ refund: 2, balance: 10 });
    await api.owner('money_rules').update({ boost_refunds: false });
    const second = (await seller.boost({ type: 'urgent', duration: 3, startsAt })).json.data.boosts[0];
    expect(second.refund).toBe(0);
    expect((await seller.send(`/boosts/${second.id}/cancel`)).json.data).toMatchObject({ refund: 0, balance: 8 });
    await api.owner('money_rules').update({ boost_refunds: true });
  });

  it('is its buyer’s alone', async () => {
    const [seller, other] = [await aBooster(api, 1_000), await aBooster(api, 0)];
    const { id } = (await seller.boost({ type: 'urgent', duration: 3 })).json.data.boosts[0];
    expect((await other.send(`/boosts/${id}/cancel`)).json).toMatchObject({ statusCode: 404, code: 'boost_not_found' });
  });
});

describe('its effect', () => {
  it('compares whole days with the same weekdays before', async () => {
    const seller = await aBooster(api, 2_000);
    await seller.boost({ type: 'featured', duration: 14 });
    const views = (day: number, count: number) =>
      api.db('listing_daily_views').insert({
        listing_id: seller.listing.id,
        day: at(day).toISOString().slice(0, 10),
        views: count,
      });
    // Counted: days 1 to 3 and the same weekdays a week before; not the day of the start, not today.
    for (const [day, count] of [
      [-7, 100],
      [-6, 1],
      [-5, 2],
      [-4, 3],
      [-3, 100],
      [0, 100],
      [1, 10],
      [2, 20],
      [3, 30],
      [4, 100],
    ])
      await views(day as number, count as number);
    expect((await seller.active())[0].effect).toBeNull();
    await setClock(api, at(4));
    expect((await seller.active())[0].effect).toEqual({ days: 3, before: 6, after: 60 });

    // A second kind on the same days: their views count once in all, and for each kind.
    await setClock(api, at(0, 1));
    await seller.boost({ type: 'urgent', duration: 3 });
    await setClock(api, at(4));
    const { total, types, days } = await seller.get('/boosts/effect');
    expect(total).toEqual({ usual: 6, boosted: 60, boosts: 2, spent: 20 - (await seller.balance()) });
    expect(types).toMatchObject([
      { type: 'featured', boosts: 1, usual: 6, boosted: 60 },
      // Its last day had not ended when it did.
      { type: 'urgent', boosts: 1, usual: 3, boosted: 30, spent: 2 },
    ]);
    expect(days).toHaveLength(30);
    const day = (n: number) => at(n).toISOString().slice(0, 10);
    expect(days.slice(-4)).toEqual([
      { day: day(0), usual: 0, boosted: 0 },
      { day: day(1), usual: 1, boosted: 10 },
      { day: day(2), usual: 2, boosted: 20 },
      { day: day(3), usual: 3, boosted: 30 },
    ]);
    const stranger = await aBooster(api, 0);
    expect((await stranger.get('/boosts/effect')).total).toEqual({ usual: 0, boosted: 0, boosts: 0, spent: 0 });
  });
});
