import { describe, expect, it } from 'vitest';
import { aListing } from '../../../testing/a-listing.ts';
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
    const price = { kind: 'on_request', amount: null, period: null, negotiable: false, perM2: null } as const;
    const text = JSON.stringify(listingJsonLd(aListing({ approximate: true, price }), site));
    expect(text).not.toContain('geo');
    expect(text).not.toContain('Offer');
  });

  it('is a product for things, a plain page for work', () => {
    const of = (root: string) => listingJsonLd(aListing({ category: { key: 'x', name: 'x', root } }), site);
    expect(of('vehicles')).toMatchObject({ '@type': 'Product', sku: '12350' });
    expect(of('jobs-employment')).toMatchObject({ '@type': 'WebPage' });
  });
});

describe('crumbs', () => {
  it('narrow from the home page to the neighborhood, a name that repeats said once', () => {
    const crumbs = crumbsOf(aListing(), 'الرئيسية');
    expect(crumbs.map(({ name }) => name)).toEqual(['الرئيسية', 'عقارات', 'سكني', 'شقق', 'دمشق', 'المزة']);
    expect(crumbs.at(-1)?.path).toBe('/properties?category=apartments&neighborhood=damascus.mezzeh');
  });

  it('are numbered for search engines', () => {
    const [first, second] = breadcrumbJsonLd(crumbsOf(aListing(), 'Home'), site).itemListElement as object[];
    expect(first).toMatchObject({ position: 1, item: 'https://diyar.test/?lang=ar' });
    expect(second).toMatchObject({ position: 2 });
  });
});
