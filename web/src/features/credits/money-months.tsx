import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { FiguresChart } from '#ui/desk/chart/figures-chart.tsx';
import { monthName } from '#ui/desk/period.ts';
import css from './credits.module.css';

type Series = 'added' | 'spent' | 'cash' | 'revenue';
export type Month = { month: string; first: number; second: number };

/** A year of two sums, month by month. */
export function MoneyMonths({ months, names }: { months: readonly Month[]; names: readonly [Series, Series] }) {
  const { t } = useTranslation('credits');
  const lang = useLang();
  return (
    <div className={css.months}>
      <FiguresChart
        title={t('months.title')}
        rowName={t('months.month')}
        rows={months}
        keyOf={({ month }) => month}
        nameOf={({ month }) => monthName(month, lang)}
        series={[
          { key: 'first', name: t(`months.${names[0]}`), of: ({ first }) => first },
          { key: 'second', name: t(`months.${names[1]}`), of: ({ second }) => second },
        ]}
        unit="dollars"
      />
    </div>
  );
}
