import type { AdminUser } from '@diyar/api/contracts/admin-users';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { transferListings, USERS_KEY } from './api.ts';
import { ReceiverField } from './receiver-field.tsx';

/** Asks who receives all listings of an account. */
export function TransferDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation('admin-users');
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: USERS_KEY });

  async function confirm({ to, reason }: { to: string; reason: string }) {
    const { moved, left } = await transferListings(api, user.id, to, reason);
    toast.success(t('transfer.done', { moved: formatNumber(moved) }));
    if (left > 0) toast.info(t('transfer.left', { left: formatNumber(left) }));
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog
      title={t('transfer.title', { name: `${user.firstName} ${user.lastName}` })}
      consequences={[t('transfer.all'), t('transfer.quota'), t('transfer.threads')]}
      confirm={t('transfer.button')}
      reason={{ label: t('reason'), hint: t('transfer.told'), isRequired: true }}
      initialValues={{ to: '' }}
      fields={(form) => <ReceiverField {...form.getInputProps('to')} except={user.id} />}
      checks={{ to: filled }}
      onConfirm={confirm}
      stale={['user_not_found']}
      onStale={refresh}
      onClose={onClose}
    />
  );
}
