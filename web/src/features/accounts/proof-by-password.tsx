import { useTranslation } from 'react-i18next';
import { useSessionState } from '#lib/session.ts';
import { filled } from '#ui/form/checks.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import type { WayProps } from './proof-dialog.tsx';
import { ProofForm } from './proof-form.tsx';

export function ProofByPassword({ secondFactor, prove, onCancel }: WayProps) {
  const { t } = useTranslation('accounts');
  const { user } = useSessionState();
  const form = useForm({
    checks: { password: filled, code: filled },
    send: ({ password = '', code }) => prove({ password, ...(code && { code }) }),
  });
  return (
    <ProofForm form={form} secondFactor={secondFactor} onCancel={onCancel}>
      {/* For the browser's own keeper of passwords. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField form={form} name="password" label={t('password.label')} autoComplete="current-password" />
    </ProofForm>
  );
}
