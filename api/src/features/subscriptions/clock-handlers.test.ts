import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLOCK_HANDLERS } from '#features.ts';
import { aListing } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { signedIn } from '#testing/people.ts';
import { anOfficeWith, type OfficePerson, setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { checkLedger } from '../ledger/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  await api.owner('plans').where({ code: 'office' }).update({ listing_limit: 2 });
});
afterAll(() => api.close());

/** In Damascus; what the site's own clock shows, and everything that falls due by then. */
const at = async (moment: string) => {
  await setClock(api, `${moment}:00+03`);
  return tick(api.db, CLOCK_HANDLERS, { brand: api.config.brand });
};
beforeEach(() => setClock(api, '2027-01-31T10:00:00+03'));

const subscribed = async (plan: string, cents: number) => {
  const office = await anOfficeWith(api, cents);
  const { json } = await office.subscribe(plan);
  return { ...office, subscriptionId: json.data.subscription.id as string };
};
const kinds = async (office: OfficePerson): Promise<string[]> =>
  (await office.events()).map(({ kind }: { kind: string }) => kind).reverse();
const endOf = async (office: OfficePerson) => (await office.current()).subscription.validUntil.slice(0, 10);
const notes = async (office: OfficePerson): Promise<{ title: string; content: string }[]> =>
  (await office.get('/notifications')).notifications;
const publish = async ({ id, office }: OfficePerson, values: object[]) => {
  const ids: string[] = [];
  for (const [i, one] of values.entries()) {
    const published_at = new Date(Date.UTC(2027, 0, 30) - i * 60_000);
    ids.push((await aListing(api.db, { owner: { id }, office, published_at, expires_at: '2031-01-01', ...one })).id);
  }
  return ids;
};
const statuses = async (ids: string[]) => {
  const rows = await api.db('listings').whereIn('id', ids).select('id', 'status');
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};

describe('renewal', () => {
  it('takes the next month from the credit, by the calendar: 31 January, 28 February, 31 March, 30 April', async () => {
    const office = await subscribed('standard_monthly', 6_000);
    const ends = [await endOf(office)];
    for (const day of ['2027-02-28', '2027-03-31', '2027-04-30']) {
      await at(`${day}T10:01`);
      ends.push(await endOf(office));
    }
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(await office.balance()).toBe(0);
    expect(await kinds(office)).toEqual(['activation', 'renewal', 'renewal', 'renewal']);
    expect((await office.events())[0]).toMatchObject({
      amount: 15,
      isAutomatic: true,
      transactionId: expect.any(String),
    });
    const { payments } = await office.get('/payments/history');
    expect(payments).toHaveLength(4);
    expect(new Set(payments.map(({ receiptNumber }: { receiptNumber: string }) => receiptNumber)).size).toBe(4);
    expect((await notes(office))[0]).toMatchObject({
      title: 'Your Standard monthly plan was renewed',
      content: '$15 was taken from your credit.',
    });
  });

  it('is at the price of its own day, which the running period never sees', async () => {
    const office = await subscribed('standard_yearly', 50_000);
    const raised = { plan_code: 'standard_yearly', cents: 15_000, valid_from: '2027-06-01' };
    await api.owner('plan_prices').insert(raised);
    await setClock(api, '2027-07-01T00:00:00Z');
    expect((await office.current()).subscription).toMatchObject({ price: 144, next: { price: 150 } });
    await at('2028-01-31T10:01');
    expect((await office.current()).subscription).toMatchObject({
      price: 150,
      validUntil: expect.stringMatching(/^2029-01-31/),
    });
    await api.owner('plan_prices').insert({ ...raised, cents: 14_400, valid_from: '2028-02-01' });
  });

  it('brings a downgrade, which archives what it has no place for', async () => {
    const office = await subscribed('premium_monthly', 20_000);
    const limit = (listing_limit: number) =>
      api.owner('plans').where({ code: 'standard_monthly' }).update({ listing_limit });
    await limit(1);
    const [kept = '', gone = ''] = await publish(office, [{}, {}]);
    const { facts } = await office.get('/subscriptions/impact-analysis?plan=standard_monthly');
    await office.send(`/subscriptions/${office.subscriptionId}/change`, { plan: 'standard_monthly', facts });
    expect(await statuses([kept, gone])).toEqual(['active', 'active']);
    await at('2027-02-28T10:01');
    expect((await office.current()).subscription).toMatchObject({ plan: { code: 'standard_monthly' }, price: 15 });
    expect(await statuses([kept, gone])).toEqual(['active', 'archived']);
    expect((await office.events())[0]).toMatchObject({ kind: 'renewal', archived: [{ id: gone }] });
    await limit(50);
  });
});

describe('the end without enough credit', () => {
  it('is told 7, 3 and 1 days before and on each day of grace, in the bell and by mail', async () => {
    const office = await subscribed('standard_monthly', 1_600);
    const before = (await notes(office)).length;
    const seen: string[] = [];
    for (let day = 15; day <= 38; day++) {
      const date = new Date(Date.UTC(2027, 1, day)).toISOString().slice(0, 10);
      await at(`${date}T11:00`);
      for (const { title, content } of (await notes(office))
        .slice(0, (await notes(office)).length - before - seen.length)
        .reverse()) {
        seen.push(`${date.slice(5)} ${title} ${content}`.replace(/Your listings stay.*renew: (.*)\. After.*/, '$1'));
      }
    }
    const short = 'Your credit is not enough to renew your Standard monthly plan You need $14 more.';
    expect(seen).toEqual([
      `02-21 ${short} Time left: 7 days.`,
      `02-25 ${short} Time left: 3 days.`,
      `02-27 ${short} Time left: 1 day.`,
      ...[
        '02-28 7 days',
        '03-01 6 days',
        '03-02 5 days',
        '03-03 4 days',
        '03-04 3 days',
        '03-05 2 days',
        '03-06 1 day',
      ].map((line) => line.replace(' ', ' Your Standard monthly plan has ended ')),
      '03-07 Your Standard monthly subscription is over Listings archived because they are above the free limit: 0. They come back when you subscribe again.',
    ]);
    const mails = (await workJobs(api)).filter((mail) => mail.to === office.email);
    // The first one is about the beginning.
    expect(mails).toHaveLength(1 + 11);
    expect(await kinds(office)).toEqual(['activation', 'expiry', 'lapse']);
  });

  it('keeps everything for seven days, and goes on from the old end when credit comes in', async () => {
    const office = await subscribed('standard_monthly', 1_500);
    const ids = await publish(office, [{}, {}, {}]);
    await at('2027-03-04T11:00');
    expect((await office.current()).subscription).toMatchObject({
      status: 'expired',
      gracePeriod: { daysRemaining: 3, endsAt: expect.stringMatching(/^2027-03-07/) },
    });
    expect((await office.current()).quota).toMatchObject({ allowed: 50 });
    await office.addCredit(1_500);
    await at('2027-03-05T11:00');
    expect((await office.current()).subscription).toMatchObject({ status: 'active', gracePeriod: null });
    expect(await endOf(office)).toBe('2027-03-31');
    expect(await statuses(ids)).toEqual(['active', 'active', 'active']);
    expect(await kinds(office)).toEqual(['activation', 'expiry', 'renewal']);
  });

  it('can be paid by hand, for another plan too', async () => {
    const office = await subscribed('standard_monthly', 1_500);
    await at('2027-03-01T11:00');
    await office.addCredit(5_500);
    const { json } = await office.send(`/subscriptions/${office.subscriptionId}/reactivate`);
    expect(json.data).toMatchObject({ balance: 40, subscription: { id: office.subscriptionId, status: 'active' } });
    const other = await subscribed('standard_monthly', 1_500);
    await at('2027-04-03T11:00');
    await other.addCredit(4_000);
    const { facts, ...shown } = await other.get('/subscriptions/impact-analysis?plan=premium_monthly');
    expect(shown).toMatchObject({ change: 'renewal', due: 40, effectiveAt: expect.stringMatching(/^2027-04-01/) });
    const changed = await other.send(`/subscriptions/${other.subscriptionId}/change`, {
      plan: 'premium_monthly',
      facts,
    });
    expect(changed.json.data.subscription).toMatchObject({
      status: 'active',
      price: 40,
      plan: { code: 'premium_monthly' },
    });
    expect(await endOf(other)).toBe('2027-05-01');
  });
});

describe('after the grace', () => {
  it('what is above the free limit is archived by the owner’s order; a new plan brings back exactly that', async () => {
    const office = await subscribed('standard_monthly', 1_500);
    const [first = '', newest = '', older = '', oldest = '', own = '', hidden = '', again = ''] = await publish(
      office,
      [...[{ own_priority: 0, published_at: '2026-01-01' }, {}, {}, {}, {}, { expires_at: '2027-02-01' }, {}]],
    );
    await office.put('/priority/bulk-update', { updates: [{ listingId: first, priority: 5 }] });
    const move = (id: string, status: string) => office.put(`/listings/${id}/status`, { status });
    await move(own, 'archived');
    const all = [first, newest, older, oldest, own, hidden, again];
    await at('2027-03-06T11:00');
    expect(await statuses(all)).toEqual(['active', 'active', 'active', 'active', 'archived', 'active', 'active']);
    await at('2027-03-07T10:01');
    expect(await statuses(all)).toEqual(['active', 'active', 'archived', 'archived', 'archived', 'active', 'archived']);
    const current = await office.current();
    expect(current).toMatchObject({
      subscription: null,
      lapsed: { id: office.subscriptionId },
      quota: { allowed: 2, used: 2, remaining: 0 },
    });
    const [event] = await office.events();
    expect(event.archived.map(({ id }: { id: string }) => id).sort()).toEqual([older, oldest, again].sort());
    expect(
      (await api.db('clock_events').where({ kind: 'subscription_lapse', subject: office.subscriptionId }).first())
        ?.outcome,
    ).toEqual({
      renewed: false,
      archived: 3,
    });

    // A listing that its owner puts elsewhere keeps that place.
    await move(newest, 'archived');
    expect((await move(again, 'active')).statusCode).toBe(200);
    await move(again, 'archived');
    await office.addCredit(1_500);
    const back = await office.send(`/subscriptions/${office.subscriptionId}/reactivate`);
    expect(back.statusCode, JSON.stringify(back.json)).toBe(200);
    expect(await statuses(all)).toEqual(['active', 'archived', 'active', 'active', 'archived', 'active', 'archived']);
    expect((await office.events())[0]).toMatchObject({ kind: 'activation', activated: [{}, {}] });
  });

  it('a cancelled one is archived too, and is not renewed although there is credit', async () => {
    const office = await subscribed('standard_monthly', 9_000);
    const ids = await publish(office, [{}, {}, {}]);
    await office.send('/subscriptions/cancel');
    await at('2027-02-27T11:00');
    expect((await notes(office))[0]).toMatchObject({
      title: 'Your Standard monthly plan ends soon',
      content: 'Time left: 1 day.',
    });
    // No days of grace for who leaves on purpose: archived when the period is over.
    await at('2027-02-28T11:00');
    expect(await statuses(ids)).toEqual(['active', 'active', 'archived']);
    expect(await office.balance()).toBe(75);
    expect(await kinds(office)).toEqual(['activation', 'cancellation', 'lapse']);
    const reminded = await api
      .db('clock_events')
      .where({ kind: 'subscription_reminder', subject: office.subscriptionId })
      .select<{ outcome: { days: number } }[]>('outcome');
    expect(reminded.map(({ outcome }) => outcome.days).sort()).toEqual([1, 3, 7]);
  });

  it('one that is cancelled in its days of grace ends with them', async () => {
    const office = await subscribed('standard_monthly', 1_500);
    await at('2027-03-02T11:00');
    expect((await office.current()).subscription.gracePeriod).not.toBeNull();
    await office.send('/subscriptions/cancel');
    await at('2027-03-02T11:01');
    expect(await kinds(office)).toEqual(['activation', 'expiry', 'cancellation', 'lapse']);
  });

  it('of somebody suspended takes nothing: for good it lapses, for a time it goes on with the suspension’s end', async () => {
    const suspend = (id: string, until: string) =>
      api.db('users').where({ id }).update({ suspended_until: until, suspension_reason: 'spam' });
    const [forGood, forTime] = [
      await subscribed('standard_monthly', 9_000),
      await subscribed('standard_monthly', 9_000),
    ];
    await suspend(forGood.id, 'infinity');
    await suspend(forTime.id, '2027-03-20T11:00:00+03');
    await at('2027-03-10T11:00');
    const rowOf = (office: { subscriptionId: string }) =>
      api.db('subscriptions').where({ id: office.subscriptionId }).first();
    const balanceOf = async (office: { office: { id: string } }) =>
      (await api.db('ledger_accounts').where({ office_id: office.office.id }).first())?.balance_cents;
    expect((await rowOf(forGood))?.ended_at).not.toBeNull();
    expect(await rowOf(forTime)).toMatchObject({ status: 'active', ended_at: null });
    expect([await balanceOf(forGood), await balanceOf(forTime)]).toEqual([7_500, 7_500]);
    await at('2027-03-20T12:00');
    const renewed = await rowOf(forTime);
    expect([await balanceOf(forTime), renewed?.starts_at, renewed?.ends_at]).toEqual([
      6_000,
      new Date('2027-03-20T11:00:00+03:00'),
      new Date('2027-04-20T11:00:00+03:00'),
    ]);
  });

  it('nobody is charged who has left or is banned', async () => {
    const office = await subscribed('standard_monthly', 9_000);
    await api.db('users').where({ id: office.id }).update({ banned_at: new Date(), ban_reason: 'fraud' });
    await at('2027-03-08T11:00');
    expect(await api.db('subscriptions').where({ id: office.subscriptionId }).first()).toMatchObject({
      status: 'expired',
      cents: 1_500,
    });
    expect(await api.db('subscription_events').where({ subscription_id: office.subscriptionId }).pluck('kind')).toEqual(
      [...['activation', 'expiry', 'lapse']],
    );
  });
});

it('two clocks at once do everything once', async () => {
  const offices = await Promise.all([1_500, 3_000, 4_500].map((cents) => subscribed('standard_monthly', cents)));
  await setClock(api, '2027-05-20T10:00:00+03');
  const ticks = await Promise.allSettled(
    [1, 2, 3].map(() => tick(api.db, CLOCK_HANDLERS, { brand: api.config.brand })),
  );
  await tick(api.db, CLOCK_HANDLERS, { brand: api.config.brand });
  expect(ticks.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(await Promise.all(offices.map(kinds))).toEqual([
    ...[
      ['activation', 'expiry', 'lapse'],
      ['activation', 'renewal', 'expiry', 'lapse'],
    ],
    ['activation', 'renewal', 'renewal', 'expiry', 'lapse'],
  ]);
  expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
});

describe('a plan that an administrator changes', () => {
  const admin = async (method: 'PUT' | 'DELETE', code: string, body?: object) => {
    const { token } = await signedIn(api, { account_type: 'admin' });
    const { statusCode, json } = await api.call(method, `/admin/plans/${code}`, { token, ...(body && { body }) });
    expect(statusCode, JSON.stringify(json)).toBe(200);
  };
  const offer = (code: string) => api.owner('plans').where({ code }).update({ is_active: true });

  it('withdrawn goes on for who has it, who is told; a downgrade to it stays on the plan that runs', async () => {
    const [has, going, late] = [
      await subscribed('standard_monthly', 100_00),
      await subscribed('premium_monthly', 200_00),
      await subscribed('standard_monthly', 15_00),
    ];
    const { facts } = await going.get('/subscriptions/impact-analysis?plan=standard_monthly');
    await going.send(`/subscriptions/${going.subscriptionId}/change`, { plan: 'standard_monthly', facts });
    await admin('DELETE', 'standard_monthly');
    expect((await notes(has))[0]?.title).toBe('The Standard monthly plan is no longer sold');
    expect((await has.current()).subscription).toMatchObject({ renews: true, next: { code: 'standard_monthly' } });
    expect((await going.current()).subscription.next).toMatchObject({ code: 'premium_monthly' });
    await at('2027-03-01T10:00');
    expect((await has.current()).subscription).toMatchObject({ status: 'active', plan: { code: 'standard_monthly' } });
    expect((await going.current()).subscription).toMatchObject({ status: 'active', plan: { code: 'premium_monthly' } });
    expect([await has.balance(), await going.balance()]).toEqual([70, 120]);
    // In the days of grace it is still one's own.
    await late.addCredit(15_00);
    const again = await late.send(`/subscriptions/${late.subscriptionId}/reactivate`);
    expect(again.json.data.subscription).toMatchObject({ status: 'active', plan: { code: 'standard_monthly' } });
    expect((await (await anOfficeWith(api, 20_00)).subscribe('standard_monthly')).json.code).toBe('plan_not_offered');
    await offer('standard_monthly');
  });

  it('with fewer listings keeps what the running period was bought with, and says so', async () => {
    const office = await subscribed('standard_monthly', 100_00);
    const { json } = await api.call('GET', '/plans/standard_monthly');
    const { token } = await signedIn(api, { account_type: 'admin' });
    const shown = (await api.call('GET', '/admin/plans', { token })).json.data.plans;
    const { prices, subscribers, code, isFor, ...form } = shown.find(
      (plan: { code: string }) => plan.code === json.data.plan.code,
    );
    const features = form.features.map(({ name: _name, ...feature }: { name: string }) => feature);
    const limit = async (listingLimit: number, version: number) =>
      admin('PUT', code, { ...form, features, listingLimit, version });
    await limit(2, form.version);
    expect((await notes(office))[0]?.title).toBe('The Standard monthly plan has fewer listings');
    expect((await office.current()).quota.allowed).toBe(50);
    expect((await office.current()).subscription.plan.listingLimit).toBe(50);
    await at('2027-03-01T10:00');
    expect((await office.current()).quota.allowed).toBe(2);
    await limit(50, form.version + 1);
    expect([prices.length > 0, subscribers > 0, isFor]).toEqual([true, true, null]);
  });

  it('takes nothing in the days of grace from who may not sign in, and lets nothing lapse meanwhile', async () => {
    const office = await subscribed('standard_monthly', 15_00);
    await at('2027-03-01T10:00');
    await office.addCredit(50_00);
    const until = new Date('2027-03-20T10:00:00+03:00');
    await api.db('users').where({ id: office.id }).update({ suspended_until: until, suspension_reason: 'spam' });
    await at('2027-03-02T11:00');
    await at('2027-03-12T10:00');
    const row = () => api.db('subscriptions').where({ id: office.subscriptionId }).first();
    expect(await row()).toMatchObject({ status: 'expired', ended_at: null, grace_ends_at: until });
    const account = await api.db('ledger_accounts').where({ office_id: office.office.id }).first();
    expect(account?.balance_cents).toBe(50_00);
    await at('2027-03-20T10:01');
    // From the day on which its owner is back.
    expect(await row()).toMatchObject({ status: 'active', starts_at: until });
    expect(await office.balance()).toBe(35);
  });
});
