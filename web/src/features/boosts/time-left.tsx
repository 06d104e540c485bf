import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { DateText } from '#ui/date-text.tsx';
import type { Boost } from './api.ts';
import css from './boosts.module.css';

const HOUR = 3_600;

/** How long it still runs and until when, or when it begins. */
export function TimeLeft({ boost: { status, remainingTime, startsAt, endsAt, duration } }: { boost: Boost }) {
  const { t } = useTranslation('boosts');
  if (status === 'pending') {
    return (
      <span className={css.lines}>
        {t('left.starts')} <DateText value={startsAt} style="time" />
      </span>
    );
  }
  const hours = Math.floor(remainingTime / HOUR);
  const days = Math.floor(hours / 24);
  const count = (key: 'days' | 'hours', n: number) => t(`left.${key}`, { count: n, value: formatNumber(n) });
  const left = days > 0 ? count('days', days) : hours > 0 ? count('hours', hours) : t('left.soon');
  return (
    <span className={css.lines}>
      <strong>{left}</strong>
      <Progress w={120} size="sm" value={(remainingTime / (duration * 24 * HOUR)) * 100} aria-hidden="true" />
      <span className={css.note}>
        {t('left.until')} <DateText value={endsAt} style="time" />
      </span>
    </span>
  );
}
