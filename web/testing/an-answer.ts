import type { ListingCard, SearchAnswer } from '@diyar/api/contracts/search';
import { eachOf, WHOLE_FIELDS } from '@diyar/api/rules/listing-fields';

let next = 1;

/** A card as the API sends it; only what a test names differs. */
export function aCard(over: Partial<ListingCard> = {}): ListingCard {
  const id = `00000000-0000-7000-8000-${String(next++).padStart(12, '0')}`;
  return {
    id,
    code: next,
    path: `/property/${id}/apartments-for-sale-mezzeh-damascus`,
    title: 'شقة للبيع في المزة',
    originalTitle: null,
    price: { kind: 'amount', amount: 85_000, period: null, negotiable: false, perM2: 708, rent: null },
    usual: null,
    transactionType: 'sale',
    category: { key: 'apartments', name: 'شقق', root: 'real-estate' },
    place: {
      province: { key: 'damascus', name: 'دمشق' },
      city: { key: 'damascus', name: 'دمشق' },
      neighborhood: { key: 'damascus.mezzeh', name: 'المزة' },
    },
    ...eachOf(WHOLE_FIELDS, () => null),
    area: 120,
    rooms: 4,
    bedrooms: 3,
    bathrooms: 2,
    floor: 2,
    floors: 5,
    images: [],
    imageCount: 0,
    imageColor: null,
    featured: false,
    boosts: [],
    approximate: false,
    lng: 36.25,
    lat: 33.5,
    publishedAt: '2026-03-01T10:00:00.000Z',
    home: null,
    confirmedAt: null,
    office: null,
    ...over,
  };
}

/** An answer of the search; `total` alone makes as many pages as it takes. */
export function anAnswer({ total = 0, ...over }: Partial<SearchAnswer> & { total?: number } = {}): SearchAnswer {
  return {
    items: [],
    page: { number: 1, size: 24, total },
    lastPage: Math.ceil(total / 24),
    facets: {},
    histograms: null,
    map: null,
    recognised: [],
    keywords: '',
    beside: null,
    ranked: null,
    applied: [],
    offered: [],
    placePage: null,
    seo: null,
    help: null,
    degraded: false,
    capped: false,
    engineMs: 1,
    ...over,
  };
}
