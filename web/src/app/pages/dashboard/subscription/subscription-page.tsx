import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PurseDesk } from '#features/credits/purse-desk.tsx';
import { plansQuery } from '#features/plans/api.ts';
import { PlanDesk } from '#features/subscriptions/plan-desk.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';

/** The plan of an office. */
export const Page = () => (
  <PurseDesk>
    <SubscriptionPage />
  </PurseDesk>
);

function SubscriptionPage() {
  const { t } = useTranslation('subscriptions');
  const plans = useQuery(plansQuery(useApi()));
  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/subscription" noindex />
      <DeskHead title={t('title')} />
      <PlanDesk plans={plans.data} />
    </Desk>
  );
}
