import type { User } from '@diyar/api/contracts/accounts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { type Check, profileName, profilePhone } from '../../ui/form/checks.ts';
import { AreaField, TextField } from '../../ui/form/field.tsx';
import formCss from '../../ui/form/form.module.css';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
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
        <TextField
          form={form}
          name="firstName"
          label={t('profile.firstName')}
          defaultValue={user.firstName}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          form={form}
          name="lastName"
          label={t('profile.lastName')}
          defaultValue={user.lastName}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <EmailField user={user} form={form} />
      <TextField
        form={form}
        name="phone"
        type="tel"
        label={t('profile.phone')}
        hint={t('profile.phoneHint')}
        defaultValue={user.phone ?? ''}
        autoComplete="tel"
        maxLength={30}
        dir="ltr"
      />
      <TextField
        form={form}
        name="company"
        label={t('profile.company')}
        defaultValue={user.company ?? ''}
        autoComplete="organization"
        maxLength={100}
      />
      <AreaField
        form={form}
        name="bio"
        label={t('profile.bio')}
        hint={t('profile.bioHint')}
        defaultValue={user.bio ?? ''}
        maxLength={1000}
      />
      <FormEnd form={form} label={t('save')} busyLabel={t('saving')} narrow />
      {form.isDirty && <UnsavedGuard />}
    </FormBody>
  );
}
