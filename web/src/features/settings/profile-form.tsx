import type { User } from '@diyar/api/contracts/accounts';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { UnsavedGuard } from '../../ui/desk/unsaved-guard.tsx';
import { type Check, profileName, profilePhone } from '../../ui/form/checks.ts';
import formCss from '../../ui/form/form.module.css';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { saveProfile } from './api.ts';
import { EmailField } from './email-field.tsx';

/** A number once given can be changed, not taken back; who never gave one (Google) need not. */
const phoneOf =
  (user: User): Check =>
  (value, values) =>
    value.trim() === '' && user.phone === null ? undefined : profilePhone(value, values);

export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const session = useSession();

  const form = useForm({
    checks: { firstName: profileName, lastName: profileName, phone: phoneOf(user) },
    send: async ({ firstName = '', lastName = '', phone = '', company = '', bio = '' }) => {
      const body = { firstName, lastName, company, bio, ...(phone.trim() && { phone }) };
      session.update(await saveProfile(api, body));
      form.reset();
      toast.success(t('profile.saved'));
    },
  });

  return (
    <FormBody form={form}>
      <div className={formCss.pair}>
        <TextInput
          {...form.field('firstName')}
          label={t('profile.firstName')}
          defaultValue={user.firstName}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextInput
          {...form.field('lastName')}
          label={t('profile.lastName')}
          defaultValue={user.lastName}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <EmailField user={user} form={form} />
      <TextInput
        {...form.field('phone')}
        type="tel"
        label={t('profile.phone')}
        description={t('profile.phoneHint')}
        defaultValue={user.phone ?? ''}
        autoComplete="tel"
        maxLength={30}
        dir="ltr"
      />
      <TextInput
        {...form.field('company')}
        label={t('profile.company')}
        defaultValue={user.company ?? ''}
        autoComplete="organization"
        maxLength={100}
      />
      <Textarea
        {...form.field('bio')}
        label={t('profile.bio')}
        description={t('profile.bioHint')}
        defaultValue={user.bio ?? ''}
        maxLength={1000}
        rows={4}
      />
      <FormEnd form={form} label={t('save')} busyLabel={t('saving')} narrow />
      {form.isDirty && <UnsavedGuard />}
    </FormBody>
  );
}
