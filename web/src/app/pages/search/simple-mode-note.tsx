import { useTranslation } from 'react-i18next';
import { useIsBack } from '#features/search/use-back.ts';
import { useSearch } from '#features/search/use-search.ts';
import { PlainButton } from '#ui/link-button.tsx';
import css from './result-notes.module.css';

/**
 * Said while PostgreSQL answers in the engine's stead. That the whole search is back is said too, but the list changes when
 * the visitor wants it: he may be reading.
 */
export function SimpleModeNote({ capped }: { capped: boolean }) {
  const { t } = useTranslation('search');
  const { retry } = useSearch();
  const isBack = useIsBack();
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
