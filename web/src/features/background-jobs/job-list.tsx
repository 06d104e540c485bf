import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { JOB_STATES, JOBS_KEY, type Job, type JobState, jobsQuery, retryJobs } from './api.ts';
import { Schedule, useTaskName } from './schedule.tsx';

type Props = {
  state: JobState;
  page: number;
  pathTo: (changes: { state?: string; page?: number }) => string;
};

/** The worker's jobs by state, another try for what failed, and when scheduled ones began last. */
export function JobList({ state, page, pathTo }: Props) {
  const { t } = useTranslation('background-jobs');
  const api = useApi();
  const client = useQueryClient();
  const taskName = useTaskName();
  const list = useQuery(jobsQuery(api, state, page));
  const retry = useMutation({
    mutationFn: (ids: string[]) => retryJobs(api, ids),
    onSuccess: ({ retried }) => toast.success(t('retried', { count: retried })),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS_KEY }),
  });
  const [asked, setAsked] = useState<string[]>();
  const columns: Column<Job>[] = [
    { key: 'task', header: t('task'), isName: true, cell: ({ task }) => taskName(task) },
    {
      key: 'tries',
      header: t('tries'),
      cell: ({ attempts, maxAttempts }) =>
        t('triesOf', { tries: formatNumber(attempts), most: formatNumber(maxAttempts) }),
    },
    { key: 'at', header: t(`at.${state}`), cell: ({ at }) => <DateText value={at} style="time" /> },
    ...(state === 'failed'
      ? [
          {
            key: 'fate',
            header: t('fate'),
            cell: ({ isGivenUp }: Job) => (
              <Badge tone={isGivenUp ? 'danger' : 'warning'}>{t(isGivenUp ? 'givenUp' : 'failsAgain')}</Badge>
            ),
          },
        ]
      : []),
    {
      key: 'error',
      header: t('error'),
      onPhone: 'below',
      cell: ({ error }) =>
        error && (
          <small dir="ltr" lang="en">
            {error}
          </small>
        ),
    },
    ...(state === 'failed'
      ? [
          {
            key: 'retry',
            header: t('retry'),
            isActions: true,
            cell: ({ id }: Job) => (
              <PlainButton
                look="outline"
                compact
                data-act="retry"
                disabled={retry.isPending}
                onClick={() => setAsked([id])}
              >
                {t('retry')}
              </PlainButton>
            ),
          },
        ]
      : []),
  ];
  const counts = list.data?.counts;
  const failed = state === 'failed' ? (list.data?.jobs ?? []) : [];
  return (
    <>
      <DeskTabs
        label={t('states.label')}
        current={state}
        tabs={JOB_STATES.map((name) => ({
          name,
          label: t(`states.${name}`),
          to: pathTo({ state: name === 'failed' ? '' : name }),
          ...(counts && { count: counts[name] }),
        }))}
      />
      <DeskList
        query={list}
        pageOf={(data) => data.page}
        pathToPage={(number) => pathTo({ page: number })}
        empty={{
          title: t(`none.${state}`),
          text: t('noneText'),
          icon: <IconCircleCheck size={32} stroke={1.4} />,
        }}
      >
        {({ jobs }) => (
          <DeskTable
            label={t(`states.${state}`)}
            columns={columns}
            rows={jobs}
            keyOf={({ id }) => id}
            isStale={list.isPlaceholderData}
          />
        )}
      </DeskList>
      {failed.length > 1 && (
        <div>
          <PlainButton look="outline" disabled={retry.isPending} onClick={() => setAsked(failed.map(({ id }) => id))}>
            {t('retryAll')}
          </PlainButton>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          look="primary"
          title={t('confirm.title', { count: asked.length })}
          text={t('confirm.text')}
          confirm={t('retry')}
          isBusy={retry.isPending}
          onConfirm={() => retry.mutate(asked, { onSettled: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {list.data && <Schedule schedule={list.data.schedule} />}
    </>
  );
}
