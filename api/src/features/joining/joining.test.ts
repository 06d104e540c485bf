import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdvertiser } from '#testing/advertisers.ts';
import { aListing } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { newEmail, signedInAgain } from '#testing/people.ts';
import { anOfficeWith, setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { checkLedger } from '../ledger/index.ts';
import { SUBSCRIPTION_CLOCK } from '../subscriptions/clock-handlers.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const OWN = '?purse=private';
type Json = Record<string, unknown>;

/** Somebody with 200 dollars, a plan by the month, a boost and an advertisement, invited to an office that has 500. */
async function anInvited() {
  const person = await anAdvertiser(api, 200_00);
  const owner = await anOfficeWith(api, 500_00);
  const listing = await aListing(api.db, { owner: person });
  await person.send('/subscriptions/subscribe', { plan: 'standard_monthly' });
  await person.send(`/listings/${listing.id}/boost`, { type: 'urgent', duration: 7 });
  const ad = (await person.make()).json.data.advertisement.id as string;
  await owner.send('/offices/my-office/invitations', { email: person.email, role: 'agent' });
  const mail = (await workJobs(api)).find(({ to, text }) => to === person.email && text.includes('/invitation?token='));
  const token = /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const fresh = async () => (await signedInAgain(api, person.id, 'office')).token;
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    api.call(method, path, { token: await fresh(), lang: 'en', ...(body && { body }) });
  return {
    person,
    owner,
    listing,
    ad,
    call,
    get: async (path: string) => (await call('GET', path)).json.data,
    send: async (path: string, body: object = {}) => sendMoney(api, path, { token: await fresh(), body }),
    join: async (choice?: Json) =>
      api.call('POST', '/office-invitations/accept', {
        token: person.token,
        lang: 'en',
        body: { token, ...(choice && { private: choice }) },
      }),
  };
}
const sound = async () =>
  expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });

describe('what is private of somebody who joins an office', () => {
  it('is told of before, stays, is seen, managed, renewed and left again with its owner; nobody else pays for it', async () => {
    const { person, owner, listing, ad, call, get, send, join } = await anInvited();
    const before = await person.balance();
    const held = (await call('GET', '/office-invitations/holdings')).json.data;
    expect(held).toMatchObject({
      credit: before,
      plan: { name: 'Standard monthly', renews: true, price: 15 },
      boosts: { count: 1 },
      advertisements: { count: 1 },
    });
    // A top-up asked for before is the person's own matter afterwards, too.
    const waiting = { amount: 30, method: 'mobile_wallet', referenceNumber: 'BEFORE1' };
    expect((await send('/credits/request', waiting)).statusCode).toBe(201);

    expect((await join()).json.data.isWaiting).toBe(false);
    expect(await get('/credits/balance')).toMatchObject({ balance: before, purse: 'private', purses: ['private'] });
    expect(await owner.get('/credits/balance')).toMatchObject({ balance: 500, purse: 'office', purses: ['office'] });
    expect((await get(`/credits/requests${OWN}`)).requests).toMatchObject([{ amount: 30, status: 'pending' }]);
    expect((await get(`/subscriptions/current${OWN}`)).subscription).toMatchObject({
      plan: { code: 'standard_monthly' },
    });
    expect((await get(`/boosts/active${OWN}`)).boosts).toHaveLength(1);
    expect((await get(`/placements${OWN}`)).advertisements).toMatchObject([{ id: ad }]);
    for (const path of ['/credits/transactions', '/payments/history', '/payments/purchases', '/boosts/history'])
      expect((await call('GET', `${path}${OWN}`)).statusCode, path).toBe(200);
    // Without naming it, an agent asks for the office's.
    for (const path of [
      '/subscriptions/current',
      '/credits/transactions',
      '/placements',
      '/boosts/active?purse=office',
    ])
      expect((await call('GET', path)).json.code, path).toBe('billing_forbidden');

    // A private listing is boosted from the private credit, whatever is said.
    const price = await get(`/boosts/price/${listing.id}`);
    expect(price).toMatchObject({ purse: 'private', balance: before, isAllowance: false });
    expect((await send(`/listings/${listing.id}/boost`, { type: 'highlight', duration: 3 })).statusCode).toBe(201);
    const [, second] = (await get(`/boosts/active${OWN}`)).boosts.map(({ id }: { id: string }) => id);
    expect((await send(`/boosts/${second}/cancel${OWN}`)).statusCode).toBe(200);
    expect((await send(`/placements/${ad}/pause${OWN}`)).json.code).toBe('advertisement_not_running');
    expect((await call('DELETE', `/placements/${ad}${OWN}`)).statusCode).toBe(200);

    const { validUntil } = (await get(`/subscriptions/current${OWN}`)).subscription;
    const atEnd = (await get('/credits/balance')).balance;
    await setClock(api, new Date(Date.parse(validUntil) + 60_000));
    await tick(api.db, SUBSCRIPTION_CLOCK, { brand: api.config.brand });
    const bell = await api.db('notifications').where({ user_id: person.id, kind: 'subscription_renewed' });
    const url = String(bell[0]?.url);
    expect(url).toMatch(/^\/dashboard\/payments\/[0-9a-f-]{36}\?purse=private$/);
    expect((await call('GET', `${url.replace('/dashboard', '')}`)).statusCode).toBe(200);
    expect((await get(`/credits/transactions${OWN}`)).transactions[0]).toMatchObject({
      type: 'subscription',
      balanceChange: -15,
    });
    expect((await call('POST', `/subscriptions/cancel${OWN}`)).json.data.subscription.renews).toBe(false);
    expect((await get('/credits/balance')).balance).toBeGreaterThanOrEqual(atEnd - 15);
    expect(await owner.balance()).toBe(500);

    expect((await call('POST', '/offices/my-office/leave', {})).statusCode).toBe(200);
    expect((await person.get('/subscriptions/current')).subscription).toMatchObject({ renews: false });
    expect((await person.get('/placements?purse=office')) ?? null).toBeNull();
    await sound();
  });

  it('ends as its owner chose in the transaction of joining, and not at all where that fails', async () => {
    const { person, call, get, join } = await anInvited();
    const choice = { plan: 'cancel', boosts: 'stop', advertisements: 'stop', credit: 'pay_out', payTo: '0991234567' };
    await api.owner('money_rules').update({ maximum_cents: 10_000 });
    expect((await join(choice)).json.code).toBe('amount_above_maximum');
    await api.owner('money_rules').update({ maximum_cents: 1_000_000 });
    expect((await join({ ...choice, payTo: undefined })).json.errors).toMatchObject([{ path: 'private.payTo' }]);
    expect((await person.get('/subscriptions/current')).subscription.renews).toBe(true);

    expect((await join(choice)).statusCode).toBe(200);
    const { balance, held } = await get('/credits/balance');
    expect([balance, held]).toEqual([0, expect.any(Number)]);
    // Of the advertisement one day is used, of the plan the month; the boost was stopped before anybody saw it.
    expect(held).toBe(185);
    expect((await get(`/subscriptions/current${OWN}`)).subscription).toMatchObject({
      status: 'cancelled',
      renews: false,
    });
    expect((await get(`/boosts/active${OWN}`)).boosts).toEqual([]);
    expect((await get(`/credits/refunds${OWN}`)).requests).toMatchObject([{ payTo: '0991234567', status: 'pending' }]);
    expect((await call('GET', '/office-invitations/holdings')).json.data).toMatchObject({
      credit: 0,
      plan: { renews: false },
      boosts: { count: 0 },
      advertisements: { count: 0 },
    });
    await sound();
  });

  it('becomes what was chosen also of an account that an owner lets in, and stays where that is not possible any more', async () => {
    const choice = { plan: 'cancel', boosts: 'stop', advertisements: 'stop', credit: 'pay_out', payTo: '0991234567' };
    for (const isPossible of [true, false]) {
      const { person, owner, get, join } = await anInvited();
      await api.db('users').where({ id: person.id }).update({ email: newEmail() });
      expect((await join()).json.data.isWaiting).toBe(true);
      // Asked once more, now with a choice.
      expect((await join(choice)).json.data.isWaiting).toBe(true);
      expect((await person.get('/subscriptions/current')).subscription.renews).toBe(true);
      const { id } = await rowOf(api.db('office_invitations').where({ asked_by: person.id }));
      await api.owner('money_rules').update({ maximum_cents: isPossible ? 1_000_000 : 10_000 });
      expect((await owner.send(`/offices/my-office/invitations/${id}/admit`)).statusCode).toBe(200);
      await api.owner('money_rules').update({ maximum_cents: 1_000_000 });
      const { balance, held } = await get(`/credits/balance${OWN}`);
      expect({ balance, held }).toEqual(isPossible ? { balance: 0, held: 185 } : { balance: 177.68, held: 0 });
      expect((await get(`/subscriptions/current${OWN}`)).subscription.renews).toBe(!isPossible);
      const told = await api
        .db('notifications')
        .where({ user_id: person.id })
        .whereNot('kind', 'purchase_paid')
        .whereNot('type', 'subscription')
        .orderBy('id')
        .pluck('kind');
      expect(told).toEqual(isPossible ? ['team_admitted'] : ['team_admitted', 'private_kept']);
      expect(await api.db('office_invitations').where({ id }).first('private_choice')).toEqual({
        private_choice: null,
      });
      await sound();
    }
  });

  it('is apart from the office’s for an owner, who sees both', async () => {
    const owner = await anOfficeWith(api, 100_00);
    await credited(api.db, { userId: owner.id }, 40_00);
    expect(await owner.get('/credits/balance')).toMatchObject({
      balance: 100,
      purse: 'office',
      purses: ['office', 'private'],
    });
    expect(await owner.get(`/credits/balance${OWN}`)).toMatchObject({ balance: 40, purse: 'private' });
    await owner.send(`/subscriptions/subscribe${OWN}`, { plan: 'standard_monthly' });
    expect([await owner.balance(), (await owner.get(`/credits/balance${OWN}`)).balance]).toEqual([100, 25]);
    expect((await owner.current()).subscription).toBeNull();
  });
});
