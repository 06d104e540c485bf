import type { listNotifications } from '@diyar/api/contracts/notifications';
import type { DataOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';
import { PRIVATE } from '../../lib/query-client.ts';

/** Spec section 9. */
export const UNREAD_POLL_MS = 60_000;
export const UNREAD_CAP = 99;

/** How many notifications wait; a failure counts as none (spec, section 7). */
export const unreadQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'unread'],
    queryFn: async () => {
      try {
        const query = { read: false, limit: 1 };
        return (await api.get<DataOf<typeof listNotifications>>('/notifications', { query })).unreadCount;
      } catch {
        return 0;
      }
    },
    staleTime: UNREAD_POLL_MS,
    refetchInterval: UNREAD_POLL_MS,
  });

export const cappedCount = (count: number): string => (count > UNREAD_CAP ? `${UNREAD_CAP}+` : String(count));
