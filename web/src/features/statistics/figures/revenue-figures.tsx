import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { BarTable, BarTables } from '#ui/bar-table.tsx';
import { FiguresChart } from '#ui/desk/chart/figures-chart.tsx';
import { stepName } from '#ui/desk/period.ts';
import { useChange } from '#ui/desk/use-change.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import type { RevenueStatistics } from './api.ts';
import { isOneOf } from './is-one-of.ts';

type Step = RevenueStatistics['steps'][number];
const SUMS = ['revenue', 'cash'] as const;
const PRODUCTS = ['subscription', 'boost', 'listing', 'advertisement', 'closed_accounts'] as const;
const METHODS = ['mobile_wallet', 'bank_transfer', 'cash', 'check'] as const;

/** What was sold and paid in, from the ledger. */
export function RevenueFigures({ figures }: { figures: RevenueStatistics }) {
  const { t } = useTranslation('figures');
  const lang = useLang();
  const compared = useChange();
  const { now, totals, before, steps, byProduct, byMethod } = figures;
  const names = { revenue: t('revenue.revenue'), cash: t('revenue.cash') };
  return (
    <>
      <FigureStrip
        figures={[
          ...SUMS.map((key) => ({
            key,
            name: names[key],
            money: totals[key],
            note: compared(totals[key], before[key]),
          })),
          { key: 'credit', name: t('revenue.credit'), money: now.credit },
          { key: 'held', name: t('revenue.held'), money: now.held },
        ]}
      />
      <FiguresChart
        title={t('revenue.chart')}
        rowName={t('step')}
        rows={steps}
        keyOf={({ day }) => day}
        nameOf={({ day }) => stepName(day, figures, lang)}
        series={SUMS.map((key) => ({ key, name: names[key], of: (step: Step) => step[key] }))}
        unit="dollars"
      />
      <BarTables>
        <BarTable
          title={t('revenue.byProduct')}
          head={[t('revenue.product'), t('revenue.amount')]}
          unit="dollars"
          rows={byProduct.map(({ name, amount }) => ({
            key: name,
            name: isOneOf(PRODUCTS, name) ? t(`revenue.products.${name}`) : name,
            count: amount,
          }))}
        />
        <BarTable
          title={t('revenue.byMethod')}
          head={[t('revenue.method'), t('revenue.amount')]}
          unit="dollars"
          rows={byMethod.map(({ name, amount }) => ({
            key: name,
            name: isOneOf(METHODS, name) ? t(`revenue.methods.${name}`) : name,
            count: amount,
          }))}
        />
      </BarTables>
    </>
  );
}
