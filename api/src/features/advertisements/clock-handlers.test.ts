import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anActiveAd, anAdForm, anAdvertiser } from '#testing/advertisers.ts';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { checkLedger } from '../ledger/index.ts';
import { ADVERTISEMENT_CLOCK } from './clock-handlers.ts';
import { ON_OFFER } from './shown/inventory.ts';
import { countViews } from './shown/queries.ts';

const NOON = '2027-03-01T09:00:00Z';
const DAY = 86_400_000;
const at = (days: number) => new Date(Date.parse(NOON) + days * DAY);

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => setClock(api, NOON));

const clock = async (moment: Date) => {
  await setClock(api, moment);
  return tick(api.db, ADVERTISEMENT_CLOCK, { brand: api.config.brand });
};
let people = 0;
const seeOnce = (advertisementId: string) =>
  countViews(api.db, [
    {
      id: crypto.randomUUID(),
      advertisementId,
      issuedAt: 0,
      userId: null,
      visitor: String(++people).padStart(24, '0'),
      address: String(people).padStart(24, '0'),
    },
  ]);
const earned = async () => {
  const { rows } = await api.db.raw(
    `select a.kind, coalesce(sum(e.amount_cents), 0)::int as cents from ledger_accounts a
       left join ledger_entries e on e.account_id = a.id
     where a.kind = 'held_budgets' or a.name = 'advertisement' group by a.kind`,
  );
  return Object.fromEntries(rows.map(({ kind, cents }: { kind: string; cents: number }) => [kind, cents]));
};

describe('the clock of advertisements', () => {
  it('earns a day once it is over, and pauses what has used its budget, told with the reason', async () => {
    const advertiser = await anAdvertiser(api, 1_00);
    const id = await anActiveAd(api, advertiser, { days: 1 });
    await seeOnce(id);
    await clock(at(0.3));
    expect(await earned()).toMatchObject({ held_budgets: 50, revenue: 0 });
    expect((await advertiser.one(id)).status).toBe('active');
    await clock(at(1));
    await clock(at(1.1));
    expect(await earned()).toMatchObject({ held_budgets: 0, revenue: 50 });
    expect(await advertiser.one(id)).toMatchObject({
      status: 'paused',
      pauseReason: 'budget',
      remaining: 0,
      spent: 0.5,
    });
    const [note] = (await advertiser.get('/notifications')).notifications;
    expect(note.title).toContain('budget is used up');
    expect((await advertiser.send(`/placements/${id}/resume`)).json.code).toBe('advertisement_budget_spent');

    const purchase = { product: 'advertisement', advertisement: id, addDays: 1 };
    expect((await advertiser.send('/payments/pay-with-credits', { purchase })).statusCode).toBe(201);
    expect(await advertiser.one(id)).toMatchObject({ status: 'active', days: 2, remaining: 0.5 });
    expect((await checkLedger(api.db)).wrongBalances).toBe(0);
  });

  it('ends it on its owner’s day: the day that was used costs its price, the others come back', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const id = await anActiveAd(api, advertiser, { endsOn: '2027-03-03' });
    await seeOnce(id);
    await clock(at(2));
    expect((await advertiser.one(id)).status).toBe('active');
    await clock(at(3));
    await clock(at(3.1));
    expect(await advertiser.one(id)).toMatchObject({ status: 'expired', refunded: 2.82, spent: 0.5 });
    expect(await advertiser.balance()).toBe(9.5);
    const [{ content, url }] = (await advertiser.get('/notifications')).notifications;
    expect(content).toContain('came back to your credit');
    const { payment } = await advertiser.get(url.replace('/dashboard', ''));
    expect([payment.kind, payment.amount]).toEqual(['return', 2.82]);
  });

  it('leaves nothing to resume, to change or to prolong of one whose last day is over', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const id = await anActiveAd(api, advertiser, { endsOn: '2027-03-03' });
    await advertiser.send(`/placements/${id}/pause`);
    await setClock(api, at(3));
    expect((await advertiser.send(`/placements/${id}/resume`)).json.code).toBe('advertisement_over');
    await clock(at(3));
    const { size, place, priority, days, startsOn, ...content } = await advertiser.form();
    const { version } = await advertiser.one(id);
    expect((await advertiser.put(id, { ...content, version })).json.code).toBe('advertisement_over');
    const purchase = { product: 'advertisement', advertisement: id, addDays: 1 };
    expect((await advertiser.send('/payments/quote', { purchase })).json.code).toBe('advertisement_over');
  });

  it('pauses what many see and nobody presses; resumed, it is judged anew', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const id = await anActiveAd(api, advertiser);
    await api.owner('advertisement_rules').update({ judged_after: 5 });
    for (const _ of [1, 2, 3, 4, 5]) await seeOnce(id);
    await clock(at(0.1));
    expect(await advertiser.one(id)).toMatchObject({ status: 'paused', pauseReason: 'low_performance' });
    await advertiser.send(`/placements/${id}/resume`);
    await clock(at(0.2));
    expect((await advertiser.one(id)).status).toBe('active');
    await api.owner('advertisement_rules').update({ judged_after: 2000 });
  });

  it('pauses what leads to a listing that is gone, tells its payer, charges nothing, and goes on once it is back', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const [listing, elsewhere] = [await aListing(api.db), randomUUID()];
    const link = (id: string) => `https://diyar.example/en/property/${id}/apartments-for-sale-mezzeh-damascus`;
    const ids: string[] = [];
    for (const to of [listing.id, elsewhere]) ids.push(await anActiveAd(api, advertiser, { link: link(to) }));
    const [id = '', other = ''] = ids;
    await clock(at(0.1));
    expect((await advertiser.one(id)).status).toBe('active');
    await api.db('listings').where({ id: listing.id }).update({ status: 'sold' });
    const onOffer = async () => (await api.db.raw(ON_OFFER)).rows.map((row: { id: string }) => row.id);
    // At once, before any clock.
    expect([(await onOffer()).includes(id), (await onOffer()).includes(other)]).toEqual([false, true]);
    await clock(at(0.2));
    await clock(at(0.3));
    expect(await advertiser.one(id)).toMatchObject({ status: 'paused', pauseReason: 'link_gone', spent: 0 });
    expect((await advertiser.one(other)).status).toBe('active');
    const notes: { title: string }[] = (await advertiser.get('/notifications')).notifications;
    expect(notes.filter(({ title }) => title.includes('not shown any more'))).toHaveLength(1);
    expect((await advertiser.send(`/placements/${id}/resume`)).json.code).toBe('advertisement_link_gone');
    await api.db('listings').where({ id: listing.id }).update({ status: 'active' });
    expect((await advertiser.send(`/placements/${id}/resume`)).statusCode).toBe(200);
    await clock(at(0.4));
    expect((await advertiser.one(id)).status).toBe('active');
  });

  it('gives back what is held once its owner’s account is closed', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const id = await anActiveAd(api, advertiser);
    await api
      .db('users')
      .where({ id: advertiser.id })
      .update({ closed_at: api.db.raw('app_now()') });
    expect(await api.db('advertisements').where({ id }).first('status', 'refund_cents')).toEqual({
      status: 'expired',
      refund_cents: 332,
    });
    await clock(at(0.1));
    const account = await rowOf(api.db('ledger_accounts').where({ user_id: advertiser.id }).first('balance_cents'));
    expect(account.balance_cents).toBe(1000);
  });
});

describe('a correction', () => {
  it('lets the paid day go on that a correction has interrupted, once and without a charge', async () => {
    const advertiser = await anAdvertiser(api, 1_00);
    const id = await anActiveAd(api, advertiser, { days: 1 });
    await seeOnce(id);
    const { version, image } = await advertiser.one(id);
    const content = anAdForm(image.id, '', { title: 'عنوان مصحّح' });
    for (const name of ['size', 'place', 'priority', 'days', 'startsOn'] as const)
      delete (content as Partial<typeof content>)[name];
    expect((await advertiser.put(id, { ...content, version })).json.data.isCheckedAgain).toBe(true);
    await clock(at(1));
    const admin = await signedIn(api, { account_type: 'admin' });
    const body = { version: version + 1 };
    await api.call('POST', `/admin/placements/${id}/approve`, { token: admin.token, body });
    await clock(at(1.05));
    const offered = async () => (await api.db.raw<{ rows: { id: string }[] }>(ON_OFFER)).rows.map((ad) => ad.id);
    expect([(await advertiser.one(id)).status, (await offered()).includes(id)]).toEqual(['active', true]);
    await seeOnce(id);
    await seeOnce(id);
    expect(await advertiser.one(id)).toMatchObject({ impressions: 3, spent: 0.5, daysSpent: 1, status: 'active' });
    await clock(at(2));
    expect(await advertiser.one(id)).toMatchObject({ status: 'paused', pauseReason: 'budget' });
    expect(await offered()).not.toContain(id);
  });

  it('lets no day go on when the correction is back on the same day', async () => {
    const advertiser = await anAdvertiser(api, 1_00);
    const id = await anActiveAd(api, advertiser, { days: 1 });
    await seeOnce(id);
    await api
      .db('advertisements')
      .where({ id })
      .update({ status: 'pending', interrupted_on: api.db.raw('last_paid_day') });
    const { version } = await advertiser.one(id);
    const admin = await signedIn(api, { account_type: 'admin' });
    await api.call('POST', `/admin/placements/${id}/approve`, { token: admin.token, body: { version } });
    await clock(at(1));
    expect(await advertiser.one(id)).toMatchObject({ status: 'paused', pauseReason: 'budget' });
  });
});
