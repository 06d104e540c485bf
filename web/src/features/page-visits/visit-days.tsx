import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useLang } from '../../lib/i18n.ts';
import { type Column, DeskTable } from '../../ui/desk/desk-table.tsx';
import type { PageVisits } from './api.ts';
import css from './visit-days.module.css';

type Day = PageVisits['days'][number];

/** Visitors day by day as columns, and the same in numbers for whoever unfolds them. */
export function VisitDays({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('page-visits');
  const lang = useLang();
  const most = Math.max(1, ...days.map(({ visitors }) => visitors));
  const name = (day = '') => formatDate(day, lang, 'short');
  const columns: Column<Day>[] = [
    { key: 'day', header: t('day'), isName: true, cell: ({ day }) => formatDate(day, lang, 'weekday') },
    { key: 'visitors', header: t('visitors'), cell: ({ visitors }) => formatNumber(visitors) },
    { key: 'views', header: t('views'), cell: ({ views }) => formatNumber(views) },
  ];
  return (
    <section aria-label={t('perDay')} className={css.days}>
      <h2 className={css.heading}>{t('perDay')}</h2>
      <div className={css.chart} aria-hidden="true">
        <span className={css.most}>{formatNumber(most)}</span>
        <div className={css.columns}>
          {days.map(({ day, visitors }) => (
            <span
              key={day}
              className={css.column}
              data-tip={t('tip', { day: name(day), visitors: formatNumber(visitors) })}
            >
              <span className={css.bar} style={{ blockSize: `${(visitors / most) * 100}%` }} />
            </span>
          ))}
        </div>
        <span className={css.ends}>
          <span>{name(days[0]?.day)}</span>
          <span>{name(days.at(-1)?.day)}</span>
        </span>
      </div>
      <details>
        <summary className={css.summary}>{t('table')}</summary>
        <DeskTable label={t('perDay')} columns={columns} rows={days.toReversed()} keyOf={({ day }) => day} />
      </details>
    </section>
  );
}
