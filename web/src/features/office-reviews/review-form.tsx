import type { MyReview } from '@diyar/api/contracts/office-reviews';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { filled } from '#ui/form/checks.ts';
import { AreaField } from '#ui/form/field.tsx';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useKeptText } from '#ui/form/use-kept-text.ts';
import { saveReview } from './api.ts';
import { StarField } from './stars.tsx';

type Props = { officeId: string; review: MyReview['review']; onSaved: (mine: MyReview) => void };

/** Stars and words; a review that is there is changed. */
export function ReviewForm({ officeId, review, onSaved }: Props) {
  const { t } = useTranslation('office-reviews');
  const api = useApi();
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [error, setError] = useState<string>();
  const form = useForm({
    checks: { body: filled },
    send: async ({ body = '' }) => {
      if (rating === 0) return setError(t('chooseStars'));
      const mine = await saveReview(api, officeId, { rating, body, ...(review && { version: review.version }) });
      forget();
      onSaved(mine);
      toast.success(t('saved'));
    },
  });
  const forget = useKeptText(form.props.ref, `review:${officeId}`, ['body']);
  return (
    <FormBody form={form}>
      <StarField
        value={rating}
        error={error}
        onChange={(next) => {
          setRating(next);
          setError(undefined);
        }}
      />
      <AreaField
        form={form}
        name="body"
        label={t('words')}
        hint={t('wordsHint')}
        rows={4}
        maxLength={2000}
        dir="auto"
        defaultValue={review?.body ?? ''}
      />
      <FormEnd form={form} label={t(review ? 'change' : 'publish')} busyLabel={t('saving')} narrow />
    </FormBody>
  );
}
