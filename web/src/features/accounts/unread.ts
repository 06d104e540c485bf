import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { unlessLive } from '#lib/is-live.ts';
import { PRIVATE } from '#lib/query-client.ts';

/** Spec section 9. */
export const UNREAD_POLL_MS = 60_000;
export const UNREAD_CAP = 99;

export const NOTIFICATIONS_KEY = [PRIVATE, 'notifications'];
const UNREAD_KEY = [PRIVATE, 'unread'];
export const UNREAD_QUERIES = [NOTIFICATIONS_KEY, UNREAD_KEY];
type Unread = { count: number; newestId: string | undefined };

/**
 * How many notifications wait; a failure counts as none (spec, section 7). A poll that finds other ones renews the list too,
 * so that the bell shows what its badge counts.
 */
export const unreadQuery = (api: Api) =>
  queryOptions({
    queryKey: UNREAD_KEY,
    queryFn: async ({ client }): Promise<Unread> => {
      const before = client.getQueryData<Unread>(UNREAD_KEY);
      const now = await unreadNow(api);
      const isOther = before && (before.count !== now.count || before.newestId !== now.newestId);
      if (isOther) void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
      return now;
    },
    select: ({ count }) => count,
    staleTime: UNREAD_POLL_MS,
    refetchInterval: unlessLive(UNREAD_POLL_MS),
  });

async function unreadNow(api: Api): Promise<Unread> {
  try {
    const query = { read: false, limit: 1 };
    const { unreadCount, notifications } = await api.get('/notifications', { query });
    return { count: unreadCount, newestId: notifications[0]?.id };
  } catch {
    return { count: 0, newestId: undefined };
  }
}

export const cappedCount = (count: number): string => (count > UNREAD_CAP ? `${UNREAD_CAP}+` : String(count));
