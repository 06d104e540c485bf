import type { User } from '@diyar/api/contracts/accounts';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { UnsavedGuard } from '#ui/desk/unsaved-guard.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { profileName, profilePhone, type TextCheck } from '#ui/form/checks.ts';
import formCss from '#ui/form/form.module.css';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { saveProfile } from './api.ts';
import { EmailField } from './email-field.tsx';

/** A number once given can be changed, not taken back; who never gave one (Google) need not. */
const phoneOf =
  (user: User): TextCheck =>
  (value) =>
    value.trim() === '' && user.phone === null ? undefined : profilePhone(value);

const valuesOf = ({ firstName, lastName, phone, company, bio }: User) => ({
  firstName,
  lastName,
  phone: phone ?? '',
  company: company ?? '',
  bio: bio ?? '',
});

export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const session = useSession();

  const form = useDeskForm({
    initialValues: valuesOf(user),
    checks: { firstName: profileName, lastName: profileName, phone: phoneOf(user) },
    send: async ({ phone, ...texts }) => {
      const saved = await saveProfile(api, { ...texts, ...(phone.trim() && { phone }) });
      session.update(saved);
      form.reset(valuesOf(saved));
      toast.success(t('profile.saved'));
    },
  });

  return (
    <FormBody form={form}>
      <div className={formCss.pair}>
        <TextInput
          key={form.key('firstName')}
          {...form.getInputProps('firstName')}
          label={t('profile.firstName')}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextInput
          key={form.key('lastName')}
          {...form.getInputProps('lastName')}
          label={t('profile.lastName')}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <EmailField user={user} />
      <TextInput
        key={form.key('phone')}
        {...form.getInputProps('phone')}
        type="tel"
        label={t('profile.phone')}
        description={t('profile.phoneHint')}
        autoComplete="tel"
        maxLength={30}
        dir="ltr"
      />
      <TextInput
        key={form.key('company')}
        {...form.getInputProps('company')}
        label={t('profile.company')}
        autoComplete="organization"
        maxLength={100}
      />
      <Textarea
        key={form.key('bio')}
        {...form.getInputProps('bio')}
        label={t('profile.bio')}
        description={t('profile.bioHint')}
        maxLength={1000}
        rows={4}
      />
      <FormEnd form={form} label={t('save')} busyLabel={t('saving')} narrow />
      {form.isDirty && <UnsavedGuard />}
    </FormBody>
  );
}
