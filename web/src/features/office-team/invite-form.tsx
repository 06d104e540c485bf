import { INVITED_ROLES } from '@diyar/api/rules/office-roles';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { toast } from '../../lib/toast.ts';
import { email } from '../../ui/form/checks.ts';
import css from '../../ui/form/form.module.css';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { invite, useShowTeam } from './api.ts';

/** An address and a role; the link goes by mail. */
export function InviteForm() {
  const { t } = useTranslation('office-team');
  const api = useApi();
  const show = useShowTeam();
  const form = useForm({
    checks: { email },
    send: async ({ email: address = '', role }) => {
      const chosen = INVITED_ROLES.find((known) => known === role) ?? 'agent';
      show(await invite(api, address, chosen));
      form.reset();
      toast.success(t('invited'));
    },
  });
  return (
    <FormBody form={form}>
      <div className={css.pair}>
        <TextInput
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          dir="ltr"
          defaultValue=""
        />
        <NativeSelect
          {...form.field('role')}
          label={t('role')}
          data={INVITED_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        />
      </div>
      <FormEnd form={form} label={t('send')} busyLabel={t('sending')} narrow />
    </FormBody>
  );
}
