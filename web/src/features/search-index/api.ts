import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export const INDEX_KEY = [PRIVATE, 'search-index'];
const POLL_MS = 1_000;
const IDLE_MS = 20_000;
const POLL_WAITING_MS = 5_000;

/** Of a rebuild or an audit. */
export const isOpen = ({ state }: { state: string }) => state !== 'done' && state !== 'failed';

/** Asked again every second while a rebuild or an audit is open. */
export const searchIndexQuery = (api: Api) =>
  queryOptions({
    queryKey: INDEX_KEY,
    queryFn: ({ signal }) => api.get('/admin/search-index', { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.rebuilds.some(isOpen) || data?.audits.some(isOpen) ? POLL_MS : IDLE_MS,
  });

export const refusedQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...INDEX_KEY, 'refused', page],
    queryFn: ({ signal }) => api.get('/admin/search-index/refused', { query: { page }, signal }),
    refetchInterval: POLL_WAITING_MS,
  });
export const retryRefused = (api: Api, listingIds: string[]) =>
  api.post('/admin/search-index/refused/retry', { body: { listingIds } });

/** Both reject (409) when one is under way already; the toast says so. */
export const startRebuild = (api: Api) => api.post('/admin/search-index/rebuilds', { body: {}, errorToast: true });
export const startAudit = (api: Api) => api.post('/admin/search-index/audits', { body: {}, errorToast: true });
