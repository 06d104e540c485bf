import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { myQuotaQuery } from '#features/my-listings/api.ts';
import { PlanComparison } from '#features/plan-comparison/plan-comparison.tsx';
import { plansQuery } from '#features/plans/api.ts';
import { useApi } from '#lib/api-context.ts';
import { faqJsonLd } from '#lib/json-ld.ts';
import { useSessionState } from '#lib/session.ts';
import type { LoadContext } from '../../page-route.ts';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';
import { boostPricesQuery, Extras, slotPriceQuery } from './extras.tsx';
import { type Own, PlanGrid } from './plan-grid.tsx';

export const load = ({ api, queryClient }: LoadContext) =>
  Promise.all([
    queryClient.ensureQueryData(plansQuery(api)),
    queryClient.ensureQueryData(boostPricesQuery(api)),
    queryClient.ensureQueryData(slotPriceQuery(api)),
  ]);

export function Page() {
  const { t } = useTranslation('pricing');
  const api = useApi();
  const { data: plans } = useSuspenseQuery(plansQuery(api));
  const own = useOwnPlan();
  const questions = t('questions', { returnObjects: true }) as { question: string; answer: string }[];
  return (
    <InformationFrame path="/pricing" title={t('title')} intro={t('intro')} jsonLd={[faqJsonLd(questions)]}>
      <PlanGrid plans={plans} own={own} />
      <h2 className={css.heading}>{t('compared')}</h2>
      <PlanComparison plans={plans} />
      <Extras />
      <h2 className={css.heading}>{t('questionsTitle')}</h2>
      <dl className={css.lead}>
        {questions.map(({ question, answer }) => (
          <div key={question} className={css.section}>
            <dt>
              <strong>{question}</strong>
            </dt>
            <dd style={{ margin: 0 }}>{answer}</dd>
          </div>
        ))}
      </dl>
    </InformationFrame>
  );
}

/** Asked for once the page has been taken over: its HTML is the same for everybody. */
function useOwnPlan(): Own {
  const { user } = useSessionState();
  const isSeller = user?.type === 'office' || user?.type === 'regular';
  const { data: quota } = useQuery({ ...myQuotaQuery(useApi()), enabled: isSeller });
  return isSeller ? { code: quota?.plan.code, isOffice: user.type === 'office' } : undefined;
}
