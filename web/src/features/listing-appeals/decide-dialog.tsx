import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { APPEALS_KEY, type Appeal, type Decision, decide } from './api.ts';

type Props = { appeal: Appeal; decision: Decision; onClose: () => void };
/** Decided by somebody else, or not for this administrator to decide. */
const OVERTAKEN = ['appeal_decided', 'appeal_not_found', 'appeal_needs_another'];

/** Asks before an appeal is decided, which happens once. */
export function DecideDialog({ appeal, decision, onClose }: Props) {
  const { t } = useTranslation('listing-appeals');
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: APPEALS_KEY });

  async function confirm({ reason }: { reason: string }) {
    await decide(api, appeal, { decision, answer: reason });
    toast.success(t(`${decision}.done`));
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog
      title={t(`${decision}.title`, { title: appeal.listing.title })}
      consequences={[t(`${decision}.public`), t(`${decision}.told`)]}
      confirm={t(`${decision}.button`)}
      isDangerous={decision === 'deny'}
      reason={{ label: t(`${decision}.label`), isRequired: decision === 'deny' }}
      onConfirm={confirm}
      stale={OVERTAKEN}
      onStale={refresh}
      onClose={onClose}
    />
  );
}
