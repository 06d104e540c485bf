import type { User } from '@diyar/api/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { SettingsCard } from '../../ui/desk/settings-card.tsx';
import { UnsavedGuard } from '../../ui/desk/unsaved-guard.tsx';
import { type Check, filled, newPassword } from '../../ui/form/checks.ts';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { changePassword, sessionsQuery } from './api.ts';

const sameAsNew: Check = (value, values) => {
  if (value === '') return 'required';
  return value === values.newPassword ? undefined : 'passwordMismatch';
};
const CHECKS = { currentPassword: filled, newPassword, confirmPassword: sameAsNew };

/** Who came with Google has no password yet, and none to show. */
export function PasswordCard({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const session = useSession();
  const client = useQueryClient();

  const form = useForm({
    checks: CHECKS,
    send: async ({ currentPassword, newPassword: next = '' }) => {
      await changePassword(api, { newPassword: next, ...(currentPassword !== undefined && { currentPassword }) });
      form.reset();
      session.update({ ...user, hasPassword: true });
      toast.success(t('password.saved'));
      await client.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
    },
  });

  return (
    <SettingsCard title={t(user.hasPassword ? 'password.title' : 'password.titleFirst')} text={t('password.text')}>
      <FormBody form={form}>
        {/* For the browser's own keeper of passwords. */}
        <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
        {user.hasPassword && (
          <PasswordField
            form={form}
            name="currentPassword"
            label={t('password.current')}
            autoComplete="current-password"
          />
        )}
        <PasswordField form={form} name="newPassword" label={t('password.new')} autoComplete="new-password" rules />
        <PasswordField form={form} name="confirmPassword" label={t('password.again')} autoComplete="new-password" />
        <FormEnd form={form} label={t('password.save')} busyLabel={t('saving')} narrow />
        {form.isDirty && <UnsavedGuard />}
      </FormBody>
    </SettingsCard>
  );
}
