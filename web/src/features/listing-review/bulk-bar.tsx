import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { toast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { decideSeveral, type ReviewRow } from './api.ts';
import css from './bulk-bar.module.css';
import { RejectDialog } from './reject-dialog.tsx';
import type { Failure, Verdict } from './review-queue.ts';

type Props = {
  selected: readonly ReviewRow[];
  onNone: () => void;
  /** Once the server has answered: what failed stays in the queue, and says why. */
  onDone: (failures: readonly Failure[]) => Promise<unknown>;
};

/** A decision for all that are ticked; each succeeds or fails for itself. */
export function BulkBar({ selected, onNone, onDone }: Props) {
  const { t } = useTranslation('listing-review');
  const api = useApi();
  const [asked, setAsked] = useState<Verdict['decision']>();
  const [isBusy, setBusy] = useState(false);
  const count = selected.length;
  if (count === 0) return null;
  const chosen = t('bulk.selected', { count, shown: formatNumber(count) });
  const close = () => setAsked(undefined);

  async function decide(verdict: Verdict): Promise<void> {
    setBusy(true);
    close();
    try {
      const items = selected.map(({ id, version }) => ({ listingId: id, version }));
      const { results, done } = await decideSeveral(api, { ...verdict, items });
      if (done > 0) toast.success(t('bulk.done', { shown: formatNumber(done) }));
      const titles = new Map(selected.map(({ id, title }) => [id, title]));
      await onDone(
        results.flatMap(({ listingId, ok, message }) =>
          ok ? [] : [{ id: listingId, title: titles.get(listingId) ?? '', message: message ?? '' }],
        ),
      );
      onNone();
    } catch {
      // The call layer has said why; the selection stays for another try.
    } finally {
      setBusy(false);
    }
  }
  const ask = (decision: Verdict['decision']) => !isBusy && setAsked(decision);
  return (
    <section className={css.bar} aria-label={t('bulk.label')} aria-busy={isBusy || undefined}>
      <p role="status" className={css.count}>
        {chosen}
      </p>
      <div className={css.acts}>
        <PlainButton compact data-act="approve-all" onClick={() => ask('approve')}>
          {t('approve.button')}
        </PlainButton>
        <PlainButton look="danger" compact data-act="reject-all" onClick={() => ask('reject')}>
          {t('reject.open')}
        </PlainButton>
        <PlainButton look="plain" compact onClick={onNone}>
          {t('bulk.none')}
        </PlainButton>
      </div>
      {asked === 'approve' && (
        <ConfirmDialog
          title={t('bulk.approveTitle')}
          text={`${chosen}. ${t('bulk.approveText')}`}
          confirm={t('approve.button')}
          look="primary"
          onConfirm={() => void decide({ decision: 'approve', reasons: [], text: '' })}
          onClose={close}
        />
      )}
      {asked === 'reject' && (
        <RejectDialog
          listing={{ title: chosen, isChange: selected.every(({ isChange }) => isChange), risks: [] }}
          onReject={(reasons, text) => void decide({ decision: 'reject', reasons, text })}
          onClose={close}
        />
      )}
    </section>
  );
}
