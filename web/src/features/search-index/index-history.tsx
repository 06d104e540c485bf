import type { IndexAudit, IndexRebuild } from '@diyar/api/contracts/search-index';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { isOpen, searchIndexQuery } from './api.ts';

type Job = ({ kind: 'rebuild' } & IndexRebuild) | ({ kind: 'audit' } & IndexAudit);

const toneOf = (job: Job): Tone => (job.state === 'failed' ? 'danger' : isOpen(job) ? 'info' : 'success');

/** The last rebuilds and audits in one list, newest first. */
export function IndexHistory() {
  const { t } = useTranslation('search-index');
  const query = useQuery(searchIndexQuery(useApi()));
  const columns: Column<Job>[] = [
    {
      key: 'at',
      header: t('history.at'),
      isName: true,
      cell: ({ requestedAt }) => <DateText value={requestedAt} style="time" />,
    },
    { key: 'kind', header: t('history.kind'), onPhone: 'plain', cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'state',
      header: t('history.state'),
      onPhone: 'end',
      cell: (job) => (
        <>
          <Badge tone={toneOf(job)}>{t(`state.${job.state}`)}</Badge>
          {job.error && (
            <small dir="ltr" lang="en">
              {job.error}
            </small>
          )}
        </>
      ),
    },
    { key: 'what', header: t('history.what'), onPhone: 'plain', cell: (job) => outcomeOf(job, t) },
  ];
  return (
    <DeskList
      query={query}
      pageOf={({ rebuilds, audits }) => {
        const total = rebuilds.length + audits.length;
        return { number: 1, size: Math.max(total, 1), total };
      }}
      pathToPage={() => ''}
      empty={{ title: t('history.none'), text: t('history.noneText') }}
    >
      {({ rebuilds, audits }) => (
        <DeskTable
          label={t('history.title')}
          columns={columns}
          rows={merged(rebuilds, audits)}
          keyOf={({ kind, id }) => `${kind} ${id}`}
        />
      )}
    </DeskList>
  );
}

const merged = (rebuilds: IndexRebuild[], audits: IndexAudit[]): Job[] =>
  [
    ...rebuilds.map((rebuild) => ({ kind: 'rebuild' as const, ...rebuild })),
    ...audits.map((audit) => ({ kind: 'audit' as const, ...audit })),
  ].sort((a, b) => (a.requestedAt < b.requestedAt ? 1 : -1));

function outcomeOf(job: Job, t: TFunction<'search-index'>): string {
  if (job.kind === 'rebuild') return t('outcome.listings', { number: formatNumber(job.done) });
  const found = job.missing + job.extra + job.stale;
  const checked = t('outcome.checked', { number: formatNumber(job.checked) });
  return job.state === 'done' ? `${checked} · ${t('outcome.repaired', { number: formatNumber(found) })}` : checked;
}
