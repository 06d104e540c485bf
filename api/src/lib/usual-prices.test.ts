import type { Db } from '@diyar/db';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue/index.ts';
import type { FactsSource } from './facts.ts';
import { createUsualPrices, type PlacePriceRow } from './usual-prices.ts';

const CATALOGUE = {
  places: { byKey: (kind: string, key: string) => ({ id: `${kind}:${key}` }) },
  categories: { find: (slug: string) => ({ id: slug }) },
} as unknown as Catalogue;
const facts = { get: async () => ({ catalogue: CATALOGUE }) } as unknown as FactsSource;
const log = pino({ level: 'silent' });

const row = (over: Partial<PlacePriceRow>): PlacePriceRow => ({
  location_id: 'city:homs',
  category_id: 'apartments',
  deal: 'sale',
  sample: 9,
  median_cents: 10_000_000,
  low_cents: 0,
  high_cents: 0,
  per_m2_sample: 9,
  per_m2_median_cents: 100_000,
  ...over,
});
const flat = (over: object = {}) => ({
  price: 80_000,
  area: 100,
  province: 'homs',
  city: 'homs',
  neighborhood: 'homs.waer' as string | undefined,
  transactionTypes: ['sale'],
  card: { category: 'apartments', priceKind: 'amount', pricePeriod: null } as const,
  ...over,
});

function over(rows: PlacePriceRow[] | Error) {
  const asked: unknown[] = [];
  let at = 1_000;
  const raw = async (_sql: string, values: unknown) => {
    asked.push(values);
    if (rows instanceof Error) throw rows;
    return { rows };
  };
  const prices = createUsualPrices({ raw } as unknown as Db, facts, log, () => at);
  return { prices, asked, wait: (ms: number) => (at += ms) };
}

describe('usual prices', () => {
  it('compares by the square metre with the nearest place that knows', async () => {
    const near = row({ location_id: 'neighborhood:homs.waer', per_m2_median_cents: 80_000 });
    const [found] = await over([row({}), near]).prices.of([flat()]);
    expect(found).toMatchObject({ verdict: 'typical', difference: 0, byArea: true, row: near });
    const [wider] = await over([row({})]).prices.of([flat()]);
    expect(wider).toMatchObject({ verdict: 'below', difference: -20, ownCents: 80_000 });
  });

  it('compares whole prices where either side knows no area', async () => {
    const { prices } = over([row({ per_m2_median_cents: null })]);
    expect((await prices.of([flat({ price: 120_000 })]))[0]).toMatchObject({ byArea: false, difference: 20 });
    const [noArea] = await over([row({})]).prices.of([flat({ area: null, price: 107_000 })]);
    expect(noArea).toMatchObject({ byArea: false, verdict: 'typical', difference: 7 });
  });

  it.each([
    ['a price on request', { price: null }],
    ['a salary', { card: { category: 'apartments', priceKind: 'salary', pricePeriod: 'month' } }],
    ['an exchange', { transactionTypes: ['exchange'] }],
    ['a slip of the keyboard', { price: 8_000_000 }],
  ])('is silent about %s', async (_name, given) => {
    expect(await over([row({})]).prices.of([flat(given)])).toEqual([null]);
  });

  it('asks once for a page of listings, and not again for a minute', async () => {
    const { prices, asked, wait } = over([row({})]);
    await prices.of([flat(), flat({ neighborhood: undefined }), flat({ price: 1 })]);
    expect(asked).toHaveLength(1);
    wait(59_000);
    await prices.of([flat()]);
    expect(asked).toHaveLength(1);
    wait(2_000);
    await prices.of([flat()]);
    expect(asked).toHaveLength(2);
  });

  it('is silent while the database is away', async () => {
    expect(await over(new Error('away')).prices.of([flat()])).toEqual([null]);
  });
});
