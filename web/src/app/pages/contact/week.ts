import { formatWeekday } from '#lib/format.ts';
import type { Lang } from '#lib/language.ts';
import type { Site } from '#lib/site.ts';

type Hours = Site['hours'][number];
export type WeekRow = { days: string; hours: Hours | undefined };

/** The week as people here count it, Saturday first. */
const WEEK = [6, 0, 1, 2, 3, 4, 5];

/** Days that follow each other with the same hours are one row. */
export function weekOf(hours: readonly Hours[], lang: Lang): WeekRow[] {
  const runs: { from: number; to: number; hours: Hours | undefined }[] = [];
  for (const day of WEEK) {
    const open = hours.find(({ days }) => days.includes(day));
    const last = runs.at(-1);
    if (last && last.hours?.open === open?.open && last.hours?.close === open?.close) last.to = day;
    else runs.push({ from: day, to: day, hours: open });
  }
  return runs.map(({ from, to, hours: open }) => ({
    days: [...new Set([from, to])].map((day) => formatWeekday(day, lang)).join(' – '),
    hours: open,
  }));
}

/** `09:00` as it is said: «9 صباحًا», `9 AM`. */
export function spokenTime(time: string, lang: Lang): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const said = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  if (lang === 'en') return `${said} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${said} ${hour < 12 ? 'صباحًا' : hour < 15 ? 'ظهرًا' : 'مساءً'}`;
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Damascus',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Hours that run at this moment in Damascus. */
export function openAt(hours: readonly Hours[], now: Date): Hours | undefined {
  const parts = Object.fromEntries(CLOCK.formatToParts(now).map(({ type, value }) => [type, value]));
  const time = `${parts.hour}:${parts.minute}`;
  const day = DAYS.indexOf(parts.weekday ?? '');
  return hours.find(({ days, open, close }) => days.includes(day) && open <= time && time < close);
}
