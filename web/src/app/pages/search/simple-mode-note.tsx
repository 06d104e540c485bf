import { useTranslation } from 'react-i18next';
import { useSearch } from '../../../features/search/search-context.ts';
import { useAnswer } from '../../../features/search/use-answer.ts';
import { PlainButton } from '../../../ui/link-button.tsx';
import css from './result-notes.module.css';

const NONE: string[] = [];

/**
 * Said while PostgreSQL answers in the engine's stead. That the whole search is back is said too, but the list changes when
 * the visitor wants it: he may be reading.
 */
export function SimpleModeNote({ capped }: { capped: boolean }) {
  const { t } = useTranslation('search');
  const { search, retry } = useSearch();
  const { answer } = useAnswer({ search, facets: NONE, histograms: false });
  const isBack = answer !== undefined && !answer.rows.degraded;
  const simple = capped ? 'results.degradedCapped' : 'results.degraded';

  return (
    <div className={css.note} data-kind="info" role="status">
      <span>{t(isBack ? 'results.back' : simple)}</span>
      {isBack && (
        <PlainButton look="outline" compact onClick={retry}>
          {t('results.showAll')}
        </PlainButton>
      )}
    </div>
  );
}
