import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { accepted, email, filled, newPassword, personName, sameAsPassword, syrianPhone } from '#ui/form/checks.ts';
import { TextField } from '#ui/form/field.tsx';
import css from '#ui/form/form.module.css';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { type AccountKind, AccountKindChoice } from './account-kind.tsx';
import { register } from './api.ts';
import { useGoOn } from './destination.ts';
import { OfficeFields } from './office-fields.tsx';
import { TermsField } from './terms-field.tsx';

/** In the order of the screen: the first fault is the one to go to. */
const CHECKS = {
  firstName: personName,
  lastName: personName,
  officeName: filled,
  province: filled,
  location: filled,
  address: filled,
  email,
  phone: syrianPhone,
  password: newPassword,
  confirmPassword: sameAsPassword,
  acceptTerms: accepted,
};

export function RegisterForm() {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const session = useSession();
  const goOn = useGoOn();
  const [kind, setKind] = useState<AccountKind>('personal');

  const form = useForm({
    checks: CHECKS,
    send: async (values) => {
      const text = (name: string) => values[name] ?? '';
      const signedIn = await register(api, {
        accountType: kind,
        firstName: text('firstName'),
        lastName: text('lastName'),
        email: text('email'),
        phone: text('phone'),
        password: text('password'),
        confirmPassword: text('confirmPassword'),
        acceptTerms: text('acceptTerms') !== '',
        ...(kind === 'office' && {
          officeName: text('officeName'),
          location: text('location'),
          address: text('address'),
        }),
      });
      await session.signIn(signedIn);
      toast.success(t('register.done'));
      goOn(signedIn.user);
    },
  });

  return (
    <FormBody form={form}>
      <AccountKindChoice value={kind} onChange={setKind} />
      <div className={css.pair}>
        <TextField form={form} name="firstName" label={t('firstName')} autoComplete="given-name" maxLength={100} />
        <TextField form={form} name="lastName" label={t('lastName')} autoComplete="family-name" maxLength={100} />
      </div>
      {kind === 'office' && <OfficeFields form={form} />}
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('email')}
        hint={t('register.emailHint')}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        dir="ltr"
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        label={t('phone')}
        placeholder="0912 345 678"
        autoComplete="tel"
        maxLength={30}
        dir="ltr"
      />
      <PasswordField form={form} name="password" label={t('password.label')} autoComplete="new-password" rules />
      <PasswordField form={form} name="confirmPassword" label={t('password.again')} autoComplete="new-password" />
      <TermsField form={form} />
      <FormEnd form={form} label={t('register.submit')} busyLabel={t('register.busy')} />
    </FormBody>
  );
}
