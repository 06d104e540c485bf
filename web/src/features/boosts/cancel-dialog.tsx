import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { type Boost, cancelBoost } from './api.ts';

/** Says what comes back before the boost is stopped. */
export function CancelDialog({ boost, onClose }: { boost: Boost; onClose: () => void }) {
  const { t } = useTranslation('boosts');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [PRIVATE] });
  const money = (amount: number) => ({ amount: isolate(formatMoney(amount, lang)) });

  const charged = boost.daysCharged;
  const cost = Math.round((boost.cost - boost.refund) * 100) / 100;
  const isWhole = boost.refund > 0 && boost.refund === boost.cost;
  const rest = charged === null ? 'cancel.refund' : 'cancel.rest';
  const back = isWhole ? 'cancel.whole' : rest;
  const nothing = t(charged === null ? 'cancel.nothing' : 'cancel.allUsed');

  async function send() {
    const { refund } = await cancelBoost(api, boost);
    toast.success(refund > 0 ? t('cancel.done', money(refund)) : t('cancel.doneNothing'));
    onClose();
    await refresh();
  }
  return (
    <ReasonDialog
      title={t('cancel.title')}
      consequences={[
        t('cancel.stops'),
        ...(charged === null || isWhole ? [] : [t('cancel.charged', { count: charged, ...money(cost) })]),
        boost.refund > 0 ? t(back, money(boost.refund)) : nothing,
      ]}
      confirm={t('cancel.confirm')}
      isDangerous
      onConfirm={send}
      stale={['boost_over', 'boost_refund_changed', 'boost_not_found']}
      onStale={() => void refresh()}
      onClose={onClose}
    />
  );
}
