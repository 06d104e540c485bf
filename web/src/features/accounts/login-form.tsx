import type { User } from '@diyar/api/contracts/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { AppLink } from '#ui/app-link.tsx';
import { filled } from '#ui/form/checks.ts';
import { TextField } from '#ui/form/field.tsx';
import css from '#ui/form/form.module.css';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { logIn } from './api.ts';
import { useFrom } from './destination.ts';
import { SecondFactorField } from './second-factor-field.tsx';

const CHECKS = { email: filled, password: filled, code: filled };

type Props = {
  onDone: (user: User) => void;
  /** The only account it may be; unasked then. */
  email?: string;
};

export function LoginForm({ onDone, email: known }: Props) {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const session = useSession();
  const from = useFrom();
  const [asksCode, setAsksCode] = useState(false);

  const form = useForm({
    checks: CHECKS,
    send: async ({ email = known ?? '', password = '', code }) => {
      const signedIn = await logIn(api, { email, password, ...(code && { code }) });
      await session.signIn(signedIn);
      onDone(signedIn.user);
    },
    onFailure: (error) => {
      session.restrict(error);
      const isCodeAsked = error.code === 'second_factor_needed';
      if (isCodeAsked) setAsksCode(true);
      return isCodeAsked;
    },
  });

  return (
    <FormBody form={form}>
      {known === undefined && (
        <TextField
          form={form}
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          autoCapitalize="none"
          dir="ltr"
        />
      )}
      <PasswordField
        form={form}
        name="password"
        label={t('password.label')}
        autoComplete="current-password"
        side={
          // In place of a page it would leave what was being filled in.
          known === undefined && (
            <AppLink to="/forgot-password" state={{ from }} className={css.side}>
              {t('login.forgot')}
            </AppLink>
          )
        }
      />
      {asksCode && <SecondFactorField form={form} autoFocus />}
      <FormEnd form={form} label={t('login.submit')} busyLabel={t('login.busy')} />
    </FormBody>
  );
}
