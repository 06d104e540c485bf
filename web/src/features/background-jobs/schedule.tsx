import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import type { Jobs } from './api.ts';
import css from './schedule.module.css';

/** A task in words; one this version does not know is called as the worker calls it. */
export function useTaskName(): (task: string) => string {
  const { t, i18n } = useTranslation('background-jobs');
  return (task) =>
    i18n.exists(`tasks.${task}`, { ns: 'background-jobs' })
      ? String(t(`tasks.${task}` as ParseKeys<'background-jobs'>))
      : task;
}

type Scheduled = Jobs['schedule'][number];

/** Jobs that begin by the clock, and when they did last. */
export function Schedule({ schedule }: Pick<Jobs, 'schedule'>) {
  const { t } = useTranslation('background-jobs');
  const taskName = useTaskName();
  const columns: Column<Scheduled>[] = [
    { key: 'task', header: t('task'), isName: true, cell: ({ task }) => taskName(task) },
    {
      key: 'last',
      header: t('lastRun'),
      onPhone: 'end',
      cell: ({ lastRunAt }) => (lastRunAt ? <DateText value={lastRunAt} relative /> : t('never')),
    },
  ];
  return (
    <details className={css.schedule}>
      <summary className={css.summary}>{t('scheduled')}</summary>
      <div className={css.frame}>
        <DeskTable label={t('scheduled')} columns={columns} rows={schedule} keyOf={({ task }) => task} />
      </div>
    </details>
  );
}
