import { useTranslation } from 'react-i18next';
import { LinkButton } from '#ui/link-button.tsx';
import { useFrom, useGoOn } from './destination.ts';
import css from './google-button.module.css';
import { GoogleButton } from './google-button.tsx';
import { GoogleNote } from './google-entry.tsx';

/** Google first and alone; the other ways stand below. */
export function OneClick() {
  const { t } = useTranslation('accounts');
  const goOn = useGoOn();
  const state = { from: useFrom() };
  return (
    <>
      <GoogleButton mode="login" onDone={goOn} />
      <GoogleNote />
      <p className={css.or}>{t('oneClick.other')}</p>
      <div className={css.ways}>
        <LinkButton to="/login" state={state} look="outline">
          {t('oneClick.login')}
        </LinkButton>
        <LinkButton to="/register" state={state} look="outline">
          {t('oneClick.register')}
        </LinkButton>
      </div>
    </>
  );
}
