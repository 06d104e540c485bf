import { useTranslation } from 'react-i18next';
import { BarTable, BarTables } from '#ui/bar-table.tsx';
import type { PageVisits } from './api.ts';
import { VisitDays } from './visit-days.tsx';
import { VisitFigures } from './visit-figures.tsx';

/** Who opened the site's pages in a period, and from where they came. */
export function VisitReport({ visits }: { visits: PageVisits }) {
  const { t } = useTranslation('page-visits');
  const nameOf = (host: string) => {
    if (host === '') return t('direct');
    return host === 'elsewhere' ? t('elsewhere') : <bdi dir="ltr">{host}</bdi>;
  };
  return (
    <>
      <VisitFigures visits={visits} />
      <VisitDays visits={visits} />
      <BarTables>
        <BarTable
          title={t('referrers')}
          head={[t('host'), t('visitors')]}
          rows={visits.referrers.map(({ host, visitors }) => ({ key: host, name: nameOf(host), count: visitors }))}
        />
        <BarTable
          title={t('kinds')}
          head={[t('kindName'), t('views')]}
          rows={byViews(visits.kinds).map(({ kind, views }) => ({ key: kind, name: t(`kind.${kind}`), count: views }))}
        />
      </BarTables>
    </>
  );
}

const byViews = (kinds: PageVisits['kinds']) => kinds.toSorted((a, b) => b.views - a.views);
