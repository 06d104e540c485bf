import type { AdChoice } from '@diyar/api/rules/advertisements';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { FIRST_CHOICE } from './ad-choice.ts';
import css from './advertisements.module.css';
import { pricingQuery } from './api.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { PriceSum } from './price-sum.tsx';
import { PriceTable } from './price-table.tsx';

/** What an advertisement would cost, and what every size costs where. */
export function Calculator({ makePath }: { makePath: (choice: AdChoice) => string }) {
  const { t } = useTranslation('advertisements');
  const { data, error, refetch } = useQuery(pricingQuery(useApi()));
  const [choice, setChoice] = useState(FIRST_CHOICE);
  if (error && !data) return <FailedPanel error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <div className={css.columns}>
      <section className={`${css.panel} ${css.wide}`} aria-label={t('calculator.title')}>
        <h2 className={css.heading}>{t('calculator.title')}</h2>
        <div className={css.fields}>
          <ChoiceFields choice={choice} onChange={setChoice} />
        </div>
        <div className={css.end}>
          <PriceSum pricing={data} choice={choice} />
          <LinkButton to={makePath(choice)}>{t('create')}</LinkButton>
        </div>
      </section>
      <section aria-labelledby="ad-prices" className={css.prices}>
        <h2 id="ad-prices" className={css.heading}>
          {t('calculator.table')}
        </h2>
        <PriceTable pricing={data} />
      </section>
    </div>
  );
}
