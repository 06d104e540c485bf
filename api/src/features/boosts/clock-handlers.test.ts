import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBooster } from '#testing/boosters.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { signedIn } from '#testing/people.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { checkLedger } from '../ledger/index.ts';
import { BOOST_CLOCK } from './clock-handlers.ts';

const NOON = '2027-03-01T09:00:00Z';
const DAY = 86_400_000;
const at = (days: number, hours = 0) => new Date(Date.parse(NOON) + days * DAY + hours * 3_600_000);

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => setClock(api, NOON));

const clock = async (moment: Date) => {
  await setClock(api, moment);
  return tick(api.db, BOOST_CLOCK, { brand: api.config.brand });
};
const statusOf = async (id: string) => (await rowOf(api.db('boosts').where({ id }).first('status'))).status;
const eventsOf = (id: string) => api.db('clock_events').where({ subject: id }).orderBy('id').pluck('kind');

describe('the clock of boosts', () => {
  it('starts and ends them, once, and tells the owner of the end', async () => {
    const seller = await aBooster(api, 1_000);
    const { id } = (await seller.boost({ type: 'featured', duration: 3, startsAt: at(2) })).json.data.boosts[0];
    await clock(at(1));
    expect(await statusOf(id)).toBe('pending');
    await clock(at(2, 1));
    expect(await statusOf(id)).toBe('active');
    await clock(at(5, 1));
    expect(await statusOf(id)).toBe('expired');
    await clock(at(5, 2));
    expect(await eventsOf(id)).toEqual(['boost_start', 'boost_end']);
    const { notifications } = await seller.get('/notifications');
    expect(notifications).toMatchObject([
      { type: 'boost', title: 'Your boost has ended', url: '/dashboard/boosts' },
      { type: 'credit', title: 'Purchase complete: Featured boost, 3 days' },
    ]);
    expect(await seller.balance()).toBe(7.5);
  });

  it('after weeks away comes to the same, in order, and tells no old news', async () => {
    const seller = await aBooster(api, 1_000);
    const { id } = (await seller.boost({ type: 'featured', duration: 3, startsAt: at(2) })).json.data.boosts[0];
    await clock(at(40));
    expect(await statusOf(id)).toBe('expired');
    expect(await eventsOf(id)).toEqual(['boost_start', 'boost_end']);
    expect((await seller.get('/notifications')).notifications).toMatchObject([{ type: 'credit' }]);
  });

  it('is not waited for by what people see', async () => {
    const seller = await aBooster(api, 1_000);
    await seller.boost({ type: 'featured', duration: 3, startsAt: at(2) });
    await setClock(api, at(3));
    expect(await seller.active()).toMatchObject([{ status: 'active', remainingTime: 2 * 24 * 3600 }]);
    await setClock(api, at(6));
    expect(await seller.active()).toEqual([]);
    expect((await seller.get('/boosts/history')).boosts).toMatchObject([{ status: 'expired', remainingTime: 0 }]);
  });
});

describe('a boosted listing that leaves view', () => {
  // Three days have begun: 2.50 in the price list, 2.15 of a week's price.
  it.each([
    ['sold', 2.5],
    ['archived', 2.5],
    ['expired', 2.5],
    ['suspended', 2.85],
  ] as const)(
    'as %s stops its boosts; its owner’s doing costs the cheapest terms, ours gives back whole days',
    async (status, back) => {
      const seller = await aBooster(api, 700);
      const boost = (await seller.boost({ type: 'featured', duration: 7 })).json.data.boosts[0];
      const waiting = (await seller.boost({ type: 'urgent', duration: 3, startsAt: at(9) })).json.data.boosts[0];
      await setClock(api, at(2, 5));
      await api.db('listings').where({ id: seller.listing.id }).update({ status });
      expect(await seller.active()).toEqual([]);
      const history = (await seller.get('/boosts/history')).boosts;
      expect(history).toMatchObject([
        { id: waiting.id, status: 'inactive', stopReason: status, refund: 2 },
        { id: boost.id, status: 'inactive', stopReason: status, refund: back },
      ]);
      expect(await seller.balance()).toBe(0);
      await clock(at(2, 6));
      expect(await seller.balance()).toBe(2 + back);
      await clock(at(2, 7));
      expect(await seller.balance()).toBe(2 + back);
      const [note] = (await seller.get('/notifications')).notifications;
      expect(note).toMatchObject({ type: 'boost', content: expect.stringContaining('came back to your credit') });
      expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, wrongBalances: 0 });
    },
  );

  it('tells of all that one act stopped at once, with their sum', async () => {
    const seller = await aBooster(api, 450);
    await seller.boost({ type: 'featured', duration: 3 });
    await seller.boost({ type: 'urgent', duration: 3, startsAt: at(9) });
    await setClock(api, at(0, 1));
    await api.db('listings').where({ id: seller.listing.id }).update({ status: 'suspended' });
    await clock(at(0, 2));
    const stops = (await seller.get('/notifications')).notifications.filter(
      ({ type }: { type: string }) => type === 'boost',
    );
    const sum = ((await seller.balance()) as number).toFixed(2);
    expect(stops).toMatchObject([
      {
        content: `Boosts: 2. $${sum} came back to your credit for the days that were left.`,
        url: '/dashboard/credits?tab=payments',
      },
    ]);
  });

  it('by its owner’s deletion, and with an owner who is suspended', async () => {
    const deleted = await aBooster(api, 250);
    await deleted.boost({ type: 'featured', duration: 3 });
    const { token } = deleted;
    await api.call('DELETE', `/listings/${deleted.listing.id}`, { token });
    expect((await deleted.get('/boosts/history')).boosts).toMatchObject([{ stopReason: 'deleted', listing: null }]);

    const suspended = await aBooster(api, 250);
    const { id } = (await suspended.boost({ type: 'featured', duration: 3 })).json.data.boosts[0];
    await api
      .db('users')
      .where({ id: suspended.id })
      .update({ suspended_until: 'infinity', suspension_reason: 'spam' });
    expect(await api.db('boosts').where({ id }).first('status', 'stop_reason')).toEqual({
      status: 'inactive',
      stop_reason: 'account',
    });
  });

  it('and what comes back goes to an office without anybody to tell, too', async () => {
    const office = await anOffice(api.db);
    const owner = await signedIn(api, { account_type: 'office' });
    await api.db('office_members').insert({ office_id: office.id, user_id: owner.id, role: 'owner' });
    const account = await credited(api.db, { officeId: office.id }, 250);
    const { id } = await aListing(api.db, { owner, office });
    const body = { listings: [id], type: 'featured', duration: 3 };
    expect((await sendMoney(api, '/boosts/create', { token: owner.token, body })).statusCode).toBe(201);
    await api
      .db('offices')
      .where({ id: office.id })
      .update({ closed_at: at(0) });
    await api.db('office_members').where({ office_id: office.id }).delete();
    await api.db('listings').where({ id }).update({ status: 'suspended' });
    await clock(at(0, 1));
    expect(await api.db('ledger_accounts').where({ id: account }).first('balance_cents')).toEqual({
      balance_cents: 166,
    });
  });
});
