import { z } from 'zod';
import { Box, flag, number, several } from '#lib/endpoint.ts';
import { CHOICE_FIELDS, COUNTED_FIELDS } from '#rules/listing-fields.ts';
import { POINT_KIND_KEYS } from '#rules/points-of-interest.ts';
import { ARRANGEMENT, FILTERS, isAttribute, RANGE_NAMES, SORT_FIELDS } from '#rules/search-params.ts';
import { Shape, shapeOf } from './filter-schemas.ts';

export const SortField = z.enum(SORT_FIELDS);
export const FACETS = [
  'category',
  'transactionType',
  'province',
  'city',
  'neighborhood',
  ...COUNTED_FIELDS,
  'propertyType',
  ...CHOICE_FIELDS,
  'features',
  'near',
  'street',
] as const;
export type Facet = (typeof FACETS)[number];

export const filterShape = shapeOf(FILTERS);

const raw = z.object({
  ...filterShape,
  near: several(z.enum(POINT_KIND_KEYS)),
  shape: Shape.optional(),
  ...shapeOf(ARRANGEMENT),
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
    // `attr.<slug>` → text as given, several values joined by commas; checked against the attribute's own type later.
    else if (isAttribute(key)) attributes[key.slice(5)] = [value].flat().map(String).join(',');
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
  for (const name of RANGE_NAMES) {
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

/** The parameters of `SearchQuery`, as plain text parameters for the published documentation. */
export const queryDocs = z
  .object({
    ...Object.fromEntries(Object.keys(raw.shape).map((name) => [name, z.string().optional()])),
    'attr.{slug}': z.string().optional().describe('A category attribute: values with commas, true or false'),
    'attr.{slug}.min': z.string().optional().describe('Lower end of a numeric attribute'),
    'attr.{slug}.max': z.string().optional().describe('Upper end of a numeric attribute'),
  })
  .describe('Several values of one filter are joined by commas and mean "or"; features and near mean "and".');
