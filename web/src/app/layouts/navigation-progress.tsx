import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import css from './navigation-progress.module.css';

/** A thin line while the next page's code and data are on their way; quick pages never show it (the style waits 200 ms). */
export function NavigationProgress() {
  const { t } = useTranslation('ui');
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className={css.track} role="progressbar" aria-label={t('loading')}>
      <div className={css.bar} />
    </div>
  );
}
