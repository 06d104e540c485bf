import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { BulkResults, bulkBody, SeenVersion } from '#lib/versioned.ts';
import { CARRIES } from '#rules/categories.ts';
import { AdminCategory, CategoryContent } from './fields.ts';

const params = z.strictObject({ id: z.uuid() });
const version = SeenVersion;
const position = {
  parentId: z.uuid().nullable(),
  /** Among its siblings, from 0; past the last: the end. */
  position: z.int().min(0).max(10_000),
};
const data = z.object({ category: AdminCategory });
const shared = { tag: 'admin-categories', access: 'category' } as const;
const TAKEN = ['category_slug_taken', 'address_word_taken', 'transaction_type_not_found'] as const;
const PLACED = ['category_parent_not_found', 'category_too_deep'] as const;
const MOVED = ['category_within_itself', 'category_level_in_use', ...PLACED] as const;

export const listAllCategories = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/categories',
  summary: 'The whole tree, inactive categories too, level by level',
  data: z.object({ categories: z.array(AdminCategory) }),
});
export const createCategory = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/categories',
  summary: 'Create a category at a place of the tree',
  /** The client makes the id: the same one again creates nothing twice. */
  body: z.strictObject({ id: z.uuid(), ...CategoryContent.shape, ...position }),
  data,
  errors: [...TAKEN, ...PLACED],
});
export const updateCategory = endpoint({
  ...shared,
  method: 'PUT',
  path: '/admin/categories/:id',
  summary: 'Write all that a category says; its former address goes on leading to it',
  params,
  body: z.strictObject({ ...CategoryContent.shape, version }),
  data,
  errors: ['category_not_found', 'category_conflict', ...TAKEN],
});
export const moveCategory = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/categories/:id/move',
  summary: 'Move a category with all below it',
  params,
  body: z.strictObject({ ...position, version }),
  data,
  errors: ['category_not_found', 'category_conflict', ...MOVED],
});
export const undoCategory = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/categories/:id/undo',
  summary: 'Take the last change of a category back; a second time brings it again',
  params,
  body: z.strictObject({ version }),
  data,
  errors: ['category_not_found', 'category_conflict', 'category_not_undoable', ...TAKEN, ...MOVED],
});

const Types = CategoryContent.shape.transactionTypes;
const Fields = z.array(z.enum(CARRIES)).max(CARRIES.length);
const Changes = z.union([
  z.strictObject({
    set: CategoryContent.pick({ isActive: true, icon: true, color: true, propertyType: true }).partial(),
  }),
  z.strictObject({ carries: z.strictObject({ add: Fields, remove: Fields }) }),
  z.strictObject({ transactionTypes: z.strictObject({ add: Types, remove: Types }) }),
  /** To the end of what the parent has. */
  z.strictObject({ move: z.strictObject({ parentId: position.parentId }) }),
]);
export type BulkChange = z.infer<typeof Changes>;
export const bulkCategories = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/categories/bulk',
  summary: 'The same change of several categories; each succeeds or fails for itself',
  body: bulkBody(Changes),
  data: BulkResults,
  errors: ['category_not_found', 'category_conflict', ...TAKEN, ...MOVED],
});

const Impact = z.object({
  children: z.int(),
  listings: z.int(),
  drafts: z.int(),
  savedSearches: z.int(),
  pages: z.int(),
  attributes: z.int(),
});
export const categoryImpact = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/categories/:id/impact',
  summary: 'What deleting a category with all below it would break',
  params,
  data: z.object({ impact: Impact }),
  errors: ['category_not_found'],
});
export const deleteCategory = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/admin/categories/:id',
  summary: 'Delete a category that nothing hangs on',
  params,
  body: z.strictObject({ version }),
  data: z.null(),
  errors: ['category_not_found', 'category_conflict', 'category_in_use'],
});
export const forceDeleteCategory = endpoint({
  ...shared,
  proof: 'code',
  method: 'POST',
  path: '/admin/categories/:id/force-delete',
  summary:
    'Delete a category with all below it; its listings, saved searches and addresses go to a target, or all is archived',
  params,
  body: z.strictObject({
    version,
    outcome: z.union([z.strictObject({ targetId: z.uuid() }), z.strictObject({ archive: z.literal(true) })]),
  }),
  data: z.object({ impact: Impact }),
  errors: ['category_not_found', 'category_conflict', 'category_target_unfit'],
});

const seen = z.strictObject({ version: z.coerce.number().int().min(1) });
export const setCategoryIcon = endpoint({
  ...shared,
  method: 'PUT',
  path: '/admin/categories/:id/icon',
  summary: 'Send its picture (multipart, field `icon`, PNG, JPG or WebP, ≤ 2 MB, 64 × 64 recommended)',
  params,
  query: seen,
  upload: { field: 'icon' },
  data,
  errors: [
    'category_not_found',
    'category_conflict',
    'category_icon_missing',
    'category_icon_type',
    'category_icon_too_large',
    'image_unreadable',
    'image_too_small',
    'upload_failed',
  ],
});
export const removeCategoryIcon = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/admin/categories/:id/icon',
  summary: 'Take its picture away',
  params,
  query: seen,
  data,
  errors: ['category_not_found', 'category_conflict'],
});
