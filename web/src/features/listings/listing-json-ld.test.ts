import type { ListingDetails } from '@diyar/api/contracts/listings';
import { describe, expect, it } from 'vitest';
import { A_FILM, aListing } from '#testing/a-listing.ts';
import { problemsIn } from '#testing/schema-org.ts';
import { crumbsOf } from './listing-crumbs.ts';
import { breadcrumbJsonLd, listingJsonLd } from './listing-json-ld.ts';

const site = { origin: 'https://diyar.test', lang: 'ar' } as const;

describe('listingJsonLd', () => {
  it('tells of a home with its offer, rooms and place', () => {
    expect(listingJsonLd(aListing(), site)).toMatchObject({
      '@type': 'RealEstateListing',
      url: `https://diyar.test${aListing().path}?lang=ar`,
      image: expect.arrayContaining([expect.stringContaining('/images/11111111-')]),
      offers: { '@type': 'Offer', price: 85_000, priceCurrency: 'USD' },
      about: {
        '@type': 'Apartment',
        address: { addressRegion: 'دمشق', streetAddress: 'المزة' },
        geo: { latitude: 33.5 },
        numberOfBedrooms: 3,
      },
    });
  });

  it('keeps the point of an approximate place to itself, and no price where none is told', () => {
    const price = {
      kind: 'on_request',
      amount: null,
      period: null,
      negotiable: false,
      perM2: null,
      rent: null,
    } as const;
    const text = JSON.stringify(listingJsonLd(aListing({ approximate: true, price }), site));
    expect(text).not.toContain('geo');
    expect(text).not.toContain('Offer');
  });

  it('offers what is for sale or rent twice', () => {
    const price = { ...aListing().price, rent: { amount: 400, period: 'month' } } as const;
    const thing = listingJsonLd(aListing({ transactionType: 'both', price }), site);
    expect(thing.offers).toMatchObject([
      { price: 85_000, businessFunction: expect.stringContaining('Sell') },
      { price: 400, businessFunction: expect.stringContaining('LeaseOut') },
    ]);
    expect(problemsIn(thing)).toEqual([]);
  });

  it.each([
    ['real-estate', 'video'],
    ['vehicles', 'subjectOf'],
    ['services', 'video'],
  ])('tells of its video with its picture, length and address (%s)', (root, property) => {
    const category = { key: 'x', name: 'x', root };
    const thing = listingJsonLd(aListing({ category, video: A_FILM }), site);
    expect(thing[property]).toMatchObject({
      ...{ '@type': 'VideoObject', name: aListing().title, duration: 'PT1M5S', uploadDate: A_FILM.addedAt },
      thumbnailUrl: expect.stringContaining('https://diyar.test/images/eeeeeeee-'),
      contentUrl: `https://diyar.test${A_FILM.path}`,
    });
    expect(problemsIn(thing)).toEqual([]);
    const bare = listingJsonLd(aListing({ category, video: { ...A_FILM, poster: null } }), site);
    expect(JSON.stringify(bare[property])).toContain('/images/11111111-');
  });

  it('is a product for things, a plain page for work', () => {
    const of = (root: string) => listingJsonLd(aListing({ category: { key: 'x', name: 'x', root } }), site);
    expect(of('vehicles')).toMatchObject({ '@type': 'Product', sku: '12350' });
    expect(of('jobs-employment')).toMatchObject({ '@type': 'WebPage' });
  });
});

describe('its words', () => {
  const price = aListing().price;
  it.each([
    ['a flat for sale', {}],
    ['a villa', { propertyType: 'villa' }],
    ['land', { propertyType: 'land', rooms: null, bedrooms: null, bathrooms: null }],
    ['a house to rent', { propertyType: 'house', transactionType: 'rent', price: { ...price, period: 'month' } }],
    ['a gift', { category: { key: 'x', name: 'x', root: 'services' }, price: { ...price, kind: 'free' } }],
    ['a car', { category: { key: 'cars', name: 'سيارات', root: 'vehicles' } }],
    ['a job', { category: { key: 'x', name: 'x', root: 'jobs-employment' } }],
    ['a price on request', { price: { ...price, kind: 'on_request', amount: null } }],
  ] as [string, Partial<ListingDetails>][])('are schema.org’s for %s', (_name, over) => {
    expect(problemsIn(listingJsonLd(aListing(over), site))).toEqual([]);
  });
});

describe('crumbs', () => {
  const words = { home: 'الرئيسية', deal: 'للبيع' };

  it('narrow from the home page through pages of the place to the page of its like', () => {
    const crumbs = crumbsOf(aListing(), words);
    expect(crumbs.map(({ name }) => name).join(' ')).toBe('الرئيسية دمشق المزة عقارات سكني شقق للبيع');
    expect(crumbs.at(-1)?.path).toBe('/syria/damascus/damascus/mezzeh/apartments/sale');
  });

  it('say once what a province and its capital are both called', () => {
    const trail = ['/syria/latakia', '/syria/latakia/latakia'].map((path) => ({ name: 'اللاذقية', path }));
    const crumbs = crumbsOf({ trail, placePage: '/syria/latakia/latakia' }, words);
    expect(crumbs.map(({ path }) => path)).toEqual(['/', '/syria/latakia/latakia']);
  });

  it('end with the category where both sale and rent are offered', () => {
    const placePage = '/syria/damascus/damascus/mezzeh/apartments';
    expect(crumbsOf(aListing({ placePage }), { ...words, deal: 'للبيع أو للإيجار' }).at(-1)?.name).toBe('شقق');
  });

  it('are numbered for search engines', () => {
    const [first, second] = breadcrumbJsonLd(crumbsOf(aListing(), words), site).itemListElement as object[];
    expect(first).toMatchObject({ position: 1, item: 'https://diyar.test/?lang=ar' });
    expect(second).toMatchObject({ position: 2 });
  });
});
