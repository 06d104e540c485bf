import { type Period, stepOf, TIMEFRAMES, type Timeframe } from '@diyar/api/rules/periods';
import { formatDate } from '#lib/format.ts';
import type { Lang } from '#lib/language.ts';

/** How an address keeps a period. */
export const PERIOD_KEYS = ['timeframe', 'from', 'to'] as const;
export type PeriodValues = Record<(typeof PERIOD_KEYS)[number], string>;

export const USUAL_TIMEFRAME = 'last30' satisfies Timeframe;

export const timeframeOf = ({ timeframe, from, to }: PeriodValues): Timeframe =>
  TIMEFRAMES.find((known) => known === timeframe) ?? (from && to ? 'custom' : USUAL_TIMEFRAME);

/** What is asked of the server; a period of one's own is asked for when it has both its days. */
export function periodQuery(values: PeriodValues): { timeframe: Timeframe } & Partial<Period> {
  const timeframe = timeframeOf(values);
  if (timeframe !== 'custom') return { timeframe };
  const { from, to } = values;
  return from && to ? { timeframe, from, to } : { timeframe: USUAL_TIMEFRAME };
}

/** `2026-03` or a day of it as `آذار 2026`, `March 2026`. */
export const monthName = (day: string | undefined, lang: Lang): string =>
  day ? formatDate(`${day.slice(0, 7)}-15T12:00:00Z`, lang).replace(/^\d+ /, '') : '';

/** A step of a period by its first day, in a word. */
export const stepName = (day: string, period: Period, lang: Lang): string =>
  stepOf(period) === 'month' ? monthName(day, lang) : formatDate(day, lang, 'short');
