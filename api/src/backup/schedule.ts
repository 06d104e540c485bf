const DAY_MS = 86_400_000;

/** The next moment at this hour (UTC), later than now. */
export function nextRun(now: Date, hour: number): Date {
  const today = new Date(now);
  today.setUTCHours(hour, 0, 0, 0);
  return today > now ? today : new Date(today.getTime() + DAY_MS);
}
