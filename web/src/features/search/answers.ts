import type { ListingCard, MapAnswer, SearchAnswer } from '@diyar/api/contracts/search';
import type { QueryClient } from '@tanstack/react-query';
import type { Api, Query } from '#lib/api-client.ts';
import { inForce, noteReading } from './readings.ts';
import { withRecognised } from './recognised.ts';
import type { Search } from './search-params.ts';
import { criteriaOf, listText } from './search-state.ts';

export const PAGE_SIZE = 24;

/** The part of the map on screen, `west,south,east,north`, and its zoom. */
export type Viewport = { box: string; zoom: number };

/** Everything the page wants to know about one search, gathered from whoever shows it. */
export type Need = {
  search: Search;
  rows: boolean;
  facets: readonly string[];
  histograms: boolean;
  viewport?: Viewport;
};

type Rows = Omit<SearchAnswer, 'facets' | 'histograms' | 'map' | 'items'> & {
  items: (ListingCard & { objectID: string })[];
};
export type Histograms = NonNullable<SearchAnswer['histograms']>;
export type Counts = Record<string, number>;
export type Answer = {
  /** The search it is the answer to. */
  asked: Search;
  rows: Rows;
  facets: Record<string, Counts>;
  histograms: Histograms | null;
  map: MapAnswer | null;
};

export type AnswerDeps = { api: Api; queryClient: QueryClient };

const FRESH_MS = 5 * 60_000;

const criteria = (search: Search) => listText(criteriaOf(search));
const keys = {
  rows: (search: Search) => ['search', 'rows', listText(search)],
  total: (search: Search) => ['search', 'total', criteria(search)],
  counts: (search: Search, facet: string) => ['search', 'counts', criteria(search), facet],
  histograms: (search: Search) => ['search', 'histograms', criteria(search)],
  map: (search: Search, { box, zoom }: Viewport) => ['search', 'map', criteria(search), box, Math.round(zoom)],
};
/** Requests and state of InstantSearch for a page: what the page can start from another time. */
export const requestsKey = (search: Search) => ['search', 'requests', listText(search)];
export const stateKey = (search: Search) => ['search', 'state', listText(search)];

/** Calls under way, so that who wants a part of what is being asked waits for it instead of asking again. */
const underWay = new WeakMap<QueryClient, Set<{ asked: Need; done: Promise<unknown> }>>();

/**
 * An answer out of what is known, asking the API once for what is not: a turned page asks for rows only, an opened
 * filter for its counts only, a moved map for its part only. Rejects with an `ApiError`.
 */
export async function askSearch(deps: AnswerDeps, wanted: Need): Promise<Answer> {
  const { queryClient } = deps;
  const need = { ...wanted, search: inForce(queryClient, wanted.search) };
  const known = readAnswer(queryClient, need);
  if (known) return known;
  const missing = whatIsMissing(queryClient, need);

  const calls = underWay.get(queryClient) ?? new Set();
  underWay.set(queryClient, calls);
  const running = [...calls].find(({ asked }) => covers(asked, missing) || bringsRows(asked, missing));
  if (running) {
    await running.done;
    return askSearch(deps, need);
  }

  const call = { asked: missing, done: ask(deps, missing) };
  calls.add(call);
  try {
    const answer = await call.done;
    const read = { ...need, search: inForce(queryClient, need.search) };
    return readAnswer(queryClient, read) ?? assembled(read.search, answer);
  } finally {
    calls.delete(call);
  }
}

async function ask({ api, queryClient }: AnswerDeps, missing: Need): Promise<SearchAnswer> {
  const query = wireQuery(missing);
  const queryKey = ['search', 'call', JSON.stringify(query)];
  const answer = await queryClient.fetchQuery({
    queryKey,
    queryFn: () => api.get('/listings/search', { query }),
    staleTime: 0,
  });
  // The parts are kept under their own names; the whole would be the same data twice.
  queryClient.removeQueries({ queryKey });
  const read = withRecognised(missing.search, answer);
  if (read) noteReading(queryClient, missing.search, read);
  keep(queryClient, { ...missing, search: read ?? missing.search }, read ? { ...answer, recognised: [] } : answer);
  return answer;
}

function covers(asked: Need, missing: Need): boolean {
  const sameMap = !missing.viewport || JSON.stringify(asked.viewport) === JSON.stringify(missing.viewport);
  const sameRows = missing.rows ? asked.rows && listText(asked.search) === listText(missing.search) : true;
  const sameMatches = criteria(asked.search) === criteria(missing.search);
  const hasCounts = missing.facets.every((facet) => asked.facets.includes(facet));
  return sameMatches && sameRows && sameMap && hasCounts && (asked.histograms || !missing.histograms);
}

/** Of a call that brings the rows the rest is awaited too: they are the larger part. */
const bringsRows = (asked: Need, missing: Need): boolean =>
  missing.rows && asked.rows && listText(asked.search) === listText(missing.search);

/** The answer when all of it is at hand and fresh; `evenOld` takes one of any age. */
export function readAnswer(queryClient: QueryClient, need: Need, { evenOld = false } = {}): Answer | undefined {
  const missing = whatIsMissing(queryClient, need, evenOld ? Number.POSITIVE_INFINITY : FRESH_MS);
  if (missing.total || missing.rows || missing.facets.length > 0 || missing.histograms || missing.viewport)
    return undefined;
  const { search, facets, viewport } = need;
  const read = <T>(key: unknown[]) => queryClient.getQueryData<T>(key);
  const rows = read<Rows>(need.rows ? keys.rows(search) : keys.total(search));
  if (!rows) return undefined;
  return {
    asked: search,
    rows,
    facets: Object.fromEntries(facets.map((facet) => [facet, read<Counts>(keys.counts(search, facet)) ?? {}])),
    histograms: need.histograms ? (read<Histograms>(keys.histograms(search)) ?? null) : null,
    map: viewport ? (read<MapAnswer>(keys.map(search, viewport)) ?? null) : null,
  };
}

function whatIsMissing(queryClient: QueryClient, need: Need, maxAge = FRESH_MS): Need & { total: boolean } {
  const fresh = (key: unknown[]) => (queryClient.getQueryState(key)?.dataUpdatedAt ?? 0) > Date.now() - maxAge;
  const { search, viewport } = need;
  return {
    search,
    total: !fresh(keys.total(search)),
    rows: need.rows && !fresh(keys.rows(search)),
    facets: need.facets.filter((facet) => !fresh(keys.counts(search, facet))),
    histograms: need.histograms && !fresh(keys.histograms(search)),
    viewport: viewport && !fresh(keys.map(search, viewport)) ? viewport : undefined,
  };
}

function wireQuery({ search, rows, facets, histograms, viewport }: Need): Query {
  const { view: _, ...filters } = search;
  return {
    ...(rows ? filters : criteriaOf(search)),
    limit: rows ? PAGE_SIZE : 0,
    facets: facets.length > 0 ? facets.join(',') : undefined,
    histograms: histograms || undefined,
    ...(viewport && { map: true, viewport: viewport.box, zoom: viewport.zoom.toFixed(2) }),
  };
}

function keep(queryClient: QueryClient, asked: Need, answer: SearchAnswer): void {
  const { search, viewport } = asked;
  const { facets, histograms, map, ...rows } = answer;
  // An answer of PostgreSQL in the engine's stead is asked for again as soon as anything changes.
  const updatedAt = answer.degraded ? Date.now() - FRESH_MS + 10_000 : Date.now();
  const set = (key: unknown[], data: unknown) => queryClient.setQueryData(key, data, { updatedAt });
  if (asked.rows) set(keys.rows(search), withObjectIds(rows));
  set(keys.total(search), { ...rows, items: [], help: null });
  for (const facet of asked.facets) set(keys.counts(search, facet), facets[facet] ?? {});
  if (histograms) set(keys.histograms(search), histograms);
  else if (asked.histograms) set(keys.histograms(search), { price: [], area: [] });
  if (viewport && map) set(keys.map(search, viewport), map);
}

const assembled = (asked: Search, { facets, histograms, map, ...rows }: SearchAnswer): Answer => ({
  asked,
  rows: withObjectIds(rows),
  facets,
  histograms,
  map,
});

/** InstantSearch's name for what tells hits apart; given once, so that a card's listing stays the same object. */
const withObjectIds = (rows: Omit<SearchAnswer, 'facets' | 'histograms' | 'map'>): Rows => ({
  ...rows,
  items: rows.items.map((item) => ({ ...item, objectID: item.id })),
});
