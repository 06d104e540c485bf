import type {
  bulkCategories,
  createCategory,
  forceDeleteCategory,
  listAllCategories,
  updateCategory,
} from '@diyar/api/contracts/admin-categories';
import type { transactionTypes } from '@diyar/api/contracts/categories';
import type { BodyOf, DataOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { useVersionedList } from '#ui/desk/use-versioned-list.ts';

export type AdminCategory = DataOf<typeof listAllCategories>['categories'][number];
export type CategoryBody = BodyOf<typeof updateCategory>;
export type CategoryContent = Omit<CategoryBody, 'version'>;
export type CategoryPlace = Pick<BodyOf<typeof createCategory>, 'parentId' | 'position'>;
export type BulkChange = BodyOf<typeof bulkCategories>['change'];
export type Outcome = BodyOf<typeof forceDeleteCategory>['outcome'];
export type TransactionType = DataOf<typeof transactionTypes>['transactionTypes'][number];

export const CATEGORIES_KEY = [PRIVATE, 'admin-categories'];
/** Forms and dialogs say themselves what went wrong. */
const quiet = { errorToast: false } as const;

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...CATEGORIES_KEY, 'all'],
    queryFn: async ({ signal }) => (await api.get('/admin/categories', { signal })).categories,
  });

export const transactionTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['transaction-types', api.lang],
    queryFn: async ({ signal }) => (await api.get('/transaction-types', { signal })).transactionTypes,
  });

export const impactQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...CATEGORIES_KEY, 'impact', id],
    queryFn: async ({ signal }) => (await api.get('/admin/categories/:id/impact', { params: { id }, signal })).impact,
  });

export const createCategoryAt = async (api: Api, id: string, content: CategoryContent, place: CategoryPlace) =>
  (await api.post('/admin/categories', { ...quiet, body: { id, ...content, ...place } })).category;

export const saveCategory = async (api: Api, id: string, version: number, content: CategoryContent) =>
  (await api.put('/admin/categories/:id', { ...quiet, params: { id }, body: { ...content, version } })).category;

export const moveCategory = async (api: Api, { id, version }: AdminCategory, place: CategoryPlace) =>
  (await api.post('/admin/categories/:id/move', { params: { id }, body: { ...place, version } })).category;

export const undoCategory = async (api: Api, { id, version }: Pick<AdminCategory, 'id' | 'version'>) =>
  (await api.post('/admin/categories/:id/undo', { params: { id }, body: { version } })).category;

export const deleteCategory = (api: Api, { id, version }: AdminCategory) =>
  api.delete('/admin/categories/:id', { ...quiet, params: { id }, body: { version } });

export const forceDelete = async (api: Api, { id, version }: AdminCategory, outcome: Outcome) =>
  (await api.post('/admin/categories/:id/force-delete', { ...quiet, params: { id }, body: { version, outcome } }))
    .impact;

export async function sendIcon(api: Api, { id, version }: AdminCategory, file: File | null) {
  const call = { ...quiet, params: { id }, query: { version } };
  if (!file) return (await api.delete('/admin/categories/:id/icon', call)).category;
  const body = new FormData();
  body.append('icon', file);
  return (await api.put('/admin/categories/:id/icon', { ...call, body })).category;
}

export const changeInBulk = async (
  api: Api,
  categories: readonly Pick<AdminCategory, 'id' | 'version'>[],
  change: BulkChange,
) =>
  (
    await api.post('/admin/categories/bulk', {
      ...quiet,
      body: { items: categories.map(({ id, version }) => ({ id, version })), change },
    })
  ).results;

/** All categories, as the parts of the desk share them. */
export function useCategoryList() {
  const api = useApi();
  return useVersionedList<AdminCategory>({
    list: categoriesQuery(api).queryKey,
    touched: CATEGORIES_KEY,
    revert: (category) => undoCategory(api, category),
  });
}
