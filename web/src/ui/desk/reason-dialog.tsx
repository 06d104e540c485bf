import { List, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filled } from '../form/checks.ts';
import { FormFailure } from '../form/form-parts.tsx';
import { PlainButton } from '../link-button.tsx';
import css from './dialog.module.css';
import { Dialog, DialogActions } from './dialog.tsx';
import { type DeskChecks, type DeskForm, useDeskForm } from './use-desk-form.ts';

/** Values of further fields. */
type Fields = Record<string, unknown>;
type WithReason<Values extends Fields> = Values & { reason: string };
export type DialogForm<Values extends Fields> = DeskForm<WithReason<Values>>;

type Props<Values extends Fields> = {
  title: string;
  /** Consequences, one line each. */
  consequences: readonly string[];
  /** The act itself: "Suspend", never "OK". */
  confirm: string;
  isDangerous?: boolean;
  /** Room for two columns of fields. */
  isWide?: boolean;
  /** Asks for words, sent as `reason`. */
  reason?: { label: string; hint?: string; isRequired: boolean };
  /** Further fields, above the reason, what they hold at first, and what is checked of them. */
  fields?: (form: DialogForm<Values>) => ReactNode;
  initialValues?: Values;
  checks?: DeskChecks<WithReason<Values>>;
  /** Rejects with an `ApiError`: its words are shown here. */
  onConfirm: (values: WithReason<Values>) => Promise<unknown>;
  /** Codes of failures after which trying again is no use, since somebody else was quicker. */
  stale: readonly string[];
  onStale: () => void;
  onClose: () => void;
};

const MAX_REASON = 500;

/** Asks before a serious act: says its consequences, takes its reason, and stays until it is done or given up. */
export function ReasonDialog<Values extends Fields = Record<never, never>>({
  title,
  consequences,
  confirm,
  isDangerous,
  isWide,
  reason,
  fields,
  initialValues,
  checks,
  ...acts
}: Props<Values>) {
  const { t } = useTranslation(['desk', 'ui']);
  const [lost, setLost] = useState<string>();
  const form = useDeskForm<WithReason<Values>>({
    mode: 'controlled',
    initialValues: { ...initialValues, reason: '' } as WithReason<Values>,
    checks: { ...checks, ...(reason?.isRequired && { reason: filled }) } as DeskChecks<WithReason<Values>>,
    send: acts.onConfirm,
    onFailure: ({ code, message }) => {
      if (!acts.stale.includes(code)) return false;
      setLost(message);
      acts.onStale();
      return true;
    },
  });
  const isLost = lost !== undefined;

  return (
    // While the act is sent, Escape belongs to the dialog that may ask for a proof.
    <Dialog
      title={title}
      size={isWide ? 720 : undefined}
      withCloseButton={false}
      closeOnEscape={!form.isBusy}
      onClose={acts.onClose}
    >
      <form {...form.props} className={css.form}>
        <FormFailure text={lost ?? form.failure} />
        {!isLost && (
          <>
            <List className={css.consequences}>
              {consequences.map((line) => (
                <List.Item key={line}>{line}</List.Item>
              ))}
            </List>
            {fields?.(form)}
            {reason && (
              <Textarea
                {...form.getInputProps('reason')}
                label={reason.label}
                description={reason.hint}
                rows={3}
                maxLength={MAX_REASON}
                required={reason.isRequired}
                withAsterisk={false}
              />
            )}
          </>
        )}
        <DialogActions>
          <PlainButton look="outline" data-autofocus={!reason || undefined} onClick={acts.onClose}>
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
        </DialogActions>
      </form>
    </Dialog>
  );
}
