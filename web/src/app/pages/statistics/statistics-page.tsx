import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statisticsQuery } from '../../../features/statistics/api.ts';
import { StatisticsStrip } from '../../../features/statistics/statistics-strip.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { provincePath } from '../../../lib/province-path.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { BarTable, BarTables } from '../../../ui/bar-table.tsx';
import type { LoadContext } from '../../page-route.ts';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';
import own from './statistics.module.css';

export const load = ({ api, queryClient }: LoadContext) => queryClient.ensureQueryData(statisticsQuery(api));

/** Public figures: how much there is, where, and of what. */
export function Page() {
  const { t } = useTranslation('statistics');
  const { data } = useSuspenseQuery(statisticsQuery(useApi()));
  const head = [t('page.name'), t('page.count')] as const;
  const linked = (rows: typeof data.byProvince, path: (key: string) => string) =>
    rows.map(({ key, name, count }) => ({ key, name: <AppLink to={path(key)}>{name}</AppLink>, count }));

  return (
    <InformationFrame path="/statistics" title={t('page.title')} intro={t('page.intro')}>
      <StatisticsStrip statistics={data} />
      <div className={own.tables}>
        <BarTables>
          <BarTable title={t('page.byProvince')} head={head} rows={linked(data.byProvince, provincePath)} />
          <BarTable
            title={t('page.byCategory')}
            head={head}
            rows={linked(data.byCategory, (key) => `/properties?category=${key}`)}
          />
        </BarTables>
      </div>
      <p className={css.lead}>{t('page.note')}</p>
    </InformationFrame>
  );
}
