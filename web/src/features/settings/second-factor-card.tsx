import type { User } from '@diyar/api/contracts/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../ui/link-button.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import common from './settings.module.css';
import { Badge, SettingsCard } from './settings-card.tsx';

type Step = 'rest' | 'setup' | 'renew' | 'remove';

/** The authenticator: enrolled with a code, given up with one; administrators cannot do without. */
export function SecondFactorCard({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const [step, setStep] = useState<Step>('rest');
  const [codes, setCodes] = useState<string[]>();
  const rest = () => setStep('rest');
  const isAdmin = user.type === 'admin';

  function show(next: string[]): void {
    setCodes(next);
    rest();
  }

  return (
    <SettingsCard
      title={t('second.title')}
      text={t('second.text')}
      badge={
        <Badge tone={user.secondFactor ? 'good' : 'plain'}>{t(user.secondFactor ? 'second.on' : 'second.off')}</Badge>
      }
    >
      {isAdmin && (
        <p className={common.note} data-tone={user.secondFactor ? undefined : 'warning'}>
          {t(user.secondFactor ? 'second.obligatory' : 'second.obligatoryNow')}
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {!codes && step === 'setup' && <SecondFactorSetup user={user} onDone={show} onCancel={rest} />}
      {!codes && (step === 'renew' || step === 'remove') && <CodeForm act={step} onDone={show} onCancel={rest} />}
      {!codes && step === 'rest' && (
        <div className={common.actions}>
          {!user.secondFactor && (
            <PlainButton look="outline" onClick={() => setStep('setup')}>
              {t('second.start')}
            </PlainButton>
          )}
          {user.secondFactor && (
            <PlainButton look="outline" onClick={() => setStep('renew')}>
              {t('second.renew')}
            </PlainButton>
          )}
          {user.secondFactor && !isAdmin && (
            <PlainButton look="danger" onClick={() => setStep('remove')}>
              {t('second.remove')}
            </PlainButton>
          )}
        </div>
      )}
    </SettingsCard>
  );
}
