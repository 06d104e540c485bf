import { useTranslation } from 'react-i18next';
import css from './loading.module.css';

/** The spec's "Loading...": said to readers at once, seen only if it lasts. */
export function Loading({ className = '' }: { className?: string }) {
  const { t } = useTranslation('ui');
  return (
    <p className={`${css.loading} ${className}`} role="status">
      <span className={css.spinner} aria-hidden="true" />
      {t('loading')}
    </p>
  );
}
