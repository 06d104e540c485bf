import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { random } from '#demo/random.ts';
import { priceOfAd } from '#rules/advertisements.ts';
import { anActiveAd, anAdvertiser } from '#testing/advertisers.ts';
import { signedIn } from '#testing/people.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { checkLedger } from '../ledger/index.ts';
import { priceRows } from './prices.ts';
import { countViews } from './shown/queries.ts';

const NOON = '2027-03-01T09:00:00Z';
let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => setClock(api, NOON));

/** Somebody sees it on each of so many days. */
async function use(advertisementId: string, days: number) {
  for (let day = 0; day < days; day++) {
    await setClock(api, new Date(Date.parse(NOON) + day * 86_400_000));
    const shown = { id: crypto.randomUUID(), advertisementId, issuedAt: 0, userId: null };
    await countViews(api.db, [{ ...shown, visitor: '1'.padStart(24, '0'), address: '1'.padStart(24, '0') }]);
  }
}

describe('an advertisement that its owner ends early', () => {
  it.each([
    [365, 1, 0.5],
    [365, 6, 3],
    // From seven days on 5 % less, from thirty 10 %: the thirtieth day makes 29 cheaper.
    [365, 7, 3.32],
    [365, 29, 13.5],
    [7, 0, 0],
  ])('for %i days, after %i of them, costs %d', async (days, used, cost) => {
    const advertiser = await anAdvertiser(api, 200_00);
    const id = await anActiveAd(api, advertiser, { days });
    await use(id, used);
    const { refund, isByTerms, cost: paid } = await advertiser.one(id);
    expect([isByTerms, Math.round((paid - refund) * 100) / 100]).toEqual([true, cost]);
    expect((await advertiser.remove(id)).json.data).toEqual({ refund, balance: 200 - cost });
  });

  it('pays nothing more for one that an administrator has taken down, nor for days bought before there were terms', async () => {
    const advertiser = await anAdvertiser(api, 200_00);
    const down = await anActiveAd(api, advertiser, { days: 365 });
    await use(down, 1);
    const admin = await signedIn(api, { account_type: 'admin' });
    const { version } = await advertiser.one(down);
    const body = { version, reason: 'مخالف' };
    await api.call('POST', `/admin/placements/${down}/reject`, { token: admin.token, body });
    expect((await advertiser.remove(down)).json.data).toEqual({ refund: 136.5, balance: 199.63 });

    const before = await anActiveAd(api, advertiser, { days: 30 });
    await api.db('advertisements').where({ id: before }).update({ terms: null, flat_days: 30, flat_cents: 13_50 });
    await advertiser.send('/payments/pay-with-credits', {
      purchase: { product: 'advertisement', advertisement: before, addDays: 30 },
    });
    await use(before, 30);
    // All that was used is of the first thirty: as they were bought.
    const { spent, refund, cost } = await advertiser.one(before);
    expect([cost, spent, refund]).toEqual([27, 13.5, 13.5]);
  });

  it('has no cheaper way round the price list: random choices, used and ended at random', async () => {
    const prices = await priceRows(api.db);
    for (let run = 0; run < 6; run++) {
      const dice = random(36, run);
      const choice = {
        size: 'small',
        place: dice.pick(['home', 'sidebar', 'search_results'] as const),
        priority: dice.pick([1, 2, 3] as const),
      } as const;
      const [days, used] = [dice.pick([1, 3, 7, 30, 90, 365]), dice.int(0, 12)];
      const advertiser = await anAdvertiser(api, 2_000_00);
      const id = await anActiveAd(api, advertiser, { ...choice, days });
      await use(id, Math.min(used, days));
      await advertiser.remove(id);
      const paid = 2_000_00 - Math.round((await advertiser.balance()) * 100);
      const listed = Array.from({ length: 365 }, (_, i) => i + 1)
        .filter((length) => length >= Math.min(used, days))
        .map((length) => priceOfAd(prices, { ...choice, days: length }).totalCents);
      const least = used === 0 ? 0 : Math.min(...listed);
      expect(paid, `run ${run}: ${days} days, ${used} used`).toBe(least);
    }
    expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, wrongBalances: 0 });
  });
});
