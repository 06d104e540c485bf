import type { Plan } from '@diyar/api/contracts/plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { isolate } from '#lib/format.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { Loading } from '#ui/loading.tsx';
import {
  activate,
  type Current,
  cancelPlan,
  changePlan,
  currentQuery,
  type PlanPrice,
  pricesQuery,
  reactivate,
  renewPlan,
  subscribe,
} from './api.ts';
import { CurrentPlan } from './current-plan.tsx';
import { History } from './history.tsx';
import { ImpactDialog } from './impact-dialog.tsx';
import { PendingPlan } from './pending-plan.tsx';
import { PlanChoices } from './plan-choices.tsx';
import { PlanListings } from './plan-listings.tsx';

/** The plan of an account: what runs, what could, and what was. */
export function PlanDesk({ plans }: { plans: readonly Plan[] | undefined }) {
  const { t } = useTranslation('subscriptions');
  const api = useApi();
  const client = useQueryClient();
  const current = useQuery(currentQuery(api));
  const prices = useQuery(pricesQuery(api));
  const [chosen, setChosen] = useState<PlanPrice>();
  const [act, setAct] = useState<'renew' | 'leave'>();
  const [key] = useState(() => crypto.randomUUID());
  const refresh = () => client.invalidateQueries({ queryKey: [PRIVATE] });
  const onSuccess = () => toast.success(t('done.reactivation'));
  const onError = ({ message }: Error) => toast.error(`${t('failures.reactivate')}. ${message}`);
  const resume = useMutation({
    mutationFn: (id: string) => reactivate(api, id, crypto.randomUUID()),
    ...{ onSuccess, onError, onSettled: refresh },
  });
  const finish = useMutation({
    mutationFn: (pending: NonNullable<Current['pending']>) => activate(api, pending),
    ...{ onSuccess, onError, onSettled: refresh },
  });
  const isBusy = resume.isPending || finish.isPending;
  const { data } = current;
  const own = data?.subscription;
  const id = own?.id;

  return (
    <>
      {current.error && !data && (
        <FailedPanel title={t('failed')} error={current.error} onRetry={() => current.refetch()} />
      )}
      {current.isPending && <Loading />}
      {data && (
        <>
          {data.pending && <PendingPlan pending={data.pending} isBusy={isBusy} onActivate={finish.mutate} />}
          <CurrentPlan
            current={data}
            isBusy={isBusy}
            onRenew={() => setAct('renew')}
            onCancel={() => setAct('leave')}
            onReactivate={resume.mutate}
          />
          <PlanListings current={data} />
          {prices.data && plans && <PlanChoices prices={prices.data} plans={plans} onChoose={setChosen} />}
          <History />
        </>
      )}
      {chosen?.change && (
        <ImpactDialog
          plan={chosen.plan.code}
          title={t('impact.title', { plan: isolate(chosen.plan.name) })}
          confirm={t(`changes.${chosen.change}`)}
          failed={t(id ? 'failures.change' : 'failures.subscribe')}
          done={t(`done.${chosen.change}`)}
          act={({ facts, due }) => {
            const plan = chosen.plan.code;
            const once = `${key}:${facts}`;
            return id ? changePlan(api, id, { plan, facts }, once) : subscribe(api, { plan, shownPrice: due }, once);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
      {act === 'renew' && own && (
        <ImpactDialog
          plan={own.plan.code}
          title={t('impact.renewTitle', { plan: isolate(own.plan.name) })}
          confirm={t('acts.renewNow')}
          failed={t('failures.renew')}
          done={t('done.renewal')}
          act={({ facts }) => renewPlan(api, own.id, facts, `${key}:${facts}`)}
          onClose={() => setAct(undefined)}
        />
      )}
      {act === 'leave' && id && (
        <ImpactDialog
          plan={null}
          title={t('impact.cancelTitle')}
          confirm={t('acts.cancel')}
          failed={t('failures.cancel')}
          done={t('done.cancellation')}
          act={({ facts }) => cancelPlan(api, id, facts)}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  );
}
