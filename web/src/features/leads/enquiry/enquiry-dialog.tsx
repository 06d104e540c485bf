import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';
import frame from '#ui/dialog.module.css';
import { filled, profileName, profilePhone } from '#ui/form/checks.ts';
import { AreaField, TextField } from '#ui/form/field.tsx';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useKeptText } from '#ui/form/use-kept-text.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import css from './enquiry-dialog.module.css';

/** Lets someone prove an e-mail or a telephone in place; calls back once that is done. */
type Proof = (onProven: () => void) => ReactNode;
/** `onSent`: closed, with the message on its way. */
type Props = {
  listing: { id: string; code: number; title: string };
  onClose: () => void;
  proof: Proof;
  onSent?: () => void;
};

/** A message to the owner's side; who writes is known already and may be corrected. */
export function EnquiryDialog({ listing, onClose, proof, onSent }: Props) {
  const { t } = useTranslation('enquiry');
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [leadId, setLeadId] = useState<string>();
  useEffect(() => ref.current?.showModal(), []);
  const close = () => ref.current?.close();
  function closed(): void {
    onClose();
    if (leadId) onSent?.();
  }

  return (
    <dialog ref={ref} className={`${frame.dialog} ${css.dialog}`} aria-labelledby={titleId} onClose={closed}>
      <h2 id={titleId} className={frame.title}>
        {t(leadId ? 'sent' : 'title')}
      </h2>
      {leadId ? (
        <>
          <p role="status" className={frame.text}>
            {t('sentText')}
          </p>
          <div className={frame.actions}>
            <PlainButton look="outline" onClick={close}>
              {t('close')}
            </PlainButton>
            <LinkButton to={`/dashboard/leads/${leadId}`}>{t('open')}</LinkButton>
          </div>
        </>
      ) : (
        <>
          <p className={css.about}>
            <bdi>{listing.title}</bdi>
          </p>
          <EnquiryForm listing={listing} onSent={setLeadId} proof={proof} />
          <PlainButton look="plain" className={css.cancel} onClick={close}>
            {t('cancel')}
          </PlainButton>
        </>
      )}
    </dialog>
  );
}

type FormProps = { listing: Props['listing']; onSent: (leadId: string) => void; proof: Proof };

function EnquiryForm({ listing: { id, code }, onSent, proof }: FormProps) {
  const { t } = useTranslation('enquiry');
  const api = useApi();
  const { user } = useSessionState();
  // The same for every try: what arrived without an answer does not arrive twice.
  const [messageId] = useState(() => crypto.randomUUID());
  const [needsProof, setNeedsProof] = useState(false);
  const form = useForm({
    checks: {
      name: profileName,
      phone: (value) => (value.trim() ? profilePhone(value) : undefined),
      message: filled,
    },
    send: async ({ name = '', phone, message = '' }) => {
      const body = { messageId, name, message, ...(phone?.trim() && { phone }) };
      const options = { body, errorToast: false };
      setNeedsProof(false);
      const { leadId } = await api.post('/listings/:id/leads', { params: { id }, ...options });
      forget();
      onSent(leadId);
    },
    // Said above the button like every refusal; what helps stands below.
    onFailure: ({ code }) => {
      setNeedsProof(code === 'proof_needed');
      return false;
    },
  });
  const forget = useKeptText(form.props.ref, `listing:${id}`, ['message', 'name', 'phone']);

  return (
    <>
      <FormBody form={form}>
        <AreaField
          form={form}
          name="message"
          label={t('message')}
          rows={5}
          maxLength={4000}
          defaultValue={t('suggestion', { code })}
        />
        <TextField
          form={form}
          name="name"
          label={t('name')}
          maxLength={100}
          autoComplete="name"
          defaultValue={user ? `${user.firstName} ${user.lastName}` : ''}
        />
        <TextField
          form={form}
          name="phone"
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          dir="ltr"
          maxLength={30}
          autoComplete="tel"
          defaultValue={user?.phone ?? ''}
        />
        <FormEnd form={form} label={t('send')} busyLabel={t('sending')} />
      </FormBody>
      {needsProof && <div className={css.proof}>{proof(() => form.props.ref.current?.requestSubmit())}</div>}
    </>
  );
}
