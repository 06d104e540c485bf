import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { email, filled } from '#ui/form/checks.ts';
import { AreaField, SelectField, TextField } from '#ui/form/field.tsx';
import formCss from '#ui/form/form.module.css';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import own from './contact.module.css';

const TOPICS = ['question', 'listing', 'office', 'advertising', 'privacy', 'other'] as const;

/** A message to the operator; the thanks take the form's place, so that nobody sends it twice. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const api = useApi();
  const [params] = useSearchParams();
  const [sent, setSent] = useState(false);
  const form = useForm({
    checks: { name: filled, email, message: filled },
    send: async ({ name = '', email = '', topic, message = '', website }) => {
      const chosen = TOPICS.find((known) => known === topic);
      await api.post('/contact', { body: { name, email, topic: chosen, message, website } });
      setSent(true);
    },
  });
  const asked = TOPICS.find((topic) => topic === params.get('topic')) ?? 'question';

  if (sent)
    return (
      <div role="status" className={formCss.note}>
        <strong>{t('thanks')}</strong> {t('thanksText')}
      </div>
    );
  return (
    <FormBody form={form}>
      <TextField form={form} name="name" label={t('name')} autoComplete="name" />
      <TextField form={form} name="email" type="email" label={t('email')} autoComplete="email" dir="ltr" />
      <SelectField form={form} name="topic" label={t('topic')} defaultValue={asked}>
        {TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topics.${topic}`)}
          </option>
        ))}
      </SelectField>
      <AreaField form={form} name="message" label={t('message')} rows={6} maxLength={4000} />
      <p className={own.trap} aria-hidden>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <FormEnd form={form} label={t('send')} busyLabel={t('sending')} />
    </FormBody>
  );
}
