import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useSearch } from '../search-context.ts';

/** "214 listings", said to readers once a search has settled. */
export function ResultCount({ className }: { className?: string }) {
  const { t } = useTranslation('search');
  const { answer, status } = useSearch();
  const total = answer?.rows.page.total;
  const words = (count: number) => {
    const formatted = formatNumber(count);
    return answer?.rows.capped ? t('results.atLeast', { formatted }) : t('results.count', { count, formatted });
  };
  const text = total === undefined ? t('results.searching') : words(total);
  return (
    <p className={className} role="status" aria-atomic="true" aria-busy={status !== 'idle'}>
      {text}
    </p>
  );
}
