import type { z } from 'zod';
import type { Frequency } from './contract.ts';

type Often = z.infer<typeof Frequency>;
export interface Quiet {
  from: number;
  until: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Syria has kept UTC+3 all year since October 2022. */
const DAMASCUS = 3 * HOUR;
/** Digests come with the morning coffee; the week begins on Saturday (spec, section 9). */
const MORNING = 9;
const SATURDAY = 6;

/** The moment of a local day: its midnight plus hours, back in universal time. */
const dayOf = (at: number): number => Math.floor((at + DAMASCUS) / DAY) * DAY - DAMASCUS;
const hourOf = (at: number): number => Math.floor(((at + DAMASCUS) % DAY) / HOUR);

/** When something that happens now is told: at once, at the next full hour, at nine in the morning, on Saturday at nine. */
export function nextTelling(frequency: Often, now: number, quiet: Quiet | null): number {
  return afterQuiet(regular(frequency, now), quiet);
}

function regular(frequency: Often, now: number): number {
  if (frequency === 'instant') return now;
  if (frequency === 'hourly') return (Math.floor(now / HOUR) + 1) * HOUR;
  const today = dayOf(now) + MORNING * HOUR;
  const morning = today > now ? today : today + DAY;
  if (frequency === 'daily') return morning;
  const weekday = new Date(morning + DAMASCUS).getUTCDay();
  return morning + ((SATURDAY - weekday + 7) % 7) * DAY;
}

/** The moment itself, or the end of the quiet hours it falls into. */
export function afterQuiet(at: number, quiet: Quiet | null): number {
  if (!quiet || !isQuiet(hourOf(at), quiet)) return at;
  const end = dayOf(at) + quiet.until * HOUR;
  return end > at ? end : end + DAY;
}

const isQuiet = (hour: number, { from, until }: Quiet): boolean =>
  from < until ? hour >= from && hour < until : hour >= from || hour < until;
