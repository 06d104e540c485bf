import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import { PlainButton } from '#ui/link-button.tsx';
import { type AccountKind, AccountKindChoice } from './account-kind.tsx';
import { register } from './api.ts';
import { useGoOn } from './destination.ts';
import { OfficeFields } from './office-fields.tsx';
import own from './register-form.module.css';
import { TermsField } from './terms-field.tsx';

/** Of the first step. */
const SIGN_IN = { email, password: newPassword, confirmPassword: sameAsPassword };
/** In the order of the screen: the first error is the one to go to. */
const CHECKS = {
  ...SIGN_IN,
  firstName: personName,
  lastName: personName,
  officeName: filled,
  province: filled,
  location: filled,
  address: filled,
  phone: syrianPhone,
  acceptTerms: accepted,
};

/** First what one signs in with, then who one is; a error of the first step leads back to it. */
export function RegisterForm() {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const session = useSession();
  const goOn = useGoOn();
  const [kind, setKind] = useState<AccountKind>('personal');
  const [step, setStep] = useState<1 | 2>(1);
  const second = useRef<HTMLFieldSetElement>(null);

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
    onFailure: ({ errors }) => {
      if (errors.some(({ path }) => path in SIGN_IN)) setStep(1);
      return false;
    },
  });

  const goTo = (next: 1 | 2) => {
    flushSync(() => setStep(next));
    if (next === 2) second.current?.querySelector('input')?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (step === 2) return form.props.onSubmit(event);
    event.preventDefault();
    if (form.isValid(Object.keys(SIGN_IN))) goTo(2);
  };

  return (
    <FormBody form={{ props: { ...form.props, onSubmit } }}>
      <p className={own.step} aria-live="polite">
        {t('register.step', { step })}
      </p>
      <fieldset hidden={step !== 1} className={own.part}>
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
        <PasswordField form={form} name="password" label={t('password.label')} autoComplete="new-password" rules />
        <PasswordField form={form} name="confirmPassword" label={t('password.again')} autoComplete="new-password" />
      </fieldset>
      <fieldset hidden={step !== 2} className={own.part} ref={second}>
        <AccountKindChoice value={kind} onChange={setKind} />
        <div className={css.pair}>
          <TextField form={form} name="firstName" label={t('firstName')} autoComplete="given-name" maxLength={100} />
          <TextField form={form} name="lastName" label={t('lastName')} autoComplete="family-name" maxLength={100} />
        </div>
        {kind === 'office' && <OfficeFields form={form} />}
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
        <TermsField form={form} />
      </fieldset>
      <FormEnd form={form} label={t(step === 1 ? 'register.next' : 'register.submit')} busyLabel={t('register.busy')} />
      {step === 2 && (
        <PlainButton look="plain" onClick={() => goTo(1)}>
          {t('register.back')}
        </PlainButton>
      )}
    </FormBody>
  );
}
