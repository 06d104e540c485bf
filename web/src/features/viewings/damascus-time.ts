import { DAMASCUS_OFFSET, damascusClock } from '@diyar/api/rules/damascus-time';
import { formatDate, formatWeekday } from '#lib/format.ts';
import type { Lang } from '#lib/language.ts';

/** A day and an hour as read in Damascus (`2026-12-01`, `16:30`) as a moment, wherever the device is. */
export const momentOf = (day: string, hour: string): string =>
  new Date(`${day}T${hour}:00${DAMASCUS_OFFSET}`).toISOString();

/** The other way: what the two fields of a form show for a moment. */
export function fieldsOf(moment: string | Date): { day: string; hour: string } {
  const local = damascusClock(new Date(moment)).toISOString();
  return { day: local.slice(0, 10), hour: local.slice(11, 16) };
}

/** `الاثنين 30 تشرين الثاني`, `Monday 30 November`: the year only where it is another one, so that the stage fits beside it on a phone. */
export const dayNamed = (moment: string, lang: Lang): string =>
  `${formatWeekday(new Date(fieldsOf(moment).day).getUTCDay(), lang)} ${formatDate(moment, lang, 'short')}`;
