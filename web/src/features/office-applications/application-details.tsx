import type { AdminApplication } from '@diyar/api/contracts/office-applications';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Phone } from '#ui/phone.tsx';
import css from './application-details.module.css';
import { ApplicationFacts } from './application-facts.tsx';
import type { Decision } from './decision-dialog.tsx';
import { LicenseDecision } from './license-decision.tsx';
import { LicenseView } from './license-view.tsx';
import { missingIn, StatusBadge } from './status-badge.tsx';

type Props = {
  application: AdminApplication;
  onDecide: (application: AdminApplication, decision: Decision) => void;
  onVerify: (application: AdminApplication) => void;
  /** The address of the applicant in the list of users. */
  applicantPath: string;
};

/** An application with its licence, and the decision about it. */
export function ApplicationDetails({ application, onDecide, onVerify, applicantPath }: Props) {
  const { t } = useTranslation('office-applications');
  const { id, name, status, hasLicense, licenseName, rejectionReason, decidedAt, applicant, officeVerified } =
    application;
  const isComplete = missingIn(application).length === 0;
  const contact = applicant.email ? (
    <bdi dir="ltr">{applicant.email}</bdi>
  ) : (
    applicant.phone && <Phone number={applicant.phone} />
  );
  return (
    <>
      <div className={css.state}>
        <StatusBadge application={application} />
        {decidedAt && (
          <span className={css.small}>
            {t('decided')} <DateText value={decidedAt} style="time" />
          </span>
        )}
        {rejectionReason && <q className={css.quote}>{rejectionReason}</q>}
      </div>
      <section className={css.part}>
        <h3 className={css.sub}>{t('license.label')}</h3>
        {hasLicense ? (
          <>
            <LicenseView id={id} name={name ?? applicant.name} fileName={licenseName} />
            <LicenseDecision application={application} />
          </>
        ) : (
          <p className={css.small}>{t('license.none')}</p>
        )}
      </section>
      <section className={css.part}>
        <h3 className={css.sub}>{t('details')}</h3>
        <ApplicationFacts
          application={application}
          town={application.cityName}
          more={[
            [
              t('applicant'),
              <AppLink key="applicant" to={applicantPath}>
                {applicant.name}
              </AppLink>,
            ],
            [t('applicantContact'), contact],
          ]}
        />
      </section>
      {officeVerified !== null && (
        <div className={css.decide}>
          <p>{t(officeVerified ? 'verify.is' : 'verify.isNot')}</p>
          <div className={css.buttons}>
            <PlainButton look="outline" data-act="verify" onClick={() => onVerify(application)}>
              {t(officeVerified ? 'unverify.button' : 'verify.button')}
            </PlainButton>
          </div>
        </div>
      )}
      {status === 'pending' && (
        <div className={css.decide}>
          {!isComplete && <p className={css.small}>{t('incompleteText')}</p>}
          {application.licenseState === 'rejected' && <p className={css.small}>{t('licenseState.blocks')}</p>}
          <div className={css.buttons}>
            {isComplete && application.licenseState !== 'rejected' && (
              <PlainButton data-act="approve" onClick={() => onDecide(application, 'approve')}>
                {t('approve.button')}
              </PlainButton>
            )}
            <PlainButton look="danger" data-act="reject" onClick={() => onDecide(application, 'reject')}>
              {t('reject.button')}
            </PlainButton>
          </div>
        </div>
      )}
    </>
  );
}
