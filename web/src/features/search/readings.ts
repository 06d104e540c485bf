import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { ordered, type Search } from './search-params.ts';
import { criteriaOf, listText, presentationOf, sameSearch } from './search-state.ts';

/*
 * The address holds a search as it was typed («شقة للبيع بحمص»), InstantSearch and the page what its answer read out of it.
 * Both are one search; which reading belongs to which address is kept here, beside the answers.
 */

const keyOf = (asked: Search) => ['search', 'reading', listText(criteriaOf(asked))];

/** Keeps what a search as it was typed is read as. */
export const noteReading = (queryClient: QueryClient, asked: Search, read: Search): void => {
  queryClient.setQueryData(keyOf(asked), criteriaOf(read));
};

/** Holds the reading of the search in the address: what nobody observes is forgotten after a while, and the words with it. */
export const useReading = (asked: Search): void => {
  useQuery({ queryKey: keyOf(asked), queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY });
};

/** The search that is in force at an address: its reading once that is known, else itself. */
export function inForce(queryClient: QueryClient, asked: Search): Search {
  const read = queryClient.getQueryData<Search>(keyOf(asked));
  return read ? ordered({ ...read, ...presentationOf(asked) }) : asked;
}

/**
 * The address of a search that comes after another one: filters added to words that were read leave the words where they
 * are; who changes what was read out of them has filters of their own from then on.
 */
export function addressAfter(queryClient: QueryClient, asked: Search, next: Search): Search {
  const read = inForce(queryClient, asked);
  if (sameSearch(read, asked)) return next;
  const differs = (a: Search, b: Search) => (key: string) =>
    [...(a[key] ?? [])].sort().join() !== [...(b[key] ?? [])].sort().join();
  const changed = Object.keys({ ...read, ...next }).filter(differs(read, next));
  if (changed.some(differs(asked, read))) return next;
  const kept = { ...asked, ...Object.fromEntries(changed.map((key) => [key, next[key] ?? []])) };
  return ordered({ ...kept, ...presentationOf(next) });
}
