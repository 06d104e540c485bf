import { useEffect, useMemo } from 'react';
import { withoutRefused } from './search-error.ts';
import { useGo } from './use-go.ts';
import { useSearch } from './use-search.ts';

/** What the API does not know goes out of the address. */
export function useCorrections(): void {
  const { typed, failure } = useSearch();
  const go = useGo();
  const corrected = useMemo(() => withoutRefused(typed, failure), [typed, failure]);
  useEffect(() => {
    if (corrected) go(corrected, { replace: true });
  }, [corrected, go]);
}
