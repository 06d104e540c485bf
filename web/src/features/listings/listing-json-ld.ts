import type { ListingDetails } from '@diyar/api/contracts/listings';
import { imageAddress } from '#lib/image-address.ts';
import type { Lang } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';

type Thing = Record<string, unknown>;
export type Crumb = { name: string; path: string };

/** schema.org's words for what stands there; other kinds of property are plain `Accommodation` or `Place`. */
const KINDS = new Map<string, string>(
  Object.entries<string>({ apartment: 'Apartment', house: 'House', villa: 'SingleFamilyResidence' }),
);
const HOMES = ['apartment', 'house', 'villa', 'residential', 'farm'];

/** JSON-LD of a listing: the listing with its offer, as a home or as a thing for sale. */
export function listingJsonLd(listing: ListingDetails, { origin, lang }: { origin: string; lang: Lang }): Thing {
  const url = origin + withLang(listing.path, lang);
  const images = listing.media.slice(0, 6).map(({ id }) => origin + imageAddress(id, 1280, 'jpeg'));
  const film = videoOf(listing, origin);
  const common = {
    name: listing.title,
    description: listing.description.slice(0, 500),
    url,
    ...(images.length > 0 && { image: images }),
    ...(hasOffer(listing) && { offers: offersOf(listing, url) }),
  };
  if (listing.category.root === 'jobs-employment' || listing.category.root === 'services')
    return {
      '@type': 'WebPage',
      name: common.name,
      description: common.description,
      url,
      ...(film && { video: film }),
    };
  if (listing.category.root !== 'real-estate')
    return {
      '@type': 'Product',
      ...common,
      sku: String(listing.code),
      category: listing.category.name,
      ...(film && { subjectOf: film }),
    };
  return {
    '@type': 'RealEstateListing',
    ...common,
    datePosted: listing.publishedAt,
    about: placeOf(listing),
    ...(film && { video: film }),
  };
}

/** A film is found by its picture, so without one it is not told of. */
function videoOf({ video, media, title, description }: ListingDetails, origin: string): Thing | undefined {
  const still = video?.poster ?? media[0];
  if (!video || !still) return undefined;
  const seconds = Math.max(1, Math.round(video.duration));
  return {
    '@type': 'VideoObject',
    name: title,
    description: description.slice(0, 500) || title,
    thumbnailUrl: origin + imageAddress(still.id, 1280, 'jpeg'),
    uploadDate: video.addedAt,
    duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
    contentUrl: origin + video.path,
  };
}

function hasOffer({ price }: ListingDetails): boolean {
  return price.kind === 'free' || (price.kind === 'amount' && price.amount !== null);
}

function offersOf({ price, transactionType, publishedAt }: ListingDetails, url: string): Thing | Thing[] {
  const rented = price.period !== null || transactionType === 'rent';
  const offer = (amount: number | null, isRent: boolean) => ({
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
    validFrom: publishedAt,
  });
  const first = offer(price.kind === 'free' ? 0 : price.amount, rented);
  return price.rent ? [first, offer(price.rent.amount, true)] : first;
}

function placeOf({
  propertyType,
  place,
  area,
  rooms,
  bedrooms,
  bathrooms,
  approximate,
  lng,
  lat,
  address,
}: ListingDetails): Thing {
  const isHome = HOMES.includes(propertyType ?? '');
  return {
    '@type': KINDS.get(propertyType ?? '') ?? (isHome ? 'Accommodation' : 'Place'),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'SY',
      addressRegion: place.province.name,
      addressLocality: place.city.name,
      ...((address ?? place.neighborhood) && { streetAddress: address ?? place.neighborhood?.name }),
    },
    ...(!approximate && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    ...(isHome && area !== null && { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } }),
    ...(isHome && rooms !== null && { numberOfRooms: rooms }),
    ...(isHome && bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(isHome && bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
  };
}

/** Where the page stands, from the home page down. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], { origin, lang }: { origin: string; lang: Lang }): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + withLang(path, lang),
    })),
  };
}
