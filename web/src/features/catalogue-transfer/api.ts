import type { listCatalogueImports } from '@diyar/api/contracts/catalogue-transfer';
import type { DataOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type CatalogueImport = DataOf<typeof listCatalogueImports>['imports'][number];

const LOOK_MS = 1_000;

/** Asked again every second while one of them runs. */
export const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'catalogue-imports'],
    queryFn: async ({ signal }) => (await api.get('/admin/catalogue/imports', { signal })).imports,
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'running') ? LOOK_MS : false),
  });

export const exportCatalogue = (api: Api) => api.getFile('/admin/catalogue/export', { errorToast: true });

export async function importCatalogue(api: Api, file: File) {
  const body = new FormData();
  body.append('file', file);
  return (await api.post('/admin/catalogue/imports', { errorToast: false, body })).import;
}
