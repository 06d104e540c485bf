import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { type AdminPlan, deletePlan, nameOf, PLAN_KEYS } from './api.ts';

/** Says who keeps the plan before it is taken from the offer. */
export function RemovePlanDialog({ plan, onClose }: { plan: AdminPlan; onClose: () => void }) {
  const { t } = useTranslation('plans');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => Promise.all(PLAN_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));

  async function remove() {
    await deletePlan(api, plan.code);
    toast.success(t('removal.done'));
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog
      title={t('removal.title', { name: isolate(nameOf(plan, lang)) })}
      consequences={[t('removal.keeps', { count: plan.subscribers }), t('removal.renews'), t('removal.back')]}
      confirm={t('remove')}
      isDangerous
      onConfirm={remove}
      stale={['plan_not_found']}
      onStale={() => void refresh()}
      onClose={onClose}
    />
  );
}
