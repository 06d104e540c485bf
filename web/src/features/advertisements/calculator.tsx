import { type AdChoice, priceOfAd } from '@diyar/api/rules/advertisements';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { useLang } from '../../lib/i18n.ts';
import { type Column, DeskTable } from '../../ui/desk/desk-table.tsx';
import { FailedPanel } from '../../ui/failed-panel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import css from './advertisements.module.css';
import { type Pricing, pricingQuery } from './api.ts';
import { ChoiceFields, pixelsOf } from './choice-fields.tsx';
import { dailyPrice } from './daily-price.ts';
import { PriceSum } from './price-sum.tsx';

export const FIRST_CHOICE: AdChoice = { place: 'search_results', size: 'small', priority: 1, days: 30 };

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
      <PriceTables pricing={data} />
    </div>
  );
}

type Row = Pricing['sizes'][number];

function PriceTables({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation('advertisements');
  const lang = useLang();
  const columns: Column<Row>[] = [
    {
      key: 'size',
      header: t('form.size'),
      isName: true,
      cell: ({ size }) => (
        <>
          {t(`sizes.${size}`)} <span className={css.note}>{pixelsOf(size)}</span>
        </>
      ),
    },
    ...pricing.places.map(
      ({ place, sizes }): Column<Row> => ({
        key: place,
        header: t(`places.${place}`),
        cell: ({ size }) =>
          sizes.includes(size) ? (
            <bdi dir="ltr" className="d-tabular">
              {dailyPrice(priceOfAd(pricing, { place, size, priority: 1, days: 1 }).dailyCents, lang)}
            </bdi>
          ) : (
            '—'
          ),
      }),
    ),
  ];
  return (
    <section aria-label={t('calculator.table')} className={css.prices}>
      <h2 className={css.heading}>{t('calculator.table')}</h2>
      <DeskTable label={t('calculator.table')} columns={columns} rows={pricing.sizes} keyOf={({ size }) => size} />
      <p className={css.note}>
        {pricing.discounts.map(({ days, percent }) => t('calculator.discount', { count: days, percent })).join(' · ')}
      </p>
    </section>
  );
}
