import { keep } from '#features/favourites/contract.ts';
import { createListing, saveDraft } from '#features/listing-form/contract.ts';
import { getListing } from '#features/listings/contract.ts';
import { type ListingCard, searchListings } from '#features/search/contract.ts';
import { eachOf, WHOLE_FIELDS } from '#rules/listing-fields.ts';
import { example, IDS } from './example.ts';

const damascus = { key: 'damascus', name: 'Damascus' };
const mezzeh = { key: 'damascus.mezzeh', name: 'Mezzeh' };
const card: ListingCard = {
  id: IDS.listing,
  code: 100_245,
  path: '/property/100245',
  title: 'Flat for sale in Mezzeh',
  originalTitle: null,
  price: { kind: 'amount', amount: 85_000, period: null, negotiable: true, perM2: 708, rent: null },
  usual: 'typical',
  transactionType: 'sale',
  category: { key: 'apartments', name: 'Apartments', root: 'real-estate' },
  place: { province: damascus, city: damascus, neighborhood: mezzeh },
  ...eachOf(WHOLE_FIELDS, () => null),
  area: 120,
  bedrooms: 3,
  bathrooms: 2,
  floor: 4,
  floors: 6,
  images: [IDS.photo],
  imageCount: 1,
  imageColor: '#c8bfae',
  featured: false,
  boosts: [],
  approximate: false,
  lng: 36.245,
  lat: 33.5,
  publishedAt: '2026-11-21T08:00:00.000Z',
  home: null,
  confirmedAt: null,
  office: null,
};

const description =
  'A bright flat on the fourth floor with a lift, three bedrooms and two bathrooms, close to schools, shops and the bus; it can be seen every day after four.';
/** The form of a flat; texts in one language are enough. */
const form = {
  transactionTypeId: IDS.sale,
  titleEn: 'Flat for sale in Mezzeh',
  descriptionEn: description,
  price: 85_000,
  area: 120,
  bedrooms: 3,
  bathrooms: 2,
  province: 'damascus',
  city: 'damascus',
  neighborhood: 'damascus.mezzeh',
  latitude: 33.5,
  longitude: 36.245,
  attributes: { ownership_paper: 'green_tabu' },
};

export const listingExamples = [
  example(saveDraft, {
    params: { id: IDS.listing },
    body: { baseVersion: 0, content: { categoryId: IDS.category, ...form } },
    data: {
      draft: {
        id: IDS.listing,
        version: 1,
        state: 'draft',
        status: 'draft',
        isChange: false,
        content: { categoryId: IDS.category, ...form },
        images: [],
        video: null,
        rejection: null,
        problems: [{ path: 'images', code: 'images_required', message: 'At least one image is required.' }],
        hints: [],
        poundsPerDollar: 130,
        updatedAt: '2026-11-20T10:00:00.000Z',
      },
    },
  }),
  example(createListing, {
    body: { id: IDS.listing, categoryId: IDS.category, ...form },
    data: { listing: { id: IDS.listing, code: 100_245, status: 'pending', isChange: false, version: 2 } },
  }),
  example(searchListings, {
    query: { category: 'apartments', transactionType: 'sale', city: 'damascus', maxPrice: '100000' },
    data: {
      items: [card],
      page: { number: 1, size: 20, total: 1 },
      lastPage: 1,
      facets: {},
      histograms: null,
      map: null,
      recognised: [],
      keywords: '',
      beside: null,
      ranked: null,
      applied: [
        { kind: 'category', value: 'apartments', label: 'Apartments' },
        { kind: 'city', value: 'damascus', label: 'Damascus' },
      ],
      offered: [],
      placePage: '/for-sale/damascus/apartments',
      seo: null,
      help: null,
      degraded: false,
      capped: false,
      engineMs: 3,
    },
  }),
  example(getListing, {
    params: { id: IDS.listing },
    data: {
      ...card,
      description,
      textLanguage: 'en',
      categoryPath: [{ key: 'apartments', name: 'Apartments' }],
      propertyType: 'apartment',
      furnishing: null,
      availability: 'available',
      features: ['elevator'],
      street: { label: 'off Al Jalaa Street', path: '/properties?street=damascus.al-jalaa-street' },
      proximities: { school: 350 },
      address: 'Behind the Jalaa club',
      attributes: [
        { slug: 'ownership_paper', name: 'Title deed', values: ['Green tabu'], keys: ['green_tabu'], unit: null },
      ],
      media: [
        { id: IDS.photo, width: 1600, height: 1200, thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI', color: '#c8bfae' },
      ],
      video: null,
      views: 41,
      updatedAt: '2026-11-21T08:00:00.000Z',
      showPhone: true,
      hasWhatsapp: true,
      pounds: null,
      previousPrice: null,
      isRepriced: false,
      owner: { name: 'Layla', since: '2026-11-20T09:30:00.000Z' },
      trail: [{ name: 'Damascus', path: '/for-sale/damascus' }],
      placePage: '/for-sale/damascus/apartments',
      shareImage: '/cards/100245.png',
      office: null,
      alsoOfferedBy: [],
    },
  }),
  example(keep, {
    params: { list: 'favourites', listingId: IDS.listing },
    body: {},
    data: { kept: { id: IDS.listing, at: '2026-11-22T18:15:00.000Z', price: 85_000 } },
  }),
];
