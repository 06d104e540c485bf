import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../../ui/dialog.module.css';
import { PlainButton } from '../../../ui/link-button.tsx';
import type { Editor } from '../use-editor.ts';
import type { Question } from '../use-submission.ts';
import { withoutNumbers } from '../without-numbers.ts';

const SUBJECTS = {
  price_hundredfold: 'price',
  location_other_city: 'place',
  location_other_province: 'place',
  phone_in_text: 'number',
} as const satisfies Record<Question['code'], string>;
const CONFIRMED = { price: { confirmPrice: true }, place: { acceptLocation: true }, number: { keepNumber: true } };

/** Questions of the server before it takes a form: a price, a place or a number that looks like a slip. */
export function QuestionDialog({ editor: { submission, handIn, goTo, scope } }: { editor: Editor }) {
  const { t } = useTranslation('listing-form');
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const { question, dismiss } = submission;
  useEffect(() => {
    if (question) ref.current?.showModal();
  }, [question]);
  if (!question) return null;

  const subject = SUBJECTS[question.code];
  const fix = () => {
    dismiss();
    if (subject === 'number') handIn(withoutNumbers(scope.content, question.data));
    else goTo(question.path);
  };
  const proceed = () => {
    dismiss();
    handIn(CONFIRMED[subject]);
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
        {t(`question.${subject}`)}
      </h2>
      <p id={`${id}-text`} className={css.text}>
        {question.message}
      </p>
      <div className={css.actions}>
        <PlainButton look="outline" onClick={proceed}>
          {t(`question.${subject}Right`)}
        </PlainButton>
        <PlainButton onClick={fix}>{t(subject === 'number' ? 'question.remove' : 'question.fix')}</PlainButton>
      </div>
    </dialog>
  );
}
