import { z } from 'zod';
import { endpoint, number } from '#lib/endpoint.ts';
import { Named, SearchAnswer } from './wire/search-answer.ts';
import { filterShape, queryDocs, SearchQuery } from './wire/search-query.ts';

export * from './wire/search-answer.ts';
export * from './wire/search-query.ts';

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
  kind: z.enum(['place', 'category', 'landmark', 'listing', 'office', 'query', 'street']),
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
  /** The present limits of the search: counts and listings are of that, and kinds that it excludes are left out. */
  transactionType: filterShape.transactionType,
  category: filterShape.category,
});
export type SuggestQuery = z.output<typeof SuggestQuery>;
export const suggestions = endpoint({
  method: 'GET',
  path: '/search/suggestions',
  access: 'public',
  tag: 'search',
  summary: 'Places, categories, offices and listings for words being typed',
  query: SuggestQuery,
  data: z.object({ items: z.array(Suggestion) }),
  errors: ['validation_failed'],
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
