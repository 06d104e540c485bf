import type { MyListing } from '@diyar/api/contracts/my-listings';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { toast } from '#lib/toast.ts';
import frame from '#ui/dialog.module.css';
import { PlainButton } from '#ui/link-button.tsx';
import { changeStatus, type OwnStatus } from './api.ts';
import css from './owner-bar.module.css';

type Props = {
  listing: Pick<MyListing, 'id' | 'status' | 'allowedStatuses'>;
  onDone: (listing: MyListing) => void;
  onClose: () => void;
};

/** Statuses the listing may take now, each with what that means for those who look for it. */
export function StatusDialog({ listing: { id, allowedStatuses }, onDone, onClose }: Props) {
  const { t } = useTranslation('listing-owner');
  const api = useApi();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<OwnStatus>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => ref.current?.showModal(), []);

  async function save(): Promise<void> {
    if (!chosen || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onDone(await changeStatus(api, id, chosen));
      toast.success(t('changed'));
      ref.current?.close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <dialog ref={ref} className={frame.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={frame.title}>
        {t('changeStatus')}
      </h2>
      <div className={css.choices}>
        {allowedStatuses.map((status) => (
          <label key={status} className={css.choice}>
            <input
              type="radio"
              name={titleId}
              checked={chosen === status}
              onChange={() => setChosen(status as OwnStatus)}
            />
            <span className={css.name}>{t(`become.${status}`)}</span>
            <span className={css.meaning}>{t(`meaning.${status}`)}</span>
          </label>
        ))}
      </div>
      <p role="alert" className={css.failure}>
        {failure}
      </p>
      <div className={frame.actions}>
        <PlainButton look="outline" onClick={() => ref.current?.close()}>
          {t('cancel')}
        </PlainButton>
        <PlainButton aria-disabled={!chosen || isBusy || undefined} onClick={() => void save()}>
          {t('save')}
        </PlainButton>
      </div>
    </dialog>
  );
}
