import { useTranslation } from 'react-i18next';

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
