import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { forgotPassword } from './api.ts';
import { LinkForm } from './link-form.tsx';

/** Asks for the link that sets a new password. */
export function ForgotForm() {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const words = {
    submit: t('forgot.submit'),
    again: t('forgot.again'),
    busy: t('forgot.busy'),
    sent: t('forgot.sent'),
    spam: t('forgot.spam'),
  };
  return <LinkForm words={words} ask={(address) => forgotPassword(api, address)} />;
}
