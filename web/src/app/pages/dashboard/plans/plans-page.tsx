import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminPlan, adminPlansQuery, initializePlans, nameOf, PLAN_KEYS } from '#features/plans/api.ts';
import { PlanDetails } from '#features/plans/plan-details.tsx';
import { PlanDialog } from '#features/plans/plan-dialog.tsx';
import { PlanTable } from '#features/plans/plan-table.tsx';
import { RemovePlanDialog } from '#features/plans/remove-plan-dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { Seo } from '#lib/seo.tsx';
import { toast } from '#lib/toast.ts';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { DetailsDrawer } from '#ui/desk/details-drawer.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { PlainButton } from '#ui/link-button.tsx';

type Asked = { act: 'create' } | { act: 'edit' | 'remove'; plan: AdminPlan };

/** What is sold by the period: plans on offer and past ones, their prices and how many have them. */
export function Page() {
  const { t } = useTranslation('plans');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const desk = useDeskParams([]);
  const list = useQuery(adminPlansQuery(api));
  const [asked, setAsked] = useState<Asked>();
  const restore = useMutation({
    mutationFn: () => initializePlans(api),
    onSuccess: async (added) => {
      toast.success(added === 0 ? t('nothingMissing') : t('initialized', { count: added }));
      await Promise.all(PLAN_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  const opened = list.data?.find(({ code }) => code === desk.open);
  const close = () => setAsked(undefined);

  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path="/dashboard/admin/plans" noindex />
      <DeskHead title={t('title')}>
        <PlainButton
          look="outline"
          data-act="initialize"
          aria-disabled={restore.isPending || undefined}
          onClick={() => !restore.isPending && restore.mutate()}
        >
          {t('initialize')}
        </PlainButton>
        <PlainButton data-act="create" onClick={() => setAsked({ act: 'create' })}>
          {t('create')}
        </PlainButton>
      </DeskHead>
      <DeskList
        query={list}
        pageOf={({ length }) => ({ number: 1, size: Math.max(1, length), total: length })}
        pathToPage={() => desk.cleared}
        empty={{ title: t('empty'), text: t('emptyText'), icon: <IconPackages size={32} stroke={1.4} /> }}
      >
        {(plans) => (
          <PlanTable
            plans={plans}
            pathTo={(code) => desk.pathTo({ open: code })}
            onEdit={(plan) => setAsked({ act: 'edit', plan })}
            onRemove={(plan) => setAsked({ act: 'remove', plan })}
          />
        )}
      </DeskList>
      <DetailsDrawer
        opened={opened !== undefined}
        title={opened ? nameOf(opened, lang) : t('title')}
        onClose={() => desk.go({ open: '' })}
      >
        {opened && <PlanDetails plan={opened} />}
      </DetailsDrawer>
      {asked?.act === 'create' && <PlanDialog plan={undefined} onClose={close} />}
      {asked?.act === 'edit' && <PlanDialog plan={asked.plan} onClose={close} />}
      {asked?.act === 'remove' && <RemovePlanDialog plan={asked.plan} onClose={close} />}
    </Desk>
  );
}
