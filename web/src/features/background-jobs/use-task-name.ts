import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/** A task in words; one this version does not know is called as the worker calls it. */
export function useTaskName(): (task: string) => string {
  const { t, i18n } = useTranslation('background-jobs');
  return (task) =>
    i18n.exists(`tasks.${task}`, { ns: 'background-jobs' })
      ? String(t(`tasks.${task}` as ParseKeys<'background-jobs'>))
      : task;
}
