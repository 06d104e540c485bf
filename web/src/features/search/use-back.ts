import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#lib/api-context.ts';
import { askSearch, type Need, readAnswer } from './answers.ts';
import { criteriaOf, listText } from './search-state.ts';
import { useSearch } from './use-search.ts';

const AGAIN_MS = 20_000;

/** While PostgreSQL answers in the engine's stead: whether the whole answer is to be had again. The list stays meanwhile. */
export function useIsBack(): boolean {
  const api = useApi();
  const queryClient = useQueryClient();
  const { search } = useSearch();
  const need: Need = { search, rows: false, facets: [], histograms: false };
  const { data } = useQuery({
    queryKey: ['search', 'back', listText(criteriaOf(search))],
    queryFn: () => askSearch({ api, queryClient }, need),
    initialData: () => readAnswer(queryClient, need),
    refetchInterval: ({ state }) => (state.data?.rows.degraded ? AGAIN_MS : false),
    gcTime: 60_000,
  });
  return data !== undefined && !data.rows.degraded;
}
