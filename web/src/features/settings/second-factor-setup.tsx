import { bareDigits } from '@diyar/api/rules/digits';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { sixDigits } from '#ui/form/checks.ts';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { confirmSecondFactor, type Enrolment } from './api.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import common from './settings.module.css';

type Props = { enrolment: Enrolment; onDone: (recoveryCodes: string[]) => void; onCancel: () => void };

/** The key, and the first code made with it. */
export function SecondFactorSetup({ enrolment, onDone, onCancel }: Props) {
  const { t } = useTranslation(['settings', 'ui']);
  const api = useApi();
  const session = useSession();
  const form = useDeskForm({
    initialValues: { code: '' },
    checks: { code: sixDigits },
    send: async ({ code }) => {
      const { recoveryCodes, accessToken } = await confirmSecondFactor(api, bareDigits(code));
      session.adoptToken(accessToken);
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
        <TextInput
          key={form.key('code')}
          {...form.getInputProps('code')}
          label={t('second.firstCode')}
          description={t('second.firstCodeHint')}
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
