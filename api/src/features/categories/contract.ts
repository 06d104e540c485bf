import { z } from 'zod';
import { endpoint, several } from '#lib/endpoint.ts';

export const Category = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameAr: z.string(),
  nameEn: z.string(),
  description: z.string().nullable(),
  level: z.int(),
  parentId: z.uuid().nullable(),
  icon: z.string().nullable(),
  /** An administrator's picture, shown before `icon`. */
  iconImage: z.uuid().nullable(),
  color: z.string().nullable(),
  sortOrder: z.int(),
  propertyType: z.string().nullable(),
  carries: z.array(z.string()),
  transactionTypes: z.array(z.string()),
});
export type Category = z.infer<typeof Category>;

export const AttributeOption = z.object({
  value: z.string(),
  label: z.string(),
  labelAr: z.string(),
  labelEn: z.string(),
});
export const Attribute = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameAr: z.string(),
  nameEn: z.string(),
  description: z.string().nullable(),
  type: z.enum(['text', 'number', 'boolean', 'select', 'multiselect', 'url', 'email']),
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  minLength: z.int().nullable(),
  maxLength: z.int().nullable(),
  pattern: z.string().nullable(),
  required: z.boolean(),
  filterable: z.boolean(),
  defaultValue: z.unknown(),
  sortOrder: z.int(),
  showInFilters: z.boolean(),
  showInListing: z.boolean(),
  showInDetails: z.boolean(),
  transactionTypes: z.array(z.string()).nullable(),
  options: z.array(AttributeOption),
});
export type Attribute = z.infer<typeof Attribute>;

const Ref = z.strictObject({ id: z.string().min(1).max(80) });
export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  access: 'public',
  tag: 'categories',
  summary: 'All active categories, flat, in the order they are shown',
  query: z.strictObject({
    level: z.coerce.number().int().min(0).max(3).optional(),
    parent: z.string().max(80).optional(),
  }),
  data: z.object({ categories: z.array(Category) }),
});
export const getCategory = endpoint({
  method: 'GET',
  path: '/categories/:id',
  access: 'public',
  tag: 'categories',
  summary: 'One category (id or slug) with its effective attributes',
  params: Ref,
  data: z.object({
    category: Category,
    path: z.array(Category),
    children: z.array(Category),
    attributes: z.array(Attribute),
  }),
  errors: ['category_not_found'],
});
export const allAttributes = endpoint({
  method: 'GET',
  path: '/categories/attributes/all',
  access: 'public',
  tag: 'categories',
  summary: 'All active attributes',
  data: z.object({ attributes: z.array(Attribute) }),
});
export const attributesInBulk = endpoint({
  method: 'GET',
  path: '/categories/attributes/bulk',
  access: 'public',
  tag: 'categories',
  summary: 'Several attributes, or those of several categories, by id or slug; unknown ones are left out',
  query: z.strictObject({ ids: several(z.string().max(80), 100), categories: several(z.string().max(80), 30) }),
  data: z.object({
    attributes: z.array(Attribute),
    categories: z.array(z.object({ id: z.uuid(), slug: z.string(), attributes: z.array(Attribute) })),
  }),
});
export const attributeStatistics = endpoint({
  method: 'GET',
  path: '/categories/attributes/statistics',
  access: 'public',
  tag: 'categories',
  summary: 'How many attributes there are of each type, and in how many categories each is asked for',
  data: z.object({
    total: z.int(),
    filterable: z.int(),
    required: z.int(),
    byType: z.array(z.object({ type: Attribute.shape.type, count: z.int() })),
    attributes: z.array(z.object({ id: z.uuid(), slug: z.string(), categories: z.int(), options: z.int() })),
  }),
});
export const attributeValues = endpoint({
  method: 'GET',
  path: '/categories/attributes/:id/values',
  access: 'public',
  tag: 'categories',
  summary: 'The options of an attribute (id or slug)',
  params: Ref,
  data: z.object({ values: z.array(AttributeOption) }),
  errors: ['attribute_not_found'],
});
export const listingAttributes = endpoint({
  method: 'GET',
  path: '/categories/listings/:id/attributes',
  access: 'public',
  tag: 'categories',
  summary: 'The attributes a listing of this category is described by (a listing id or a category id/slug)',
  params: Ref,
  data: z.object({ attributes: z.array(Attribute) }),
  errors: ['category_not_found'],
});
export const transactionTypes = endpoint({
  method: 'GET',
  path: '/transaction-types',
  access: 'public',
  tag: 'categories',
  summary: 'Transaction types, of one category when its slug is given',
  query: z.strictObject({ categorySlug: z.string().max(80).optional() }),
  data: z.object({ transactionTypes: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })) }),
  errors: ['category_not_found'],
});
