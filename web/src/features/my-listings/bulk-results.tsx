import type { ListingStatus } from '@diyar/api/contracts/listings';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/desk/dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { BulkOutcome } from './api.ts';
import css from './bulk-bar.module.css';

export type Result = BulkOutcome['results'][number] & { title: string };
type Props = { results: readonly Result[]; nameOf: (status: ListingStatus) => string; onClose: () => void };

/** Outcome of each of a selection, when it was not the same for all. */
export function BulkResults({ results, nameOf, onClose }: Props) {
  const { t } = useTranslation('my-listings');
  const done = results.filter(({ ok }) => ok).length;
  // Rows that need another look come first.
  const rows = [...results].sort((a, b) => Number(a.ok) - Number(b.ok));

  return (
    <Dialog title={t('bulk.outcome', { done, total: results.length })} withCloseButton={false} onClose={onClose}>
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
      <DialogActions>
        <PlainButton data-autofocus onClick={onClose}>
          {t('bulk.understood')}
        </PlainButton>
      </DialogActions>
    </Dialog>
  );
}
