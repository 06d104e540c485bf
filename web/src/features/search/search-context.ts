import { createContext, use } from 'react';
import type { Answer } from './answers.ts';
import type { Wants } from './search-client.ts';
import type { Search } from './search-params.ts';

export type SearchState = {
  search: Search;
  /** The last one that arrived; undefined before the first. */
  answer: Answer | undefined;
  /** `stalled`: under way for more than 200 ms. */
  status: 'idle' | 'loading' | 'stalled' | 'error';
  error: Error | undefined;
  /** Searches for something else and writes it into the address; `replace` leaves no step back. */
  refine: (next: Search, options?: { replace?: boolean }) => void;
  retry: () => void;
  /** The sentence whose filters these are, and the search that takes it as plain words. */
  sentence?: { words: string; literal: Search };
  /** Parts to ask for along with the next rows. */
  wants: { current: Wants };
};

export const SearchContext = createContext<SearchState | undefined>(undefined);

export function useSearch(): SearchState {
  const state = use(SearchContext);
  if (!state) throw new Error('useSearch needs a SearchProvider above it');
  return state;
}
