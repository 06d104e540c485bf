import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';
import { useSession } from '#lib/session.ts';
import { clearViewed } from './sync.ts';

/** As many cards as the page of a list draws at once, and one call gives. */
export const CARDS_AT_ONCE = 24;

/** Cards by their ids; what is gone by its state. Whose ids these are is private, so the answer is forgotten with the user. */
export const cardsQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: [PRIVATE, 'cards', ...ids],
    queryFn: ({ signal }) =>
      ids.length === 0
        ? { items: [], gone: [] }
        : api.get('/listings/cards', { query: { ids: ids.join(',') }, signal }),
    placeholderData: (before) => before,
    staleTime: FRESH_MS,
  });

/** Forgets what was looked at, here and on the account. */
export function useClearViewed() {
  const api = useApi();
  const session = useSession();
  return () => void clearViewed({ api, session }).catch(() => {});
}
