import type { OfficeProfile } from '@diyar/api/contracts/offices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';
import { email, filled, profileName, profilePhone } from '#ui/form/checks.ts';
import { AreaField, TextField } from '#ui/form/field.tsx';
import formCss from '#ui/form/form.module.css';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useKeptText } from '#ui/form/use-kept-text.ts';
import { lateDialog } from '#ui/late-dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import css from './contact-tab.module.css';

const ContactProof = lateDialog(async () => (await import('./contact-proof.tsx')).ContactProof);

type Sent = { leadId: string | null; email: string };

/** A message to the office for everyone: members find the answer among their conversations, visitors in their mail. */
export function ContactForm({ office: { id, name: office } }: { office: OfficeProfile }) {
  const { t } = useTranslation('offices');
  const api = useApi();
  const { user } = useSessionState();
  // The same for every try: what arrived without an answer does not arrive twice.
  const [messageId] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState<Sent>();
  const [needsProof, setNeedsProof] = useState(false);
  const form = useForm({
    checks: {
      message: filled,
      name: profileName,
      email,
      phone: (value) => (value.trim() ? profilePhone(value) : undefined),
    },
    send: async ({ message = '', name = '', email = '', phone, website }) => {
      setNeedsProof(false);
      const author = user ? { name: `${user.firstName} ${user.lastName}`.slice(0, 100) } : { name, email };
      const body = { messageId, message, ...author, ...(phone?.trim() && { phone }), ...(website && { website }) };
      const { leadId } = await api.post('/offices/:id/contact', { params: { id }, body, errorToast: false });
      forget();
      setSent({ leadId, email });
    },
    onFailure: ({ code }) => {
      setNeedsProof(code === 'proof_needed');
      return false;
    },
  });
  const forget = useKeptText(form.props.ref, `office:${id}`, ['message', 'name', 'email', 'phone']);

  if (sent)
    return (
      <div role="status" className={formCss.note}>
        <strong>{t('contact.form.sent', { name: office })}</strong>{' '}
        {sent.leadId ? t('contact.form.sentText') : t('contact.form.sentByMail', { email: sent.email })}
        {sent.leadId && (
          <p className={css.next}>
            <LinkButton to={`/dashboard/leads/${sent.leadId}`} look="outline">
              {t('contact.form.open')}
            </LinkButton>
          </p>
        )}
      </div>
    );
  return (
    <>
      <FormBody form={form}>
        <AreaField form={form} name="message" label={t('contact.form.message')} rows={5} maxLength={4000} dir="auto" />
        {user ? (
          <p className={css.as}>{t('contact.form.as', { name: `${user.firstName} ${user.lastName}` })}</p>
        ) : (
          <>
            <TextField
              form={form}
              name="name"
              label={t('contact.form.name')}
              maxLength={100}
              autoComplete="name"
              dir="auto"
            />
            <TextField
              form={form}
              name="email"
              label={t('contact.form.email')}
              hint={t('contact.form.emailHint')}
              type="email"
              maxLength={254}
              autoComplete="email"
              dir="ltr"
            />
          </>
        )}
        <TextField
          key={user?.id ?? 'visitor'}
          form={form}
          name="phone"
          label={t('contact.form.phone')}
          hint={t('contact.form.phoneHint')}
          type="tel"
          maxLength={30}
          autoComplete="tel"
          dir="ltr"
          defaultValue={user?.phone ?? ''}
        />
        <p className={css.trap} aria-hidden>
          <input name="website" tabIndex={-1} autoComplete="off" />
        </p>
        <FormEnd form={form} label={t('contact.form.send')} busyLabel={t('contact.form.sending')} />
      </FormBody>
      {needsProof && (
        <ContactProof onProven={() => form.props.ref.current?.requestSubmit()} onClose={() => setNeedsProof(false)} />
      )}
    </>
  );
}
