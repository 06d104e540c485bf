import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../../ui/confirm-dialog.module.css';
import { PlainButton } from '../../../ui/link-button.tsx';
import type { Editor } from '../use-editor.ts';

/** What the server would rather ask than refuse: a price or a place that looks like a slip. */
export function QuestionDialog({ editor: { submission, handIn, goTo } }: { editor: Editor }) {
  const { t } = useTranslation('listing-form');
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const { question, dismiss } = submission;
  useEffect(() => {
    if (question) ref.current?.showModal();
  }, [question]);
  if (!question) return null;

  const isPrice = question.code === 'price_hundredfold';
  const fix = () => {
    dismiss();
    goTo(isPrice ? 'price' : 'latitude');
  };
  const proceed = () => {
    dismiss();
    handIn(isPrice ? { confirmPrice: true } : { acceptLocation: true });
  };
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={dismiss}
    >
      <h2 id={`${id}-title`} className={css.title}>
        {t(isPrice ? 'question.price' : 'question.place')}
      </h2>
      <p id={`${id}-text`} className={css.text}>
        {question.message}
      </p>
      <div className={css.actions}>
        <PlainButton look="outline" onClick={proceed}>
          {t(isPrice ? 'question.priceRight' : 'question.placeRight')}
        </PlainButton>
        <PlainButton onClick={fix}>{t('question.fix')}</PlainButton>
      </div>
    </dialog>
  );
}
