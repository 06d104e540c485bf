import type { Statistics } from '@diyar/api/contracts/statistics';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';

type Figure = 'listings' | 'newThisWeek' | 'offices' | 'cities';
const FIGURES: readonly Figure[] = ['listings', 'newThisWeek', 'offices', 'cities'];

/** How much there is to find. What there is none of is not boasted with. */
export function StatisticsStrip({ statistics }: { statistics: Pick<Statistics, Figure> }) {
  const { t } = useTranslation('statistics');
  const figures = FIGURES.filter((key) => statistics[key] > 0).map((key) => {
    const count = statistics[key];
    return { key, name: t(key, { count }), number: formatNumber(count) };
  });
  return <FigureStrip figures={figures} />;
}
