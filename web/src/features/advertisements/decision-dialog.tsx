import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { type AdminAdvertisement, approve, reject } from './api.ts';

export type Decision = 'approve' | 'reject';
/** Another administrator was quicker, or its owner changed it. */
const OVERTAKEN = ['advertisement_decided', 'advertisement_changed', 'advertisement_not_found'];

type Props = { advertisement: AdminAdvertisement; decision: Decision; onDone: () => void; onClose: () => void };

/** Asks before an advertisement is let through or turned down. */
export function DecisionDialog({ advertisement, decision, onDone, onClose }: Props) {
  const { t } = useTranslation('advertisements');
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [PRIVATE] });
  const name = advertisement.title;

  async function confirm({ reason }: { reason: string }) {
    await (decision === 'approve' ? approve(api, advertisement) : reject(api, advertisement, reason));
    toast.success(t(`review.${decision}.done`));
    onDone();
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog
      title={t(`review.${decision}.title`, { name })}
      consequences={[t(`review.${decision}.effect`), t('review.told')]}
      confirm={t(`review.${decision}.button`)}
      isDangerous={decision === 'reject'}
      reason={
        decision === 'reject'
          ? { label: t('review.reject.reason'), hint: t('review.reject.reasonHint'), isRequired: true }
          : undefined
      }
      onConfirm={confirm}
      stale={OVERTAKEN}
      onStale={refresh}
      onClose={onClose}
    />
  );
}
