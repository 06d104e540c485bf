import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import type { Answer, Counts, Histograms } from '../answers.ts';
import { useSearch } from '../search-context.ts';
import type { Search } from '../search-params.ts';
import { useAnswer } from '../use-answer.ts';

/** The search that some filters edit: the page's own, or a draft of it, with the counts that go beside their options. */
export type FilterScope = {
  search: Search;
  change: (next: Search) => void;
  answer: Answer | undefined;
  /** Undefined while nothing is known, so that no option claims to be empty. */
  counts: (facet: string) => Counts | undefined;
  histograms: Histograms | null;
};

const ScopeContext = createContext<FilterScope | undefined>(undefined);

export function useFilterScope(): FilterScope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('useFilterScope needs a FilterScope above it');
  return scope;
}

type Props = {
  facets: readonly string[];
  histograms?: boolean;
  /** Without a draft the filters act on the page at once. */
  draft?: { search: Search; change: (next: Search) => void };
  children: ReactNode;
};

export function FilterScopeProvider({ facets, histograms = false, draft, children }: Props) {
  const page = useSearch();
  const { search, change } = draft ?? { search: page.search, change: page.refine };
  const { answer } = useAnswer({ search, facets, histograms });
  useWantsAlong(facets, histograms, !draft);

  const scope = useMemo<FilterScope>(
    () => ({
      search,
      change,
      answer,
      counts: (facet) => (answer?.rows.degraded ? undefined : answer?.facets[facet]),
      histograms: answer?.histograms ?? null,
    }),
    [search, change, answer],
  );
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** While a filter is open, its counts come with the rows of every new search: one call, not two. */
function useWantsAlong(facets: readonly string[], histograms: boolean, on: boolean): void {
  const { wants } = useSearch();
  const names = facets.join();
  useEffect(() => {
    if (!on) return;
    const before = wants.current;
    const added = names.split(',').filter((name) => name && !before.facets.includes(name));
    wants.current = { ...before, facets: [...before.facets, ...added], histograms: before.histograms || histograms };
    return () => {
      const { facets: now, ...rest } = wants.current;
      wants.current = { ...rest, facets: now.filter((name) => !added.includes(name)), histograms: before.histograms };
    };
  }, [wants, names, histograms, on]);
}
