import { useEffect, useMemo, useState } from 'react';
import { withRecognised } from './recognised.ts';
import { withoutRefused } from './search-error.ts';
import type { Search } from './search-params.ts';
import { firstOf, sameCriteria, withValues } from './search-state.ts';
import { useGo } from './use-go.ts';
import type { useSearch } from './use-search.ts';

type Given = Pick<ReturnType<typeof useSearch>, 'search' | 'answer' | 'status' | 'failure'>;
/** The sentence whose filters these are, and the search that takes it as plain words. */
type Sentence = { words: string; literal: Search };

/** A sentence becomes filters, and what the API does not know goes: both correct the address that was asked. */
export function useCorrections({ search, answer, status, failure }: Given): Sentence | undefined {
  const go = useGo();
  const corrected = useMemo(() => {
    if (status === 'error') return withoutRefused(search, failure);
    const isItsAnswer = status === 'idle' && answer && sameCriteria(answer.asked, search);
    return isItsAnswer ? withRecognised(search, answer.rows) : undefined;
  }, [status, failure, answer, search]);

  const [read, setRead] = useState<{ from: Search; to: Search }>();
  useEffect(() => {
    if (!corrected) return;
    if (status === 'idle') setRead({ from: search, to: corrected });
    go(corrected, { replace: true });
  }, [corrected, go, status, search]);

  const words = read && sameCriteria(search, read.to) ? firstOf(read.from, 'keywords') : undefined;
  return useMemo(
    () => (read && words ? { words, literal: withValues(read.from, { understand: 'false' }) } : undefined),
    [read, words],
  );
}
