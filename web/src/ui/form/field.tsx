import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './field.module.css';
import type { Form } from './use-form.ts';

type Frame = { form: Form; name: string; label: string; hint?: ReactNode };

/** Label, hint, the control and what is wrong with it; `described` names them for readers. */
export function useField({ form, name }: Pick<Frame, 'form' | 'name'>, hasHint: boolean) {
  const id = useId();
  const error = form.errorOf(name);
  const described = [error && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return { id, error, control: { id, name, 'aria-invalid': Boolean(error), 'aria-describedby': described } };
}

type Shell = Pick<Frame, 'label' | 'hint'> & { id: string; error?: string; side?: ReactNode; children: ReactNode };

export function FieldShell({ id, label, hint, error, side, children }: Shell) {
  return (
    <div className={css.field}>
      <div className={css.top}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {side}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

type Props = Frame & { side?: ReactNode } & Omit<ComponentProps<'input'>, 'form' | 'id'>;

/** A line of text. */
export function TextField({ form, name, label, hint, side, ...rest }: Props) {
  const { id, error, control } = useField({ form, name }, hint !== undefined);
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} side={side}>
      <input type="text" maxLength={300} {...rest} {...control} className={css.input} />
    </FieldShell>
  );
}

type AreaProps = Frame & Omit<ComponentProps<'textarea'>, 'form' | 'id'>;

/** Several lines of text. */
export function AreaField({ form, name, label, hint, ...rest }: AreaProps) {
  const { id, error, control } = useField({ form, name }, hint !== undefined);
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <textarea rows={4} {...rest} {...control} className={`${css.input} ${css.area}`} />
    </FieldShell>
  );
}

type SelectProps = Frame & Omit<ComponentProps<'select'>, 'form' | 'id'>;

/** The platform's own list: on phones nothing is easier. */
export function SelectField({ form, name, label, hint, children, ...rest }: SelectProps) {
  const { id, error, control } = useField({ form, name }, hint !== undefined);
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <select {...rest} {...control} className={`${css.input} ${css.select}`}>
        {children}
      </select>
    </FieldShell>
  );
}
