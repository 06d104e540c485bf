import type { ReportType } from '@diyar/api/contracts/listing-reports';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import frame from '#ui/dialog.module.css';
import { PlainButton } from '#ui/link-button.tsx';
import css from './report-dialog.module.css';

/** In the order they are offered: what happens most comes first. */
const REPORT_TYPES: readonly ReportType[] = ['fake', 'wrongInfo', 'duplicate', 'spam', 'inappropriate', 'other'];

const LONGEST = 500;

type Props = { listingId: string; onClose: () => void };

/** The error of a listing, in one of the six words for it; then thanks, and what happens now. */
export function ReportDialog({ listingId, onClose }: Props) {
  const { t } = useTranslation(['listing-reports', 'ui']);
  const api = useApi();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [type, setType] = useState<ReportType>();
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  useEffect(() => ref.current?.showModal(), []);

  async function send(): Promise<void> {
    if (state === 'sending') return;
    if (!type) return setFailure(t('chooseType'));
    if (type === 'other' && note.trim() === '') return setFailure(t('sayWhat'));
    setState('sending');
    setFailure(undefined);
    try {
      await api.post('/listings/:id/report', {
        params: { id: listingId },
        body: { type, note: note.trim() },
        errorToast: false,
      });
      setState('sent');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      setState('asking');
    }
  }

  if (state === 'sent') {
    return (
      <dialog ref={ref} className={frame.dialog} aria-labelledby={id} onClose={onClose}>
        <div role="status">
          <h2 id={id} className={frame.title}>
            {t('thanks')}
          </h2>
          <p className={frame.text}>{t('thanksText')}</p>
        </div>
        <div className={frame.actions}>
          <PlainButton onClick={() => ref.current?.close()}>{t('ui:close')}</PlainButton>
        </div>
      </dialog>
    );
  }
  return (
    <dialog ref={ref} className={frame.dialog} aria-labelledby={id} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 id={id} className={frame.title}>
          {t('title')}
        </h2>
        <p className={css.intro}>{t('intro')}</p>
        <fieldset className={css.types}>
          <legend className="d-visually-hidden">{t('title')}</legend>
          {REPORT_TYPES.map((option) => (
            <label key={option} className={css.type}>
              <input
                type="radio"
                name="type"
                value={option}
                checked={type === option}
                onChange={() => setType(option)}
              />
              <span className={css.name}>{t(`types.${option}`)}</span>
              <span className={css.meaning}>{t(`meanings.${option}`)}</span>
            </label>
          ))}
        </fieldset>
        <label className={css.label} htmlFor={`${id}-note`}>
          {t('note')}
        </label>
        <textarea
          id={`${id}-note`}
          className={css.note}
          rows={3}
          maxLength={LONGEST}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p role="alert" className={css.failure}>
          {failure}
        </p>
        <div className={frame.actions}>
          <PlainButton look="outline" onClick={() => ref.current?.close()}>
            {t('ui:cancel')}
          </PlainButton>
          <PlainButton type="submit" aria-disabled={state === 'sending' || undefined}>
            {t('send')}
          </PlainButton>
        </div>
      </form>
    </dialog>
  );
}
