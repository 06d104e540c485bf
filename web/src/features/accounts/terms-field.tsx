import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import css from '#ui/form/form.module.css';
import type { Form } from '#ui/form/use-form.ts';

/** The terms and the age, in one tick. The links open beside the form, so that nothing in it is lost. */
export function TermsField({ form }: { form: Form }) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const error = form.errorOf('acceptTerms');
  return (
    <div className={css.check}>
      <input
        id={id}
        type="checkbox"
        name="acceptTerms"
        value="yes"
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
      />
      <label htmlFor={id}>
        <Trans
          t={t}
          i18nKey="register.terms"
          components={{
            terms: <AppLink to="/terms" target="_blank" />,
            privacy: <AppLink to="/privacy" target="_blank" />,
          }}
        />
      </label>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
