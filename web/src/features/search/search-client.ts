import { type Answer, type AnswerDeps, askSearch, type Need, PAGE_SIZE, requestsKey } from './answers.ts';
import type { IndexUiState, Requests, SearchClient } from './library-types.ts';
import { readParts } from './parts.ts';
import { INDEX, toSearch } from './ui-state.ts';

type Request = Requests[number];

/**
 * All requests of one render are one search, hence one call to our API: InstantSearch sends one for the hits and one more
 * for each filter in force, and each is dealt its part of the answer. The engine is never seen from a browser.
 */
export function createSearchClient(deps: AnswerDeps): SearchClient {
  return {
    async search<T>(requests: Requests) {
      const need = needOf(requests);
      const answer = await askSearch(deps, need);
      if (need.rows) deps.queryClient.setQueryData(requestsKey(need.search), requests);
      return { results: deal<T>(requests, answer) };
    },
  };
}

/** Attributes of the requests; the first one has every filter. */
export function needOf([hits]: Requests): Need {
  return { search: hits ? askedIn(hits) : {}, ...readParts(hits?.params.responseFields ?? []) };
}

function askedIn({ indexName, params }: Request) {
  const { query, facetFilters, numericFilters, insideBoundingBox, page = 0 } = params;
  const state: Required<Pick<IndexUiState, 'refinementList' | 'range'>> = { refinementList: {}, range: {} };
  for (const filter of written(facetFilters)) {
    const [name = '', value = ''] = filter.split(/:(.*)/s);
    state.refinementList[name] = [...(state.refinementList[name] ?? []), value];
  }
  for (const filter of written(numericFilters)) {
    const [name = '', sign, value = ''] = filter.split(/([<>]=)/);
    const [min = '', max = ''] = state.range[name]?.split(':') ?? [];
    state.range[name] = sign === '>=' ? `${value}:${max}` : `${min}:${value}`;
  }
  return toSearch({
    ...state,
    query,
    page: page + 1,
    ...(insideBoundingBox && { geoSearch: { boundingBox: String(insideBoundingBox) } }),
    ...(indexName !== INDEX && { sortBy: indexName }),
  });
}

/** Filters however nested; no value of ours has a comma. */
const written = (filters: unknown): string[] =>
  String(filters ?? '')
    .split(',')
    .filter(Boolean);

/** An answer in the shape InstantSearch deals in; what it has no place for rides along as `userData`. */
export function deal<T>(requests: Requests, answer: Answer) {
  const { items, page, lastPage, engineMs } = answer.rows;
  return requests.map(({ indexName, params }, index) => {
    const asked = written(params.facets);
    return {
      index: indexName,
      query: params.query ?? '',
      params: '',
      hits: index === 0 ? (items as Array<(typeof items)[number] & T>) : [],
      nbHits: page.total,
      page: page.number - 1,
      nbPages: lastPage,
      hitsPerPage: PAGE_SIZE,
      processingTimeMS: engineMs,
      facets: Object.fromEntries(asked.flatMap((name) => countsOf(name, answer))),
      userData: index === 0 ? [answer] : [],
    };
  });
}

function countsOf(name: string, { facets, rows }: Answer): [string, Record<string, number>][] {
  // PostgreSQL, standing in for the engine, counts nothing.
  const counts = rows.degraded ? undefined : facets[name];
  if (!counts) return [];
  return [[name, Object.fromEntries(Object.entries(counts).map(([value, count]) => [wireOf(value), count]))]];
}

/** The index counts under snake_case what the wire names otherwise. */
const WIRE = new Map<string, string>(
  Object.entries<string>({
    semi_furnished: 'semiFurnished',
    coming_soon: 'comingSoon',
    under_construction: 'underConstruction',
  }),
);
const wireOf = (value: string) => WIRE.get(value) ?? value;
