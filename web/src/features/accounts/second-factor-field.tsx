import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/use-form.ts';

/** Asks for the code of an authenticator, or a recovery code, as the form's `code`. */
export function SecondFactorField({ form, autoFocus }: { form: Form; autoFocus?: boolean }) {
  const { t } = useTranslation('accounts');
  return (
    <TextField
      form={form}
      name="code"
      label={t('login.code')}
      hint={t('login.codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      maxLength={20}
      dir="ltr"
      autoFocus={autoFocus}
    />
  );
}
