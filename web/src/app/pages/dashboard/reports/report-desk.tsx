import type { Period as Days } from '@diyar/api/rules/periods';
import { NativeSelect } from '@mantine/core';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COMPARED,
  comparisonQuery,
  listingsQuery,
  type Overview,
  overviewQuery,
  reportFile,
  SORTS,
} from '#features/reports/api.ts';
import { ChosenBar } from '#features/reports/chosen-bar.tsx';
import { Comparison } from '#features/reports/comparison.tsx';
import { ListingTable } from '#features/reports/listing-table.tsx';
import { LeadsReport, OverviewReport, ViewsReport } from '#features/reports/overview-report.tsx';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { Seo } from '#lib/seo.tsx';
import { ChoiceRow } from '#ui/desk/choice-row.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { ExportMenu } from '#ui/desk/export-menu.tsx';
import { FiguresState } from '#ui/desk/figures-state.tsx';
import { PERIOD_KEYS } from '#ui/desk/period.ts';
import { PeriodField } from '#ui/desk/period-field.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** The way to the plans, where one is asked for more than it includes. */
function PlanWay({ error }: { error: Error | null }) {
  const { t } = useTranslation('reports');
  if (!(error instanceof ApiError) || !error.code?.startsWith('plan_lacks_')) return null;
  return (
    <p>
      <LinkButton to="/dashboard/subscription">{t('plans')}</LinkButton>
    </p>
  );
}

const TABS = ['overview', 'listings', 'leads', 'views', 'compare'] as const;
const KEYS = ['tab', 'sort', 'listings', ...PERIOD_KEYS] as const;
type Address = ReturnType<typeof useDeskParams<(typeof KEYS)[number]>>;

type Props = {
  first: 'overview' | 'listings';
  path: string;
  /** Above the report. */
  children?: ReactNode;
};

/** An office's reports of a period; `first` is the one that the address shows by itself. */
export function ReportDesk({ first, path, children }: Props) {
  const { t } = useTranslation('reports');
  const api = useApi();
  const desk = useDeskParams(KEYS);
  const tab = TABS.find((name) => name === desk.values.tab) ?? first;
  return (
    <Desk>
      <Seo title={t(`titles.${first}`)} description={t('lead')} path={path} noindex />
      <DeskHead title={t(`titles.${first}`)}>
        <ExportMenu
          fileName="diyar-report"
          fetch={(format) => reportFile(api, desk.values, format)}
          fetchPaper={() => reportFile(api, desk.values, 'pdf')}
        />
      </DeskHead>
      {children}
      <DeskTabs
        label={t('tabs.label')}
        current={tab}
        tabs={TABS.map((name) => ({
          name,
          label: t(`tabs.${name}`),
          to: desk.pathTo({ tab: name === first ? '' : name }),
        }))}
      />
      {tab === 'overview' && <Summary desk={desk}>{(report) => <OverviewReport report={report} />}</Summary>}
      {tab === 'leads' && <Summary desk={desk}>{(report) => <LeadsReport report={report} />}</Summary>}
      {tab === 'views' && <Summary desk={desk}>{(report) => <ViewsReport report={report} />}</Summary>}
      {tab === 'listings' && <Listings desk={desk} />}
      {tab === 'compare' && <Compare desk={desk} />}
    </Desk>
  );
}

function Summary({ desk, children }: { desk: Address; children: (report: Overview) => ReactNode }) {
  const query = useQuery(overviewQuery(useApi(), desk.values));
  return (
    <>
      <Choices desk={desk} shown={query.data} />
      <FiguresState query={query}>{children}</FiguresState>
      <PlanWay error={query.error} />
    </>
  );
}

function Listings({ desk }: { desk: Address }) {
  const { t } = useTranslation('reports');
  const sort = SORTS.find((name) => name === desk.values.sort) ?? 'views';
  const list = useQuery(listingsQuery(useApi(), desk.values, { sort, page: desk.page }));
  const [chosen, setChosen] = useState<readonly string[]>(idsIn(desk.values.listings));
  return (
    <>
      <Choices desk={desk} shown={list.data}>
        <NativeSelect
          label={t('sort')}
          value={sort}
          onChange={({ currentTarget }) => desk.go({ sort: currentTarget.value })}
          data={SORTS.map((name) => ({ value: name, label: name === 'newest' ? t('newest') : t(`figures.${name}`) }))}
        />
      </Choices>
      <DeskList
        query={list}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={{ title: t('none'), text: t('noneText'), icon: <IconChartBar size={32} stroke={1.4} /> }}
      >
        {({ listings }) => (
          <ListingTable listings={listings} isStale={list.isPlaceholderData} chosen={chosen} onChoose={setChosen} />
        )}
      </DeskList>
      <PlanWay error={list.error} />
      <ChosenBar chosen={chosen} to={desk.pathTo({ tab: 'compare', listings: chosen.join(',') })} />
    </>
  );
}

function Compare({ desk }: { desk: Address }) {
  const { t } = useTranslation('reports');
  const ids = idsIn(desk.values.listings);
  const query = useQuery(comparisonQuery(useApi(), desk.values, ids));
  if (ids.length < COMPARED.least)
    return (
      <EmptyState as="h2" title={t('compare')} text={t('compareHint')} icon={<IconChartBar size={32} stroke={1.4} />}>
        <LinkButton look="outline" to={desk.pathTo({ tab: 'listings' })}>
          {t('toListings')}
        </LinkButton>
      </EmptyState>
    );
  return (
    <>
      <Choices desk={desk} shown={query.data} />
      <FiguresState query={query}>{(report) => <Comparison report={report} />}</FiguresState>
      <PlanWay error={query.error} />
      <div>
        <LinkButton look="outline" to={desk.pathTo({ tab: 'listings' })}>
          {t('toListings')}
        </LinkButton>
      </div>
    </>
  );
}

const idsIn = (text: string): string[] => text.split(',').filter(Boolean).slice(0, COMPARED.most);

const Choices = ({ desk, shown, children }: { desk: Address; shown: Days | undefined; children?: ReactNode }) => (
  <ChoiceRow set={[desk.values.timeframe, desk.values.sort].filter(Boolean).length}>
    <PeriodField values={desk.values} shown={shown} onChange={desk.go} />
    {children}
  </ChoiceRow>
);
