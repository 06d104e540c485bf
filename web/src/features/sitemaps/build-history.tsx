import type { SitemapBuild } from '@diyar/api/contracts/sitemaps';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { sitemapsQuery } from './api.ts';

const TONES: Record<SitemapBuild['state'], Tone> = {
  requested: 'neutral',
  building: 'info',
  done: 'success',
  failed: 'danger',
};

/** The last builds: when, by whom, and what came of them. */
export function BuildHistory() {
  const { t } = useTranslation('sitemaps');
  const query = useQuery(sitemapsQuery(useApi()));
  const columns: Column<SitemapBuild>[] = [
    {
      key: 'at',
      header: t('history.at'),
      isName: true,
      cell: ({ requestedAt }) => <DateText value={requestedAt} style="time" />,
    },
    {
      key: 'by',
      header: t('history.by'),
      onPhone: 'plain',
      cell: ({ origin, askedBy }) => (askedBy ? <bdi>{askedBy}</bdi> : t(`origin.${origin}`)),
    },
    { key: 'state', header: t('history.state'), onPhone: 'end', cell: (build) => <State build={build} /> },
    { key: 'written', header: t('history.written'), cell: (build) => writtenOf(build) },
    { key: 'urls', header: t('history.urls'), cell: ({ urls }) => formatNumber(urls) },
  ];
  return (
    <DeskList
      query={query}
      pageOf={({ builds }) => ({ number: 1, size: Math.max(builds.length, 1), total: builds.length })}
      pathToPage={() => ''}
      empty={{ title: t('history.none'), text: t('history.noneText') }}
    >
      {({ builds }) => <DeskTable label={t('history.title')} columns={columns} rows={builds} keyOf={({ id }) => id} />}
    </DeskList>
  );
}

function State({ build: { state, error } }: { build: SitemapBuild }) {
  const { t } = useTranslation('sitemaps');
  return (
    <>
      <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      {error && (
        <small dir="ltr" lang="en">
          {error}
        </small>
      )}
    </>
  );
}

const writtenOf = ({ written, total }: SitemapBuild) =>
  total === null ? '—' : `${formatNumber(written)} / ${formatNumber(total)}`;
