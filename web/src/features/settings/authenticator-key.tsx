import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/desk/copy-button.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import type { Enrolment } from './api.ts';
import css from './authenticator-key.module.css';
import common from './settings.module.css';

const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** The key for the authenticator: scanned from another screen, opened on this phone, or typed. */
export function AuthenticatorKey({ enrolment: { secret, address } }: { enrolment: Enrolment }) {
  const { t } = useTranslation('settings');
  return (
    <ol className={css.steps}>
      <li>{t('second.stepApp')}</li>
      <li>
        {t('second.stepScan')}
        <div className={css.key}>
          <QrCode text={address} label={t('second.qr')} />
          <p className={common.dim}>{t('second.stepKey')}</p>
          <code dir="ltr" className={css.secret}>
            {inFours(secret)}
          </code>
          <div className={common.actions}>
            <CopyButton text={secret} label={t('second.copyKey')} />
            <a href={address} className={css.open}>
              {t('second.open')}
            </a>
          </div>
        </div>
      </li>
      <li>{t('second.stepCode')}</li>
    </ol>
  );
}
