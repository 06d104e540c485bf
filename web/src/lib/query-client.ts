import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MINUTE = 60_000;
/** How long an answer is shown before it is asked for again. */
export const FRESH_MS = 5 * MINUTE;
/**
 * First part of the key of every answer that is the signed-in user's own: asked for whenever it is shown anew, unless its
 * query says otherwise, and forgotten when the user changes.
 */
export const PRIVATE = 'me';

/** The GET rule of the spec (section 9): 5 minutes fresh, kept 30, one retry, nothing refetched on focus. */
export function createQueryClient({ server = false } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: ({ queryKey: [first] }) => (first === PRIVATE ? 0 : FRESH_MS),
        // A timer per query would keep every request's client alive for half an hour on the server.
        gcTime: server ? Number.POSITIVE_INFINITY : 30 * MINUTE,
        retry: server ? false : (failures, error) => failures < 1 && isWorthRetrying(error),
        refetchOnWindowFocus: false,
        // Offline, the call layer answers at once with its own message instead of waiting for the network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isWorthRetrying(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.code !== 'offline' && (error.statusCode === 0 || error.statusCode >= 500);
}
