import { z } from 'zod';
import { endpoint, flag, number, Page, several } from '../../lib/endpoint.ts';

export const SORT_FIELDS = ['relevance', 'priority', 'price', 'date', 'area'] as const;
export const SortField = z.enum(SORT_FIELDS);
export const PAGE_SIZES = [10, 20, 24, 40] as const;
/** Past this many results nobody pages; the answer says to narrow the search instead. */
export const MAX_DEPTH = 1_000;
export const FEATURES = [
  'parking',
  'elevator',
  'central_heating',
  'renovated',
  'furnished',
  'air_conditioning',
  'security',
  'garden',
  'balcony',
  'pool',
  'new_building',
] as const;
export const FACETS = [
  'category',
  'transactionType',
  'province',
  'city',
  'neighborhood',
  'bedrooms',
  'bathrooms',
  'rooms',
  'propertyType',
  'furnishing',
  'availability',
  'features',
] as const;
export type Facet = (typeof FACETS)[number];

/** `west,south,east,north` in degrees. Syria lies between 35 and 43 east; a box over the date line is refused. */
const Box = z
  .string()
  .max(120)
  .transform((text, context) => {
    const [west, south, east, north, ...rest] = text
      .split(',')
      .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    const numbers = [west, south, east, north];
    const valid =
      rest.length === 0 &&
      numbers.every((one) => one !== undefined && Number.isFinite(one)) &&
      Math.abs(west!) <= 180 &&
      Math.abs(east!) <= 180 &&
      Math.abs(south!) <= 90 &&
      Math.abs(north!) <= 90 &&
      west! < east! &&
      south! < north!;
    if (!valid) {
      context.addIssue({ code: 'custom', params: { code: 'bad_box' }, message: 'bad_box', input: text });
      return z.NEVER;
    }
    return { west: west!, south: south!, east: east!, north: north! };
  });
export type Box = { west: number; south: number; east: number; north: number };

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/);
const money = () => number(z.number().min(0).max(1e12));

/** Every filter of the search page; the address of the page uses the same names. `attr.<slug>` filters ride along. */
const filterShape = {
  keywords: z.string().trim().max(200).optional(),
  /** 'false' takes the keywords as plain words instead of reading filters out of the sentence. */
  understand: flag,
  category: several(slug),
  province: several(slug),
  city: several(slug),
  neighborhood: several(slug, 60),
  transactionType: several(
    z
      .string()
      .max(30)
      .regex(/^[a-z_]+$/),
  ),
  propertyType: several(
    z
      .string()
      .max(30)
      .regex(/^[a-z]+$/),
  ),
  minPrice: money(),
  maxPrice: money(),
  minPricePerM2: money(),
  maxPricePerM2: money(),
  minArea: money(),
  maxArea: money(),
  /** Several values; the largest choice on screen, "5+", is written `5+`. */
  bedrooms: several(z.string().regex(/^\d{1,2}\+?$/)),
  bathrooms: several(z.string().regex(/^\d{1,2}\+?$/)),
  rooms: several(z.string().regex(/^\d{1,2}\+?$/)),
  minFloor: number(z.number().int().min(-9).max(200)),
  maxFloor: number(z.number().int().min(-9).max(200)),
  furnishing: several(z.enum(['furnished', 'semiFurnished', 'unfurnished'])),
  availability: several(z.enum(['available', 'comingSoon', 'underConstruction'])),
  /** All of them must be there. */
  features: several(z.enum(FEATURES)),
  office: z
    .string()
    .max(80)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  bbox: Box.optional(),
} as const;

/** `attr.<slug>` → text as given (several values joined by commas); checked against the attribute's own type later. */
const isAttribute = (key: string) => /^attr\.[a-z][a-z0-9_]{0,60}(\.(min|max))?$/.test(key);

const raw = z.object({
  ...filterShape,
  sortBy: SortField.optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  page: number(z.number().int().min(1).max(MAX_DEPTH)),
  limit: number(z.number().int().min(0).max(40)),
  /** Which counts the caller shows; `attr.<slug>` too. Without it none are computed. */
  facets: several(z.string().max(70), 40),
  histograms: flag,
  /** The part of the map on screen, for its clusters; without it `bbox` is taken. */
  viewport: Box.optional(),
  zoom: number(z.number().min(0).max(22)),
  map: flag,
  exclude: z.uuid().optional(),
});

export const SearchQuery = z.record(z.string(), z.unknown()).transform((input, context) => {
  const known: Record<string, unknown> = {};
  const attributes: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [key, value] of Object.entries(input)) {
    if (key in raw.shape) known[key] = value;
    else if (isAttribute(key)) attributes[key.slice(5)] = [value].flat().map(String).join(',').slice(0, 400);
    else unknown.push(key);
  }
  if (unknown.length > 0) {
    context.addIssue({ code: 'unrecognized_keys', keys: unknown, message: 'unrecognized_keys', input });
    return z.NEVER;
  }
  const parsed = raw.safeParse(known);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) context.addIssue({ ...issue } as Parameters<typeof context.addIssue>[0]);
    return z.NEVER;
  }
  const query = parsed.data;
  for (const name of ['Price', 'PricePerM2', 'Area', 'Floor'] as const) {
    const [min, max] = [query[`min${name}`], query[`max${name}`]];
    if (min !== undefined && max !== undefined && min > max) {
      context.addIssue({
        code: 'custom',
        path: [`min${name}`],
        params: { code: 'range_reversed' },
        message: 'range_reversed',
        input: min,
      });
    }
  }
  return { ...query, attributes };
});
export type SearchQuery = z.output<typeof SearchQuery>;

export const Named = z.object({ key: z.string(), name: z.string() });
export const ListingCard = z.object({
  id: z.uuid(),
  code: z.int(),
  /** Address of the details page, without host and lang. */
  path: z.string(),
  title: z.string(),
  price: z.object({
    kind: z.enum(['amount', 'salary', 'free', 'on_request']),
    /** Dollars. */
    amount: z.number().nullable(),
    period: z.enum(['day', 'week', 'month', 'year']).nullable(),
    negotiable: z.boolean(),
    perM2: z.number().nullable(),
  }),
  /** Beside what is asked for its like round it, by the square metre where it can be; null below eight of them. */
  usual: z.enum(['below', 'typical', 'above']).nullable(),
  transactionType: z.string(),
  /** `root` is the tree it belongs to: real-estate, vehicles … */
  category: Named.extend({ root: z.string() }),
  place: z.object({ province: Named, city: Named, neighborhood: Named.nullable() }),
  area: z.number().nullable(),
  rooms: z.int().nullable(),
  bedrooms: z.int().nullable(),
  bathrooms: z.int().nullable(),
  floor: z.int().nullable(),
  floors: z.int().nullable(),
  images: z.array(z.uuid()),
  imageCount: z.int(),
  imageColor: z.string().nullable(),
  featured: z.boolean(),
  approximate: z.boolean(),
  lng: z.number(),
  lat: z.number(),
  publishedAt: z.string(),
  confirmedAt: z.string().nullable(),
  office: z.object({ slug: z.string(), name: z.string(), verified: z.boolean() }).nullable(),
  /** The title in runs; marked runs are words of the search. Absent without keywords. */
  highlight: z.array(z.object({ text: z.string(), marked: z.boolean() })).optional(),
});
export type ListingCard = z.infer<typeof ListingCard>;

export const Recognised = z.object({
  /** The filter's name in the query: category, city, maxPrice, `attr.<slug>` … */
  kind: z.string(),
  value: z.string(),
  /** The words as typed. */
  text: z.string(),
  /** As shown on the chip, in the caller's language. */
  label: z.string(),
});
export type Recognised = z.infer<typeof Recognised>;
/** A filter in force that only the catalogue has words for: category, place, transaction type, attribute. */
export const Applied = Recognised.omit({ text: true });
export type Applied = z.infer<typeof Applied>;

export const FacetCounts = z.record(z.string(), z.record(z.string(), z.int()));
export const Bucket = z.object({ from: z.number(), to: z.number().nullable(), count: z.int() });
export type Bucket = z.infer<typeof Bucket>;
export const MapPin = z.object({
  id: z.uuid(),
  lng: z.number(),
  lat: z.number(),
  price: z.number().nullable(),
  priceKind: z.string(),
  featured: z.boolean(),
  approximate: z.boolean(),
  rooms: z.int().nullable(),
  /** Neighborhood, or the city where there is none. */
  place: z.string(),
});
export type MapPin = z.infer<typeof MapPin>;
export const MapAnswer = z.discriminatedUnion('mode', [
  /** `level` is the tile zoom of the cells; a cell's id is 'q' + quadkey. */
  z.object({
    mode: z.literal('cells'),
    level: z.int(),
    total: z.int(),
    cells: z.array(z.tuple([z.string(), z.int()])),
  }),
  z.object({ mode: z.literal('pins'), total: z.int(), pins: z.array(MapPin) }),
]);
export type MapAnswer = z.infer<typeof MapAnswer>;

export const SearchAnswer = z.object({
  items: z.array(ListingCard),
  page: Page,
  /** Largest page number that is answered. */
  lastPage: z.int(),
  facets: FacetCounts,
  histograms: z.object({ price: z.array(Bucket), area: z.array(Bucket) }).nullable(),
  map: MapAnswer.nullable(),
  /** Filters that were read out of the keywords, already applied, and the words that remain. */
  recognised: z.array(Recognised),
  keywords: z.string(),
  /** The keywords as they were probably meant: those as typed found nothing, and this answer is to these. */
  corrected: z.string().optional(),
  /** Labels for the chips, in the caller's language; recognised filters are among them. */
  applied: z.array(Applied),
  /** The place page that shows the same, by its address without `lang`; null when no page does. */
  placePage: z.string().nullable(),
  /** Only when nothing matched: near misses, and what each single filter costs. */
  help: z
    .object({
      close: z.array(ListingCard),
      without: z.array(z.object({ kind: z.string(), value: z.string(), label: z.string(), total: z.int() })),
    })
    .nullable(),
  /** True when the engine is down and PostgreSQL answered: no facets beside totals, simpler word matching. */
  degraded: z.boolean(),
  /** True when only the newest matches were looked at: total, order and map are of those, and there may be more. */
  capped: z.boolean(),
  /** Milliseconds the engine itself took; 0 when degraded. */
  engineMs: z.number(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** What `SearchQuery` reads, as plain text parameters for the published documentation. */
const queryDocs = z
  .object({
    ...Object.fromEntries(Object.keys(raw.shape).map((name) => [name, z.string().optional()])),
    'attr.{slug}': z.string().optional().describe('A category attribute: values with commas, true or false'),
    'attr.{slug}.min': z.string().optional().describe('Lower end of a numeric attribute'),
    'attr.{slug}.max': z.string().optional().describe('Upper end of a numeric attribute'),
  })
  .describe('Several values of one filter are joined by commas and mean "or"; features mean "and".');
const searchErrors = ['validation_failed', 'service_unavailable'] as const;
export const searchListings = endpoint({
  method: 'GET',
  path: '/listings/search',
  access: 'public',
  tag: 'search',
  summary: 'Hits, counts, histograms and map clusters of one search',
  query: SearchQuery,
  queryDocs,
  data: SearchAnswer,
  errors: searchErrors,
});
/** The spec's second name for the same call. */
export const searchListingsAlias = endpoint({ ...searchListings, path: '/search/listings' });

export const Suggestion = z.object({
  kind: z.enum(['place', 'category', 'listing', 'office', 'query']),
  text: z.string(),
  detail: z.string().nullable(),
  /** Query string of the search page that this suggestion means, without `?`; null for a direct path. */
  search: z.string().nullable(),
  path: z.string().nullable(),
  count: z.int().nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;
const SuggestQuery = z.strictObject({
  query: z.string().trim().max(100).default(''),
  language: z.enum(['ar', 'en']).optional(),
  limit: number(z.number().int().min(1).max(20)),
});
export const suggestions = endpoint({
  method: 'GET',
  path: '/search/suggestions',
  access: 'public',
  tag: 'search',
  summary: 'Places, categories, offices and listings for words being typed',
  query: SuggestQuery,
  data: z.object({ items: z.array(Suggestion) }),
});
export const suggest = endpoint({ ...suggestions, path: '/search/suggest' });

export const StructureAttribute = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.enum(['text', 'number', 'boolean', 'select', 'multiselect', 'url', 'email']),
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  transactionTypes: z.array(z.string()).nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
export const StructureCategory = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  level: z.int(),
  parent: z.string().nullable(),
  icon: z.string().nullable(),
  propertyType: z.string().nullable(),
  carries: z.array(z.string()),
  transactionTypes: z.array(z.string()),
  /** Public listings in it and below. */
  count: z.int(),
});
export const Structure = z.object({
  categories: z.array(StructureCategory),
  transactionTypes: z.array(z.object({ slug: z.string(), name: z.string() })),
  provinces: z.array(Named),
  features: z.array(z.string()),
});
export type Structure = z.infer<typeof Structure>;
export const structure = endpoint({
  method: 'GET',
  path: '/search/structure',
  access: 'public',
  tag: 'search',
  summary: 'Everything the filter bar is drawn from: categories with their attributes',
  data: Structure.extend({
    attributes: z.record(z.string(), StructureAttribute),
    /** Slugs of the attributes that filter a category, in their order, by the category's slug. */
    categoryAttributes: z.record(z.string(), z.array(z.string())),
  }),
});
export const lightweightStructure = endpoint({
  method: 'GET',
  path: '/search/structure/lightweight',
  access: 'public',
  tag: 'search',
  summary: 'The same without attributes',
  data: Structure,
});
export const searchCategory = endpoint({
  method: 'GET',
  path: '/search/categories/:id',
  access: 'public',
  tag: 'search',
  summary: 'One category (id or slug) with the attributes that filter it',
  params: z.strictObject({ id: z.string().max(80) }),
  data: StructureCategory.extend({ path: z.array(Named), attributes: z.array(StructureAttribute) }),
  errors: ['category_not_found'],
});
export const hierarchy = endpoint({
  method: 'GET',
  path: '/search/categories/hierarchy',
  access: 'public',
  tag: 'search',
  summary: 'The category tree with counts',
  data: z.object({ categories: z.array(StructureCategory) }),
});
