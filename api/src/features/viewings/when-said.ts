import type { Lang } from '#lib/endpoint.ts';
import { DAMASCUS_ZONE } from '#rules/damascus-time.ts';

const HALVES = { ar: ['ص', 'م'], en: ['AM', 'PM'] } as const;
const LOCALE = { ar: 'ar-SY-u-nu-latn', en: 'en-GB' } as const;

/** `الثلاثاء 1 كانون الأول، 9:33 م`: the months as Syria names them, the hour as people say it. */
export function inDamascus(moment: Date, lang: Lang): string {
  const timeZone = DAMASCUS_ZONE;
  const day = new Intl.DateTimeFormat(LOCALE[lang], { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hours = '', minutes = ''] = clock.format(moment).split(':');
  const hour = Number(hours);
  const half = HALVES[lang][hour < 12 ? 0 : 1];
  // Engines put a comma behind the weekday or leave it out.
  const date = day.format(moment).replace(/[,،]/, '');
  return `${date}${lang === 'ar' ? '،' : ','} ${hour % 12 || 12}:${minutes} ${half}`;
}

/** Blanks of a notification's sentence about a viewing. */
export const whenSaid = (moment: Date) => ({ whenAr: inDamascus(moment, 'ar'), whenEn: inDamascus(moment, 'en') });
