import { useTranslation } from 'react-i18next';
import { useStats } from 'react-instantsearch';
import { formatNumber } from '#lib/format.ts';
import { useSearch } from '../use-search.ts';

/** "214 listings", said to readers once a search has settled; nothing after a failure, which has a place of its own. */
export function ResultCount({ className }: { className?: string }) {
  const { t } = useTranslation('search');
  const { nbHits } = useStats();
  const { answer, waiting, error } = useSearch();
  const words = (count: number) => {
    const formatted = formatNumber(count);
    return answer?.rows.capped ? t('results.atLeast', { formatted }) : t('results.count', { count, formatted });
  };
  const known = answer ? words(nbHits) : t('results.searching');
  const text = error ? '' : known;
  return (
    <p className={className} role="status" aria-atomic="true" aria-busy={waiting !== false}>
      {text}
    </p>
  );
}
