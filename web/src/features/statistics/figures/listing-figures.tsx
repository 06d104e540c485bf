import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { BarTable, BarTables } from '#ui/bar-table.tsx';
import { FiguresChart } from '#ui/desk/chart/figures-chart.tsx';
import { stepName } from '#ui/desk/period.ts';
import { useChange } from '#ui/desk/use-change.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import type { ListingStatistics } from './api.ts';
import { isOneOf } from './is-one-of.ts';

type Step = ListingStatistics['steps'][number];
const SUMS = ['created', 'approved', 'rejected'] as const;
const STATUSES = [
  ...(['draft', 'pending', 'active', 'rejected', 'sold'] as const),
  ...(['rented', 'suspended', 'archived', 'expired'] as const),
];

/** Listings of a period, and how many there are now by state, category and place. */
export function ListingFigures({ figures }: { figures: ListingStatistics }) {
  const { t } = useTranslation('figures');
  const lang = useLang();
  const compared = useChange();
  const { byStatus, byCategory, byProvince, totals, before, steps } = figures;
  const active = byStatus.find(({ status }) => status === 'active')?.count ?? 0;
  const names = {
    created: t('listings.created'),
    approved: t('listings.approved'),
    rejected: t('listings.rejected'),
  };
  return (
    <>
      <FigureStrip
        figures={[
          { key: 'public', name: t('listings.public'), number: formatNumber(active) },
          ...SUMS.map((key) => ({
            key,
            name: names[key],
            number: formatNumber(totals[key]),
            note: compared(totals[key], before[key]),
          })),
        ]}
      />
      <FiguresChart
        title={t('listings.chart')}
        rowName={t('step')}
        rows={steps}
        keyOf={({ day }) => day}
        nameOf={({ day }) => stepName(day, figures, lang)}
        series={SUMS.map((key) => ({ key, name: names[key], of: (step: Step) => step[key] }))}
      />
      <BarTables>
        <BarTable
          title={t('listings.byCategory')}
          head={[t('listings.category'), t('listings.count')]}
          rows={byCategory}
        />
        <BarTable
          title={t('listings.byProvince')}
          head={[t('listings.province'), t('listings.count')]}
          rows={byProvince}
        />
        <BarTable
          title={t('listings.byStatus')}
          head={[t('listings.status'), t('listings.count')]}
          rows={byStatus.map(({ status, count }) => ({
            key: status,
            name: isOneOf(STATUSES, status) ? t(`listings.statuses.${status}`) : status,
            count,
          }))}
        />
      </BarTables>
    </>
  );
}
