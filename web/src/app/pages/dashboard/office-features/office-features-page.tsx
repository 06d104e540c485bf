import type { Plan } from '@diyar/api/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BuySlots } from '#features/listing-slots/buy-slots.tsx';
import { QuotaMeter } from '#features/my-listings/quota-meter.tsx';
import { UpgradeButton } from '#features/office-applications/upgrade-button.tsx';
import { PlanComparison } from '#features/plan-comparison/plan-comparison.tsx';
import { plansQuery } from '#features/plans/api.ts';
import { currentQuery } from '#features/subscriptions/api.ts';
import { PlanDesk } from '#features/subscriptions/plan-desk.tsx';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { SettingsCard } from '#ui/desk/settings-card.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { Loading } from '#ui/loading.tsx';
import css from './office-features.module.css';

/** What an office has and a personal account has not; and more listings without becoming one. */
export function Page() {
  const { t } = useTranslation('office-features');
  const [navigate, lang, api] = [useNavigate(), useLang(), useApi()];
  const { data: plans, error, refetch } = useQuery(plansQuery(api));
  const { data: current, isPending } = useQuery(currentQuery(api));
  const isLoading = (!plans && !error) || isPending;
  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/office/features" noindex />
      <DeskHead title={t('title')}>
        <UpgradeButton label={t('register')} onBegun={() => navigate(withLang('/dashboard/office/register', lang))} />
      </DeskHead>
      <p>{t('shopOnly')}</p>
      {error && !plans && <FailedPanel title={t('failed')} error={error} onRetry={refetch} />}
      {isLoading ? <Loading /> : <Sections plans={plans} hasPlan={current?.subscription != null} />}
    </Desk>
  );
}

/** A plan that runs comes first; one that is bought here stays where it was bought. */
function Sections({ plans, hasPlan }: { plans: readonly Plan[] | undefined; hasPlan: boolean }) {
  const { t } = useTranslation('office-features');
  const [isPlanFirst] = useState(hasPlan);
  const types = plans && <PlanComparison plans={plans} />;
  return (
    <>
      {!isPlanFirst && types}
      {!isPlanFirst && <More />}
      <h2 id="plan" className={css.heading}>
        {t('plan.title')}
      </h2>
      <p className={css.lead}>{t('plan.text')}</p>
      <PlanDesk plans={plans} />
      {isPlanFirst && <More />}
      {isPlanFirst && types}
    </>
  );
}

function More() {
  const { t } = useTranslation('office-features');
  return (
    <SettingsCard title={t('more.title')} text={t('more.text')}>
      <QuotaMeter />
      <BuySlots />
    </SettingsCard>
  );
}
