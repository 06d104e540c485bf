import type { myPriorities, PriorityRow, reorder } from '@diyar/api/contracts/listing-priority';
import type { DataOf } from '@diyar/api/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

const MINUTE = 60_000;
const PER_PAGE = 100;
/** As many as one order may name. */
export const MOST_ORDERED = 500;
const KEY = [PRIVATE, 'my-listings', 'priority'];
export const STATS_KEY = [...KEY, 'stats'];

export type Priorities = DataOf<typeof myPriorities>;
export type Changed = DataOf<typeof reorder>['items'];
export type { PriorityRow };

/** Kept 2 minutes (spec, section 9). The first of the order, page by page. */
export const prioritiesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ pageParam: page, signal }) =>
      api.get('/priority/my-listings', { query: { page, limit: PER_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page: { number, size, total } }) =>
      number * size < Math.min(total, MOST_ORDERED) ? number + 1 : undefined,
    staleTime: 2 * MINUTE,
  });

/** Kept 5 minutes (spec, section 9). */
export const statsQuery = (api: Api) =>
  queryOptions({
    queryKey: STATS_KEY,
    queryFn: ({ signal }) => api.get('/priority/stats', { signal }),
    staleTime: 5 * MINUTE,
  });

/** The first of the order, all that moved among them; the others follow as they were. */
export const sendOrder = async (api: Api, listingIds: readonly string[]) =>
  (await api.put('/priority/reorder', { body: { listingIds: [...listingIds] } })).items;
export const sendPriority = async (api: Api, id: string, priority: number) =>
  (await api.put('/priority/:listingId', { params: { listingId: id }, body: { priority } })).items;
export const sendPriorities = async (api: Api, ids: readonly string[], priority: number) => {
  const updates = ids.map((listingId) => ({ listingId, priority }));
  return (await api.put('/priority/bulk-update', { body: { updates } })).items;
};
