import type { User } from '@diyar/api/contracts/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { filled, latinDigits, sixDigits } from '../../ui/form/checks.ts';
import { TextField } from '../../ui/form/field.tsx';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PlainButton } from '../../ui/link-button.tsx';
import { confirmSecondFactor, type Enrolment, startSecondFactor } from './api.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import common from './settings.module.css';

type Props = { user: User; onDone: (recoveryCodes: string[]) => void; onCancel: () => void };

/** First the password, so that nobody enrols at a device left open; then the key and the first code made with it. */
export function SecondFactorSetup({ user, onDone, onCancel }: Props) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  if (!enrolment) return <PasswordStep hasPassword={user.hasPassword} onDone={setEnrolment} onCancel={onCancel} />;
  return <ConfirmStep enrolment={enrolment} onDone={onDone} onCancel={onCancel} />;
}

type First = { hasPassword: boolean; onDone: (enrolment: Enrolment) => void; onCancel: () => void };

function PasswordStep({ hasPassword, onDone, onCancel }: First) {
  const { t } = useTranslation(['settings', 'ui']);
  const api = useApi();
  const form = useForm({
    checks: { password: filled },
    send: async ({ password }) => onDone(await startSecondFactor(api, password)),
  });
  return (
    <FormBody form={form}>
      {hasPassword ? (
        <PasswordField form={form} name="password" label={t('password.current')} autoComplete="current-password" />
      ) : (
        <p className={common.dim}>{t('second.noPassword')}</p>
      )}
      <div className={common.actions}>
        <FormEnd form={form} label={t('second.next')} busyLabel={t('saving')} narrow />
        <PlainButton look="plain" onClick={onCancel}>
          {t('ui:cancel')}
        </PlainButton>
      </div>
    </FormBody>
  );
}

type Second = Omit<Props, 'user'> & { enrolment: Enrolment };

function ConfirmStep({ enrolment, onDone, onCancel }: Second) {
  const { t } = useTranslation(['settings', 'ui']);
  const api = useApi();
  const session = useSession();
  const form = useForm({
    checks: { code: sixDigits },
    send: async ({ code = '' }) => {
      const { recoveryCodes, accessToken } = await confirmSecondFactor(api, latinDigits(code));
      session.takeToken(accessToken);
      const { user } = session.state();
      if (user) session.update({ ...user, secondFactor: true });
      toast.success(t('second.done'));
      onDone(recoveryCodes);
    },
  });
  return (
    <>
      <AuthenticatorKey enrolment={enrolment} />
      <FormBody form={form}>
        <TextField
          form={form}
          name="code"
          label={t('second.firstCode')}
          hint={t('second.firstCodeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          dir="ltr"
        />
        <div className={common.actions}>
          <FormEnd form={form} label={t('second.confirm')} busyLabel={t('saving')} narrow />
          <PlainButton look="plain" onClick={onCancel}>
            {t('ui:cancel')}
          </PlainButton>
        </div>
      </FormBody>
    </>
  );
}
