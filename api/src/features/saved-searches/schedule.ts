import type { z } from 'zod';
import { afterQuiet, dayOf, type Quiet, weekdayOf } from '#lib/quiet-hours.ts';
import type { Frequency } from './contract.ts';

type Often = z.infer<typeof Frequency>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Digests come with the morning coffee; the week begins on Saturday (spec, section 9). */
const MORNING = 9;
const SATURDAY = 6;

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
  return morning + ((SATURDAY - weekdayOf(morning) + 7) % 7) * DAY;
}
