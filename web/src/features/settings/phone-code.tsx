import { bareDigits } from '@diyar/api/rules/digits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { useSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import { sixDigits } from '#ui/form/checks.ts';
import { TextField } from '#ui/form/field.tsx';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { confirmPhone, sendPhoneCode } from './api.ts';
import common from './settings.module.css';

/** Long enough for a message to arrive on a slow network before another is asked for. */
const RESEND_SECONDS = 60;

/** A code to the telephone of the saved profile, and the field it is typed into. */
export function PhoneCode() {
  const { t } = useTranslation('settings');
  const api = useApi();
  const session = useSession();
  const { left, start } = useCountdown(RESEND_SECONDS);
  const [isSent, setSent] = useState(false);
  const send = useMutation({
    mutationFn: () => sendPhoneCode(api),
    onSuccess: () => {
      setSent(true);
      start();
    },
  });
  const form = useForm({
    checks: { code: sixDigits },
    send: async ({ code = '' }) => {
      session.update(await confirmPhone(api, bareDigits(code)));
      toast.success(t('phone.done'));
    },
  });

  return (
    <>
      <div role="status">{isSent && <p className={common.note}>{t('phone.sent')}</p>}</div>
      {isSent && (
        <FormBody form={form}>
          <TextField
            form={form}
            name="code"
            label={t('phone.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            dir="ltr"
            autoFocus
          />
          <FormEnd form={form} label={t('phone.confirm')} busyLabel={t('saving')} narrow />
        </FormBody>
      )}
      <div className={common.line}>
        <PlainButton
          look="outline"
          compact
          aria-disabled={send.isPending || left > 0 || undefined}
          onClick={() => !send.isPending && left === 0 && send.mutate()}
        >
          {left > 0 ? t('phone.wait', { left }) : t(isSent ? 'phone.again' : 'phone.send')}
        </PlainButton>
      </div>
      <p role="alert" className={common.error}>
        {send.error instanceof ApiError && send.error.message}
      </p>
    </>
  );
}
