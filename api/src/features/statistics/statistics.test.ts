import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { refreshPlacePrices } from '../places/refresh-prices.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('GET /statistics/city-prices', () => {
  it('tells medians by the square meter and how they moved, in the caller’s language', async () => {
    const owner = await aUser(api.db);
    const at = { owner, area: 100, neighborhood: null, province: 'daraa', city: 'daraa' };
    for (let n = 0; n < 8; n++) {
      await aListing(api.db, { ...at, price: 110_000, published_at: daysAgo(10) });
      await aListing(api.db, { ...at, price: 100_000, published_at: daysAgo(120), status: 'sold' });
    }
    const fresh = { ...at, province: 'hama', city: 'hama' };
    for (let n = 0; n < 8; n++) await aListing(api.db, { ...fresh, price: 145_600 });
    await refreshPlacePrices(api.db);

    const { items } = (await api.get('/statistics/city-prices', 'en')).json.data;
    const of = (key: string) => items.find((city: { key: string }) => city.key === key);
    expect(of('daraa')).toMatchObject({
      name: 'Daraa',
      path: '/syria/daraa/daraa/apartments/sale',
      sample: 8,
      medianPerM2: 1100,
      trend: 10,
    });
    // Nothing older to hold the price against.
    expect(of('hama')).toMatchObject({ medianPerM2: 1_460, trend: null });
    // The same figure as on the city's own page.
    const page = (await api.get(`/places/page?path=${of('hama').path}`, 'en')).json.data;
    expect(page.prices[0].perM2.median).toBe(1_460);
  });
});
