import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBooster } from '#testing/boosters.ts';
import { aListing } from '#testing/factories.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { checkLedger } from '../ledger/index.ts';

const NOON = '2027-03-01T09:00:00Z';
const DAY = 86_400_000;
const at = (days: number) => new Date(Date.parse(NOON) + days * DAY).toISOString();
const SLOTS = 8;

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await setClock(api, NOON);
  await api.owner('boosts').where({ type: 'homepage_featured' }).del();
});

/** Slots that are taken at once, at the worst moment: where a boost begins. */
async function mostAtOnce(): Promise<number> {
  const { rows } = await api.db.raw(
    `select coalesce(max(n), 0)::int as most from (
       select count(*) as n from boosts a join boosts b on b.slot is not null and b.during @> lower(a.during)
       where a.slot is not null group by a.id) counts`,
  );
  return rows[0].most;
}

describe('slots of the home page', () => {
  it('are never oversold: 100 buyers at once, with overlapping days to come', async () => {
    const buyers = [];
    for (let i = 0; i < 100; i++) buyers.push(await aBooster(api, 10_000));
    const durations = [3, 7, 14];
    const answers = await Promise.all(
      buyers.map((buyer, i) =>
        buyer.boost({ type: 'homepage_featured', duration: durations[i % 3], startsAt: at(1 + (i % 6)) }),
      ),
    );
    expect(new Set(answers.map(({ json }) => json.code))).toEqual(new Set([null, 'no_homepage_slots']));
    const sold = answers.filter(({ statusCode }) => statusCode === 201);
    expect(sold.length).toBeGreaterThanOrEqual(SLOTS);
    expect(await mostAtOnce()).toBe(SLOTS);
    const rows = await api.db('boosts').whereNotNull('slot');
    expect(rows).toHaveLength(sold.length);
    // A refused buyer has paid nothing.
    for (const [i, { statusCode }] of answers.entries())
      if (statusCode !== 201) expect(await buyers[i]?.balance()).toBe(100);
    expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, wrongBalances: 0 });
  });

  it('are offered with the next free moment, which can be bought', async () => {
    const seller = await aBooster(api, 10_000);
    const availability = (query: string) => seller.get(`/boosts/homepage-featured/availability${query}`);
    expect(await availability('?duration=3')).toMatchObject({ slots: SLOTS, free: SLOTS, isAvailable: true });
    const ends: string[] = [];
    for (let i = 0; i < SLOTS; i++) {
      const other = await aBooster(api, 10_000);
      const { json } = await other.boost({ type: 'homepage_featured', duration: i === 3 ? 3 : 14 });
      ends.push(json.data.boosts[0].endsAt);
    }
    const full = await availability('?duration=weekly');
    const rules = { refusal: null, daysAhead: 14, heldAtMost: 2 };
    expect(full).toEqual({ slots: SLOTS, free: 0, isAvailable: false, nextFreeAt: ends[3], ...rules });
    const refused = await seller.boost({ type: 'homepage_featured', duration: 7 });
    expect(refused.json).toMatchObject({
      statusCode: 409,
      code: 'no_homepage_slots',
      data: { nextFreeAt: ends[3] },
      message: 'No homepage featured slots available.',
    });
    expect(await seller.balance()).toBe(100);
    const later = await seller.boost({ type: 'homepage_featured', duration: 7, startsAt: full.nextFreeAt });
    expect(later.json.data.boosts[0]).toMatchObject({ status: 'pending', startsAt: ends[3], cost: 10 });
    // A gap of three days is too short for seven.
    const gap = await aBooster(api, 10_000);
    expect(await availability(`?duration=14&from=${at(9)}`)).toMatchObject({ free: 0 });
    expect((await gap.boost({ type: 'homepage_featured', duration: 7, startsAt: full.nextFreeAt })).json.code).toBe(
      'no_homepage_slots',
    );
  });

  it('are free again when their boost is cancelled', async () => {
    const [first] = await Promise.all(
      Array.from({ length: SLOTS }, async () => {
        const buyer = await aBooster(api, 10_000);
        return { buyer, answer: await buyer.boost({ type: 'homepage_featured', duration: 14 }) };
      }),
    );
    const seller = await aBooster(api, 10_000);
    expect((await seller.boost({ type: 'homepage_featured', duration: 3 })).statusCode).toBe(409);
    const { id } = first?.answer.json.data.boosts[0] ?? {};
    await first?.buyer.send(`/boosts/${id}/cancel`);
    expect((await seller.boost({ type: 'homepage_featured', duration: 3 })).statusCode).toBe(201);
  });

  it('are held ahead by two boosts of an account at most, which begin within 14 days', async () => {
    const seller = await aBooster(api, 100_00);
    const ahead = async (days: number) => {
      const { id } = await aListing(api.db, { owner: seller });
      return seller.send(`/listings/${id}/boost`, { type: 'homepage_featured', duration: 3, startsAt: at(days) });
    };
    expect((await ahead(14.5)).json).toMatchObject({ statusCode: 400, code: 'boost_starts_too_late' });
    const both = await Promise.all([ahead(13), ahead(12), ahead(11)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409]);
    expect((await ahead(2)).json).toMatchObject({ statusCode: 409, code: 'homepage_held_ahead' });
    const availability = await seller.get(`/boosts/homepage-featured/availability?duration=3&from=${at(3)}`);
    expect(availability).toMatchObject({ isAvailable: true, refusal: 'held_ahead' });
    // One that begins at once is not held; a place is free again when one of both is given back.
    expect((await ahead(0)).statusCode).toBe(201);
    const [held] = both.filter(({ statusCode }) => statusCode === 201);
    await seller.send(`/boosts/${held?.json.data.boosts[0].id}/cancel`);
    expect((await ahead(2)).statusCode).toBe(201);
  });

  it('take one listing at a time', async () => {
    const seller = await aBooster(api, 10_000);
    const listings = [seller.listing.id, crypto.randomUUID()];
    const refused = await seller.send('/boosts/create', { listings, type: 'homepage_featured', duration: 3 });
    expect(refused.json).toMatchObject({ statusCode: 400, errors: [{ code: 'one_listing_on_homepage' }] });
  });
});
