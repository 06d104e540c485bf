import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue, CategoryFact } from '#lib/catalogue/index.ts';
import { createFacts } from '#lib/facts.ts';
import { LEGACY_TRADES } from '#testing/legacy-trades.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { addressWordsOf } from './address-words.ts';
import { legacySearchPath, readLegacyPath } from './legacy-address.ts';

let api: TestApp;
let catalogue: Catalogue;
beforeAll(async () => {
  api = await testApp();
  ({ catalogue } = await createFacts(api.db).get());
});
afterAll(() => api.close());

const redirect = async (path: string, query = '') =>
  (await api.get(`/places/redirect?path=${encodeURIComponent(path)}&query=${encodeURIComponent(query)}`)).json.data.to;

describe('old addresses of a trade', () => {
  it.each(LEGACY_TRADES.flatMap((trade) => ['sale', 'for-sale'].map((deal) => ({ trade, deal }))))(
    '/$trade/$deal/… leads on with each of its seven segments',
    async ({ trade, deal }) => {
      const found = catalogue.categories.find(trade) as CategoryFact;
      const sub = found.children[0] as CategoryFact;
      const subsub = sub.children[0] as CategoryFact;
      // A final category is one more than there are levels now: nobody knows the word, and the rest stands.
      const segments = [deal, 'rif-dimashq', 'jaramana', sub.slug, 'sale', subsub.slug, 'some-final-category'];
      const categories = [trade, trade, trade, trade, sub.slug, sub.slug, subsub.slug, subsub.slug];
      for (let depth = 0; depth <= segments.length; depth++) {
        const place = depth >= 3 ? '&city=jaramana' : depth >= 2 ? '&province=rif-dimashq' : '';
        const transaction = depth >= 1 ? '&transactionType=sale' : '';
        const path = `/${[trade, ...segments.slice(0, depth)].join('/')}`;
        expect(await redirect(path, 'minPrice=5'), path).toBe(
          `/properties?category=${categories[depth]}${place}${transaction}&minPrice=5`,
        );
      }
    },
  );

  it.each([
    ['/vehicles/for-rent/aleppo', '/properties?category=vehicles&province=aleppo&transactionType=rent'],
    ['/services/damascus/damascus', '/properties?category=services&city=damascus'],
    [
      '/phones-accessories/sale/damascus/damascus/mobiles/sale/mobiles/iphones',
      '/properties?category=iphones&city=damascus&transactionType=sale',
    ],
    ['/pets-animals/sale/unknown-word', '/properties?category=pets-animals&transactionType=sale'],
  ])('%s leads to %s, with segments left out or forgotten', async (from, to) => {
    expect(await redirect(from)).toBe(to);
  });
});

describe('old addresses of a category', () => {
  it.each([
    ['/real-estate', ''],
    ['/for-sale', '&transactionType=sale'],
    ['/for-rent', '&transactionType=rent'],
  ])('%s/{category} leads to each there is', (root, rest) => {
    const words = addressWordsOf(catalogue);
    for (const { slug } of catalogue.categories.all) {
      const search = readLegacyPath(`${root}/${slug}`, words);
      expect(search && legacySearchPath(search), slug).toBe(`/properties?category=${slug}${rest}`);
    }
  });

  it.each([
    ['/real-estate', '/properties?category=real-estate'],
    ['/for-sale', '/properties?transactionType=sale'],
    ['/for-rent', '/properties?transactionType=rent'],
  ])('%s alone leads to %s', async (from, to) => {
    expect(await redirect(from)).toBe(to);
  });
});

describe('old addresses', () => {
  it.each(['/about', '/for-sale/syria/damascus', '/syria/damascus', '/vehicles/a/b/c/d/e/f/g/h', '/vehicles/<script>'])(
    '%s is none',
    async (path) => {
      expect(await redirect(path)).toBeNull();
    },
  );

  it('keep their filters; what the path says holds', async () => {
    expect(await redirect('/vehicles/sale', 'minPrice=500&page=2&category=cars')).toBe(
      '/properties?category=vehicles&transactionType=sale&minPrice=500&page=2',
    );
  });
});
