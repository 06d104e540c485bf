import type { OfficeApplication } from '@diyar/api/contracts/office-applications';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './application-state.module.css';
import { missingIn, StatusBadge } from './status-badge.tsx';

type Props = { application: OfficeApplication; children?: ReactNode };

/** Where the application stands, what that means, and what comes next. `children`: the buttons. */
export function ApplicationState({ application, children }: Props) {
  const { t } = useTranslation('office-applications');
  const { status, rejectionReason, licenseState, licenseReason } = application;
  const isSentBack = status === 'pending' && licenseState === 'rejected';
  const waits = isSentBack || (status === 'pending' && missingIn(application).length > 0);
  const state = waits ? 'incomplete' : status;
  return (
    <section className={css.card} data-state={state}>
      <StatusBadge application={application} />
      <h2 className={css.title}>{t(`state.${state}.title`)}</h2>
      <p>{t(`state.${state}.text`)}</p>
      {isSentBack && (
        <p className={css.reason}>
          <strong>{t('licenseState.yours')}</strong> {licenseReason}
        </p>
      )}
      {rejectionReason && (
        <p className={css.reason}>
          <strong>{t('state.reason')}</strong> {rejectionReason}
        </p>
      )}
      {children && <div className={css.buttons}>{children}</div>}
    </section>
  );
}
