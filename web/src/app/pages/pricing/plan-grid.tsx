import type { Plan } from '@diyar/api/contracts/plans';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AppLink } from '#ui/app-link.tsx';
import { PlanCard } from './plan-card.tsx';
import css from './pricing.module.css';

/** The plan of whoever looks; undefined for visitors. */
export type Own = { code: string | undefined; isOffice: boolean } | undefined;

const PERIODS = ['monthly', 'yearly'] as const;

/** What is free, and the plans of one length, which the address names. */
export function PlanGrid({ plans, own }: { plans: readonly Plan[]; own: Own }) {
  const { t } = useTranslation('pricing');
  const [params] = useSearchParams();
  const running = plans.find(({ code }) => code === own?.code)?.period;
  const asked = PERIODS.find((name) => name === params.get('period'));
  const period = asked ?? running ?? 'monthly';
  const saves = Math.max(0, ...plans.map(({ savesPercent }) => savesPercent ?? 0));
  const shown = plans.filter((plan) => plan.period === null || plan.period === period);
  const below = (plan: Plan) =>
    shown.find(({ family, isFor }) => (plan.family === 'premium' ? family === 'standard' : isFor === 'office'));
  return (
    <>
      <nav className={css.periods} aria-label={t('period.label')}>
        {PERIODS.map((name) => (
          <AppLink
            key={name}
            to={`/pricing?period=${name}`}
            replace
            preventScrollReset
            aria-current={name === period || undefined}
          >
            {t(`period.${name}`)}
            {name === 'yearly' && saves > 0 && <span>{t('saves', { percent: saves })}</span>}
          </AppLink>
        ))}
      </nav>
      <ul className={css.plans}>
        {shown.map((plan) => (
          <PlanCard key={plan.code} plan={plan} below={plan.family ? below(plan) : undefined} own={own} />
        ))}
      </ul>
    </>
  );
}
