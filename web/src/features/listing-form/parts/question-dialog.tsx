import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/desk/dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { Editor } from '../use-editor.ts';
import type { Question } from '../use-submission.ts';
import { withoutNumbers } from '../without-numbers.ts';

const SUBJECTS = {
  price_hundredfold: 'price',
  area_unusual: 'area',
  location_other_city: 'place',
  location_other_province: 'place',
  phone_in_text: 'number',
} as const satisfies Record<Question['code'], string>;
const CONFIRMED = {
  price: { confirmPrice: true },
  area: { confirmArea: true },
  place: { acceptLocation: true },
  number: { keepNumber: true },
};

/** Questions of the server before it takes a form: a price, a place or a number that looks like a slip. */
export function QuestionDialog({ editor: { submission, handIn, goTo, scope } }: { editor: Editor }) {
  const { t } = useTranslation('listing-form');
  const { question, dismiss } = submission;
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
    <Dialog title={t(`question.${subject}`)} withCloseButton={false} onClose={dismiss}>
      <Text c="dimmed">{question.message}</Text>
      <DialogActions>
        <PlainButton look="outline" onClick={proceed}>
          {t(`question.${subject}Right`)}
        </PlainButton>
        <PlainButton data-autofocus onClick={fix}>
          {t(subject === 'number' ? 'question.remove' : 'question.fix')}
        </PlainButton>
      </DialogActions>
    </Dialog>
  );
}
