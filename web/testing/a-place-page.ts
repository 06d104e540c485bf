import type { PlacePage } from '@diyar/api/contracts/places';

/** A neighborhood's page as the API sends it; only what a test names differs. */
export const aPlacePage = (over: Partial<PlacePage> = {}): PlacePage => ({
  id: '00000000-0000-7000-8000-000000000001',
  path: '/syria/damascus/damascus/mezzeh/apartments/sale',
  kind: 'neighborhood',
  name: 'المزة',
  within: [
    { key: 'damascus', name: 'دمشق', path: '/syria/damascus' },
    { key: 'damascus.mezzeh', name: 'المزة', path: '/syria/damascus/damascus/mezzeh' },
  ],
  isIndexed: true,
  sharesName: false,
  category: { key: 'apartments', name: 'شقق', root: 'real-estate', seo: null },
  categoryPath: [],
  transactionType: 'sale',
  lng: 36.25,
  lat: 33.5,
  bbox: null,
  total: 12,
  items: [],
  leadsWithHomes: false,
  prices: [
    {
      category: { key: 'apartments', name: 'شقق', path: '/' },
      deal: 'sale',
      period: null,
      sample: 12,
      median: 192_500,
      low: 110_500,
      high: 303_000,
      perM2: { median: 1870, sample: 12 },
    },
  ],
  children: [],
  neighbours: [],
  streets: [],
  categories: [],
  deals: [],
  searchPath: '/properties',
  ...over,
});
