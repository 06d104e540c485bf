import type { OwnOffice } from '@diyar/api/contracts/own-office';
import { DAMASCUS_OFFSET } from '@diyar/api/rules/damascus-time';
import { NativeSelect, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FIRST_DAY_OF_WEEK, formatDate, formatWeekday } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';
import { PlainButton } from '#ui/link-button.tsx';
import css from './week-hours.module.css';

export type Hours = OwnOffice['hours'];
const WEEK = Array.from({ length: 7 }, (_, day) => (FIRST_DAY_OF_WEEK + day) % 7);
const ENDS = ['opens', 'closes'] as const;
const USUAL = { opens: '09:00', closes: '18:00' };

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);
/** An office may keep a time between two half hours from before. */
const timesWith = (time: string) => [...new Set([...HALF_HOURS, time])].sort();
/** A browser writes times in its own language, and cuts them: `10:00 A`. */
const clockOf = (time: string, lang: Lang) => formatDate(`2000-01-01T${time}:00${DAMASCUS_OFFSET}`, lang, 'clock');

type Props = { hours: Hours; isClosed: boolean; onChange: (hours: Hours) => void };

/** A line a day, from Saturday: open or not, and from when to when. */
export function WeekHours({ hours, isClosed, onChange }: Props) {
  const { t } = useTranslation('own-office');
  const lang = useLang();
  const on = (weekday: number) => hours.find((day) => day.weekday === weekday);
  const set = (weekday: number, times: { opens: string; closes: string } | null) =>
    onChange([...hours.filter((day) => day.weekday !== weekday), ...(times ? [{ ...times, weekday }] : [])]);
  const first = WEEK.map(on).find((day) => day !== undefined);

  return (
    <div>
      <ul className={css.week}>
        {WEEK.map((weekday) => {
          const day = on(weekday);
          const name = formatWeekday(weekday, lang);
          const isWrong = day && day.closes <= day.opens;
          return (
            <li key={weekday} className={css.day}>
              <Switch
                label={name}
                checked={day !== undefined}
                disabled={isClosed}
                onChange={({ currentTarget: { checked } }) => set(weekday, checked ? (first ?? USUAL) : null)}
              />
              {day ? (
                <div className={css.times}>
                  {ENDS.map((end) => (
                    <NativeSelect
                      key={end}
                      aria-label={t('hours.of', { day: name, end: t(`hours.${end}`) })}
                      value={day[end]}
                      disabled={isClosed}
                      error={Boolean(isWrong)}
                      data={timesWith(day[end]).map((value) => ({ value, label: clockOf(value, lang) }))}
                      onChange={({ currentTarget: { value } }) => set(weekday, { ...day, [end]: value })}
                    />
                  ))}
                  {isWrong && <p className={css.error}>{t('hours.wrong')}</p>}
                </div>
              ) : (
                <span className={css.closed}>{t('hours.closed')}</span>
              )}
            </li>
          );
        })}
      </ul>
      {!isClosed && first && hours.length < 7 && (
        <PlainButton
          look="plain"
          compact
          onClick={() => onChange(WEEK.map((weekday) => ({ ...(on(weekday) ?? first), weekday })))}
        >
          {t('hours.everyDay')}
        </PlainButton>
      )}
    </div>
  );
}
