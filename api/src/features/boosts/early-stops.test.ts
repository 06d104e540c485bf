import type { ListingRow } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { random } from '#demo/random.ts';
import { BOOST_DURATIONS, BOOST_TYPES, daysOf } from '#rules/boosts.ts';
import { aBooster } from '#testing/boosters.ts';
import { aListing } from '#testing/factories.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { checkLedger } from '../ledger/index.ts';
import { BOOST_CLOCK } from './clock-handlers.ts';

const NOON = '2027-03-01T09:00:00Z';
const DAY = 86_400_000;
const at = (days: number) => new Date(Date.parse(NOON) + days * DAY);

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => setClock(api, NOON));

const clock = async (days: number) => {
  await setClock(api, at(days));
  await tick(api.db, BOOST_CLOCK, { brand: api.config.brand });
};

describe('a boost that is stopped early', () => {
  it.each([
    ['premium', 30, 0.5, 2],
    ['premium', 30, 1.5, 4],
    ['premium', 30, 3.5, 7],
    // Two weeks and two days.
    ['premium', 30, 15.5, 22],
    // Never more than was paid: 14, 14 and a day are 38.
    ['premium', 30, 28.5, 34],
    ['urgent', 7, 2.5, 2],
    ['homepage_featured', 14, 0.5, 2],
  ] as const)('%s for %i days, after %d days, costs %d', async (type, duration, days, cost) => {
    const seller = await aBooster(api, 100_00);
    const [boost] = (await seller.boost({ type, duration })).json.data.boosts;
    await setClock(api, at(days));
    const [shown] = await seller.active();
    expect(shown).toMatchObject({ refund: boost.cost - cost, daysCharged: Math.ceil(days) });
    await seller.send(`/boosts/${boost.id}/cancel`, { refund: shown.refund });
    expect(await seller.balance()).toBe(100 - cost);
  });

  it('by what staff take back gives back all, by a suspension that ends the days and the one that had begun', async () => {
    const [back, stopped] = [await aBooster(api, 10_00), await aBooster(api, 50_00)];
    await back.boost({ type: 'premium', duration: 1 });
    await stopped.boost({ type: 'urgent', duration: 7 });
    await stopped.boost({ type: 'homepage_featured', duration: 7 });
    const { slot } = await rowOf(api.db('boosts').where({ listing_id: stopped.listing.id, type: 'homepage_featured' }));
    await setClock(api, at(0.01));
    await api.db('listings').where({ id: back.listing.id }).update({ status: 'pending' });
    const move = (status: ListingRow['status']) =>
      api.db('listings').where({ id: stopped.listing.id }).update({ status });
    await move('suspended');
    await clock(0.02);
    expect(await back.balance()).toBe(10);
    await move('active');
    const given: { type: string }[] = await stopped.active();
    expect(given.toSorted((a, b) => (a.type < b.type ? -1 : 1))).toMatchObject([
      { type: 'homepage_featured', status: 'active', isGranted: true, duration: 1 },
      { type: 'urgent', status: 'active', isGranted: true, duration: 1 },
    ]);
    expect(await api.db('boosts').where({ listing_id: stopped.listing.id, status: 'active', slot })).toHaveLength(1);
    // Once: what was given is not what a suspension of before had stopped.
    await move('sold');
    await move('active');
    expect(await stopped.active()).toEqual([]);
    expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, wrongBalances: 0 });
  });

  it('by a transfer gives its days back to who paid, and leaves the new owner free', async () => {
    const [giver, taker] = [await aBooster(api, 20_00), await aBooster(api, 20_00)];
    const { id } = (await giver.boost({ type: 'premium', duration: 7 })).json.data.boosts[0];
    await setClock(api, at(0.5));
    await api.db('listings').where({ id: giver.listing.id }).update({ owner_id: taker.id });
    await clock(0.6);
    expect((await giver.send(`/boosts/${id}/cancel`)).json.code).toBe('boost_over');
    expect(await giver.balance()).toBe(18.57);
    const [{ title, url }] = (await giver.get('/notifications')).notifications;
    expect(title).toContain('Your boost stopped');
    expect((await giver.get(url.replace('/dashboard', ''))).payment.kind).toBe('return');
    const [bought] = (await taker.send(`/listings/${giver.listing.id}/boost`, { type: 'premium', duration: 3 })).json
      .data.boosts;
    expect([bought.status, (await taker.active()).length]).toEqual(['active', 1]);
  });

  it('by the end of a plan, or by an administrator, gives back whole days', async () => {
    const [lapsed, removed] = [await aBooster(api, 34_00), await aBooster(api, 34_00)];
    for (const { boost } of [lapsed, removed]) await boost({ type: 'premium', duration: 30 });
    await setClock(api, at(0.5));
    const account = await rowOf(api.db('ledger_accounts').where({ user_id: lapsed.id }).first('id'));
    const [plan] = await api.db('plan_prices').where({ plan_code: 'standard_monthly' });
    const [subscription] = await api
      .db('subscriptions')
      .insert({
        account_id: account.id,
        plan_code: 'standard_monthly',
        price_id: plan?.id,
        cents: 1_500,
        months: 1,
        status: 'active',
        anchor_at: at(0),
        starts_at: at(0),
        ends_at: at(30),
      })
      .returning('id');
    await api
      .db('listings')
      .where({ id: lapsed.listing.id })
      .update({ status: 'archived', archived_by_subscription_id: subscription?.id });
    const admin = await rowOf(
      api.db('users').insert({ first_name: 'أ', last_name: 'ب', account_type: 'admin' }).returning('id'),
    );
    const { deleteListing } = await import('../admin-listings/delete-listing.ts');
    await deleteListing(api.db, {
      listingId: removed.listing.id,
      actorId: admin.id,
      ip: '203.0.113.1',
      reason: 'spam',
    });
    await clock(0.5);
    expect([await lapsed.balance(), await removed.balance()]).toEqual([32.86, 32.86]);
    expect((await removed.get('/boosts/history')).boosts).toMatchObject([{ stopReason: 'removed' }]);
    expect((await lapsed.get('/boosts/history')).boosts).toMatchObject([{ stopReason: 'lapsed' }]);
  });

  it('keeps the rule and the price list under which it was bought', async () => {
    const seller = await aBooster(api, 68_00);
    const [old] = (await seller.boost({ type: 'premium', duration: 30 })).json.data.boosts;
    await api.db('boosts').where({ id: old.id }).update({ terms: null });
    const other = await aListing(api.db, { owner: seller });
    const choice = { type: 'premium', duration: 30 };
    const [fresh] = (await seller.send(`/listings/${other.id}/boost`, choice)).json.data.boosts;
    await api.owner('boost_prices').where({ type: 'premium', days: 1 }).update({ cents: 20_00 });
    await setClock(api, at(0.5));
    await seller.send(`/boosts/${old.id}/cancel`);
    await seller.send(`/boosts/${fresh.id}/cancel`);
    await api.owner('boost_prices').where({ type: 'premium', days: 1 }).update({ cents: 200 });
    expect(await seller.balance()).toBe(32.86 + 32);
  });
});

describe('the price list', () => {
  /** The cheapest terms that together last so many days. */
  const memo = new Map<string, number>();
  const cheapest = (name: string, terms: Map<number, number>, days: number): number => {
    const key = `${name} ${days}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const found =
      days <= 0 ? 0 : Math.min(...[...terms].map(([length, cents]) => cents + cheapest(name, terms, days - length)));
    memo.set(key, found);
    return found;
  };

  it('has no cheaper way round it: random purchases, stopped at random in every way an owner has', async () => {
    const rows = await api.db('boost_prices').select();
    const termsOf = (type: string) =>
      new Map<number, number>(
        rows
          .filter((row) => row.type === (type === 'homepage_featured' ? 'featured' : type))
          .map((row) => [row.days, Number(row.cents) * (type === 'homepage_featured' ? 2 : 1)]),
      );
    for (let run = 0; run < 12; run++) {
      await setClock(api, NOON);
      const dice = random(35, run);
      const seller = await aBooster(api, 10_000_00);
      const type = dice.pick(BOOST_TYPES);
      const duration = dice.pick(BOOST_DURATIONS);
      const count = type === 'homepage_featured' ? 1 : dice.pick([1, 2, 5, 6]);
      const listings = [seller.listing.id];
      while (listings.length < count) listings.push((await aListing(api.db, { owner: seller })).id);
      const startsAt = dice.chance(0.4) ? at(dice.int(1, 12)).toISOString() : undefined;
      const bought = await seller.send('/boosts/create', { listings, type, duration, ...(startsAt && { startsAt }) });
      expect(bought.statusCode, JSON.stringify(bought.json)).toBe(201);
      const stops = bought.json.data.boosts
        .map(({ id, listing }: { id: string; listing: { id: string } }) => ({
          id,
          listing: listing.id,
          after: dice.next() * 45,
          how: dice.pick(['cancel', 'sold', 'archived', 'run']),
        }))
        .sort((a: { after: number }, b: { after: number }) => a.after - b.after);
      for (const { id, listing, after, how } of stops) {
        await clock(after);
        if (how === 'cancel') await seller.send(`/boosts/${id}/cancel`);
        else if (how !== 'run')
          await api.db('listings').where({ id: listing, status: 'active' }).update({ status: how });
      }
      await clock(120);
      const used: { days: number }[] = (
        await api.db.raw(
          'select boost_days_used(b, coalesce(upper(b.during), b.starts_at)) as days from boosts b where b.id = any(?::uuid[])',
          [stops.map(({ id }: { id: string }) => id)],
        )
      ).rows;
      const shown = used.filter(({ days }) => days > 0);
      const full = shown.reduce((sum, { days }) => sum + cheapest(type, termsOf(type), days), 0);
      const floor = Math.round(full * (shown.length >= 5 ? 0.9 : 1));
      const paid = 10_000_00 - Math.round((await seller.balance()) * 100);
      const label = `run ${run}: ${type} ${daysOf(duration)} × ${count}, used ${used.map(({ days }) => days)}`;
      expect(paid, label).toBeGreaterThanOrEqual(floor - shown.length);
      expect(paid, label).toBeLessThanOrEqual(Math.round(bought.json.data.payment.amount * 100));
      if (shown.length === 0) expect(paid, label).toBe(0);
    }
    expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, wrongBalances: 0 });
  });
});
