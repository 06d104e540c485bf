import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './confirm-dialog.module.css';
import { PlainButton } from './link-button.tsx';

type Props = {
  title: string;
  text: ReactNode;
  /** What the button does, in its own words: never "OK". */
  confirm: string;
  cancel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before what can't be undone. Rendered while it asks; the first focus is on the way back. */
export function ConfirmDialog({ title, text, confirm, cancel, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={css.text}>
        {text}
      </p>
      <div className={css.actions}>
        <PlainButton look="outline" onClick={() => ref.current?.close()}>
          {cancel ?? t('cancel')}
        </PlainButton>
        <PlainButton look="danger" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onConfirm()}>
          {confirm}
        </PlainButton>
      </div>
    </dialog>
  );
}
