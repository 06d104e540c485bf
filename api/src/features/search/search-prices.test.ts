import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchSides, searchSides } from '#testing/search-sides.ts';

let sides: SearchSides;
beforeAll(async () => {
  sides = await searchSides();
}, 120_000);
afterAll(() => sides.close());
const ask: SearchSides['ask'] = (...asked) => sides.ask(...asked);

describe('prices in a search', () => {
  it('shows no sale price as a rent on the map, and no rent as a sale price', async () => {
    const both = await sides.database
      .db('search_listing')
      .where({ transaction_type: 'both', price_kind: 'amount' })
      .select<Both[]>('id', 'price_cents', 'sale_cents', 'rent_cents');
    expect(both.length).toBeGreaterThan(2);
    for (const [transactionType, column] of [
      ['rent', 'rent_cents'],
      ['sale', 'sale_cents'],
      ['rent,sale', 'price_cents'],
    ] as const) {
      // Of homes alone, so that they are few enough to be pins.
      const { map } = await ask({ transactionType, category: 'residential', map: true, zoom: 6, limit: 0 });
      const pins = new Map(map?.mode === 'pins' ? map.pins.map((pin) => [pin.id, pin]) : []);
      let seen = 0;
      for (const row of both) {
        const pin = pins.get(row.id);
        if (!pin) continue;
        seen++;
        const cents = row[column];
        expect([pin.price, pin.priceKind]).toEqual(cents === null ? [null, 'on_request'] : [cents / 100, 'amount']);
      }
      expect(seen, transactionType).toBeGreaterThan(0);
    }
  });

  it.each([
    ['sale', 'sale_cents', 'rent_cents'],
    ['rent', 'rent_cents', 'sale_cents'],
  ] as const)('filters, orders, counts and shows what is for %s by that price alone', async (deal, own, other) => {
    const both = await sides.database
      .db('search_listing')
      .where({ transaction_type: 'both', price_kind: 'amount' })
      .whereNotNull('sale_cents')
      .whereNotNull('rent_cents')
      .select<Both[]>('id', 'price_cents', 'sale_cents', 'rent_cents');
    expect(both.length).toBeGreaterThan(0);
    for (const row of both) {
      const dollars = Number(row[own]) / 100;
      const at = (price: number) => ({ transactionType: deal, minPrice: price, maxPrice: price, limit: 40 });
      const found = await ask({ ...at(dollars), histograms: true });
      const card = found.items.find(({ id }) => id === row.id);
      expect(card?.price).toMatchObject({ amount: dollars, period: deal === 'rent' ? 'month' : null, rent: null });
      expect(
        found.histograms?.price.some(
          ({ from, to, count }) => count > 0 && from <= dollars && (to ?? dollars) >= dollars,
        ),
      ).toBe(true);
      const wrong = await ask(at(Number(row[other]) / 100));
      expect(wrong.items.map(({ id }) => id)).not.toContain(row.id);
    }
    const { items } = await ask({ transactionType: deal, sortBy: 'price', sortOrder: 'desc', limit: 40 });
    const amounts = items.flatMap(({ price }) => price.amount ?? []);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });

  it('shows both prices where no deal is asked for, and counts the other deal by its own price', async () => {
    const row = await sides.database
      .db('search_listing')
      .where({ transaction_type: 'both', price_kind: 'amount' })
      .whereNotNull('sale_cents')
      .whereNotNull('rent_cents')
      .first<Both>('id', 'price_cents', 'sale_cents', 'rent_cents');
    const dollars = Number(row.sale_cents) / 100;
    const { items } = await ask({ minPrice: dollars, maxPrice: dollars, limit: 40 });
    expect(items.find(({ id }) => id === row.id)?.price).toMatchObject({
      amount: dollars,
      period: null,
      rent: { amount: Number(row.rent_cents) / 100, period: 'month' },
    });
    const rents = await ask({ transactionType: 'rent', minPrice: 20_000, facets: 'transactionType', limit: 0 });
    const sales = await ask({ minPrice: 20_000, facets: 'transactionType', limit: 0 });
    expect(rents.facets.transactionType).toEqual(sales.facets.transactionType);
  });

  it('draws histograms that hold every priced listing', async () => {
    const answer = await ask({ histograms: true, limit: 0, category: 'apartments' });
    const priced = await ask({ minPrice: 1, limit: 0, category: 'apartments' });
    const sum = answer.histograms?.price.reduce((total, bar) => total + bar.count, 0);
    expect(sum).toBe(priced.page.total);
  });

  it('matches both for sale and for rent', async () => {
    const [both, sale, rent] = await Promise.all([
      ask({ transactionType: 'both', limit: 40 }),
      ask({ transactionType: 'sale', limit: 0, facets: 'transactionType' }),
      ask({ transactionType: 'rent', limit: 0 }),
    ]);
    expect(both.page.total).toBeGreaterThan(0);
    const counts = sale.facets.transactionType ?? {};
    expect(counts.sale).toBe(sale.page.total);
    expect(counts.rent).toBe(rent.page.total);
  });
});

interface Both {
  id: string;
  price_cents: number;
  sale_cents: number | null;
  rent_cents: number | null;
}
