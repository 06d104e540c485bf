import { z } from 'zod';
import { bothNames } from '#lib/fields.ts';
import { ATTRIBUTE_RULES, ATTRIBUTE_TYPES, OPTION_VALUE } from '#rules/attributes.ts';

const { nameAr, nameEn } = bothNames(120);
const Text = z.string().trim().max(1000).nullable();
const Unit = z.string().trim().min(1).max(40).nullable();
const Length = z.int().min(0).max(10_000).nullable();
const Value = z.union([z.string().max(1000), z.number(), z.boolean(), z.array(z.string().max(80)).max(100)]);

export const OptionForm = z.strictObject({
  value: z.string().max(80).regex(OPTION_VALUE),
  labelAr: nameAr,
  labelEn: nameEn,
});

/** All that an administrator writes of an attribute. Its slug stays: listings and saved searches keep values under it. */
export const AttributeContent = z.strictObject({
  nameAr,
  nameEn,
  descriptionAr: Text,
  descriptionEn: Text,
  type: z.enum(ATTRIBUTE_TYPES),
  unitAr: Unit,
  unitEn: Unit,
  min: z.number().nullable(),
  max: z.number().nullable(),
  minLength: Length,
  maxLength: Length,
  pattern: z.string().min(1).max(500).nullable(),
  rules: z.array(z.enum(ATTRIBUTE_RULES)).max(ATTRIBUTE_RULES.length),
  isRequired: z.boolean(),
  isFilterable: z.boolean(),
  isActive: z.boolean(),
  defaultValue: Value.nullable(),
  options: z.array(OptionForm).max(500),
});
export type AttributeContent = z.infer<typeof AttributeContent>;

// Once: zod compiles a schema when it is first used.
const ContentOfRow = AttributeContent.strip();
/** That of a row, which holds more. */
export const attributeContentOf = (row: object): AttributeContent => ContentOfRow.parse(row);

/** A category's override, for itself and all below it; null: as above it. */
export const AssignmentContent = z.strictObject({
  isRequired: z.boolean().nullable(),
  isFilterable: z.boolean().nullable(),
  defaultValue: Value.nullable(),
  sort: z.int().min(0).max(10_000),
  showInFilters: z.boolean(),
  showInListing: z.boolean(),
  showInDetails: z.boolean(),
  transactionTypes: z.array(z.string().max(40)).max(20).nullable(),
  /** Values of those options that the category offers; null: all. */
  options: z.array(z.string().max(80)).min(1).max(500).nullable(),
});
export type AssignmentContent = z.infer<typeof AssignmentContent>;

export const Assignment = z.strictObject({ categoryId: z.uuid(), ...AssignmentContent.shape });
export type Assignment = z.infer<typeof Assignment>;

export const AdminAttribute = z.object({
  ...AttributeContent.shape,
  id: z.uuid(),
  slug: z.string(),
  assignments: z.array(Assignment),
  version: z.int(),
  /** The last change can be taken back. */
  isUndoable: z.boolean(),
});
export type AdminAttribute = z.infer<typeof AdminAttribute>;
