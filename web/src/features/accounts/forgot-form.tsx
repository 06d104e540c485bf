import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { email } from '../../ui/form/checks.ts';
import { TextField } from '../../ui/form/field.tsx';
import css from '../../ui/form/form.module.css';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { forgotPassword } from './api.ts';
import screen from './auth-screen.module.css';

/** Asks for the link; says the same whether the account exists or not. */
export function ForgotForm() {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    checks: { email },
    send: async (values) => {
      const address = (values.email ?? '').trim();
      await forgotPassword(api, address);
      setSentTo(address);
    },
  });

  return (
    <FormBody form={form}>
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        autoCapitalize="none"
        dir="ltr"
      />
      <div role="status" className={screen.said}>
        {sentTo && (
          <p className={css.note}>
            {t('forgot.sent')} <bdi dir="ltr">{sentTo}</bdi>
            <br />
            {t('forgot.spam')}
          </p>
        )}
      </div>
      <FormEnd form={form} label={t(sentTo ? 'forgot.again' : 'forgot.submit')} busyLabel={t('forgot.busy')} />
    </FormBody>
  );
}
