import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOST_RETURN_MINUTES } from '#rules/boosts.ts';
import { aBooster } from '#testing/boosters.ts';
import { aListing } from '#testing/factories.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { checkLedger } from '../ledger/index.ts';

const BEGIN = Date.parse('2027-03-01T09:00:00Z');
const after = (minutes: number) => setClock(api, new Date(BEGIN + minutes * 60_000));

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => after(0));

type Booster = Awaited<ReturnType<typeof aBooster>>;
const bought = async (seller: Booster, choice: object): Promise<string> => {
  const { json } = await seller.boost(choice);
  expect(json.statusCode, JSON.stringify(json)).toBe(201);
  return json.data.boosts[0].id;
};
const stop = (seller: Booster, id: string) => seller.send(`/boosts/${id}/cancel`);

describe('a boost that is stopped before anybody saw it', () => {
  it('comes back whole within the first minutes, as it was told, once a day for each listing', async () => {
    const seller = await aBooster(api, 10_000);
    const first = await bought(seller, { type: 'premium', duration: 30 });
    await after(BOOST_RETURN_MINUTES - 1);
    const [shown] = await seller.active();
    expect(shown.refund).toBe(shown.cost);
    expect((await stop(seller, first)).json.data).toMatchObject({ refund: shown.cost, balance: 100 });
    const second = await bought(seller, { type: 'premium', duration: 30 });
    const { refund } = (await stop(seller, second)).json.data;
    expect(refund).toBeLessThan(shown.cost);
    // The day is that of Damascus.
    await after(13 * 60);
    const balance = await seller.balance();
    await stop(seller, await bought(seller, { type: 'urgent', duration: 7 }));
    expect(await seller.balance()).toBe(balance);
  });

  it('and not after them', async () => {
    const seller = await aBooster(api, 10_000);
    const id = await bought(seller, { type: 'premium', duration: 30 });
    await after(BOOST_RETURN_MINUTES + 1);
    expect((await stop(seller, id)).json.data.refund).toBe(32);
  });

  it('is not one that a search showed', async () => {
    const seller = await aBooster(api, 10_000);
    const id = await bought(seller, { type: 'premium', duration: 30 });
    const found = await api.get('/listings/search?limit=20');
    expect(found.statusCode, JSON.stringify(found.json)).toBe(200);
    const { items } = found.json.data;
    expect(items.find((card: { id: string }) => card.id === seller.listing.id)).toMatchObject({ boosts: ['premium'] });
    await api.app.deps.shownBoosts.flush();
    await after(1);
    const [shown] = await seller.active();
    expect((await stop(seller, id)).json.data.refund).toBe(shown.refund);
    expect(shown.refund).toBe(32);
  });

  it('is not one whose place on the home page was shown', async () => {
    const seller = await aBooster(api, 10_000);
    const [seen, unseen] = [await aBooster(api, 10_000), seller];
    const ids = [await bought(seen, { type: 'homepage_featured', duration: 3 })];
    await api.get('/listings/homepage-featured?limit=12');
    await api.app.deps.shownBoosts.flush();
    ids.push(await bought(unseen, { type: 'homepage_featured', duration: 3 }));
    expect((await stop(seen, ids[0] ?? '')).json.data.refund).toBeLessThan(5);
    expect((await stop(unseen, ids[1] ?? '')).json.data.refund).toBe(5);
  });

  it('keeps the rest of its purchase at the price of as many as are left', async () => {
    const seller = await aBooster(api, 10_000);
    const listings = [seller.listing.id];
    for (let n = 1; n < 5; n++) listings.push((await aListing(api.db, { owner: seller })).id);
    const { json } = await seller.send('/boosts/create', { listings, type: 'highlight', duration: 3 });
    expect(json.data).toMatchObject({ payment: { amount: 5.62 }, balance: 94.38 });
    const costs = json.data.boosts.map(({ cost }: { cost: number }) => cost).sort();
    expect(costs).toEqual([1.12, 1.12, 1.12, 1.13, 1.13]);
    // Four at the list's price are left: 5 of the 5.62.
    const [{ id }] = json.data.boosts;
    expect((await stop(seller, id)).json.data).toMatchObject({ refund: 0.62, balance: 95 });
  });
});

it('leaves a ledger that balances', async () => {
  expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
});
