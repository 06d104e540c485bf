import type { Params } from './target.ts';

const COUNTS = 'category,transactionType,city,neighborhood,bedrooms,features';

/** Requests of people: browsing by filters, words in both languages, deep filters, the map at three depths. */
export const QUESTIONS: Params[] = [
  { facets: COUNTS, map: 'true', zoom: 6 },
  { category: 'apartments', facets: COUNTS, map: 'true', zoom: 7 },
  { category: 'apartments', transactionType: 'rent', province: 'damascus', facets: COUNTS, histograms: 'true' },
  { keywords: 'شقة للبيع في المزة', facets: COUNTS, map: 'true', zoom: 12, bbox: '36.15,33.45,36.35,33.56' },
  { keywords: 'طابو أخضر', facets: COUNTS },
  { keywords: 'بلكون مصعد', understand: 'false', facets: COUNTS },
  { keywords: 'villa with pool', facets: COUNTS },
  {
    keywords: 'furnished apartment for rent in Aleppo',
    facets: COUNTS,
    map: 'true',
    zoom: 11,
    bbox: '37,36.1,37.3,36.3',
  },
  { category: 'real-estate', minPrice: 20_000, maxPrice: 80_000, bedrooms: '2,3', facets: COUNTS, histograms: 'true' },
  { category: 'real-estate', features: 'elevator,parking', sortBy: 'price', sortOrder: 'asc', facets: COUNTS },
  { bbox: '36.2,33.45,36.4,33.58', map: 'true', zoom: 12, facets: COUNTS },
  { bbox: '35.6,32.4,42.2,37.2', map: 'true', zoom: 7, category: 'lands' },
  { 'attr.finishing': 'deluxe,super_deluxe', province: 'latakia', facets: `${COUNTS},attr.finishing` },
  { sortBy: 'date', page: 3 },
  { keywords: 'ايفون', facets: COUNTS },
  { keywords: 'سيارة هيونداي', facets: COUNTS },
];
