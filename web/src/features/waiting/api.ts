import type { waitingCounts } from '@diyar/api/contracts/waiting';
import type { DataOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

const POLL_MS = 120_000;
export const WAITING_KEY = [PRIVATE, 'waiting'];
export type Waiting = DataOf<typeof waitingCounts>;

/** How much waits for the user, by queue. */
export const waitingQuery = (api: Api) =>
  queryOptions({
    queryKey: WAITING_KEY,
    queryFn: ({ signal }) => api.get('/users/waiting', { errorToast: false, signal }),
    refetchInterval: POLL_MS,
  });
