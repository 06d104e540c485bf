import type { Period as Days } from '@diyar/api/rules/periods';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageVisitsQuery } from '#features/page-visits/api.ts';
import { VisitReport } from '#features/page-visits/visit-report.tsx';
import {
  listingStatisticsQuery,
  revenueStatisticsQuery,
  userStatisticsQuery,
} from '#features/statistics/figures/api.ts';
import { ListingFigures } from '#features/statistics/figures/listing-figures.tsx';
import { RevenueFigures } from '#features/statistics/figures/revenue-figures.tsx';
import { UserFigures } from '#features/statistics/figures/user-figures.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { ChoiceRow } from '#ui/desk/choice-row.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { FiguresState } from '#ui/desk/figures-state.tsx';
import { PERIOD_KEYS } from '#ui/desk/period.ts';
import { PeriodField } from '#ui/desk/period-field.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import css from './statistics-page.module.css';

const TABS = ['visits', 'listings', 'users', 'revenue'] as const;
const KEYS = ['tab', ...PERIOD_KEYS] as const;
type Address = ReturnType<typeof useDeskParams<(typeof KEYS)[number]>>;

/** What a period brought: visits by the site's own counts, listings, users, and money from the ledger. */
export function Page() {
  const { t } = useTranslation('figures');
  const desk = useDeskParams(KEYS);
  const tab = TABS.find((name) => name === desk.values.tab) ?? 'visits';
  const Tab = { visits: Visits, listings: Listings, users: Users, revenue: Revenue }[tab];
  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/admin/statistics" noindex />
      <DeskHead title={t('title')} />
      <DeskTabs
        label={t('tabs.label')}
        current={tab}
        tabs={TABS.map((name) => ({
          name,
          label: t(`tabs.${name}`),
          to: desk.pathTo({ tab: name === 'visits' ? '' : name }),
        }))}
      />
      <Tab desk={desk} />
    </Desk>
  );
}

function Visits({ desk }: { desk: Address }) {
  const { t } = useTranslation('page-visits');
  const query = useQuery(pageVisitsQuery(useApi(), desk.values));
  return (
    <>
      <Period desk={desk} shown={query.data} />
      <FiguresState query={query}>
        {(visits) =>
          visits.kinds.length === 0 ? (
            <EmptyState as="h2" title={t('none')} text={t('noneText')} />
          ) : (
            <VisitReport visits={visits} />
          )
        }
      </FiguresState>
      <Note>{t('note')}</Note>
    </>
  );
}

function Listings({ desk }: { desk: Address }) {
  const query = useQuery(listingStatisticsQuery(useApi(), desk.values));
  return (
    <>
      <Period desk={desk} shown={query.data} />
      <FiguresState query={query}>{(figures) => <ListingFigures figures={figures} />}</FiguresState>
    </>
  );
}

function Users({ desk }: { desk: Address }) {
  const query = useQuery(userStatisticsQuery(useApi(), desk.values));
  return (
    <>
      <Period desk={desk} shown={query.data} />
      <FiguresState query={query}>{(figures) => <UserFigures figures={figures} />}</FiguresState>
    </>
  );
}

function Revenue({ desk }: { desk: Address }) {
  const { t } = useTranslation('figures');
  const query = useQuery(revenueStatisticsQuery(useApi(), desk.values));
  return (
    <>
      <Period desk={desk} shown={query.data} />
      <FiguresState query={query}>{(figures) => <RevenueFigures figures={figures} />}</FiguresState>
      <Note>{t('revenue.note')}</Note>
    </>
  );
}

const Period = ({ desk, shown }: { desk: Address; shown: Days | undefined }) => (
  <ChoiceRow set={desk.values.timeframe ? 1 : 0}>
    <PeriodField values={desk.values} shown={shown} onChange={desk.go} />
  </ChoiceRow>
);

const Note = ({ children }: { children: ReactNode }) => <p className={css.note}>{children}</p>;
