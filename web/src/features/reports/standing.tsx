import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import type { ReportedListing } from './api.ts';
import css from './report.module.css';

const tenth = { maximumFractionDigits: 1 };

/** With fewer, the line would say that the median is 0. */
const LEAST_PER_DAY = 0.05;

/** How often a listing is looked at, beside similar ones, where those are looked at at all; says so where they are too few. */
export function Standing({ viewsPerDay, similar }: Pick<ReportedListing, 'viewsPerDay' | 'similar'>) {
  const { t } = useTranslation('reports');
  return (
    <span className={css.standing}>
      {t('perDay', { views: formatNumber(viewsPerDay, tenth) })}
      {!similar && <small>{t('noSimilar')}</small>}
      {similar && similar.viewsPerDay >= LEAST_PER_DAY && (
        <small>
          {t('similarPerDay', {
            views: formatNumber(similar.viewsPerDay, tenth),
            sample: formatNumber(similar.sample),
          })}
        </small>
      )}
    </span>
  );
}
