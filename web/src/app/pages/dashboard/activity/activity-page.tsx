import { NativeSelect } from '@mantine/core';
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActivityChart } from '#features/user-activity/activity-chart.tsx';
import {
  ACTIVITIES,
  ACTIVITY_KEYS,
  activityQuery,
  activityTable,
  TYPES,
  type UserActivity,
} from '#features/user-activity/api.ts';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Seo } from '#lib/seo.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { ChoiceRow } from '#ui/desk/choice-row.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { ExportMenu } from '#ui/desk/export-menu.tsx';
import { FiguresState } from '#ui/desk/figures-state.tsx';
import { PeriodField } from '#ui/desk/period-field.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';

const SHOWN = ['people', 'newUsers', 'listings', 'leadsSent'] as const;

/** A period in four figures. */
function ActivityFigures({ totals }: { totals: UserActivity['totals'] }) {
  const { t } = useTranslation('user-activity');
  const names = { people: t('people'), newUsers: t('newUsers'), listings: t('listings'), leadsSent: t('leadsSent') };
  return <FigureStrip figures={SHOWN.map((key) => ({ key, name: names[key], number: formatNumber(totals[key]) }))} />;
}

type Person = UserActivity['people'][number];

/** What people did in a period, and who did most of it. */
export function Page() {
  const { t } = useTranslation(['user-activity', 'desk']);
  const desk = useDeskParams(ACTIVITY_KEYS);
  const api = useApi();
  const report = useQuery(activityQuery(api, desk.values, desk.page));

  const columns: Column<Person>[] = [
    {
      key: 'user',
      header: t('user'),
      isName: true,
      cell: ({ id, name, office }) => (
        <>
          <AppLink to={`/dashboard/admin/users?open=${id}`}>
            <bdi>{name}</bdi>
          </AppLink>
          {office && (
            <>
              {' · '}
              <bdi>{office}</bdi>
            </>
          )}
        </>
      ),
    },
    { key: 'type', header: t('type'), onPhone: 'plain', cell: ({ type }) => t(`types.${type}`) },
    ...ACTIVITIES.map((activity) => ({
      key: activity,
      header: t(activity),
      cell: (person: Person) => (person[activity] > 0 ? formatNumber(person[activity]) : null),
    })),
    {
      key: 'seen',
      header: t('lastSeen'),
      onPhone: 'end',
      cell: ({ lastSeenAt }) => (lastSeenAt ? <DateText value={lastSeenAt} style="short" /> : t('never')),
    },
  ];

  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/admin/activity" noindex />
      <DeskHead title={t('title')}>
        <ExportMenu fileName="diyar-user-activity" fetch={(format) => activityTable(api, desk.values, format)} />
      </DeskHead>
      <ChoiceRow set={[desk.values.timeframe, desk.values.type, desk.values.sort].filter(Boolean).length}>
        <PeriodField values={desk.values} shown={report.data} onChange={desk.go} />
        <NativeSelect
          label={t('type')}
          value={desk.values.type}
          onChange={({ currentTarget }) => desk.go({ type: currentTarget.value })}
          data={[{ value: '', label: t('desk:all') }, ...TYPES.map((value) => ({ value, label: t(`types.${value}`) }))]}
        />
        <NativeSelect
          label={t('sort')}
          value={desk.values.sort || 'listings'}
          onChange={({ currentTarget }) => desk.go({ sort: currentTarget.value })}
          data={ACTIVITIES.map((value) => ({ value, label: t(value) }))}
        />
      </ChoiceRow>
      {report.data && (
        <FiguresState query={report}>
          {(activity) => (
            <>
              <ActivityFigures totals={activity.totals} />
              <ActivityChart activity={activity} />
            </>
          )}
        </FiguresState>
      )}
      <DeskList
        query={report}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        cleared={desk.isFiltered ? desk.cleared : undefined}
        empty={{ title: t('emptyTitle'), text: t('emptyText'), icon: <IconActivity size={32} stroke={1.4} /> }}
      >
        {({ people }) => (
          <DeskTable
            label={t('title')}
            columns={columns}
            rows={people}
            keyOf={({ id }) => id}
            isStale={report.isPlaceholderData}
          />
        )}
      </DeskList>
    </Desk>
  );
}
