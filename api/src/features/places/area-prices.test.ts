import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { AreaPrices } from './contract.ts';
import { refreshPlacePrices } from './refresh-prices.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  const owner = await aUser(api.db);
  const homs = { owner, province: 'homs', city: 'homs', area: 100 };
  const several = async (count: number, over: Partial<Parameters<typeof aListing>[1]>) => {
    for (let at = 0; at < count; at++) await aListing(api.db, { ...homs, price: 50_000 + at * 1000, ...over });
  };
  await several(9, { neighborhood: 'homs.al-inshaat' });
  await several(7, { neighborhood: 'homs.al-ghouta' });
  await several(8, { neighborhood: 'homs.al-inshaat', category: 'villas', price: 200_000 });
  await several(8, { neighborhood: 'homs.al-inshaat', transaction_type: 'rent', price_period: 'month', price: 300 });
  await refreshPlacePrices(api.db);
});
afterAll(() => api.close());

const ask = async (query: string, lang: 'ar' | 'en' = 'en') => {
  const { json, headers } = await api.get(`/places/prices${query}`, lang);
  const data: AreaPrices = json.data;
  return { ...data, headers, of: (key: string) => data.areas.find((area) => area.key === key) };
};

describe('GET /places/prices', () => {
  it('says medians of the kind that most listings speak for, and nothing of places with fewer than eight', async () => {
    const { kind, of, headers } = await ask('');
    expect(kind).toEqual({ category: { key: 'apartments', name: 'Apartments' }, deal: 'sale', period: null });
    expect(of('homs.al-inshaat')).toMatchObject({
      kind: 'neighborhood',
      name: 'Al-Inshaat',
      city: 'homs',
      isDivided: false,
      median: 540,
      sample: 9,
    });
    expect(of('homs.al-ghouta')).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  });

  it('speaks the caller’s language', async () => {
    expect((await ask('', 'ar')).of('homs.al-inshaat')?.name).toBe('الإنشاءات');
  });

  it('keeps kinds and deals apart: of a wider category the best founded one inside it is taken', async () => {
    expect(await ask('?category=villas')).toMatchObject({ kind: { category: { key: 'villas' } } });
    expect((await ask('?category=villas')).of('homs.al-inshaat')?.median).toBe(2000);
    expect(await ask('?category=real-estate')).toMatchObject({ kind: { category: { key: 'apartments' } } });
    const rent = await ask('?category=apartments&transactionType=rent');
    expect(rent).toMatchObject({ kind: { deal: 'rent', period: 'month' } });
    expect(rent.of('homs.al-inshaat')).toMatchObject({ median: 3, sample: 8 });
  });

  it('has nothing to say of what has no area, or is not known', async () => {
    expect(await ask('?category=passenger-cars')).toMatchObject({ kind: null, areas: [] });
    expect(await ask('?category=atlantis')).toMatchObject({ kind: null, areas: [] });
  });
});
