import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { DialogActions } from '#ui/desk/dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { FormFailure } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { drawGoogleButton, obstacleIn } from './draw-google-button.ts';
import css from './proof-dialog.module.css';
import type { WayProps } from './proof-dialog.tsx';
import { ProofForm } from './proof-form.tsx';

/** Google's own button; its token waits here while the second factor is looked for. */
export function ProofByGoogle({ secondFactor, prove, onCancel }: WayProps) {
  const { t } = useTranslation(['accounts', 'ui']);
  const api = useApi();
  const slot = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const form = useForm({
    checks: { code: filled },
    send: ({ code }) => prove({ googleToken: token ?? '', ...(code && { code }) }),
    onFailure: ({ code, message }) => {
      if (!code.startsWith('google_')) return false;
      setFailure(message);
      setToken(undefined);
      return true;
    },
  });

  async function answered(given: string | undefined): Promise<void> {
    if (!given) return setFailure(t('google.noCredential'));
    setFailure(undefined);
    if (secondFactor) return setToken(given);
    try {
      await prove({ googleToken: given });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    }
  }
  const latest = useRef(answered);
  useEffect(() => {
    latest.current = answered;
  });

  // Not data but a foreign widget, which needs its place in the document first.
  const hasToken = token !== undefined;
  useEffect(() => {
    if (hasToken) return;
    let isGone = false;
    drawGoogleButton({
      api,
      mode: 'login',
      place: slot.current,
      onAnswer: (given) => void latest.current(given),
    }).catch((error: unknown) => {
      if (!isGone) setFailure(error instanceof ApiError ? error.message : t(`google.${obstacleIn(error)}`));
    });
    return () => {
      isGone = true;
    };
  }, [api, hasToken, t]);

  if (hasToken) {
    return (
      <ProofForm form={form} secondFactor={secondFactor} onCancel={onCancel}>
        <p role="status" className={css.dim}>
          {t('proof.googleDone')}
        </p>
      </ProofForm>
    );
  }
  return (
    <div className={css.form}>
      <div ref={slot} className={css.slot} />
      <FormFailure text={failure} />
      <DialogActions>
        <PlainButton look="outline" onClick={onCancel}>
          {t('ui:cancel')}
        </PlainButton>
      </DialogActions>
    </div>
  );
}
