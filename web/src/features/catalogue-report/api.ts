import type { catalogueChecks, catalogueFigures } from '@diyar/api/contracts/catalogue-report';
import type { DataOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type CatalogueFigures = DataOf<typeof catalogueFigures>;
export type CategoryFigures = CatalogueFigures['categories'][number];
export type AttributeFigures = CatalogueFigures['attributes'][number];
export type CatalogueCheck = DataOf<typeof catalogueChecks>['checks'][number];

export const figuresQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'catalogue-report', 'figures'],
    queryFn: ({ signal }) => api.get('/admin/catalogue/statistics', { signal }),
  });

/** Asked anew whenever the tab is opened: what was mended is gone from it. */
export const checksQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'catalogue-report', 'checks'],
    queryFn: async ({ signal }) => (await api.get('/admin/catalogue/checks', { signal })).checks,
  });
