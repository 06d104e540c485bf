import type { ListingStatus } from '@diyar/api/contracts/listings';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import frame from '../../ui/confirm-dialog.module.css';
import { PlainButton } from '../../ui/link-button.tsx';
import type { BulkOutcome } from './api.ts';
import css from './bulk-bar.module.css';
import { IconCheck, IconX } from './icons.ts';

export type Result = BulkOutcome['results'][number] & { title: string };
type Props = { results: readonly Result[]; nameOf: (status: ListingStatus) => string; onClose: () => void };

/** What became of each of a selection, when it was not the same for all. */
export function BulkResults({ results, nameOf, onClose }: Props) {
  const { t } = useTranslation('my-listings');
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  const done = results.filter(({ ok }) => ok).length;
  // Those that need another look come first.
  const rows = [...results].sort((a, b) => Number(a.ok) - Number(b.ok));

  return (
    <dialog ref={ref} className={frame.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={frame.title}>
        {t('bulk.outcome', { done, total: results.length })}
      </h2>
      <ul className={css.results}>
        {rows.map(({ listingId, title, ok, status, message }) => (
          <li key={listingId} data-ok={ok}>
            {ok ? <IconCheck size={20} stroke={1.8} aria-hidden /> : <IconX size={20} stroke={1.8} aria-hidden />}
            <span>
              <span className={css.title}>{title}</span>
              <span className={css.why}>{ok ? (status ? nameOf(status) : t('bulk.gone')) : message}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={frame.actions}>
        <PlainButton onClick={() => ref.current?.close()}>{t('bulk.understood')}</PlainButton>
      </div>
    </dialog>
  );
}
