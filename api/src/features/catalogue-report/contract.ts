import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { ATTRIBUTE_TYPES } from '#rules/attributes.ts';

const shared = { method: 'GET', tag: 'catalogue-report', access: 'category' } as const;

const Named = z.object({ id: z.uuid(), nameAr: z.string(), nameEn: z.string() });
const CategoryFigures = Named.extend({
  parentId: z.uuid().nullable(),
  isActive: z.boolean(),
  /** Public now, in the category and all below it, as the other figures. */
  listings: z.int(),
  waiting: z.int(),
  /** Public since 30 days or less. */
  published: z.int(),
  /** Within 30 days. */
  inquiries: z.int(),
});
const AttributeFigures = Named.extend({
  type: z.enum(ATTRIBUTE_TYPES),
  isActive: z.boolean(),
  /** Active categories that ask for it, inherited or themselves. */
  categories: z.int(),
  /** Public listings of those categories. */
  asked: z.int(),
  /** Public listings with a value. */
  answered: z.int(),
  options: z.array(z.object({ value: z.string(), labelAr: z.string(), labelEn: z.string(), listings: z.int() })),
});
export const CatalogueFigures = z.object({
  categories: z.array(CategoryFigures),
  attributes: z.array(AttributeFigures),
});
export type CatalogueFigures = z.infer<typeof CatalogueFigures>;
export const catalogueFigures = endpoint({
  ...shared,
  path: '/admin/catalogue/statistics',
  summary: 'How much categories hold and how often attributes are answered',
  data: CatalogueFigures,
});

export const CHECKS = [
  'category_childless',
  'category_empty',
  'category_without_deals',
  'category_without_attributes',
  'category_untranslated',
  'attribute_without_options',
  'attribute_unassigned',
  'attribute_unanswered',
  'attribute_misfit',
  'attribute_untranslated',
  'option_unchosen',
] as const;
export const CatalogueCheck = z.object({
  code: z.enum(CHECKS),
  found: z.array(
    Named.extend({
      kind: z.enum(['category', 'attribute']),
      /** Listings whose value is not read, options that nobody chose. */
      count: z.int().nullable(),
    }),
  ),
});
export type CatalogueCheck = z.infer<typeof CatalogueCheck>;
export const catalogueChecks = endpoint({
  ...shared,
  path: '/admin/catalogue/checks',
  summary: 'What should be mended in categories and attributes; a check that finds nothing is listed too',
  data: z.object({ checks: z.array(CatalogueCheck) }),
});
