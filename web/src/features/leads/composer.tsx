import type { LeadThread } from '@diyar/api/contracts/leads';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { learnLead, sendReply } from './api.ts';
import css from './composer.module.css';

/**
 * A reply being written. Nothing typed is lost: not to a failure, and not to a colleague who was faster, whose words are
 * shown first.
 */
export function Composer({ lead }: { lead: LeadThread }) {
  const { t } = useTranslation('leads');
  const api = useApi();
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const messageId = useRef<string>(undefined);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = field.current?.value.trim() ?? '';
    if (isBusy || body === '') return field.current?.focus();
    setBusy(true);
    setFailure(undefined);
    messageId.current ??= crypto.randomUUID();
    try {
      learnLead(client, api, await sendReply(api, lead, messageId.current, body));
      messageId.current = undefined;
      if (field.current) field.current.value = '';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'lead_changed') learnLead(client, api, (error.data as { lead: LeadThread }).lead);
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={css.form} onSubmit={send}>
      <Textarea
        ref={field}
        aria-label={t('reply')}
        rows={3}
        resize="vertical"
        dir="auto"
        maxLength={4000}
        placeholder={t('reply')}
        // Other words are another message.
        onInput={() => {
          messageId.current = undefined;
        }}
      />
      <p role="alert" className={css.failure}>
        {failure}
      </p>
      <PlainButton type="submit" className={css.send} aria-disabled={isBusy || undefined}>
        {t('send')}
      </PlainButton>
    </form>
  );
}
