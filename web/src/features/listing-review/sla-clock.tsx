import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';

const MINUTE = 60_000;
/** So near to the end of the promised 24 hours a listing comes first. */
const SOON_MINUTES = 4 * 60;

/** Rest of the 24 hours that owners are promised, or how long they have been over. */
export function SlaClock({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('listing-review');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);

  const minutes = Math.floor((Date.parse(dueAt) - now) / MINUTE);
  const isLate = minutes < 0;
  const size = Math.abs(minutes);
  const length = size < 60 ? t('clock.minutes', { minutes: size }) : t('clock.hours', hoursOf(size));
  return (
    <Badge tone={isLate ? 'danger' : minutes < SOON_MINUTES ? 'warning' : 'neutral'}>
      <time dateTime={dueAt}>{t(isLate ? 'clock.late' : 'clock.left', { length })}</time>
    </Badge>
  );
}

/** Beyond two days the minutes say nothing. */
const hoursOf = (minutes: number) => ({
  hours: Math.floor(minutes / 60),
  minutes: String(minutes % 60).padStart(2, '0'),
});
