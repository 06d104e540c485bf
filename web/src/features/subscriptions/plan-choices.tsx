import type { Plan } from '@diyar/api/contracts/plans';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { useSessionState } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { PlanPrice } from './api.ts';
import css from './subscriptions.module.css';

type Props = { prices: readonly PlanPrice[]; plans: readonly Plan[]; onChoose: (price: PlanPrice) => void };

/** The plans on offer by month or by year, the one that runs marked. */
export function PlanChoices({ prices, plans, onChoose }: Props) {
  const { t } = useTranslation('subscriptions');
  const running = prices.find(({ change }) => change === null);
  const [period, setPeriod] = useState<string>(running?.plan.period ?? 'monthly');
  const shown = prices.filter(({ plan }) => plan.period === period);
  return (
    <section className={css.choices} aria-labelledby="plans">
      <div className={css.head}>
        <h2 id="plans">{t('plans.title')}</h2>
        <SegmentedControl
          aria-label={t('plans.period')}
          value={period}
          onChange={setPeriod}
          data={[
            { value: 'monthly', label: t('plans.monthly') },
            { value: 'yearly', label: t('plans.yearly') },
          ]}
        />
      </div>
      <ul className={css.cards}>
        {shown.map((price) => (
          <Choice
            key={price.plan.code}
            price={price}
            plan={plans.find(({ code }) => code === price.plan.code)}
            onChoose={() => onChoose(price)}
          />
        ))}
      </ul>
    </section>
  );
}

function Choice({ price, plan, onChoose }: { price: PlanPrice; plan: Plan | undefined; onChoose: () => void }) {
  const { t } = useTranslation('subscriptions');
  const lang = useLang();
  const { change } = price;
  const isOffice = useSessionState().user?.type === 'office';
  const amount = isolate(formatMoney(price.price, lang));
  return (
    <li className={css.card} data-current={change === null || undefined}>
      <div className={css.head}>
        <h3>{price.plan.name}</h3>
        {change === null && <Badge tone="success">{t('plans.yours')}</Badge>}
      </div>
      <p>
        <strong>{t(price.plan.period === 'yearly' ? 'plans.aYear' : 'plans.aMonth', { price: amount })}</strong>
        {plan?.savesPercent && <span className={css.saves}>{t('plans.saves', { percent: plan.savesPercent })}</span>}
      </p>
      <ul className={css.features}>
        {plan?.features
          .filter(({ officeOnly }) => isOffice || !officeOnly)
          .map(({ code, name }) => (
            <li key={code}>{name}</li>
          ))}
      </ul>
      {change !== null && (
        <>
          <p className={css.dim}>
            {change === 'downgrade'
              ? t('plans.from', { date: formatDate(price.startsAt, lang) })
              : price.due < 0
                ? t('plans.back', { amount: isolate(formatMoney(-price.due, lang)) })
                : t('plans.due', { amount: isolate(formatMoney(price.due, lang)) })}
          </p>
          <PlainButton
            data-plan={price.plan.code}
            look={change === 'downgrade' ? 'outline' : 'primary'}
            onClick={onChoose}
            aria-label={`${t(`changes.${change}`)}: ${price.plan.name}`}
          >
            {t(`changes.${change}`)}
          </PlainButton>
        </>
      )}
    </li>
  );
}
