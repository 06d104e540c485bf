import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { type ReviewDetail, suspend, unsuspend } from './api.ts';
import { OVERTAKEN } from './overtaken.ts';

type Props = { listing: ReviewDetail; onDone: () => Promise<unknown>; onClose: () => void };

/** Asks before a listing is taken out of public view, or brought back. */
export function SuspendDialog({ listing: { id, title, status }, onDone, onClose }: Props) {
  const { t } = useTranslation('listing-review');
  const api = useApi();
  const act = status === 'suspended' ? 'unsuspend' : 'suspend';

  async function confirm({ reason }: { reason: string }): Promise<void> {
    await (act === 'suspend' ? suspend : unsuspend)(api, id, reason);
    toast.success(t(`${act}.done`));
    await onDone();
    onClose();
  }
  return (
    <ReasonDialog
      title={t(`${act}.title`, { title })}
      consequences={[t(`${act}.public`), t(`${act}.told`)]}
      confirm={t(`${act}.button`)}
      isDangerous={act === 'suspend'}
      reason={{ label: t('suspend.reason'), hint: t(`${act}.hint`), isRequired: true }}
      onConfirm={confirm}
      stale={OVERTAKEN}
      onStale={() => void onDone()}
      onClose={onClose}
    />
  );
}
