import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { type Advertisement, deleteAdvertisement } from './api.ts';

/** Says what comes back before an advertisement is gone for good. */
export function DeleteDialog({ advertisement, onClose }: { advertisement: Advertisement; onClose: () => void }) {
  const { t } = useTranslation('advertisements');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [PRIVATE] });
  const money = (amount: number) => ({ amount: isolate(formatMoney(amount, lang)) });
  const { id, title, refund: back, isByTerms, daysSpent: count, cost } = advertisement;

  async function send() {
    const { refund } = await deleteAdvertisement(api, id);
    toast.success(refund > 0 ? t('delete.doneRefunded', money(refund)) : t('delete.done'));
    onClose();
    await refresh();
  }
  return (
    <ReasonDialog
      title={t('delete.title', { name: title })}
      consequences={[
        t('delete.gone'),
        ...(isByTerms && count > 0
          ? [t('delete.charged', { count, ...money(Math.round((cost - back) * 100) / 100) })]
          : []),
        back > 0 ? t('delete.refund', money(back)) : t('delete.nothing'),
      ]}
      confirm={t('delete.confirm')}
      isDangerous
      onConfirm={send}
      stale={['advertisement_not_found']}
      onStale={() => void refresh()}
      onClose={onClose}
    />
  );
}
