import type { Plan } from '@diyar/api/contracts/plans';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { plansQuery } from '../../../features/plans/api.ts';
import { useApi } from '../../../lib/api-context.ts';
import { faqJsonLd } from '../../../lib/json-ld.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { LoadContext } from '../../page-route.ts';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';

export const load = ({ api, queryClient }: LoadContext) => queryClient.ensureQueryData(plansQuery(api));

export function Page() {
  const { t } = useTranslation('pricing');
  const { data: plans } = useSuspenseQuery(plansQuery(useApi()));
  const questions = t('questions', { returnObjects: true }) as { question: string; answer: string }[];
  return (
    <InformationFrame path="/pricing" title={t('title')} intro={t('intro')} jsonLd={[faqJsonLd(questions)]}>
      <ul className={css.cards}>
        {plans.map((plan) => (
          <PlanCard key={plan.code} plan={plan} />
        ))}
      </ul>
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

function PlanCard({ plan: { name, listingLimit, isFor } }: { plan: Plan }) {
  const { t } = useTranslation('pricing');
  const office = isFor === 'office';
  return (
    <li className={css.card}>
      <h2>{name}</h2>
      <p>{listingLimit === null ? t('unlimited') : t('limit', { count: listingLimit })}</p>
      <p>{t(office ? 'forOffice' : 'forPerson')}</p>
      <LinkButton to={office ? '/register?type=office' : '/register'} look={office ? 'primary' : 'outline'}>
        {t(office ? 'joinOffice' : 'join')}
      </LinkButton>
    </li>
  );
}
