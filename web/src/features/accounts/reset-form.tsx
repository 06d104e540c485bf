import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { toast } from '#lib/toast.ts';
import { newPassword, sameAsPassword } from '#ui/form/checks.ts';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { resetPassword } from './api.ts';

type Props = {
  token: string;
  /** The link has done its work. */
  onEnd: () => void;
  /** The link is too old, or was used. */
  onInvalid: () => void;
};

/** Sets the new password with the mailed link's token, then leads to the log-in. */
export function ResetForm({ token, onEnd, onInvalid }: Props) {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const lang = useLang();
  const navigate = useNavigate();
  const form = useForm({
    checks: { password: newPassword, confirmPassword: sameAsPassword },
    send: async ({ password = '' }) => {
      await resetPassword(api, token, password);
      toast.success(t('reset.done'));
      await navigate(withLang('/login', lang), { replace: true });
      // Not before: without its link this page says that there is none.
      onEnd();
    },
    onFailure: ({ code, errors }) => {
      const isInvalid = code === 'reset_link_invalid' || errors.some(({ path }) => path === 'token');
      if (isInvalid) onInvalid();
      return isInvalid;
    },
  });

  return (
    <FormBody form={form}>
      <PasswordField form={form} name="password" label={t('reset.password')} autoComplete="new-password" rules />
      <PasswordField form={form} name="confirmPassword" label={t('password.again')} autoComplete="new-password" />
      <FormEnd form={form} label={t('reset.submit')} busyLabel={t('reset.busy')} />
    </FormBody>
  );
}
