import type {
  assignAttribute,
  bulkAttributes,
  listAllAttributes,
  updateAttribute,
} from '@diyar/api/contracts/admin-attributes';
import type { BodyOf, DataOf } from '@diyar/api/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';
import { useVersionedList } from '#ui/desk/use-versioned-list.ts';

export type AdminAttribute = DataOf<typeof listAllAttributes>['attributes'][number];
export type AttributeContent = Omit<BodyOf<typeof updateAttribute>, 'version'>;
export type AttributeType = AttributeContent['type'];
export type Assignment = AdminAttribute['assignments'][number];
export type AssignmentContent = Omit<BodyOf<typeof assignAttribute>, 'version'>;
export type BulkChange = BodyOf<typeof bulkAttributes>['change'];
type Versioned = Pick<AdminAttribute, 'id' | 'version'>;

export const ATTRIBUTES_KEY = [PRIVATE, 'admin-attributes'];
/** Forms and dialogs say themselves what went wrong. */
const quiet = { errorToast: false } as const;

export const attributesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ATTRIBUTES_KEY, 'all'],
    queryFn: async ({ signal }) => (await api.get('/admin/attributes', { signal })).attributes,
  });

/** How many listings would lose their value under another type or other options. */
export const previewQuery = (api: Api, id: string, type: AttributeType, options: readonly string[]) =>
  queryOptions({
    queryKey: [...ATTRIBUTES_KEY, 'preview', id, type, options],
    queryFn: ({ signal }) =>
      api.get('/admin/attributes/:id/preview', { params: { id }, query: { type, options: [...options] }, signal }),
    placeholderData: keepPreviousData,
  });

export const patternQuery = (api: Api, pattern: string, text: string, maxLength: number | null) =>
  queryOptions({
    queryKey: [...ATTRIBUTES_KEY, 'pattern', pattern, text, maxLength],
    queryFn: ({ signal }) => api.get('/admin/attributes/pattern', { query: { pattern, text, maxLength }, signal }),
    placeholderData: keepPreviousData,
    enabled: pattern !== '',
    staleTime: FRESH_MS,
  });

export const dealsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['transaction-types', api.lang],
    queryFn: async ({ signal }) => (await api.get('/transaction-types', { signal })).transactionTypes,
  });

export const createAttribute = async (api: Api, id: string, slug: string, content: AttributeContent) =>
  (await api.post('/admin/attributes', { ...quiet, body: { id, slug, ...content } })).attribute;

export const saveAttribute = async (api: Api, id: string, version: number, content: AttributeContent) =>
  (await api.put('/admin/attributes/:id', { ...quiet, params: { id }, body: { ...content, version } })).attribute;

export const undoAttribute = async (api: Api, { id, version }: Versioned) =>
  (await api.post('/admin/attributes/:id/undo', { params: { id }, body: { version } })).attribute;

export const deleteAttribute = (api: Api, { id, version }: Versioned, isForced: boolean) =>
  isForced
    ? api.post('/admin/attributes/:id/force-delete', { ...quiet, params: { id }, body: { version } })
    : api.delete('/admin/attributes/:id', { ...quiet, params: { id }, body: { version } });

export const assign = async (api: Api, { id, version }: Versioned, { categoryId, ...content }: Assignment) =>
  (
    await api.put('/admin/attributes/:id/categories/:categoryId', {
      ...quiet,
      params: { id, categoryId },
      body: { ...content, version },
    })
  ).attribute;

export const unassign = async (api: Api, { id, version }: Versioned, categoryId: string) =>
  (await api.delete('/admin/attributes/:id/categories/:categoryId', { params: { id, categoryId }, body: { version } }))
    .attribute;

export const changeInBulk = async (api: Api, attributes: readonly Versioned[], change: BulkChange) =>
  (
    await api.post('/admin/attributes/bulk', {
      ...quiet,
      body: { items: attributes.map(({ id, version }) => ({ id, version })), change },
    })
  ).results;

/** All attributes, as the parts of the desk share them. */
export function useAttributeList() {
  const api = useApi();
  return useVersionedList<AdminAttribute>({
    list: attributesQuery(api).queryKey,
    touched: ATTRIBUTES_KEY,
    revert: (attribute) => undoAttribute(api, attribute),
  });
}
