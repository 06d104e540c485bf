import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cityPricesQuery, statisticsQuery } from '#features/statistics/api.ts';
import { CityPriceTable } from '#features/statistics/market/city-price-table.tsx';
import { StatisticsStrip } from '#features/statistics/statistics-strip.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { provincePath } from '#lib/province-path.ts';
import { AppLink } from '#ui/app-link.tsx';
import { BarTable, BarTables } from '#ui/bar-table.tsx';
import { FigureStrip } from '#ui/figure-strip.tsx';
import type { LoadContext } from '../../page-route.ts';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';
import own from './statistics.module.css';

/** Prices are prefetched: their failure leaves out a table, not the page. */
export const load = ({ api, queryClient }: LoadContext) =>
  Promise.all([queryClient.ensureQueryData(statisticsQuery(api)), queryClient.prefetchQuery(cityPricesQuery(api))]);

/** Public figures: how much there is, where, of what, and what apartments ask. */
export function Page() {
  const { t } = useTranslation('statistics');
  const { t: tMarket } = useTranslation('market');
  const api = useApi();
  const { data } = useSuspenseQuery(statisticsQuery(api));
  const { data: cities = [] } = useQuery(cityPricesQuery(api));
  const audience = (['users', 'views'] as const).map((key) => ({
    key,
    name: tMarket(key, { count: data[key] }),
    number: formatNumber(data[key]),
  }));
  const head = [t('page.name'), t('page.count')] as const;
  // Homes are nine in ten: beside them no other category would have a bar.
  const [most, ...others] = data.byCategory;
  const linked = (rows: typeof data.byProvince, path: (key: string) => string) =>
    rows.map(({ key, name, count }) => ({ key, name: <AppLink to={path(key)}>{name}</AppLink>, count }));

  return (
    <InformationFrame path="/statistics" title={t('page.title')} intro={t('page.intro')}>
      <StatisticsStrip statistics={data} />
      <div className={own.audience}>
        <FigureStrip figures={audience} />
      </div>
      <CityPriceTable cities={cities} />
      <div className={own.tables}>
        <BarTables>
          <BarTable title={t('page.byProvince')} head={head} rows={linked(data.byProvince, provincePath)} />
          <BarTable
            title={
              most ? t('page.besides', { name: most.name, number: formatNumber(most.count) }) : t('page.byCategory')
            }
            head={head}
            rows={linked(others, (key) => `/properties?category=${key}`)}
          />
        </BarTables>
      </div>
      <p className={css.lead}>{t('page.note')}</p>
    </InformationFrame>
  );
}
