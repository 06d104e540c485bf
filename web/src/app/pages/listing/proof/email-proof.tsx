import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { PlainButton } from '#ui/link-button.tsx';
import css from './proof-steps.module.css';

/** The mailed link: it is opened elsewhere, and this asks whether it was. */
export function EmailProof({ email }: { email: string }) {
  const { t } = useTranslation('proof');
  const api = useApi();
  const session = useSession();
  const [said, announce] = useState('');
  const refused = (error: Error) => announce(error.message);
  const check = useMutation({
    mutationFn: () => session.reload(),
    // A proof that has arrived takes this away.
    onSuccess: () => announce(t('notYet')),
    onError: refused,
  });
  const send = useMutation({
    mutationFn: () => api.post('/users/email/verification', { body: {}, errorToast: false }),
    onSuccess: () => announce(t('emailSent')),
    onError: refused,
  });
  const isBusy = check.isPending || send.isPending;

  return (
    <section className={css.way}>
      <h3 className={css.name}>{t('email')}</h3>
      <p className={css.text}>{t('emailText', { email })}</p>
      <div className={css.actions}>
        <PlainButton compact aria-disabled={isBusy || undefined} onClick={() => !isBusy && check.mutate()}>
          {t('check')}
        </PlainButton>
        <PlainButton
          look="outline"
          compact
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && send.mutate()}
        >
          {t('emailSend')}
        </PlainButton>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
