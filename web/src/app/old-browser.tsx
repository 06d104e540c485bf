import { useTranslation } from 'react-i18next';
import { OLD_BROWSER_ID } from '#lib/start-script.ts';
import css from './old-browser.module.css';

/** For browsers older than the promise: the page stays the server's, and says so. The start script shows it. */
export function OldBrowser() {
  const { t } = useTranslation();
  return (
    <p id={OLD_BROWSER_ID} className={css.notice} role="status" hidden suppressHydrationWarning>
      {t('oldBrowser')}
    </p>
  );
}
