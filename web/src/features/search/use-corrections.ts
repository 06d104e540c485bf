import { useEffect, useMemo, useState } from 'react';
import { withRecognised } from './recognised.ts';
import type { SearchState } from './search-context.ts';
import { withoutRefused } from './search-error.ts';
import type { Search } from './search-params.ts';
import { firstOf, sameCriteria, withValues } from './search-state.ts';

type Given = Pick<SearchState, 'search' | 'answer' | 'status' | 'error' | 'refine'>;
type Corrections = {
  /** The address is about to be put right, so its failure is none to show. */
  correcting: boolean;
  sentence: SearchState['sentence'];
};

/** A sentence becomes filters, and what the API does not know goes: both correct the address that was asked. */
export function useCorrections({ search, answer, status, error, refine }: Given): Corrections {
  const corrected = useMemo(() => {
    if (status === 'error') return withoutRefused(search, error);
    return status === 'idle' && answer ? withRecognised(search, answer.rows) : undefined;
  }, [status, error, answer, search]);

  const [read, setRead] = useState<{ from: Search; to: Search }>();
  useEffect(() => {
    if (!corrected) return;
    if (status === 'idle') setRead({ from: search, to: corrected });
    refine(corrected, { replace: true });
  }, [corrected, refine, status, search]);

  const words = read && sameCriteria(search, read.to) ? firstOf(read.from, 'keywords') : undefined;
  const sentence = useMemo(
    () => (read && words ? { words, literal: withValues(read.from, { understand: 'false' }) } : undefined),
    [read, words],
  );
  return { correcting: corrected !== undefined, sentence };
}
