import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format.ts';
import { useLang } from '../../lib/i18n.ts';
import { type Column, DeskTable } from '../../ui/desk/desk-table.tsx';
import { Money } from '../../ui/money.tsx';
import css from './money-months.module.css';
import { monthName } from './month-name.ts';

type Series = 'added' | 'spent' | 'cash' | 'revenue';
export type Month = { month: string; first: number; second: number };

/** A year of two sums as columns, and the same in numbers for whoever unfolds them. */
export function MoneyMonths({ months, names }: { months: readonly Month[]; names: readonly [Series, Series] }) {
  const { t } = useTranslation('credits');
  const lang = useLang();
  const most = Math.max(1, ...months.flatMap(({ first, second }) => [first, second]));
  const [one, two] = [t(`months.${names[0]}`), t(`months.${names[1]}`)];
  const columns: Column<Month>[] = [
    { key: 'month', header: t('months.month'), isName: true, cell: ({ month }) => monthName(month, lang) },
    { key: 'first', header: one, cell: ({ first }) => <Money value={first} /> },
    { key: 'second', header: two, cell: ({ second }) => <Money value={second} /> },
  ];
  return (
    <section aria-label={t('months.title')} className={css.months}>
      <div className={css.head}>
        <h2 className={css.heading}>{t('months.title')}</h2>
        <span className={css.key}>{one}</span>
        <span className={css.key} data-second>
          {two}
        </span>
      </div>
      <div className={css.chart} aria-hidden="true">
        {months.map(({ month, first, second }) => (
          <span
            key={month}
            className={css.column}
            data-tip={`${monthName(month, lang)}: ${one} ${formatMoney(first, lang)}، ${two} ${formatMoney(second, lang)}`}
          >
            <span className={css.bar} style={{ blockSize: `${(first / most) * 100}%` }} />
            <span className={css.bar} data-second style={{ blockSize: `${(second / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <span className={css.ends} aria-hidden="true">
        <span>{monthName(months[0]?.month, lang)}</span>
        <span>{monthName(months.at(-1)?.month, lang)}</span>
      </span>
      <details>
        <summary className={css.summary}>{t('months.table')}</summary>
        <DeskTable
          label={t('months.title')}
          columns={columns}
          rows={months.toReversed()}
          keyOf={({ month }) => month}
        />
      </details>
    </section>
  );
}
