import type { Lang } from './language.ts';

const TIME_ZONE = 'Asia/Damascus';

/** Levantine names: browsers disagree on which Arabic months they know, so ours are written out. */
const MONTHS: Record<Lang, readonly string[]> = {
  ar: [
    'كانون الثاني',
    'شباط',
    'آذار',
    'نيسان',
    'أيار',
    'حزيران',
    'تموز',
    'آب',
    'أيلول',
    'تشرين الأول',
    'تشرين الثاني',
    'كانون الأول',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

const WEEKDAYS: Record<Lang, readonly string[]> = {
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/** The week starts on Saturday (spec section 9); 0 is Sunday, as in `Date`. @public: for the first calendar */
export const FIRST_DAY_OF_WEEK = 6;

/** A weekday's name; 0 is Sunday. */
export const formatWeekday = (day: number, lang: Lang): string => WEEKDAYS[lang][day] ?? '';

export const INVALID_DATE: Record<Lang, string> = { ar: 'تاريخ غير صالح', en: 'Invalid date' };
export const UNKNOWN_DATE: Record<Lang, { long: string; short: string }> = {
  ar: { long: 'تاريخ غير معروف', short: 'غير محدد' },
  en: { long: 'Unknown date', short: 'N/A' },
};

/** Latin digits with thousands separators in both languages: `12,500`. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  // Engines keep the formatter behind a plain `toLocaleString`; one made here for each number was a tenth of drawing a page.
  return value.toLocaleString('en-US', options);
}

/** Dollars as each language reads them: `$85,000` / `85,000 $`; cents only when there are any. */
export function formatMoney(dollars: number, lang: Lang): string {
  const cents = Number.isInteger(dollars) ? undefined : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const amount = formatNumber(Math.abs(dollars), cents);
  const sign = dollars < 0 ? '-' : '';
  return lang === 'ar' ? `${sign}${amount} $` : `${sign}$${amount}`;
}

/** Keeps an amount in its own order inside right-to-left text. */
export const isolate = (text: string): string => `\u2066${text}\u2069`;

/** `$85K`, `1.2M $`: for pins and tight places. */
export function formatMoneyShort(dollars: number, lang: Lang): string {
  const amount = formatNumber(dollars, { notation: 'compact', maximumFractionDigits: dollars < 10_000_000 ? 1 : 0 });
  return lang === 'ar' ? `${amount} $` : `$${amount}`;
}

export type DateValue = string | number | Date | null | undefined;
export type DateStyle = 'long' | 'short' | 'weekday' | 'time';

type Parts = { year: string; month: number; day: string; weekday: number; hour: string; minute: string };

const PARTS: Intl.DateTimeFormatOptions = {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** Made when it is first asked for: it takes a phone 40 ms, and a page's code should start sooner. */
let damascus: Intl.DateTimeFormat | undefined;

function partsIn(date: Date): Parts {
  damascus ??= new Intl.DateTimeFormat('en-US', PARTS);
  const found = Object.fromEntries(damascus.formatToParts(date).map(({ type, value }) => [type, value]));
  return {
    year: found.year ?? '',
    month: Number(found.month) - 1,
    day: found.day ?? '',
    weekday: WEEKDAYS.en.indexOf(found.weekday ?? ''),
    hour: found.hour ?? '',
    minute: found.minute ?? '',
  };
}

/** `9:33 م`, `9:33 PM`: as people say it. */
const clock = (hour: number, minute: string, lang: Lang): string =>
  `${hour % 12 || 12}:${minute} ${lang === 'ar' ? (hour < 12 ? 'ص' : 'م') : hour < 12 ? 'AM' : 'PM'}`;

/** A day in Damascus: `5 آذار 2026` / `5 March 2026`; `weekday` puts the day's name in front, `short` drops this year's number. */
export function formatDate(value: DateValue, lang: Lang, style: DateStyle = 'long', now = new Date()): string {
  if (value === null || value === undefined || value === '')
    return UNKNOWN_DATE[lang][style === 'short' ? 'short' : 'long'];
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return INVALID_DATE[lang];

  const { year, month, day, weekday, hour, minute } = partsIn(date);
  const dayAndMonth = `${day} ${MONTHS[lang][month]}`;
  if (style === 'time')
    return `${dayAndMonth} ${year}${lang === 'ar' ? '،' : ','} ${clock(Number(hour), minute, lang)}`;
  if (style === 'weekday') return `${WEEKDAYS[lang][weekday]}${lang === 'ar' ? '،' : ','} ${dayAndMonth} ${year}`;
  if (style === 'short' && year === partsIn(now).year) return dayAndMonth;
  return `${dayAndMonth} ${year}`;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** An instance per language: a page of cards asks two dozen times. */
const relative: Partial<Record<Lang, Intl.RelativeTimeFormat>> = {};
const relativeIn = (lang: Lang) => {
  relative[lang] ??= new Intl.RelativeTimeFormat(lang === 'ar' ? 'ar-u-nu-latn' : 'en', { numeric: 'auto' });
  return relative[lang];
};

/** `قبل يومين` / `2 days ago`. Depends on the clock: only after hydration (`DateText` takes care). */
export function formatRelative(value: DateValue, lang: Lang, now = new Date()): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return formatDate(value, lang);
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1];
  return relativeIn(lang).format(unit === 'second' ? 0 : Math.trunc(seconds / size), unit);
}
