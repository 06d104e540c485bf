import type { Statistics } from '@diyar/api/contracts/statistics';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import css from './statistics-strip.module.css';

type Figure = 'listings' | 'newThisWeek' | 'offices' | 'cities';
const FIGURES: readonly Figure[] = ['listings', 'newThisWeek', 'offices', 'cities'];

/** Up to four figures in a row: how much there is to find. What there is none of is not boasted with. */
export function StatisticsStrip({ statistics }: { statistics: Pick<Statistics, Figure> }) {
  const { t } = useTranslation('statistics');
  return (
    <dl className={css.strip}>
      {FIGURES.filter((figure) => statistics[figure] > 0).map((figure) => (
        <div key={figure} className={css.figure}>
          <dt className={css.name}>{t(figure, { count: statistics[figure] })}</dt>
          <dd className={css.number}>{formatNumber(statistics[figure])}</dd>
        </div>
      ))}
    </dl>
  );
}
