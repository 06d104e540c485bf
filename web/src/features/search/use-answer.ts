import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context.ts';
import { type Answer, askSearch, type Need, readAnswer } from './answers.ts';
import { formatSearch } from './search-params.ts';
import { criteriaOf } from './search-state.ts';

/** While PostgreSQL answers in the engine's stead, it is asked again and again whether the whole answer is to be had. */
const AGAIN_MS = 20_000;

/** Parts of the answer beside the page's rows: counts of an open filter, the map's part. Keeps the last one meanwhile. */
export function useAnswer(need: Omit<Need, 'rows'>, { enabled = true } = {}): { answer?: Answer; busy: boolean } {
  const api = useApi();
  const queryClient = useQueryClient();
  const whole: Need = { ...need, rows: false };
  const { search, facets, histograms, viewport } = need;

  const { data, isFetching } = useQuery({
    queryKey: [
      'search',
      'part',
      formatSearch(criteriaOf(search)),
      facets.join(),
      histograms,
      viewport?.box,
      viewport?.zoom,
    ],
    queryFn: () => askSearch({ api, queryClient }, whole),
    initialData: () => readAnswer(queryClient, whole),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.degraded ? AGAIN_MS : false),
    gcTime: 60_000,
    enabled,
  });
  return { answer: data, busy: isFetching };
}
