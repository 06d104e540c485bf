import { bareDigits } from '@diyar/api/rules/digits';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';
import { filled, sixDigits } from '#ui/form/checks.ts';
import { useForm } from '#ui/form/use-form.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { sendProofCode } from './api.ts';
import css from './proof-dialog.module.css';
import type { WayProps } from './proof-dialog.tsx';
import { ProofForm } from './proof-form.tsx';

/** First the mail is sent, then its code is asked for: nobody who only looks around gets one. */
export function ProofByMail({ secondFactor, prove, onCancel }: WayProps) {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const { user } = useSessionState();
  const [isSent, setSent] = useState(false);
  const sending = useForm({
    checks: {},
    send: async () => {
      await sendProofCode(api);
      setSent(true);
    },
  });
  const form = useForm({
    checks: { mailCode: sixDigits, code: filled },
    send: ({ mailCode = '', code }) => prove({ mailCode: bareDigits(mailCode), ...(code && { code }) }),
  });
  const address = <bdi dir="ltr">{user?.email}</bdi>;

  if (!isSent) {
    return (
      <ProofForm form={sending} secondFactor={false} label={t('proof.send')} onCancel={onCancel}>
        <p className={css.dim}>
          {t('proof.mailText')} {address}
        </p>
      </ProofForm>
    );
  }
  return (
    <ProofForm form={form} secondFactor={secondFactor} onCancel={onCancel}>
      <p role="status" className={css.dim}>
        {t('proof.sent')} {address}
      </p>
      <TextInput
        {...form.field('mailCode')}
        label={t('proof.mailCode')}
        description={t('proof.mailCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        dir="ltr"
        autoFocus
      />
      <PlainButton look="plain" compact className={css.again} onClick={() => setSent(false)}>
        {t('proof.again')}
      </PlainButton>
    </ProofForm>
  );
}
