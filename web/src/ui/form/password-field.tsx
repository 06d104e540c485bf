import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './field.module.css';
import { FieldShell, useField } from './field.tsx';
import { PasswordRules } from './password-rules.tsx';
import type { Form } from './use-form.ts';

type Props = {
  form: Form;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Ticks the rules of a new password off while it is typed. */
  rules?: boolean;
  side?: ReactNode;
};

/** A password that can be looked at. */
export function PasswordField({ form, name, label, autoComplete, rules = false, side }: Props) {
  const { t } = useTranslation('form');
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const { id, error, control } = useField({ form, name }, rules);
  const Icon = isShown ? IconEyeOff : IconEye;
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const owner = ref.current?.form;
    const forget = () => {
      setTyped('');
      setShown(false);
    };
    owner?.addEventListener('reset', forget);
    return () => owner?.removeEventListener('reset', forget);
  }, []);

  return (
    <FieldShell id={id} label={label} error={error} side={side} hint={rules && <PasswordRules typed={typed} />}>
      <div className={css.password}>
        <input
          {...control}
          ref={ref}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={rules ? 128 : 1000}
          dir="ltr"
          className={css.input}
          onInput={rules ? (event) => setTyped(event.currentTarget.value) : undefined}
        />
        <button
          type="button"
          className={css.eye}
          aria-label={t('password.show')}
          aria-pressed={isShown}
          aria-controls={id}
          data-tip={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} stroke={1.6} aria-hidden />
        </button>
      </div>
    </FieldShell>
  );
}
