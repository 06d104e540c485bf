import type { Statistics } from '@diyar/api/contracts/statistics';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statisticsQuery } from '../../../features/statistics/api.ts';
import { StatisticsStrip } from '../../../features/statistics/statistics-strip.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { formatNumber } from '../../../lib/format.ts';
import { provincePath } from '../../../lib/province-path.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import type { LoadContext } from '../../page-route.ts';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';
import own from './statistics.module.css';

export const load = ({ api, queryClient }: LoadContext) => queryClient.ensureQueryData(statisticsQuery(api));

/** Public figures: how much there is, where, and of what. Bars are drawn beside numbers, so nothing is told by length alone. */
export function Page() {
  const { t } = useTranslation('statistics');
  const { data } = useSuspenseQuery(statisticsQuery(useApi()));
  return (
    <InformationFrame path="/statistics" title={t('page.title')} intro={t('page.intro')}>
      <StatisticsStrip statistics={data} />
      <div className={own.columns}>
        <Bars title={t('page.byProvince')} rows={data.byProvince} path={provincePath} />
        <Bars title={t('page.byCategory')} rows={data.byCategory} path={(key) => `/properties?category=${key}`} />
      </div>
      <p className={css.lead}>{t('page.note')}</p>
    </InformationFrame>
  );
}

type BarsProps = { title: string; rows: Statistics['byProvince']; path: (key: string) => string };

function Bars({ title, rows, path }: BarsProps) {
  const { t } = useTranslation('statistics');
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section aria-label={title}>
      <table className={own.bars}>
        <caption>{title}</caption>
        <thead className="d-visually-hidden">
          <tr>
            <th scope="col">{t('page.name')}</th>
            <th scope="col">{t('page.count')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, count }) => (
            <tr key={key}>
              <th scope="row">
                <AppLink to={path(key)}>{name}</AppLink>
              </th>
              <td>
                <span className={own.track} aria-hidden>
                  <span className={own.bar} style={{ inlineSize: `${Math.max(1, (count / most) * 100)}%` }} />
                </span>
                <span className={own.number}>{formatNumber(count)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
