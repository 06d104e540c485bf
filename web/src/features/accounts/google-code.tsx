import { useTranslation } from 'react-i18next';
import { useSession } from '#lib/session.ts';
import { filled } from '#ui/form/checks.ts';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { SecondFactorField } from './second-factor-field.tsx';

type Props = { send: (code: string) => Promise<void>; onUseless: (message: string) => void };

/** The second factor of somebody whom Google has let through. */
export function GoogleCode({ send, onUseless }: Props) {
  const { t } = useTranslation('accounts');
  const session = useSession();
  const form = useForm({
    checks: { code: filled },
    send: ({ code = '' }) => send(code),
    onFailure: (error) => {
      const { code, message } = error;
      session.restrict(error);
      const isUseless = code === 'google_invalid_token';
      if (isUseless) onUseless(message);
      return isUseless;
    },
  });
  return (
    <FormBody form={form}>
      <SecondFactorField form={form} autoFocus />
      <FormEnd form={form} label={t('login.submit')} busyLabel={t('login.busy')} />
    </FormBody>
  );
}
