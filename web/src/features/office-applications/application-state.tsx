import type { OfficeApplication } from '@diyar/api/contracts/office-applications';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './application-state.module.css';
import { missingIn, StatusBadge } from './status-badge.tsx';

type Props = { application: OfficeApplication; children?: ReactNode };

/** Where the application stands, what that means, and what comes next. `children`: the buttons. */
export function ApplicationState({ application, children }: Props) {
  const { t } = useTranslation('office-applications');
  const { status, rejectionReason } = application;
  const state = status === 'pending' && missingIn(application).length > 0 ? 'incomplete' : status;
  return (
    <section className={css.card} data-state={state}>
      <StatusBadge application={application} />
      <h2 className={css.title}>{t(`state.${state}.title`)}</h2>
      <p>{t(`state.${state}.text`)}</p>
      {rejectionReason && (
        <p className={css.reason}>
          <strong>{t('state.reason')}</strong> {rejectionReason}
        </p>
      )}
      {children && <div className={css.buttons}>{children}</div>}
    </section>
  );
}
