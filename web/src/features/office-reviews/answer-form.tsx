import type { OfficeReview } from '@diyar/api/contracts/office-reviews';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { filled } from '#ui/form/checks.ts';
import { AreaField } from '#ui/form/field.tsx';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { saveAnswer } from './api.ts';

type Props = { review: OfficeReview; onSaved: () => void };

/** The office's words below a review. */
export function AnswerForm({ review: { id, answer }, onSaved }: Props) {
  const { t } = useTranslation('office-reviews');
  const api = useApi();
  const form = useForm({
    checks: { answer: filled },
    send: async ({ answer: words = '' }) => {
      await saveAnswer(api, id, words.trim());
      onSaved();
    },
  });
  return (
    <FormBody form={form}>
      <AreaField
        form={form}
        name="answer"
        label={t('yourAnswer')}
        rows={3}
        maxLength={2000}
        dir="auto"
        defaultValue={answer?.body ?? ''}
      />
      <FormEnd form={form} label={t('sendAnswer')} busyLabel={t('saving')} narrow />
    </FormBody>
  );
}
