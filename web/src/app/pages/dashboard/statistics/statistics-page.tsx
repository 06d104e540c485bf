import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type PageVisits, PERIODS, pageVisitsQuery, periodOf } from '../../../../features/page-visits/api.ts';
import { VisitDays } from '../../../../features/page-visits/visit-days.tsx';
import { VisitFigures } from '../../../../features/page-visits/visit-figures.tsx';
import { useApi } from '../../../../lib/api-context.ts';
import { Seo } from '../../../../lib/seo.tsx';
import { BarTable, BarTables } from '../../../../ui/bar-table.tsx';
import { Desk } from '../../../../ui/desk/desk.tsx';
import { DeskHead } from '../../../../ui/desk/desk-head.tsx';
import { DeskList } from '../../../../ui/desk/desk-list.tsx';
import { DeskTabs } from '../../../../ui/desk/desk-tabs.tsx';
import { useDeskParams } from '../../../../ui/desk/use-desk-params.ts';
import css from './statistics-page.module.css';

/** Who opens the site's pages, by the site's own counts. */
export function Page() {
  const { t } = useTranslation('page-visits');
  const desk = useDeskParams(['days']);
  const period = periodOf(desk.values.days);
  const query = useQuery(pageVisitsQuery(useApi(), period));

  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/admin/statistics" noindex />
      <DeskHead title={t('title')} />
      <DeskTabs
        label={t('period')}
        current={period}
        tabs={PERIODS.map((days) => ({ name: days, label: t(`days.${days}`), to: desk.pathTo({ days }) }))}
      />
      <DeskList
        query={query}
        pageOf={({ kinds }) => ({ number: 1, size: 1, total: Math.min(kinds.length, 1) })}
        pathToPage={() => ''}
        empty={{ title: t('none'), text: t('noneText') }}
      >
        {(visits) => <Visits visits={visits} isStale={query.isPlaceholderData} />}
      </DeskList>
      <p className={css.note}>{t('note')}</p>
    </Desk>
  );
}

function Visits({ visits, isStale }: { visits: PageVisits; isStale: boolean }) {
  const { t } = useTranslation('page-visits');
  const nameOf = (host: string) => {
    if (host === '') return t('direct');
    return host === 'elsewhere' ? t('elsewhere') : <bdi dir="ltr">{host}</bdi>;
  };
  return (
    <div className={css.visits} aria-busy={isStale || undefined}>
      <VisitFigures visits={visits} />
      <VisitDays days={visits.days} />
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
    </div>
  );
}

const byViews = (kinds: PageVisits['kinds']) => kinds.toSorted((a, b) => b.views - a.views);
