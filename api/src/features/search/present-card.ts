import type { ListingDocument } from '@diyar/indexer/document';
import { type Catalogue, nameOf, type PlaceKind } from '../../lib/catalogue/index.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Lang } from '../../lib/endpoint.ts';
import { listingPath } from '../../lib/listing-path.ts';
import { titleFor } from '../../lib/listing-title.ts';
import type { Comparison } from '../../lib/usual-prices.ts';
import type { ListingCard, MapPin } from './contract.ts';

export type CardDocument = Omit<ListingDocument, 't' | 'p' | 'k' | 'd' | 'pb' | 'ab' | `c${number}`>;

/** Fields of the document that a card is made of: what a search asks the engine to return. */
export const CARD_FIELDS = [
  'id',
  'cat',
  'prov',
  'city',
  'hood',
  'tx',
  'ptype',
  'price',
  'ppm',
  'area',
  'beds',
  'baths',
  'rooms',
  'floor',
  'office',
  'lng',
  'lat',
  'featured',
  'published',
  'card',
] as const;
export const PIN_FIELDS = [
  'id',
  'lng',
  'lat',
  'price',
  'rooms',
  'hood',
  'city',
  'featured',
  'card.priceKind',
  'card.approx',
  'card.transactionType',
  'card.pricePeriod',
];

/** Documents as cards, with a word on their prices. */
export async function presentCards(deps: Deps, documents: CardDocument[], lang: Lang): Promise<ListingCard[]> {
  const [{ catalogue }, usual] = await Promise.all([
    deps.facts.get(),
    deps.usualPrices.of(documents, { inHurry: true }),
  ]);
  return documents.map((document, index) => presentCard(document, catalogue, lang, usual[index]));
}

/** A document as a card in the reader's language. */
export function presentCard(
  document: CardDocument,
  { places, categories }: Catalogue,
  lang: Lang,
  usual: Comparison | null = null,
): ListingCard {
  const { card } = document;
  const place = (kind: PlaceKind, key: string) => {
    const found = places.byKey(kind, key);
    return { key, name: found ? nameOf(found, lang) : key };
  };
  const category = categories.find(card.category);
  const nearest = document.hood ? place('neighborhood', document.hood) : place('city', document.city);
  const office = lang === 'ar' ? card.officeNameAr : card.officeNameEn;
  return {
    id: document.id,
    code: card.code,
    path: listingPath({
      id: document.id,
      category: card.category,
      transactionType: card.transactionType,
      placeKey: document.hood ?? document.city,
    }),
    ...titleFor(
      {
        titleAr: card.titleAr,
        titleEn: card.titleEn,
        category,
        place: nearest.name,
        bedrooms: document.beds ?? null,
        area: document.area ?? null,
      },
      lang,
    ),
    price: {
      kind: card.priceKind,
      amount: document.price ?? null,
      period: card.pricePeriod,
      negotiable: card.negotiable,
      perM2: document.ppm ?? null,
    },
    usual: usual?.isLocal ? usual.verdict : null,
    transactionType: card.transactionType,
    category: {
      key: card.category,
      name: category ? nameOf(category, lang) : card.category,
      root: category?.path[0]?.slug ?? card.category,
    },
    place: {
      province: place('province', document.prov),
      city: place('city', document.city),
      neighborhood: document.hood ? place('neighborhood', document.hood) : null,
    },
    area: document.area ?? null,
    rooms: document.rooms ?? null,
    bedrooms: document.beds ?? null,
    bathrooms: document.baths ?? null,
    floor: document.floor ?? null,
    floors: card.floors,
    images: card.images,
    imageCount: card.imageCount,
    imageColor: card.imageColor,
    featured: document.featured === 1,
    approximate: card.approx,
    lng: document.lng,
    lat: document.lat,
    publishedAt: new Date(document.published * 1000).toISOString(),
    confirmedAt: card.confirmedAt,
    office: document.office && office ? { slug: document.office, name: office, verified: card.officeVerified } : null,
  };
}

/**
 * What is for sale or rent has one price, which a period makes the rent. On a map of one of the two deals the price of the
 * other is none: a pin is too small to say which it is.
 */
function isPriceOf(deals: readonly string[], { card }: CardDocument): boolean {
  const asked = deals.filter((deal) => deal === 'sale' || deal === 'rent' || deal === 'both');
  if (card.transactionType !== 'both' || asked.length !== 1 || asked[0] === 'both') return true;
  return (asked[0] === 'rent') === (card.pricePeriod !== null);
}

/** A document as a pin; `deals` are those that the search is limited to. */
export function presentPin(
  document: CardDocument,
  { places }: Catalogue,
  lang: Lang,
  deals: readonly string[] = [],
): MapPin {
  const isShown = isPriceOf(deals, document);
  const place = document.hood ? places.byKey('neighborhood', document.hood) : places.byKey('city', document.city);
  return {
    id: document.id,
    lng: document.lng,
    lat: document.lat,
    price: isShown ? (document.price ?? null) : null,
    priceKind: isShown ? document.card.priceKind : 'on_request',
    featured: document.featured === 1,
    approximate: document.card.approx,
    rooms: document.rooms ?? null,
    place: place ? nameOf(place, lang) : '',
  };
}
