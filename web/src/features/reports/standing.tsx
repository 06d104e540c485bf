import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import type { ReportedListing } from './api.ts';
import css from './report.module.css';

const tenth = { maximumFractionDigits: 1 };

/** How often a listing is looked at, beside similar ones; says so where they are too few. */
export function Standing({ viewsPerDay, similar }: Pick<ReportedListing, 'viewsPerDay' | 'similar'>) {
  const { t } = useTranslation('reports');
  return (
    <span className={css.standing}>
      {t('perDay', { views: formatNumber(viewsPerDay, tenth) })}
      <small>
        {similar
          ? t('similarPerDay', {
              views: formatNumber(similar.viewsPerDay, tenth),
              sample: formatNumber(similar.sample),
            })
          : t('noSimilar')}
      </small>
    </span>
  );
}
