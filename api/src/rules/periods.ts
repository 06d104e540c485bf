/** The report timeframes and quick ranges (spec, section 9). */
export const TIMEFRAMES = [
  'today',
  'week',
  'month',
  'quarter',
  'year',
  'last7',
  'last30',
  'last3months',
  'lastYear',
  'custom',
] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

/** Days in Damascus, `2026-03-05`, both included. */
export interface Period {
  from: string;
  to: string;
}

export const MOST_DAYS = 366;
const DAY_MS = 86_400_000;
/** The week starts on Saturday (spec, section 9); 0 is Sunday. */
const FIRST_WEEKDAY = 6;

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export const daysIn = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
export const shifted = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** The same day of an earlier month; its last day where that month is shorter. */
function monthsBefore(day: string, months: number): string {
  const date = dateOf(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return dayOf(first);
}

const weekOf = (day: string) => shifted(day, -((dateOf(day).getUTCDay() - FIRST_WEEKDAY + 7) % 7));
const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

const STARTS: Record<Exclude<Timeframe, 'custom'>, (today: string) => string> = {
  today: (today) => today,
  week: weekOf,
  month: monthOf,
  quarter: (today) => monthOf(monthsBefore(monthOf(today), (Number(today.slice(5, 7)) - 1) % 3)),
  year: (today) => `${today.slice(0, 4)}-01-01`,
  last7: (today) => shifted(today, -6),
  last30: (today) => shifted(today, -29),
  last3months: (today) => shifted(monthsBefore(today, 3), 1),
  lastYear: (today) => shifted(monthsBefore(today, 12), 1),
};

/** A timeframe up to today. */
export const periodOf = (timeframe: Exclude<Timeframe, 'custom'>, today: string): Period => ({
  from: STARTS[timeframe](today),
  to: today,
});

/** The last week that is over on this day, Saturday to Friday. */
export const lastWeekBefore = (today: string): Period => ({
  from: shifted(weekOf(today), -7),
  to: shifted(weekOf(today), -1),
});

/** As many days just before, for comparison. */
export const before = (period: Period): Period => ({
  from: shifted(period.from, -daysIn(period)),
  to: shifted(period.from, -1),
});

export const isPeriod = (period: Period): boolean => daysIn(period) >= 1 && daysIn(period) <= MOST_DAYS;

export type Step = 'day' | 'week' | 'month';
const STEP_STARTS: Record<Step, (day: string) => string> = { day: (day) => day, week: weekOf, month: monthOf };
/** About thirty columns are readable. */
export function stepOf(period: Period): Step {
  const days = daysIn(period);
  if (days <= 31) return 'day';
  return days <= 186 ? 'week' : 'month';
}

/** The first day of each step of a period; the first one begins with the period. */
export function stepsOf(period: Period): string[] {
  const step = stepOf(period);
  const starts = Array.from({ length: daysIn(period) }, (_, at) => startOfStep(shifted(period.from, at), period, step));
  return [...new Set(starts)];
}

function startOfStep(day: string, { from }: Period, step: Step): string {
  const start = STEP_STARTS[step](day);
  return start < from ? from : start;
}

type Figures<Name extends string> = Record<Name, number>;

/** Figures by day summed into the period's steps, those without any too. */
export function inSteps<Name extends string>(
  period: Period,
  names: readonly Name[],
  days: readonly ({ day: string } & Figures<Name>)[],
): ({ day: string } & Figures<Name>)[] {
  const step = stepOf(period);
  const none = () => Object.fromEntries(names.map((name) => [name, 0])) as Figures<Name>;
  const sums = new Map(stepsOf(period).map((start) => [start, none()]));
  for (const figures of days) {
    const sum = sums.get(startOfStep(figures.day, period, step));
    if (sum) for (const name of names) sum[name] += figures[name];
  }
  return [...sums].map(([day, figures]) => ({ day, ...figures }));
}
