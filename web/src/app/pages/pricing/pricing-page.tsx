import type { Plan } from '@diyar/api/contracts/plans';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { myQuotaQuery } from '#features/my-listings/api.ts';
import { plansQuery } from '#features/plans/api.ts';
import { boostPricesQuery, slotPriceQuery } from '#features/plans/extras-api.ts';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { faqJsonLd } from '#lib/json-ld.ts';
import { useSessionState } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { LoadContext } from '../../page-route.ts';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';
import { Extras } from './extras.tsx';
import styles from './pricing.module.css';

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
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.code} plan={plan} own={own} />
        ))}
      </ul>
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

type Own = { code: string | undefined; isOffice: boolean } | undefined;

/** Asked for once the page has been taken over: its HTML is the same for everybody. */
function useOwnPlan(): Own {
  const { user } = useSessionState();
  const isSeller = user?.type === 'office' || user?.type === 'regular';
  const { data: quota } = useQuery({ ...myQuotaQuery(useApi()), enabled: isSeller });
  return isSeller ? { code: quota?.plan.code, isOffice: user.type === 'office' } : undefined;
}

function PlanCard({ plan, own }: { plan: Plan; own: Own }) {
  const { t } = useTranslation('pricing');
  const lang = useLang();
  const { name, isFor, period, price, savesPercent, features } = plan;
  const isFree = isFor === 'regular';
  return (
    <li className={styles.plan}>
      <h2>{name}</h2>
      {own?.code === plan.code && (
        <p>
          <Badge tone="success">{t('yours')}</Badge>
        </p>
      )}
      {price !== null && period && (
        <p className={styles.price}>
          <strong>
            {t(period === 'yearly' ? 'price.yearly' : 'price.monthly', { price: isolate(formatMoney(price, lang)) })}
          </strong>
          {savesPercent !== null && <span>{t('saves', { percent: savesPercent })}</span>}
        </p>
      )}
      {isFor && <p>{t(isFree ? 'forPerson' : 'forOffice')}</p>}
      <Features features={features} />
      <Way plan={plan} own={own} />
    </li>
  );
}

/** What everybody gets, then what offices get besides. */
function Features({ features }: Pick<Plan, 'features'>) {
  const { t } = useTranslation('pricing');
  const list = (isOfOffices: boolean) => (
    <ul>
      {features
        .filter(({ officeOnly }) => officeOnly === isOfOffices)
        .map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
    </ul>
  );
  return (
    <>
      {list(false)}
      {features.some(({ officeOnly }) => officeOnly) && (
        <>
          <p>{t('officesToo')}</p>
          {list(true)}
        </>
      )}
    </>
  );
}

/** Whoever has an account goes to their own plan; everybody else to what comes before one. */
function Way({ plan: { isFor, family }, own }: { plan: Plan; own: Own }) {
  const { t } = useTranslation('pricing');
  const isFree = isFor === 'regular';
  if (own?.isOffice) {
    return isFree ? null : <LinkButton to="/dashboard/subscription">{t('manage')}</LinkButton>;
  }
  if (own && family) return <LinkButton to="/dashboard/office/features#plan">{t('choose')}</LinkButton>;
  if (own) return isFree ? null : <LinkButton to="/dashboard/office/register">{t('joinOffice')}</LinkButton>;
  return (
    <LinkButton to={isFree ? '/register' : '/register?type=office'} look={isFree ? 'outline' : 'primary'}>
      {t(isFree ? 'join' : 'joinOffice')}
    </LinkButton>
  );
}
