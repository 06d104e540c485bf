import { z } from 'zod';
import { bothNames } from '#lib/fields.ts';
import { CARRIES, CATEGORY_COLOR, CATEGORY_SLUG, PROPERTY_TYPES } from '#rules/categories.ts';

const Text = z.string().trim().max(1000).nullable();
const SeoText = z.strictObject({
  /** May hold `{place}`. */
  title: z.string().trim().max(200),
  description: z.string().trim().max(500),
  keywords: z.array(z.string().trim().min(1).max(60)).max(30),
});

/** All that an administrator writes of a category, its place in the tree left out. */
export const CategoryContent = z.strictObject({
  slug: z.string().trim().max(80).regex(CATEGORY_SLUG),
  ...bothNames(120),
  descriptionAr: Text,
  descriptionEn: Text,
  /** The name of a drawing of the icon set; null: the parent's. */
  icon: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullable(),
  color: z.string().regex(CATEGORY_COLOR).nullable(),
  isActive: z.boolean(),
  propertyType: z.enum(PROPERTY_TYPES).nullable(),
  carries: z.array(z.enum(CARRIES)).max(CARRIES.length),
  transactionTypes: z.array(z.string().max(40)).max(20),
  seo: z.strictObject({ ar: SeoText, en: SeoText }).nullable(),
});
export type CategoryContent = z.infer<typeof CategoryContent>;

// Once: zod compiles a schema when it is first used.
const ContentOfRow = CategoryContent.strip();
/** That of a row, which holds more. */
export const categoryContentOf = (row: object): CategoryContent => ContentOfRow.parse(row);

export const AdminCategory = z.object({
  ...CategoryContent.shape,
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  level: z.int(),
  sortOrder: z.int(),
  /** A picture of its own, shown before `icon`. */
  iconImageId: z.uuid().nullable(),
  /** Slugs it once had: their addresses lead to it. */
  formerSlugs: z.array(z.string()),
  version: z.int(),
  /** The last change can be taken back. */
  isUndoable: z.boolean(),
});
export type AdminCategory = z.infer<typeof AdminCategory>;
