import type { ListingDocument } from '@diyar/indexer/document';
import { type Catalogue, nameOf, type PlaceKind } from '#lib/catalogue/index.ts';
import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { listingPath } from '#lib/listing-path.ts';
import { titleFor } from '#lib/listing-title.ts';
import type { Comparison } from '#lib/usual-prices.ts';
import { eachOf, FIGURE_FIELDS } from '#rules/listing-fields.ts';
import type { ListingCard, MapPin } from '../contract.ts';
import { type PriceField, priceFieldOf } from '../criteria/criteria.ts';

type SearchOnly = 'title' | 'place' | 'keywords' | 'description' | 'synonyms' | 'inferred';
type Bucket = 'priceBucket' | 'saleBucket' | 'rentBucket' | 'areaBucket';
export type CardDocument = Omit<ListingDocument, SearchOnly | Bucket | `cell${number}`>;

/** Fields of the document that a card is made of: what a search asks the engine to return. */
export const CARD_FIELDS = [
  'id',
  'categories',
  'province',
  'city',
  'neighborhood',
  'transactionTypes',
  'propertyType',
  'price',
  'sale',
  'rent',
  'pricePerM2',
  ...FIGURE_FIELDS,
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
  'sale',
  'rent',
  'rooms',
  'neighborhood',
  'city',
  'featured',
  'card.priceKind',
  'card.approximate',
  'card.transactionType',
  'card.pricePeriod',
  'card.rentPeriod',
];

/**
 * What is for sale or rent, as a search of one of the two shows it: with that deal's price first and alone. Where it names
 * none, the other one stays.
 */
function asAsked(document: CardDocument, deal: PriceField): CardDocument {
  const { sale, rent, card } = document;
  if (card.transactionType !== 'both' || deal === 'price') return document;
  if (deal === 'sale') return sale === undefined ? document : { ...document, rent: undefined };
  if (rent === undefined) return document;
  return {
    ...document,
    sale: undefined,
    pricePerM2: undefined,
    price: rent,
    card: { ...card, pricePeriod: card.rentPeriod },
  };
}

/** Documents as cards, with a word on their prices; `deals` are those that the search is limited to. */
export async function presentCards(
  deps: Deps,
  found: CardDocument[],
  lang: Lang,
  deals?: readonly string[],
): Promise<ListingCard[]> {
  const deal = priceFieldOf(deals);
  const documents = found.map((document) => asAsked(document, deal));
  const [{ catalogue }, usual] = await Promise.all([
    deps.facts.get(),
    deps.usualPrices.of(documents, { inHurry: true }),
  ]);
  const cards = documents.map((document, index) => presentCard(document, catalogue, lang, usual[index]));
  deps.shownBoosts.note(cards);
  return cards;
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
  const nearest = document.neighborhood ? place('neighborhood', document.neighborhood) : place('city', document.city);
  const office = lang === 'ar' ? card.officeNameAr : card.officeNameEn;
  return {
    id: document.id,
    code: card.code,
    path: listingPath({
      id: document.id,
      category: card.category,
      transactionType: card.transactionType,
      placeKey: document.neighborhood ?? document.city,
    }),
    ...titleFor(
      {
        titleAr: card.titleAr,
        titleEn: card.titleEn,
        category,
        place: nearest.name,
        figures: document,
      },
      lang,
    ),
    price: {
      kind: card.priceKind,
      amount: document.price ?? null,
      period: card.pricePeriod,
      negotiable: card.negotiable,
      perM2: document.pricePerM2 ?? null,
      rent: secondPriceOf(document),
    },
    usual: usual?.isLocal ? usual.verdict : null,
    transactionType: card.transactionType,
    category: {
      key: card.category,
      name: category ? nameOf(category, lang) : card.category,
      root: category?.path[0]?.slug ?? card.category,
    },
    place: {
      province: place('province', document.province),
      city: place('city', document.city),
      neighborhood: document.neighborhood ? place('neighborhood', document.neighborhood) : null,
    },
    ...eachOf(FIGURE_FIELDS, (field) => document[field] ?? null),
    floors: card.floors,
    images: card.images,
    imageCount: card.imageCount,
    imageColor: card.imageColor,
    featured: document.featured === 1,
    // Absent in an index that is being replaced.
    boosts: card.boosts ?? [],
    approximate: card.approximate,
    lng: document.lng,
    lat: document.lat,
    publishedAt: new Date(document.published * 1000).toISOString(),
    confirmedAt: card.confirmedAt,
    home: card.home ?? null,
    office: document.office && office ? { slug: document.office, name: office, verified: card.officeVerified } : null,
  };
}

/** The rent that stands beside a sale price. */
function secondPriceOf({ sale, rent, card }: CardDocument): ListingCard['price']['rent'] {
  const { transactionType, rentPeriod } = card;
  if (transactionType !== 'both' || sale === undefined || rent === undefined || rentPeriod === null) return null;
  return { amount: rent, period: rentPeriod };
}

/** A document as a pin; `deals` are those that the search is limited to. */
export function presentPin(found: CardDocument, { places }: Catalogue, lang: Lang, deals?: readonly string[]): MapPin {
  const deal = priceFieldOf(deals);
  const document = asAsked(found, deal);
  // A pin is too small to say that its price is the other deal's.
  const isShown = document.card.transactionType !== 'both' || deal === 'price' || document[deal] !== undefined;
  const place = document.neighborhood
    ? places.byKey('neighborhood', document.neighborhood)
    : places.byKey('city', document.city);
  return {
    id: document.id,
    lng: document.lng,
    lat: document.lat,
    price: isShown ? (document.price ?? null) : null,
    priceKind: isShown ? document.card.priceKind : 'on_request',
    period: isShown ? document.card.pricePeriod : null,
    featured: document.featured === 1,
    approximate: document.card.approximate,
    rooms: document.rooms ?? null,
    place: place ? nameOf(place, lang) : '',
  };
}
