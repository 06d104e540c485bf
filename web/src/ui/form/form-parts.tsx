import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PlainButton } from '../link-button.tsx';
import css from './form.module.css';
import type { Form } from './use-form.ts';

/** The form's element; the alert is there from the start, since readers only hear what appears inside one they know. */
export function FormBody({ form, children }: { form: { props: ComponentPropsWithRef<'form'> }; children: ReactNode }) {
  return (
    <form {...form.props} className={css.form}>
      {children}
    </form>
  );
}

type End = {
  form: Pick<Form, 'failure' | 'isReady' | 'isBusy'>;
  label: string;
  busyLabel: string;
  /** The button is as wide as its words: in pages that hold more than this form. */
  narrow?: boolean;
  look?: 'primary' | 'outline' | 'danger';
};

/** Failure of no field in particular. */
export const FormFailure = ({ text }: { text?: string }) => (
  <p role="alert" className={css.alert}>
    {text}
  </p>
);

/** Failure of no field in particular, and the button. Until the page's code is there it can't be pressed. */
export function FormEnd({ form, label, busyLabel, narrow, look }: End) {
  return (
    <>
      <FormFailure text={form.failure} />
      <PlainButton
        type="submit"
        look={look}
        className={narrow ? css.narrow : css.submit}
        disabled={!form.isReady}
        aria-disabled={form.isBusy || undefined}
      >
        {form.isBusy ? busyLabel : label}
      </PlainButton>
    </>
  );
}
