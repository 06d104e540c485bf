import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import frame from '../confirm-dialog.module.css';
import { type Check, filled } from '../form/checks.ts';
import { AreaField } from '../form/field.tsx';
import { type Form, useForm } from '../form/use-form.ts';
import { PlainButton } from '../link-button.tsx';
import css from './reason-dialog.module.css';

type Props = {
  title: string;
  /** What will have happened once it is done, one line each. */
  consequences: readonly string[];
  /** The act itself: "Suspend", never "OK". */
  confirm: string;
  isDangerous?: boolean;
  /** Room for two columns of fields. */
  isWide?: boolean;
  /** Asks for words, sent as `reason`. */
  reason?: { label: string; hint?: string; isRequired: boolean };
  /** Further fields, above the reason, and what is checked of them. */
  fields?: (form: Form) => ReactNode;
  checks?: Record<string, Check>;
  /** Rejects with an `ApiError`: its words are shown here. */
  onConfirm: (values: Record<string, string>) => Promise<unknown>;
  /** Codes of failures after which trying again is no use, since somebody else was quicker. */
  stale: readonly string[];
  onStale: () => void;
  onClose: () => void;
};

const MAX_REASON = 500;

/** Asks before a serious act: says its consequences, takes its reason, and stays until it is done or given up. */
export function ReasonDialog({
  title,
  consequences,
  confirm,
  isDangerous,
  isWide,
  reason,
  fields,
  checks,
  ...acts
}: Props) {
  const { t } = useTranslation(['desk', 'ui']);
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [lost, setLost] = useState<string>();
  const form = useForm({
    checks: { ...checks, ...(reason?.isRequired && { reason: filled }) },
    send: acts.onConfirm,
    onFailure: ({ code, message }) => {
      if (!acts.stale.includes(code)) return false;
      setLost(message);
      acts.onStale();
      return true;
    },
  });
  useEffect(() => ref.current?.showModal(), []);
  const isLost = lost !== undefined;

  return (
    <dialog
      ref={ref}
      className={`${frame.dialog} ${isWide ? css.wide : ''}`}
      aria-labelledby={id}
      onClose={acts.onClose}
    >
      <form {...form.props} className={css.form}>
        <h2 id={id} className={frame.title}>
          {title}
        </h2>
        <p role="alert" className={css.alert}>
          {lost ?? form.failure}
        </p>
        {!isLost && (
          <>
            <ul className={css.consequences}>
              {consequences.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {fields?.(form)}
            {reason && (
              <AreaField
                form={form}
                name="reason"
                label={reason.label}
                hint={reason.hint}
                rows={3}
                maxLength={MAX_REASON}
                required={reason.isRequired}
              />
            )}
          </>
        )}
        <div className={frame.actions}>
          <PlainButton look="outline" onClick={() => ref.current?.close()}>
            {isLost ? t('seeNew') : t('ui:cancel')}
          </PlainButton>
          {!isLost && (
            <PlainButton
              type="submit"
              look={isDangerous ? 'danger' : 'primary'}
              aria-disabled={form.isBusy || undefined}
            >
              {form.isBusy ? t('working') : confirm}
            </PlainButton>
          )}
        </div>
      </form>
    </dialog>
  );
}
