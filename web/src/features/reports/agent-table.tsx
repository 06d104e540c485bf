import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import type { Overview } from './api.ts';
import css from './report.module.css';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes as people say them, in the largest unit that they fill. */
export function useDuration(): (minutes: number | null) => string {
  const { t } = useTranslation('reports');
  return (minutes) => {
    if (minutes === null) return '—';
    if (minutes < HOUR) return t('minutes', { count: minutes });
    if (minutes < 2 * DAY) return t('hours', { count: Math.round(minutes / HOUR) });
    return t('days', { count: Math.round(minutes / DAY) });
  };
}

type Agent = Overview['agents'][number];

/** Who answers inquiries, how many and how fast. */
export function AgentTable({ agents }: Pick<Overview, 'agents'>) {
  const { t } = useTranslation('reports');
  const duration = useDuration();
  if (agents.length === 0) return null;
  const columns: Column<Agent>[] = [
    {
      key: 'name',
      header: t('agent'),
      isName: true,
      cell: ({ name }) => (name === null ? t('unassigned') : <bdi>{name}</bdi>),
    },
    {
      key: 'asked',
      header: t('figures.leads'),
      cell: ({ asked, answered }) => t('answered', { answered: formatNumber(answered), asked: formatNumber(asked) }),
    },
    { key: 'time', header: t('answerTime'), cell: ({ medianMinutes }) => duration(medianMinutes) },
    { key: 'viewings', header: t('figures.viewings'), cell: ({ viewings }) => formatNumber(viewings) },
    { key: 'done', header: t('figures.done'), cell: ({ done }) => formatNumber(done) },
  ];
  return (
    <section aria-label={t('agents')}>
      <h2 className={css.heading}>{t('agents')}</h2>
      <DeskTable label={t('agents')} columns={columns} rows={agents} keyOf={({ id }) => id ?? ''} />
    </section>
  );
}
