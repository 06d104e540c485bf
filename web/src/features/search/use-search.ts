import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useLocation } from 'react-router-dom';
import type { Answer } from './answers.ts';
import { addressAfter, inForce } from './readings.ts';
import { withoutRefused } from './search-error.ts';
import { formatSearch, parseSearch, type Search } from './search-params.ts';
import { sameCriteria, sameList, searchPath } from './search-state.ts';
import { toSearch, toUiState } from './ui-state.ts';

/** The state of `useInstantSearch` in the words of the address and of our API. */
export function useSearch() {
  const { indexUiState, setIndexUiState, results, status, error, refresh } = useInstantSearch();
  const address = useLocation().search;
  const asked = useMemo(() => parseSearch(address), [address]);
  const queryClient = useQueryClient();
  const text = formatSearch({ ...toSearch(indexUiState), view: asked.view ?? [] });
  /** InstantSearch's state as the address has it, with the page's layout, which is the address's alone. */
  const search: Search = useMemo(() => parseSearch(text), [text]);
  /** With all that InstantSearch has no name for: labels, notes, the map's part. Undefined before the first. */
  const [answer]: (Answer | undefined)[] = results.userData ?? [];
  const isOther = !answer || !sameList(answer.asked, search);
  const isTyped = sameCriteria(inForce(queryClient, asked), search);
  return {
    search,
    /** The same as it was typed: the words stand there whole, whatever was read out of them. */
    typed: isTyped ? asked : search,
    /** Where another search lies: the typed words stay in its address as long as what was read out of them holds. */
    pathTo: (next: Search) => searchPath(isTyped ? addressAfter(queryClient, asked, next) : next),
    answer,
    status,
    /** The list is not yet that of the search; `stalled`: for more than 200 ms. What is counted for a filter changes no list. */
    waiting: (status === 'loading' || status === 'stalled') && isOther && status,
    /** None when the address is about to be put right instead. */
    error: status === 'error' && !withoutRefused(search, error) ? error : undefined,
    /** Why the last search failed, shown or not. */
    failure: status === 'error' ? error : undefined,
    retry: refresh,
    /** Changes several filters at once; single ones are changed by their own hooks. */
    change: (to: (search: Search) => Search) => setIndexUiState((state) => toUiState(to(toSearch(state)))),
  };
}
