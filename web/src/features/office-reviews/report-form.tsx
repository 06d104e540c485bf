import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { AreaField, SelectField } from '#ui/form/field.tsx';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { sendReport } from './api.ts';

const REASONS = ['fake', 'offensive', 'private', 'spam', 'other'] as const;

/** What is wrong with a review; then thanks. */
export function ReportForm({ reviewId }: { reviewId: string }) {
  const { t } = useTranslation('office-reviews');
  const api = useApi();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    checks: { note: (value, { reason }) => (reason === 'other' && !value.trim() ? 'required' : undefined) },
    send: async ({ reason, note = '' }) => {
      await sendReport(api, reviewId, { reason: REASONS.find((known) => known === reason) ?? 'other', note });
      setSent(true);
    },
  });
  if (isSent) return <p role="status">{t('reported')}</p>;
  return (
    <FormBody form={form}>
      <SelectField form={form} name="reason" label={t('why')} defaultValue="fake">
        {REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <AreaField form={form} name="note" label={t('note')} rows={2} maxLength={500} dir="auto" />
      <FormEnd form={form} label={t('sendReport')} busyLabel={t('saving')} narrow />
    </FormBody>
  );
}
