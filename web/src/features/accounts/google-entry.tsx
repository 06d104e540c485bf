import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { useGoOn } from './destination.ts';
import css from './google-button.module.css';
import { GoogleButton } from './google-button.tsx';
import type { GoogleMode } from './google-exchange.ts';

/** Terms that pressing it agrees to: an account may come of it (the terms and the age, in one press). */
export function GoogleNote() {
  const { t } = useTranslation('accounts');
  return (
    <p className={css.note}>
      {t('google.note')} <AppLink to="/terms">{t('google.terms')}</AppLink> ·{' '}
      <AppLink to="/privacy">{t('google.privacy')}</AppLink>
    </p>
  );
}

/** Google's way in on a screen that has another: above its form. */
export function GoogleEntry({ mode }: { mode: GoogleMode }) {
  const { t } = useTranslation('accounts');
  const goOn = useGoOn();
  return (
    <>
      <GoogleButton mode={mode} onDone={goOn} />
      <GoogleNote />
      <p className={css.or}>{t('google.or')}</p>
    </>
  );
}
