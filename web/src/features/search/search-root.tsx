import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { stateKey } from './answers.ts';
import type { Routing, UiState } from './library-types.ts';
import { addressAfter, inForce, noteReading, useReading } from './readings.ts';
import { createSearchClient } from './search-client.ts';
import { parseSearch, type Search } from './search-params.ts';
import { createSearchRouter } from './search-router.ts';
import { sameCriteria, sameList } from './search-state.ts';
import { SearchWidgets } from './search-widgets.tsx';
import { startingResults } from './starting-results.ts';
import { INDEX, toSearch, toUiState } from './ui-state.ts';
import { useSearch } from './use-search.ts';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** For InstantSearch's `future`: a panel that closes leaves its filters in force. */
export const FUTURE = { preserveSharedStateOnUnmount: true };

/** Runs the search that the address asks for. One per page. */
export function SearchRoot({ children }: { children: ReactNode }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const go = useCallback<Parameters<typeof createSearchRouter>[0]['navigate']>(
    (to, { replace }) => void navigate({ search: to }, { replace, preventScrollReset: true }),
    [navigate],
  );
  const [router] = useState(() =>
    createSearchRouter(
      { search, pathname, navigate: go },
      {
        inForce: (asked) => inForce(queryClient, asked),
        addressAfter: (asked, next) => addressAfter(queryClient, asked, next),
        noteReading: (asked, read) => noteReading(queryClient, asked, read),
      },
    ),
  );
  // InstantSearch empties its state while it is taken down; that must not be written over the next page's address.
  useBeforePaint(() => {
    router.setShown(true);
    return () => router.setShown(false);
  }, [router]);
  useBeforePaint(() => router.follow({ search, pathname, navigate: go }), [router, search, pathname, go]);

  const [client] = useState(() => createSearchClient({ api, queryClient }));
  const [start] = useState(() => startingResults(queryClient, inForce(queryClient, parseSearch(search))));
  const [routing] = useState<Routing>(() => ({
    router,
    stateMapping: {
      stateToRoute: (state: UiState) => toSearch(state[INDEX] ?? {}),
      routeToState: (asked) => ({ [INDEX]: toUiState(asked) }),
    },
  }));
  const typed = useMemo(() => parseSearch(search), [search]);
  useReading(typed);
  const asked = inForce(queryClient, typed);

  const app = (
    <InstantSearch<UiState, Search>
      searchClient={client}
      indexName={INDEX}
      routing={routing}
      insights={false}
      future={FUTURE}
    >
      <SearchWidgets search={asked} />
      <Upkeep startsOld={start?.isOld ?? false} />
      {children}
    </InstantSearch>
  );
  return start ? <InstantSearchSSRProvider initialResults={start.results}>{app}</InstantSearchSSRProvider> : app;
}

/** Asks again for a first answer that was old, and keeps what the page can start from when the visitor comes back. */
function Upkeep({ startsOld }: { startsOld: boolean }) {
  const { results, status, refresh } = useInstantSearch({ catchError: true });
  const queryClient = useQueryClient();
  const { search, answer, change } = useSearch();

  // The answer has read a sentence: what it read is in force from then on, under the same address.
  const read = answer && inForce(queryClient, search);
  const isRead = read !== undefined && !sameCriteria(read, search);
  useBeforePaint(() => {
    if (isRead) change(() => read);
  });

  const renew = useRef(startsOld);
  useEffect(() => {
    if (renew.current) refresh();
    renew.current = false;
  }, [refresh]);
  useEffect(() => {
    if (status !== 'idle' || !answer || !sameList(answer.asked, search)) return;
    queryClient.setQueryData(stateKey(search), { ...results._state });
  }, [queryClient, search, answer, status, results]);
  return null;
}
