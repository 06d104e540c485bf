import { z } from 'zod';
import { endpoint, flag } from '#lib/endpoint.ts';
import { CHOICE_FIELDS, CHOICES, type ChoiceField, eachOf } from '#rules/listing-fields.ts';
import { POINT_KIND_KEYS } from '#rules/points-of-interest.ts';
import { Video } from '../listing-media/contract.ts';
import { ListingCard, Named } from '../search/contract.ts';

export const LISTING_STATUSES = [
  'draft',
  'pending',
  'active',
  'rejected',
  'sold',
  'rented',
  'suspended',
  'archived',
  'expired',
] as const;
export const ListingStatus = z.enum(LISTING_STATUSES);
export type ListingStatus = z.infer<typeof ListingStatus>;

/** Why a listing is refused; each has a sentence for its owner in both languages (rejection-reasons.ts). */
export const REJECTION_CODES = [
  'phone_in_photo',
  'phone_in_text',
  'link_in_text',
  'price_in_title',
  'collage',
  'watermark',
  'unclear_photos',
  'photos_not_of_it',
  'several_items',
  'wrong_category',
  'wrong_location',
  'wrong_price',
  'duplicate',
  'misleading',
  'incomplete',
  'forbidden_item',
  'offensive',
  'other',
] as const;
export const RejectionCode = z.enum(REJECTION_CODES);
export type RejectionCode = z.infer<typeof RejectionCode>;

const ListingParams = z.strictObject({ id: z.uuid() });

/** A page of a place, by its address without `lang`. */
const PlaceStep = z.object({ name: z.string(), path: z.string() });

export const AttributeValue = z.object({
  slug: z.string(),
  name: z.string(),
  /** As shown: option labels, yes/no, number; several values are several entries. */
  values: z.array(z.string()),
  /** The stored words of a choice, in the order of `values`; empty for numbers, texts and yes/no. */
  keys: z.array(z.string()),
  unit: z.string().nullable(),
});

const choice = <const T extends readonly string[]>(words: T) => z.enum(words).nullable();
const choices = eachOf(CHOICE_FIELDS, (field) => choice(CHOICES[field])) as {
  [Field in ChoiceField]: ReturnType<typeof choice<(typeof CHOICES)[Field]>>;
};

export const ListingDetails = ListingCard.extend({
  description: z.string(),
  /** The language of the text when it is not the caller's. */
  textLanguage: z.enum(['ar', 'en']),
  categoryPath: z.array(Named),
  propertyType: z.string().nullable(),
  ...choices,
  features: z.array(z.string()),
  /** Metres by kind: cityCentre, hospital, school, publicTransport, market. */
  proximities: z.record(z.string(), z.number()),
  attributes: z.array(AttributeValue),
  address: z.string().nullable(),
  /** «على شارع بغداد», and the page of others of the kind there; null where no street is known, or the place but about. */
  street: z.object({ label: z.string(), path: z.string() }).nullable(),
  media: z.array(z.object({ id: z.uuid(), width: z.int(), height: z.int(), thumbhash: z.string(), color: z.string() })),
  /** Its one video; `GET` of its `path` answers while the listing is public. */
  video: Video.nullable(),
  views: z.int(),
  updatedAt: z.string(),
  /** False where the owner hides the number or has none; the number itself is never part of this answer. */
  showPhone: z.boolean(),
  /** Whether the number, where it is shown, is a mobile that WhatsApp can be opened with. */
  hasWhatsapp: z.boolean(),
  /** The price as the owner typed it, in new Syrian pounds; null for prices typed in dollars. */
  pounds: z.number().nullable(),
  /** Dollars: the lowest price of the 30 days before the last change, and when that was; null where it took nothing off. */
  previousPrice: z.object({ amount: z.number(), until: z.string() }).nullable(),
  /** Whether `GET /listings/{id}/price-history` has more than one price. */
  isRepriced: z.boolean(),
  owner: z.object({ name: z.string(), since: z.string() }),
  /** Pages of places that lead here, each a little narrower: province to neighborhood, then its categories from the root. */
  trail: z.array(PlaceStep),
  /** The narrowest of them: this category in this place, offered alike. */
  placePage: z.string(),
  /** The preview picture's address without `lang`; another one when price, place or photo change. */
  shareImage: z.string(),
  office: z.object({ slug: z.string(), name: z.string(), verified: z.boolean(), logo: z.uuid().nullable() }).nullable(),
  /** The same home at other offices, the cheapest first. */
  alsoOfferedBy: z.array(
    z.object({
      id: z.uuid(),
      path: z.string(),
      price: ListingCard.shape.price,
      office: z.object({ slug: z.string(), name: z.string(), verified: z.boolean() }),
    }),
  ),
});
export type ListingDetails = z.infer<typeof ListingDetails>;

export const getListing = endpoint({
  method: 'GET',
  path: '/listings/:id',
  access: 'public',
  tag: 'listings',
  summary: 'One public listing',
  params: ListingParams,
  data: ListingDetails,
  errors: ['listing_not_found'],
});
export const similarListings = endpoint({
  method: 'GET',
  path: '/listings/:id/similar',
  access: 'public',
  tag: 'listings',
  summary: 'Listings of the same kind, near in place and price',
  params: ListingParams,
  data: z.object({ items: z.array(ListingCard) }),
  errors: ['listing_not_found'],
});
const NearbyPlace = z.object({
  key: z.string(),
  kind: z.enum(['province', 'city', 'neighborhood']),
  name: z.string(),
  /** As the crow flies. */
  metres: z.int(),
  /** The place's page, of the listing's own kind where there is any of it. */
  path: z.string(),
});
const Facility = z.object({
  key: z.string(),
  kind: z.enum(['cityCentre', ...POINT_KIND_KEYS]),
  /** The kind in the reader's words. */
  name: z.string(),
  /** As the crow flies, or as the owner says. */
  metres: z.int(),
  /** Along streets; null where no way is known, of approximate listings, and of what the owner says. */
  walkMetres: z.int().nullable(),
  /** Its own name and place, of what was measured. */
  point: z.object({ name: z.string().nullable(), lng: z.number(), lat: z.number() }).nullable(),
});
/** Facilities measured from the listing's public point, or as its owner typed them; the credit is of the former. */
const Facilities = z.object({ title: z.string(), credit: z.string().nullable(), items: z.array(Facility) });
export type MeasuredAround = z.infer<typeof Facilities>;
export const measuredAround = endpoint({
  method: 'GET',
  path: '/listings/around',
  access: 'public',
  tag: 'listings',
  summary: 'The nearest point of interest of each kind round a point, as the page of a listing there tells them',
  query: z.strictObject({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
    approximate: flag,
  }),
  data: Facilities,
});
export const nearbyPlaces = endpoint({
  method: 'GET',
  path: '/listings/:id/nearby',
  access: 'public',
  tag: 'listings',
  summary: 'Neighborhoods and towns round a listing, and its facilities: from OpenStreetMap, or as its owner measured',
  params: ListingParams,
  data: z.object({ items: z.array(NearbyPlace), facilities: z.array(Facilities) }),
  errors: ['listing_not_found'],
});
export const homepageFeatured = endpoint({
  method: 'GET',
  path: '/listings/homepage-featured',
  access: 'public',
  tag: 'listings',
  summary: 'Featured listings for the home page; the newest homes fill the rest',
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(24).default(8) }),
  data: z.object({ items: z.array(ListingCard) }),
});
export const homepageCategories = endpoint({
  method: 'GET',
  path: '/listings/homepage-categories',
  access: 'public',
  tag: 'listings',
  summary: 'Root categories with counts, and the busiest places of real estate',
  data: z.object({
    categories: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        icon: z.string().nullable(),
        iconImage: z.uuid().nullable(),
        color: z.string().nullable(),
        count: z.int(),
      }),
    ),
    places: z.array(Named.extend({ path: z.string(), count: z.int() })),
  }),
});
export const priceHistory = endpoint({
  method: 'GET',
  path: '/listings/:id/price-history',
  access: 'public',
  tag: 'listings',
  summary: 'What a public listing was offered for, oldest first',
  params: ListingParams,
  /** Dollars, of each deal for itself; null where the price was "on request" or free, or that deal ended. */
  data: z.object({
    items: z.array(
      z.object({ at: z.string(), deal: z.string(), period: z.string().nullable(), amount: z.number().nullable() }),
    ),
  }),
  errors: ['listing_not_found'],
});
