import { useTranslation } from 'react-i18next';
import { filled } from '../../ui/form/checks.ts';
import { TextField } from '../../ui/form/field.tsx';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { useForm } from '../../ui/form/use-form.ts';

type Props = { send: (code: string) => Promise<void>; onUseless: (message: string) => void };

/** The second factor of somebody whom Google has let through. */
export function GoogleCode({ send, onUseless }: Props) {
  const { t } = useTranslation('accounts');
  const form = useForm({
    checks: { code: filled },
    send: ({ code = '' }) => send(code),
    onFailure: ({ code, message }) => {
      const isUseless = code === 'google_invalid_token';
      if (isUseless) onUseless(message);
      return isUseless;
    },
  });
  return (
    <FormBody form={form}>
      <TextField
        form={form}
        name="code"
        label={t('login.code')}
        hint={t('login.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={20}
        dir="ltr"
        autoFocus
      />
      <FormEnd form={form} label={t('login.submit')} busyLabel={t('login.busy')} />
    </FormBody>
  );
}
