import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  InstantSearch,
  type InstantSearchProps,
  InstantSearchSSRProvider,
  useConnector,
  useInstantSearch,
} from 'react-instantsearch';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '../../lib/api-context.ts';
import { type Answer, readAnswer } from './answers.ts';
import { connectSearch, type SearchUiState } from './connect-search.ts';
import { createSearchClient, dealt, INDEX, type Wants } from './search-client.ts';
import { SearchContext, type SearchState } from './search-context.ts';
import { parseSearch, type Search } from './search-params.ts';
import { createSearchRouter, type SearchRouter } from './search-router.ts';
import { BASE_FACETS } from './search-wants.ts';
import { useCorrections } from './use-corrections.ts';

/** The library's own names for what it takes, with what our one widget gives. */
type SearchWidget = { $$type: string; renderState: { answer?: Answer; search: Search } };
type SearchConnector = Parameters<typeof useConnector<Record<string, unknown>, SearchWidget>>[0];
type InitialResults = ComponentProps<typeof InstantSearchSSRProvider>['initialResults'];

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Runs the search that the address asks for, and gives it to everything below. One per page. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wants = useRef<Wants>({ facets: BASE_FACETS, histograms: false });

  const go = useCallback<Parameters<typeof createSearchRouter>[0]['navigate']>(
    (to, { replace }) => navigate({ search: to }, { replace, preventScrollReset: true }),
    [navigate],
  );
  const [router] = useState(() => createSearchRouter({ search, pathname, navigate: go }));
  // InstantSearch empties its state while it is taken down; that must not be written over the next page's address.
  useBeforePaint(() => {
    router.setShown(true);
    return () => router.setShown(false);
  }, [router]);
  useBeforePaint(() => router.follow({ search, pathname, navigate: go }), [router, search, pathname, go]);

  const [client] = useState(() => createSearchClient({ api, queryClient }, () => wants.current));
  const [initial] = useState(() => {
    const asked = parseSearch(search);
    const need = { search: asked, rows: true, ...wants.current };
    // A page from the cache may be old: it is what the HTML shows, so the first render shows it too.
    const answer = readAnswer(queryClient, need, { evenOld: true });
    if (!answer) return undefined;
    const isOld = readAnswer(queryClient, need) === undefined;
    return { isOld, results: { [INDEX]: { state: { index: INDEX, asked }, results: [dealt(answer)] } } };
  });

  const app = (
    <InstantSearch {...propsOf(client, router)}>
      <Connected router={router} wants={wants} startsOld={initial?.isOld ?? false}>
        {children}
      </Connected>
    </InstantSearch>
  );
  return initial ? (
    <InstantSearchSSRProvider initialResults={initial.results as InitialResults}>{app}</InstantSearchSSRProvider>
  ) : (
    app
  );
}

const propsOf = (client: unknown, router: SearchRouter) =>
  ({
    searchClient: client,
    indexName: INDEX,
    insights: false,
    future: { preserveSharedStateOnUnmount: true },
    routing: {
      router,
      stateMapping: {
        stateToRoute: (state: Record<string, SearchUiState>) => state[INDEX]?.asked ?? {},
        routeToState: (asked: Search) => ({ [INDEX]: { asked } }),
      },
    },
  }) as unknown as InstantSearchProps;

type ConnectedProps = {
  router: SearchRouter;
  wants: { current: Wants };
  /** The first answer is worth showing, and worth asking for again. */
  startsOld: boolean;
  children: ReactNode;
};

function Connected({ router, wants, startsOld, children }: ConnectedProps) {
  const { answer, search } = useConnector(connectSearch as unknown as SearchConnector);
  const { setIndexUiState, status, error, refresh } = useInstantSearch({ catchError: true });

  const renew = useRef(startsOld);
  useEffect(() => {
    if (renew.current) refresh();
    renew.current = false;
  }, [refresh]);

  const refine = useCallback(
    (next: Search, { replace = false } = {}) => {
      if (replace) router.replaceNext();
      setIndexUiState({ asked: next } as object);
    },
    [router, setIndexUiState],
  );

  const { correcting, sentence } = useCorrections({ search, answer, status, error, refine });
  const state = useMemo<SearchState>(
    () => ({
      search,
      answer,
      status,
      error: correcting ? undefined : error,
      refine,
      retry: refresh,
      sentence,
      wants,
    }),
    [search, answer, status, error, correcting, refine, refresh, sentence, wants],
  );
  return <SearchContext value={state}>{children}</SearchContext>;
}
