import type { OfficeProfile } from '@diyar/api/contracts/offices';
import { useTranslation } from 'react-i18next';
import { FIRST_DAY_OF_WEEK, formatWeekday } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import css from './opening-hours.module.css';

type Hours = OfficeProfile['hours'];
const WEEK = Array.from({ length: 7 }, (_, day) => (FIRST_DAY_OF_WEEK + day) % 7);

/** The week from Saturday; days that follow each other with the same hours share a line. */
export function OpeningHours({ hours }: { hours: Hours }) {
  const { t } = useTranslation('offices');
  const lang = useLang();
  return (
    <ul className={css.hours}>
      {spansOf(hours).map(({ from, to, times }) => (
        <li key={from} className={css.line}>
          <span>
            {from === to ? formatWeekday(from, lang) : `${formatWeekday(from, lang)} – ${formatWeekday(to, lang)}`}
          </span>
          {times ? <bdi dir="ltr">{times}</bdi> : <span className={css.closed}>{t('contact.closed')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** @returns first and last weekday of each run, and its hours (`09:00–18:00`), null where closed */
export function spansOf(hours: Hours): { from: number; to: number; times: string | null }[] {
  const spans: { from: number; to: number; times: string | null }[] = [];
  for (const weekday of WEEK) {
    const day = hours.find((hour) => hour.weekday === weekday);
    const times = day ? `${day.opens}–${day.closes}` : null;
    const last = spans.at(-1);
    if (last && last.times === times) last.to = weekday;
    else spans.push({ from: weekday, to: weekday, times });
  }
  return spans;
}
