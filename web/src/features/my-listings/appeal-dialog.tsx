import type { MyListing } from '@diyar/api/contracts/my-listings';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { appealListing } from './api.ts';

type Props = { listing: MyListing; onDone: () => Promise<unknown>; onClose: () => void };

/** The owner's objection to a rejection or a suspension, in their own words. */
export function AppealDialog({ listing: { id, title }, onDone, onClose }: Props) {
  const { t } = useTranslation('my-listings');
  const api = useApi();

  async function send({ reason }: { reason: string }) {
    await appealListing(api, id, reason);
    toast.success(t('appeal.sent'));
    await onDone();
    onClose();
  }
  return (
    <ReasonDialog
      title={t('appeal.title', { name: title ?? t('untitled') })}
      consequences={[t('appeal.another'), t('appeal.once')]}
      confirm={t('appeal.send')}
      reason={{ label: t('appeal.words'), hint: t('appeal.hint'), isRequired: true }}
      onConfirm={send}
      stale={['nothing_to_appeal', 'already_appealed', 'listing_not_found']}
      onStale={onDone}
      onClose={onClose}
    />
  );
}
