import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { createTestSearch, type TestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooster } from '#testing/boosters.ts';
import { aBoosted, aListing } from '#testing/factories.ts';
import { setClock } from '#testing/subscribers.ts';
import { appOn, type TestApp } from '#testing/test-app.ts';

type Card = { id: string; featured: boolean; boosts: string[] };

let database: TestDatabase;
let engine: TestSearch;
let api: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  engine = await createTestSearch(database);
  api = { ...(await appOn(database, engine.prefix)), db: database.db, owner: database.owner, database };
});
afterAll(async () => {
  await api?.close();
  await engine?.drop();
  await database?.drop();
});

const found = async (query = ''): Promise<Card[]> => {
  await engine.settled();
  return (await api.get(`/listings/search?limit=20${query}`)).json.data.items;
};
const cardOf = async (id: string) => (await found()).find((card) => card.id === id);

describe('what the public sees of boosts', () => {
  it('is a label, and the first of two places in ten in the order nobody chose', async () => {
    for (let i = 0; i < 10; i++) await aListing(api.db);
    const [featured, premium, urgent] = [
      await aBooster(api, 5_000),
      await aBooster(api, 5_000),
      await aBooster(api, 5_000),
    ];
    await featured.boost({ type: 'featured', duration: 3 });
    await premium.boost({ type: 'premium', duration: 3 });
    await urgent.boost({ type: 'urgent', duration: 3 });
    const cards = await found();
    expect(cards[0]).toMatchObject({ id: premium.listing.id, featured: true, boosts: ['premium'] });
    expect(cards[5]).toMatchObject({ id: featured.listing.id, featured: true, boosts: ['featured'] });
    expect(cards.filter((card) => card.featured)).toHaveLength(2);
    expect(await cardOf(urgent.listing.id)).toMatchObject({ featured: false, boosts: ['urgent'] });
    const details = (await api.get(`/listings/${premium.listing.id}`)).json.data;
    expect(details).toMatchObject({ featured: true, boosts: ['premium'] });
    const byPrice = await found('&sortBy=price&sortOrder=asc');
    expect(byPrice.map(({ id }) => id)).not.toEqual(cards.map(({ id }) => id));
  });

  it('ends with a cancellation and with the clock, without anybody’s write', async () => {
    const seller = await aBooster(api, 5_000);
    const { id } = (await seller.boost({ type: 'featured', duration: 3 })).json.data.boosts[0];
    expect(await cardOf(seller.listing.id)).toMatchObject({ featured: true });
    await seller.send(`/boosts/${id}/cancel`);
    expect(await cardOf(seller.listing.id)).toMatchObject({ featured: false, boosts: [] });

    await seller.boost({ type: 'premium', duration: 3 });
    expect(await cardOf(seller.listing.id)).toMatchObject({ featured: true });
    await setClock(api, new Date(Date.now() + 4 * 86_400_000));
    await expect.poll(async () => (await cardOf(seller.listing.id))?.featured, { timeout: 30_000 }).toBe(false);
    await setClock(api, new Date());
  });

  it('gives every slot of the home page the same time', async () => {
    const slots = await Promise.all(
      [1, 2, 3, 5, 8].map(async (slot) => (await aBoosted(api.db, { type: 'homepage_featured', slot })).id),
    );
    const seen = new Map(slots.map((id) => [id, 0]));
    for (let turn = 0; turn < slots.length; turn++) {
      await setClock(api, new Date(Date.now() + turn * 300_000));
      const { items } = (await api.get('/listings/homepage-featured')).json.data;
      const paid = items.filter((card: Card) => card.featured);
      expect(paid).toHaveLength(2);
      for (const { id } of paid) seen.set(id, (seen.get(id) ?? 0) + 1);
    }
    expect([...seen.values()]).toEqual([2, 2, 2, 2, 2]);
    await setClock(api, new Date());
  });
});
