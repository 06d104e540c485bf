import type { SitemapBuild } from '@diyar/api/contracts/sitemaps';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export const SITEMAPS_KEY = [PRIVATE, 'sitemaps'];
const POLL_MS = 1_000;
const IDLE_MS = 20_000;

export const isOpen = ({ state }: SitemapBuild) => state === 'requested' || state === 'building';

/** Asked again every second while a build is open. */
export const sitemapsQuery = (api: Api) =>
  queryOptions({
    queryKey: SITEMAPS_KEY,
    queryFn: ({ signal }) => api.get('/admin/sitemaps', { signal }),
    refetchInterval: ({ state }) => (state.data?.builds.some(isOpen) ? POLL_MS : IDLE_MS),
  });

/** Rejects with `sitemap_build_running` (409) when somebody was quicker; the toast says so. */
export const startBuild = (api: Api, full: boolean) =>
  api.post('/admin/sitemaps/builds', { body: { full }, errorToast: true });
