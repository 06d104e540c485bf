import { damascusClock } from '@diyar/api/rules/damascus-time';
import { drawnNow } from './drawn-now.ts';
import type { Lang } from './language.ts';

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

const numbers: Partial<Record<string, Intl.NumberFormat>> = {};

/** Latin digits with thousands separators in both languages: `12,500`. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  // Chromium makes a formatter for each `toLocaleString`: twenty times as long as one that is there.
  const key = JSON.stringify(options);
  numbers[key] ??= new Intl.NumberFormat('en-US', options);
  return numbers[key].format(value);
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

export type DateValue = string | number | Date | null | undefined;
export type DateStyle = 'long' | 'short' | 'weekday' | 'time' | 'clock';

/** `9:33 م`, `9:33 PM`: as people say it. */
function clock(local: Date, lang: Lang): string {
  const hour = local.getUTCHours();
  const minute = String(local.getUTCMinutes()).padStart(2, '0');
  const half = lang === 'ar' ? (hour < 12 ? 'ص' : 'م') : hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${minute} ${half}`;
}

/** A day in Damascus: `5 آذار 2026` / `5 March 2026`; `weekday` puts the day's name in front, `clock` is the time alone, `short` drops this year's number. */
export function formatDate(value: DateValue, lang: Lang, style: DateStyle = 'long', now = drawnNow()): string {
  if (value === null || value === undefined || value === '')
    return UNKNOWN_DATE[lang][style === 'short' ? 'short' : 'long'];
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return INVALID_DATE[lang];

  const local = damascusClock(date);
  if (style === 'clock') return clock(local, lang);
  const year = local.getUTCFullYear();
  const dayAndMonth = `${local.getUTCDate()} ${MONTHS[lang][local.getUTCMonth()]}`;
  const comma = lang === 'ar' ? '،' : ',';
  if (style === 'time') return `${dayAndMonth} ${year}${comma} ${clock(local, lang)}`;
  if (style === 'weekday') return `${WEEKDAYS[lang][local.getUTCDay()]}${comma} ${dayAndMonth} ${year}`;
  if (style === 'short' && year === damascusClock(now).getUTCFullYear()) return dayAndMonth;
  return `${dayAndMonth} ${year}`;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const YEAR_MONTHS = 12;

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** An instance per language and manner: a page of cards asks two dozen times. */
const relative: Partial<Record<string, Intl.RelativeTimeFormat>> = {};
const relativeIn = (lang: Lang, numeric: 'auto' | 'always') => {
  const key = lang + numeric;
  relative[key] ??= new Intl.RelativeTimeFormat(lang === 'ar' ? 'ar-u-nu-latn' : 'en', { numeric });
  return relative[key];
};

/**
 * `قبل يومين` / `2 days ago`: by the calendar of Damascus, so that "yesterday" is the day before, and in whole months and years.
 * Weeks and longer are always counted: what is a month ago was not "last month". Depends on the clock: only after hydration
 * (`DateText` takes care).
 */
export function formatRelative(value: DateValue, lang: Lang, now = new Date()): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return formatDate(value, lang);
  const [count, unit] = distance(date, now);
  const isNamed = unit === 'second' || unit === 'day';
  return relativeIn(lang, isNamed ? 'auto' : 'always').format(count, unit);
}

function distance(date: Date, now: Date): [count: number, unit: Unit] {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  if (Math.abs(seconds) < MINUTE_S) return [0, 'second'];
  if (Math.abs(seconds) < HOUR_S) return [Math.trunc(seconds / MINUTE_S), 'minute'];
  const [then, today] = [damascusClock(date), damascusClock(now)];
  const days = dayNumber(then) - dayNumber(today);
  if (days === 0) return [Math.trunc(seconds / HOUR_S), 'hour'];
  const months = wholeMonths(then, today);
  if (Math.abs(months) >= YEAR_MONTHS) return [Math.trunc(months / YEAR_MONTHS), 'year'];
  if (months !== 0) return [months, 'month'];
  return Math.abs(days) >= WEEK_DAYS ? [Math.trunc(days / WEEK_DAYS), 'week'] : [days, 'day'];
}

const dayNumber = (local: Date): number => Math.floor(local.getTime() / DAY_MS);

/** From one day to the other, towards nought: the 29th to the 26th of the month after next is one. */
function wholeMonths(then: Date, today: Date): number {
  const months =
    (then.getUTCFullYear() - today.getUTCFullYear()) * YEAR_MONTHS + then.getUTCMonth() - today.getUTCMonth();
  const rest = then.getUTCDate() - today.getUTCDate();
  if (months > 0 && rest < 0) return months - 1;
  return months < 0 && rest > 0 ? months + 1 : months;
}
