import { INVITED_ROLES } from '@diyar/api/rules/office-roles';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { email } from '#ui/form/checks.ts';
import css from '#ui/form/form.module.css';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { invite, useShowTeam } from './api.ts';

/** An address and a role; the link goes by mail. */
export function InviteForm() {
  const { t } = useTranslation('office-team');
  const api = useApi();
  const show = useShowTeam();
  const form = useDeskForm<{ email: string; role: (typeof INVITED_ROLES)[number] }>({
    initialValues: { email: '', role: INVITED_ROLES[0] },
    checks: { email },
    send: async ({ email: address, role }) => {
      show(await invite(api, address, role));
      form.reset();
      toast.success(t('invited'));
    },
  });
  return (
    <FormBody form={form}>
      <div className={css.pair}>
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          label={t('email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          dir="ltr"
        />
        <NativeSelect
          key={form.key('role')}
          {...form.getInputProps('role')}
          label={t('role')}
          data={INVITED_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        />
      </div>
      <FormEnd form={form} label={t('send')} busyLabel={t('sending')} narrow />
    </FormBody>
  );
}
