import type { Db } from '@diyar/db';
import { calendarAdd, type SubscriptionRow } from './queries.ts';

const DAY_MS = 86_400_000;
export const MONTHS = { monthly: 1, yearly: 12 } as const;

/** A stretch of time that was paid for. */
export interface PaidPeriod {
  cents: number;
  priceId: string | null;
  startsAt: Date;
  endsAt: Date;
}

/** The period that runs, and the one that is paid for after it: from its beginning on that is the running one. */
export function periodsOf(live: SubscriptionRow, now: Date): { running: PaidPeriod; ahead: PaidPeriod | null } {
  const { ahead_at: at, ends_at: endsAt } = live;
  const first = { cents: live.cents, priceId: live.price_id, startsAt: live.starts_at, endsAt: at ?? endsAt };
  if (at === null) return { running: first, ahead: null };
  const second = { cents: live.ahead_cents ?? 0, priceId: live.ahead_price_id, startsAt: at, endsAt };
  return at > now ? { running: first, ahead: second } : { running: second, ahead: null };
}

/**
 * What a period that is left for a better one is still worth, a begun cent whole. The day that has begun goes along: the better one
 * counts from its beginning, so that no hour is paid for twice, and none is free.
 */
export function unusedOf({ cents, startsAt, endsAt }: PaidPeriod, now: Date): { cents: number; from: Date } {
  const days = Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS);
  const left = Math.min(days, Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS)));
  const from = Math.max(startsAt.getTime(), endsAt.getTime() - left * DAY_MS);
  return { cents: Math.ceil((cents * left) / Math.max(1, days)), from: new Date(from) };
}

interface Term {
  anchorAt: Date;
  /** From the anchor to the end of the period. */
  months: number;
  startsAt: Date;
  endsAt: Date;
}

export async function periodFrom(db: Db, from: Date, period: keyof typeof MONTHS): Promise<Term> {
  const months = MONTHS[period];
  return { anchorAt: from, months, startsAt: from, endsAt: await calendarAdd(db, from, months) };
}

/** The next one, counted from the same anchor so that a short month does not move the day for good. */
export async function periodAfter(db: Db, live: SubscriptionRow, period: keyof typeof MONTHS): Promise<Term> {
  if (live.months === 0) return periodFrom(db, live.ends_at, period);
  const months = live.months + MONTHS[period];
  const endsAt = await calendarAdd(db, live.anchor_at, months);
  return { anchorAt: live.anchor_at, months, startsAt: live.ends_at, endsAt };
}
