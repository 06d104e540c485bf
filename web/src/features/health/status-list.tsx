import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { Badge } from '#ui/badge.tsx';
import { DeskFrame, ListSkeleton } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { type Part, type Status, statusQuery } from './api.ts';
import { PartFigures } from './part-figures.tsx';

const TONES = { act: 'danger', look: 'warning', well: 'success' } as const;
const ORDER = Object.keys(TONES);

/** Every part of the site, the ones that need somebody first. */
export function StatusList() {
  const { t } = useTranslation('health');
  const { data, error, refetch } = useQuery(statusQuery(useApi()));
  if (data) return <Parts {...data} />;
  if (error) return <FailedPanel title={t('failedToLoad')} error={error} onRetry={() => refetch()} />;
  return <ListSkeleton />;
}

function Parts({ parts, at }: Status) {
  const { t } = useTranslation('health');
  const columns: Column<Part>[] = [
    { key: 'part', header: t('part'), isName: true, cell: ({ part }) => t(`parts.${part}`) },
    {
      key: 'state',
      header: t('state'),
      onPhone: 'end',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      key: 'figures',
      header: t('figures'),
      onPhone: 'below',
      cell: (part) => (
        <>
          <PartFigures part={part} at={at} />
          {part.state !== 'well' && <div>{t(`hints.${part.part}`)}</div>}
        </>
      ),
    },
  ];
  const rows = [...parts].sort((first, second) => ORDER.indexOf(first.state) - ORDER.indexOf(second.state));
  return (
    <DeskFrame>
      <DeskTable label={t('tab')} columns={columns} rows={rows} keyOf={({ part }) => part} />
    </DeskFrame>
  );
}
