import { z } from 'zod';
import { flag, number, several } from '../../lib/endpoint.ts';
import { AVAILABILITIES, FEATURES, FURNISHINGS } from '../../rules/listing-form.ts';

export const SORT_FIELDS = ['relevance', 'priority', 'price', 'date', 'area'] as const;
export const SortField = z.enum(SORT_FIELDS);
export const PAGE_SIZES = [10, 20, 24, 40] as const;
/** Past this many results nobody pages; the answer says to narrow the search instead. */
export const MAX_DEPTH = 1_000;
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
export const filterShape = {
  keywords: z.string().trim().max(200).optional(),
  /** 'false' takes the keywords as plain words instead of reading filters out of the sentence. */
  understand: flag,
  category: several(slug),
  province: several(slug),
  city: several(slug),
  neighborhood: several(slug, 60),
  /** 'false' takes a quarter without the smaller quarters inside it. */
  surroundings: flag,
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
  furnishing: several(z.enum(FURNISHINGS)),
  availability: several(z.enum(AVAILABILITIES)),
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
    if (Object.hasOwn(raw.shape, key)) known[key] = value;
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

/** What `SearchQuery` reads, as plain text parameters for the published documentation. */
export const queryDocs = z
  .object({
    ...Object.fromEntries(Object.keys(raw.shape).map((name) => [name, z.string().optional()])),
    'attr.{slug}': z.string().optional().describe('A category attribute: values with commas, true or false'),
    'attr.{slug}.min': z.string().optional().describe('Lower end of a numeric attribute'),
    'attr.{slug}.max': z.string().optional().describe('Upper end of a numeric attribute'),
  })
  .describe('Several values of one filter are joined by commas and mean "or"; features mean "and".');
