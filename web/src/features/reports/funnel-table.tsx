import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { BarTable } from '#ui/bar-table.tsx';
import { FUNNEL, type Overview } from './api.ts';
import css from './report.module.css';

/** From views to viewings that took place, each stage beside the one before. */
export function FunnelTable({ totals }: Pick<Overview, 'totals'>) {
  const { t } = useTranslation('reports');
  return (
    <BarTable
      title={t('funnel')}
      head={[t('stage'), t('count')]}
      rows={FUNNEL.map((name, at) => {
        const before = totals[FUNNEL[at - 1] ?? 'views'];
        return {
          key: name,
          name: (
            <>
              {t(`figures.${name}`)}
              {at > 0 && before > 0 && (
                <small className={css.share}>
                  {t('ofBefore', {
                    percent: formatNumber(totals[name] / before, { style: 'percent', maximumFractionDigits: 1 }),
                  })}
                </small>
              )}
            </>
          ),
          count: totals[name],
        };
      })}
    />
  );
}
