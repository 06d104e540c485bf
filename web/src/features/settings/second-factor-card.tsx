import type { User } from '@diyar/api/contracts/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, SettingsCard } from '#ui/desk/settings-card.tsx';
import type { Enrolment } from './api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorActions } from './second-factor-actions.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import common from './settings.module.css';

/** The authenticator: enrolled with its first code; administrators cannot do without. */
export function SecondFactorCard({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();

  function show(next: string[]): void {
    setCodes(next);
    setEnrolment(undefined);
  }

  return (
    <SettingsCard
      title={t('second.title')}
      text={t('second.text')}
      badge={
        <Badge tone={user.secondFactor ? 'good' : 'plain'}>{t(user.secondFactor ? 'second.on' : 'second.off')}</Badge>
      }
    >
      {user.type === 'admin' && (
        <p className={common.note} data-tone={user.secondFactor ? undefined : 'warning'}>
          {t(user.secondFactor ? 'second.obligatory' : 'second.obligatoryNow')}
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {!codes && enrolment && (
        <SecondFactorSetup enrolment={enrolment} onDone={show} onCancel={() => setEnrolment(undefined)} />
      )}
      {!codes && !enrolment && <SecondFactorActions user={user} onStart={setEnrolment} onCodes={show} />}
    </SettingsCard>
  );
}
