import type { Answer } from '@diyar/api/endpoints';
import { useTranslation } from 'react-i18next';
import { BarTable, BarTables } from '#ui/bar-table.tsx';
import { FUNNEL } from './api.ts';
import { ListingTable } from './listing-table.tsx';

/** Two to five listings: all their figures, then each figure as bars. */
export function Comparison({ report }: { report: Answer<'GET /reports/comparative-report'> }) {
  const { t } = useTranslation('reports');
  const { listings } = report;
  return (
    <>
      <ListingTable listings={listings} />
      <BarTables>
        {FUNNEL.map((name) => (
          <BarTable
            key={name}
            title={t(`figures.${name}`)}
            head={[t('listing'), t('count')]}
            rows={listings.map(({ id, title, code, [name]: count }) => ({
              key: id,
              name: <bdi>{title ?? code}</bdi>,
              count,
            }))}
          />
        ))}
      </BarTables>
    </>
  );
}
