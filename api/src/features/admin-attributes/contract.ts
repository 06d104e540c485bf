import { z } from 'zod';
import { endpoint, several } from '#lib/endpoint.ts';
import { BulkResults, bulkBody, SeenVersion } from '#lib/versioned.ts';
import { ATTRIBUTE_SLUG, ATTRIBUTE_TYPES } from '#rules/attributes.ts';
import { AdminAttribute, AssignmentContent, AttributeContent } from './fields.ts';

const params = z.strictObject({ id: z.uuid() });
const assigned = z.strictObject({ id: z.uuid(), categoryId: z.uuid() });
const version = SeenVersion;
const data = z.object({ attribute: AdminAttribute });
const shared = { tag: 'admin-attributes', access: 'category' } as const;
const CHECKED = [
  'attribute_range_reversed',
  'attribute_pattern_syntax',
  'attribute_pattern_costly',
  'attribute_option_repeated',
  'attribute_options_missing',
  'attribute_default_misfit',
] as const;
const ASSIGNED = ['attribute_category_not_found', 'attribute_option_unknown'] as const;
const FOUND = ['attribute_not_found', 'attribute_conflict'] as const;

export const listAllAttributes = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/attributes',
  summary: 'All attributes, inactive ones too, with their options and what categories say otherwise',
  data: z.object({ attributes: z.array(AdminAttribute) }),
});
export const createAttribute = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/attributes',
  summary: 'Create an attribute',
  /** The client makes the id: the same one again creates nothing twice. */
  body: z.strictObject({ id: z.uuid(), slug: z.string().max(60).regex(ATTRIBUTE_SLUG), ...AttributeContent.shape }),
  data,
  errors: ['attribute_slug_taken', ...CHECKED],
});
export const updateAttribute = endpoint({
  ...shared,
  method: 'PUT',
  path: '/admin/attributes/:id',
  summary: 'Write all that an attribute says, its options too',
  params,
  body: z.strictObject({ ...AttributeContent.shape, version }),
  data,
  errors: [...FOUND, ...CHECKED, ...ASSIGNED],
});
export const previewAttribute = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/attributes/:id/preview',
  summary: 'How many listings have a value, and how many would lose theirs under another type or other options',
  params,
  query: z.strictObject({ type: z.enum(ATTRIBUTE_TYPES), options: several(z.string().max(80), 500) }),
  data: z.object({ listings: z.int(), lost: z.int() }),
  errors: ['attribute_not_found'],
});
export const tryPattern = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/attributes/pattern',
  summary: 'Whether a pattern may be used, and whether a text matches it: judged by what judges listings',
  query: z.strictObject({
    pattern: z.string().min(1).max(500),
    text: z.string().max(1000).default(''),
    maxLength: z.coerce.number().int().min(0).max(10_000).optional(),
  }),
  data: z.object({ problem: z.enum(['pattern_syntax', 'pattern_costly']).nullable(), matches: z.boolean() }),
});
export const assignAttribute = endpoint({
  ...shared,
  method: 'PUT',
  path: '/admin/attributes/:id/categories/:categoryId',
  summary: 'Assign an attribute to a category, or write what the category says otherwise',
  params: assigned,
  body: z.strictObject({ ...AssignmentContent.shape, version }),
  data,
  errors: [...FOUND, ...ASSIGNED, 'attribute_default_misfit'],
});
export const unassignAttribute = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/admin/attributes/:id/categories/:categoryId',
  summary: 'Take an attribute off a category; values of listings stay where they are, unseen',
  params: assigned,
  body: z.strictObject({ version }),
  data,
  errors: [...FOUND],
});
export const undoAttribute = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/attributes/:id/undo',
  summary: 'Take the last change of an attribute back; a second time brings it again',
  params,
  body: z.strictObject({ version }),
  data,
  errors: [...FOUND, 'attribute_not_undoable', ...ASSIGNED],
});
export const deleteAttribute = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/admin/attributes/:id',
  summary: 'Delete an attribute that no listing has a value of',
  params,
  body: z.strictObject({ version }),
  data: z.null(),
  errors: [...FOUND, 'attribute_in_use'],
});
export const forceDeleteAttribute = endpoint({
  ...shared,
  proof: 'code',
  method: 'POST',
  path: '/admin/attributes/:id/force-delete',
  summary: 'Delete an attribute though listings have values of it',
  params,
  body: z.strictObject({ version }),
  data: z.null(),
  errors: [...FOUND],
});

const Changes = z.union([
  z.strictObject({
    set: AttributeContent.pick({ isActive: true, isRequired: true, isFilterable: true }).partial(),
  }),
  z.strictObject({ assign: z.strictObject({ categoryId: z.uuid(), ...AssignmentContent.shape }) }),
  z.strictObject({ unassign: z.strictObject({ categoryId: z.uuid() }) }),
]);
export type BulkChange = z.infer<typeof Changes>;
export const bulkAttributes = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/attributes/bulk',
  summary: 'The same change of several attributes; each succeeds or fails for itself',
  body: bulkBody(Changes),
  data: BulkResults,
  errors: [...FOUND, ...ASSIGNED, 'attribute_default_misfit'],
});
