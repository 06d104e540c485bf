import type { User } from '@diyar/api/contracts/accounts';
import { PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { SettingsCard } from '#ui/desk/settings-card.tsx';
import { UnsavedGuard } from '#ui/desk/unsaved-guard.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { type Check, filled, newPassword } from '#ui/form/checks.ts';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { PasswordRules } from '#ui/form/password-rules.tsx';
import { changePassword, sessionsQuery } from './api.ts';

const sameAsNew: Check = (value, values) => {
  if (value === '') return 'required';
  return value === values.newPassword ? undefined : 'passwordMismatch';
};
const NOTHING = { currentPassword: '', newPassword: '', confirmPassword: '' };
const CHECKS = { newPassword, confirmPassword: sameAsNew };

/** People who came with Google have no password yet, and none to show. */
export function PasswordCard({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const session = useSession();
  const client = useQueryClient();

  const [typed, setTyped] = useState('');
  const form = useDeskForm({
    initialValues: NOTHING,
    checks: { ...CHECKS, ...(user.hasPassword && { currentPassword: filled }) },
    send: async ({ currentPassword, newPassword: next }) => {
      await changePassword(api, { newPassword: next, ...(user.hasPassword && { currentPassword }) });
      setTyped('');
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
          <PasswordInput
            key={form.key('currentPassword')}
            {...form.getInputProps('currentPassword')}
            label={t('password.current')}
            autoComplete="current-password"
          />
        )}
        <PasswordInput
          key={form.key('newPassword')}
          {...form.getInputProps('newPassword')}
          label={t('password.new')}
          description={<PasswordRules typed={typed} />}
          descriptionProps={{ component: 'div' }}
          autoComplete="new-password"
          maxLength={128}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <PasswordInput
          key={form.key('confirmPassword')}
          {...form.getInputProps('confirmPassword')}
          label={t('password.again')}
          autoComplete="new-password"
        />
        <FormEnd form={form} label={t('password.save')} busyLabel={t('saving')} narrow />
        {form.isDirty && <UnsavedGuard />}
      </FormBody>
    </SettingsCard>
  );
}
