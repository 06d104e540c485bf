const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Syria has kept UTC+3 all year since October 2022. */
const DAMASCUS = 3 * HOUR;

/** Hours of a day in Damascus in which somebody wants to be left alone; over midnight where `until` is the smaller. */
export interface Quiet {
  from: number;
  until: number;
}

/** Midnight in Damascus of the day that a moment belongs to, in universal time. */
export const dayOf = (at: number): number => Math.floor((at + DAMASCUS) / DAY) * DAY - DAMASCUS;
const hourOf = (at: number): number => Math.floor(((at + DAMASCUS) % DAY) / HOUR);
export const weekdayOf = (at: number): number => new Date(at + DAMASCUS).getUTCDay();

/** The moment itself, or the end of the quiet hours it falls into. */
export function afterQuiet(at: number, quiet: Quiet | null): number {
  if (!quiet || !isQuiet(hourOf(at), quiet)) return at;
  const end = dayOf(at) + quiet.until * HOUR;
  return end > at ? end : end + DAY;
}

const isQuiet = (hour: number, { from, until }: Quiet): boolean =>
  from < until ? hour >= from && hour < until : hour >= from || hour < until;
