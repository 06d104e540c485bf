import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { decide, OVERTAKEN, REPORTS_KEY, type ReportedListing } from './api.ts';

export type Decision = 'dismiss' | 'uphold';
type Props = { listing: ReportedListing; decision: Decision; onClose: () => void };

/** Asks before the reports of a listing are closed one way or the other. */
export function DecideDialog({ listing: { id, title, heldBack }, decision, onClose }: Props) {
  const { t } = useTranslation('reports-queue');
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: REPORTS_KEY });

  async function confirm({ reason }: { reason: string }): Promise<void> {
    await decide(api, id, { decision, reason });
    toast.success(t(`${decision}.done`));
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog
      title={t(`${decision}.title`, { title })}
      consequences={[
        t(decision === 'dismiss' ? (heldBack ? 'dismiss.back' : 'dismiss.stays') : 'uphold.public'),
        t(`${decision}.weight`),
      ]}
      confirm={t(`${decision}.button`)}
      isDangerous={decision === 'uphold'}
      reason={
        decision === 'uphold' ? { label: t('uphold.reason'), hint: t('uphold.hint'), isRequired: true } : undefined
      }
      onConfirm={confirm}
      stale={OVERTAKEN}
      onStale={() => void refresh()}
      onClose={onClose}
    />
  );
}
