import { z } from 'zod';
import { Box, endpoint, number, several } from '#lib/endpoint.ts';
import { CategorySeo, ListingCard, Named } from '../search/contract.ts';

const Deal = z.enum(['sale', 'rent']);
const Period = z.enum(['day', 'week', 'month', 'year']);

/** A link to another page of the same kind, with how many listings wait there; null where nobody could count. */
export const PlaceLink = z.object({
  key: z.string(),
  name: z.string(),
  path: z.string(),
  count: z.int().nullable(),
});
export type PlaceLink = z.infer<typeof PlaceLink>;

/** Prices asked for one kind of thing here; only where eight listings or more say it. Dollars. */
export const PlacePrice = z.object({
  category: Named.extend({ path: z.string() }),
  deal: Deal,
  period: Period.nullable(),
  sample: z.int(),
  median: z.number(),
  /** Four of five listings lie between these two. */
  low: z.number(),
  high: z.number(),
  perM2: z.object({ median: z.number(), sample: z.int() }).nullable(),
});
export type PlacePrice = z.infer<typeof PlacePrice>;

export const PlacePage = z.object({
  /** Null of a street, and of the country. */
  id: z.uuid().nullable(),
  /** The page's one address, without `lang`. */
  path: z.string(),
  kind: z.enum(['country', 'province', 'city', 'neighborhood', 'street']),
  name: z.string(),
  /** Whether search engines may keep it: with a listing on it; of a street, with eight. */
  isIndexed: z.boolean(),
  /** The widest place first; the place itself last. Without it a city would be taken for its province. */
  within: z.array(Named.extend({ path: z.string() })),
  /** True when a city and its province are called alike: the page says which of them it is. */
  sharesName: z.boolean(),
  category: Named.extend({ root: z.string(), seo: CategorySeo.nullable() }).nullable(),
  /** From the root to the category's parent, each as a page of this place. */
  categoryPath: z.array(PlaceLink),
  transactionType: z.string().nullable(),
  lng: z.number(),
  lat: z.number(),
  /** west, south, east, north. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  total: z.int(),
  items: z.array(ListingCard),
  /** The newest homes stand before the newest of all else: on pages of no category that have homes. */
  leadsWithHomes: z.boolean(),
  prices: z.array(PlacePrice),
  /** Places within this one, the fullest first. */
  children: z.array(PlaceLink),
  /** Places beside this one; of a street, the streets near it that have a page. */
  neighbours: z.array(PlaceLink),
  /** Streets in this town or quarter that have a page, the fullest first. */
  streets: z.array(PlaceLink),
  /** Narrower categories, or the other ones at this level. */
  categories: z.array(PlaceLink),
  deals: z.array(PlaceLink),
  /** The same as a search, for filters and the map. */
  searchPath: z.string(),
});
export type PlacePage = z.infer<typeof PlacePage>;

const path = z.string().max(400).startsWith('/');

export const placePage = endpoint({
  method: 'GET',
  path: '/places/page',
  access: 'public',
  tag: 'places',
  summary: 'What a place page shows, by the page’s path',
  query: z.strictObject({ path }),
  data: PlacePage,
  errors: ['place_not_found'],
});

export const placeRedirect = endpoint({
  method: 'GET',
  path: '/places/redirect',
  access: 'public',
  tag: 'places',
  summary: 'Where an old address leads now, or which search a path shows; null when it is neither',
  query: z.strictObject({ path, query: z.string().max(2000).default('') }),
  data: z.object({
    to: z.string().nullable(),
    /** Given when the search is shown at the asked address itself: the place page it is a double of. */
    canonical: z.string().nullable(),
  }),
});

/** The median a price is held against: of the narrowest place round it that knows one. */
export const PriceGauge = z.object({
  place: z.string(),
  category: z.string(),
  sample: z.int(),
  /** Dollars per square metre, or dollars where areas are not compared. */
  median: z.number(),
  own: z.number(),
  per: z.enum(['m2', 'whole']),
  period: Period.nullable(),
  /** Own price against the median in per cent: -12 is twelve below. */
  difference: z.int(),
  verdict: z.enum(['below', 'typical', 'above']),
});
export type PriceGauge = z.infer<typeof PriceGauge>;

export const priceGauge = endpoint({
  method: 'GET',
  path: '/listings/:id/price-gauge',
  access: 'public',
  tag: 'places',
  summary: 'A listing’s price beside what is asked round it; null below eight comparable listings',
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({ gauge: PriceGauge.nullable() }),
  errors: ['listing_not_found'],
});

/** Price asked for a square metre in one place, in dollars; only where eight listings or more say it. */
export const AreaPrice = z.object({
  kind: z.enum(['province', 'city', 'neighborhood']),
  key: z.string(),
  name: z.string(),
  /** A neighborhood's. */
  city: z.string().nullable(),
  /** Whether there are places inside it that may have a price of their own. */
  isDivided: z.boolean(),
  lng: z.number(),
  lat: z.number(),
  median: z.number(),
  sample: z.int(),
});
export type AreaPrice = z.infer<typeof AreaPrice>;

export const AreaPrices = z.object({
  /** Kind compared: of all that was asked for, the one that most listings speak for. Null without a single price. */
  kind: z
    .object({
      category: Named,
      deal: Deal,
      period: Period.nullable(),
    })
    .nullable(),
  areas: z.array(AreaPrice),
});
export type AreaPrices = z.infer<typeof AreaPrices>;

export const areaPrices = endpoint({
  method: 'GET',
  path: '/places/prices',
  access: 'public',
  tag: 'places',
  summary: 'What a square metre is asked for in each place, for one kind of thing and one deal',
  query: z.strictObject({
    category: several(z.string().max(80)),
    transactionType: Deal.optional(),
  }),
  data: AreaPrices,
});

/** Price asked for a square metre in one tile of the map, in dollars; only where eight listings or more say it. */
export const PriceCell = z.object({
  /** Column and row of the web-mercator tile at the answer's level. */
  x: z.int(),
  y: z.int(),
  median: z.number(),
  sample: z.int(),
});
export type PriceCell = z.infer<typeof PriceCell>;

export const PriceHeat = z.object({
  /** Zoom of the tiles, 9 to 15. */
  level: z.int(),
  cells: z.array(PriceCell),
});
export type PriceHeat = z.infer<typeof PriceHeat>;

export const priceHeat = endpoint({
  method: 'GET',
  path: '/places/price-heat',
  access: 'public',
  tag: 'places',
  summary:
    'What a square metre is asked for in each tile of the map, for one kind of thing and one deal: tiles three zooms finer than the map’s, coarser where the box is wide or too few listings speak',
  query: z.strictObject({
    category: z.string().max(80),
    transactionType: Deal,
    /** A rent's. */
    period: Period.optional(),
    bbox: Box,
    zoom: number(z.number().min(0).max(22)),
  }),
  data: PriceHeat,
});

/** A listing that has left public view, for as long as its page is kept. */
export const GoneListing = z.object({
  id: z.uuid(),
  state: z.enum(['sold', 'rented', 'expired']),
  title: z.string(),
  /** The page of its place and kind. */
  place: Named.extend({ path: z.string() }),
  category: Named,
  transactionType: z.string().nullable(),
  similar: z.array(ListingCard),
});
export type GoneListing = z.infer<typeof GoneListing>;

export const goneListing = endpoint({
  method: 'GET',
  path: '/listings/:id/gone',
  access: 'public',
  tag: 'places',
  summary: 'What stands at the address of a sold, rented or expired listing for 90 days; 410 afterwards',
  params: z.strictObject({ id: z.uuid() }),
  data: GoneListing,
  errors: ['listing_not_found', 'listing_gone'],
});
