import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useSearch } from '../search-context.ts';

/** "214 listings", said to readers once a search has settled; nothing after a failure, which has a place of its own. */
export function ResultCount({ className }: { className?: string }) {
  const { t } = useTranslation('search');
  const { answer, status, error } = useSearch();
  const total = answer?.rows.page.total;
  const words = (count: number) => {
    const formatted = formatNumber(count);
    return answer?.rows.capped ? t('results.atLeast', { formatted }) : t('results.count', { count, formatted });
  };
  const known = total === undefined ? t('results.searching') : words(total);
  const text = error ? '' : known;
  return (
    <p className={className} role="status" aria-atomic="true" aria-busy={status === 'loading' || status === 'stalled'}>
      {text}
    </p>
  );
}
