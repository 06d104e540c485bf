import type { Db } from '@diyar/db';
import { z } from 'zod';
import { isPeriod, type Period, periodOf, TIMEFRAMES, type Timeframe } from '#rules/periods.ts';
import { AppError } from './errors.ts';

/** What every report can be asked for: a timeframe, or `custom` with both days. */
export const PeriodQuery = z.strictObject({
  timeframe: z.enum(TIMEFRAMES).optional(),
  /** Days in Damascus, both included, a year at most. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

type Asked = { timeframe?: Timeframe | undefined; from?: string | undefined; to?: string | undefined };

/**
 * Two days without a timeframe are a period of their own; nothing at all is the last 30 days.
 * @throws AppError period_invalid (400)
 */
export async function askedPeriod(db: Db, { timeframe, from, to }: Asked): Promise<Period> {
  if (timeframe === 'custom' || (timeframe === undefined && from && to)) {
    const period = { from: from ?? '', to: to ?? '' };
    if (!from || !to || !isPeriod(period)) throw new AppError('period_invalid', 400).on('from');
    return period;
  }
  return periodOf(timeframe ?? 'last30', await todayInDamascus(db));
}

export async function todayInDamascus(db: Db): Promise<string> {
  const { rows } = await db.raw<{ rows: { today: string }[] }>(
    `select to_char(app_now() at time zone 'Asia/Damascus', 'YYYY-MM-DD') as today`,
  );
  return rows[0]?.today ?? '';
}

const startOf = (day: string) => `(${day})::timestamp at time zone 'Asia/Damascus'`;
/** SQL: a moment lies in the period of the bindings `:from` and `:to`. */
export const inPeriod = (column: string): string =>
  `${column} >= ${startOf(':from::date')} and ${column} < ${startOf(':to::date + 1')}`;
/** SQL: a moment's day, `2026-03-05`. */
export const dayText = (column: string): string => `to_char(${column} at time zone 'Asia/Damascus', 'YYYY-MM-DD')`;
