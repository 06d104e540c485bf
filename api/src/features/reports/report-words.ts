import type { Lang } from '#lib/endpoint.ts';
import type { FUNNEL } from './contract.ts';

type Words = {
  title: string;
  figures: Record<(typeof FUNNEL)[number], string>;
  answerTime: string;
  answered: string;
  noAnswers: string;
  before: string;
  views: string;
  most: string;
  funnel: string;
  agents: string;
  unassigned: string;
  listings: string;
  perDay: string;
  similar: string;
  none: string;
  more: string;
};

/** Words of a report on paper and in the mail, as the screen has them. */
export const REPORT_WORDS: Record<Lang, Words> = {
  ar: {
    title: 'تقرير المكتب',
    figures: {
      views: 'المشاهدات',
      reveals: 'طلبات الرقم',
      leads: 'الاستفسارات',
      viewings: 'المعاينات',
      done: 'معاينات تمّت',
    },
    answerTime: 'سرعة الرد الأول',
    answered: 'رُدّ على {answered} من {asked}',
    noAnswers: 'لا استفسارات في هذه المدة',
    before: 'قبلها: {n}',
    views: 'المشاهدات عبر الوقت',
    most: '{period}، أعلى عمود {n}',
    funnel: 'من المشاهدة إلى المعاينة',
    agents: 'من يردّ',
    unassigned: 'غير موكلة إلى أحد',
    listings: 'الإعلانات',
    perDay: 'في اليوم',
    similar: 'المشابهة',
    none: 'لا إعلانات بعد',
    more: 'هذه أول {n} إعلانًا من {total}. البقية في ملف الجدول.',
  },
  en: {
    title: 'Office report',
    figures: {
      views: 'Views',
      reveals: 'Number requests',
      leads: 'Inquiries',
      viewings: 'Viewings',
      done: 'Viewings done',
    },
    answerTime: 'First reply time',
    answered: '{answered} of {asked} answered',
    noAnswers: 'No inquiries in this period',
    before: 'Before: {n}',
    views: 'Views over time',
    most: '{period}, highest bar {n}',
    funnel: 'From view to viewing',
    agents: 'Who answers',
    unassigned: 'Assigned to nobody',
    listings: 'Listings',
    perDay: 'A day',
    similar: 'Similar',
    none: 'No listings yet',
    more: 'The first {n} listings of {total}. The others are in the spreadsheet.',
  },
};

const LOCALES = { ar: 'ar-SY-u-nu-latn', en: 'en-GB' } as const;

/** A day of a period, which has no hours: `24 November 2026`. */
export const dayInWords = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes as people say them, in the largest unit that they fill. */
export function durationInWords(minutes: number | null, lang: Lang): string {
  if (minutes === null) return '—';
  const formatUnit = (n: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(LOCALES[lang], { style: 'unit', unit, unitDisplay: 'long' }).format(n);
  if (minutes < HOUR) return formatUnit(minutes, 'minute');
  return minutes < 2 * DAY
    ? formatUnit(Math.round(minutes / HOUR), 'hour')
    : formatUnit(Math.round(minutes / DAY), 'day');
}

const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
export const numberInWords = (value: number): string => digits.format(value);
