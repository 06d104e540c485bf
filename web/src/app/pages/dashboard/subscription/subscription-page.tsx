import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plansQuery } from '../../../../features/plans/api.ts';
import {
  activate,
  cancelPlan,
  changePlan,
  currentQuery,
  type PlanPrice,
  pricesQuery,
  reactivate,
  subscribe,
} from '../../../../features/subscriptions/api.ts';
import { CurrentPlan } from '../../../../features/subscriptions/current-plan.tsx';
import { History } from '../../../../features/subscriptions/history.tsx';
import { ImpactDialog } from '../../../../features/subscriptions/impact-dialog.tsx';
import { PendingPlan } from '../../../../features/subscriptions/pending-plan.tsx';
import { PlanChoices } from '../../../../features/subscriptions/plan-choices.tsx';
import { useApi } from '../../../../lib/api-context.ts';
import { isolate } from '../../../../lib/format.ts';
import { PRIVATE } from '../../../../lib/query-client.ts';
import { Seo } from '../../../../lib/seo.tsx';
import { toast } from '../../../../lib/toast.ts';
import { Desk } from '../../../../ui/desk/desk.tsx';
import { DeskHead } from '../../../../ui/desk/desk-head.tsx';
import { ErrorPanel } from '../../../../ui/error-panel.tsx';
import { PlainButton } from '../../../../ui/link-button.tsx';
import { Loading } from '../../../../ui/loading.tsx';

/** The plan of an office: what runs, what could, and what was. */
export function Page() {
  const { t } = useTranslation(['subscriptions', 'ui']);
  const api = useApi();
  const client = useQueryClient();
  const current = useQuery(currentQuery(api));
  const prices = useQuery(pricesQuery(api));
  const plans = useQuery(plansQuery(api));
  const [chosen, setChosen] = useState<PlanPrice>();
  const [leaves, setLeaves] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const refresh = () => client.invalidateQueries({ queryKey: [PRIVATE] });
  const onSuccess = () => toast.success(t('done.reactivation'));
  const resume = useMutation({
    mutationFn: (id: string) => reactivate(api, id, crypto.randomUUID()),
    ...{ onSuccess, onSettled: refresh },
  });
  const finish = useMutation({
    mutationFn: (purchaseId: string) => activate(api, purchaseId),
    ...{ onSuccess, onSettled: refresh },
  });
  const isBusy = resume.isPending || finish.isPending;
  const { data } = current;
  const id = data?.subscription?.id;

  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/subscription" noindex />
      <DeskHead title={t('title')} />
      {current.error && !data && (
        <ErrorPanel title={current.error.message}>
          <PlainButton look="outline" onClick={() => current.refetch()}>
            {t('ui:retry')}
          </PlainButton>
        </ErrorPanel>
      )}
      {current.isPending && <Loading />}
      {data && (
        <>
          {data.pending && <PendingPlan pending={data.pending} isBusy={isBusy} onActivate={finish.mutate} />}
          <CurrentPlan current={data} isBusy={isBusy} onCancel={() => setLeaves(true)} onReactivate={resume.mutate} />
          {prices.data && plans.data && <PlanChoices prices={prices.data} plans={plans.data} onChoose={setChosen} />}
          <History />
        </>
      )}
      {chosen?.change && (
        <ImpactDialog
          plan={chosen.plan.code}
          title={t('impact.title', { plan: isolate(chosen.plan.name) })}
          confirm={t(`changes.${chosen.change}`)}
          done={t(`done.${chosen.change}`)}
          act={(facts) => {
            const plan = chosen.plan.code;
            const once = `${key}:${facts}`;
            return id ? changePlan(api, id, { plan, facts }, once) : subscribe(api, plan, once);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
      {leaves && id && (
        <ImpactDialog
          plan={null}
          title={t('impact.cancelTitle')}
          confirm={t('acts.cancel')}
          done={t('done.cancellation')}
          act={(facts) => cancelPlan(api, id, facts)}
          onClose={() => setLeaves(false)}
        />
      )}
    </Desk>
  );
}
