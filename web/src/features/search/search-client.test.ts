import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createApi, type WireRequest } from '#lib/api-client.ts';
import { aCard, anAnswer } from '#testing/an-answer.ts';
import { createSearchClient } from './search-client.ts';

const asked: string[] = [];
const card = aCard();
const api = createApi({
  lang: 'ar',
  clientText: (text) => text,
  transport: async ({ path }: WireRequest) => {
    asked.push(decodeURIComponent(path));
    const facets = { furnishing: { semi_furnished: 2 }, price: { 1: 1 } };
    return { statusCode: 200, body: { success: true, data: anAnswer({ total: 40, items: [card], facets }) } };
  },
});

describe('the requests of one render', () => {
  it('are one call, and each is dealt its part', async () => {
    const client = createSearchClient({ api, queryClient: new QueryClient() });
    const params = { query: '', responseFields: ['hits', 'furnishing'] };
    const filters = {
      facetFilters: [['city:damascus'], ['furnishing:semiFurnished']],
      numericFilters: ['price>=5', 'price<=9', 'attr.year>=2010'],
      insideBoundingBox: '34,37,33,36',
    };
    const { results } = await client.search([
      { indexName: 'listings:price-asc', params: { ...params, ...filters, facets: ['furnishing', 'city'], page: 1 } },
      {
        indexName: 'listings:price-asc',
        params: { ...params, facetFilters: [['city:damascus']], facets: ['furnishing'] },
      },
    ]);
    expect(asked).toEqual([
      '/api/listings/search?city=damascus&minPrice=5&maxPrice=9&furnishing=semiFurnished&attr.year.min=2010&bbox=36,33,37,34&sortBy=price&sortOrder=asc&page=2&limit=24&facets=furnishing',
    ]);
    expect(results).toMatchObject([
      { hits: [{ id: card.id, objectID: card.id }], nbHits: 40, facets: { furnishing: { semiFurnished: 2 } } },
      { hits: [], facets: { furnishing: { semiFurnished: 2 } } },
    ]);
    expect(results[0]).not.toHaveProperty('facets.city');
  });
});
