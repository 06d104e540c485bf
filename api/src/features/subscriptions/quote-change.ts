import type { Db } from '@diyar/db';
import { appNow } from '../../lib/app-now.ts';
import { AppError } from '../../lib/errors.ts';
import { type PlanDetails, planByCode } from '../plans/index.ts';
import { calendarAdd, type SubscriptionRow } from './queries.ts';

const DAY_MS = 86_400_000;
const MONTHS = { monthly: 1, yearly: 12 } as const;

export type PricedPlan = PlanDetails & {
  price_id: string;
  cents: number;
  family: NonNullable<PlanDetails['family']>;
  period: NonNullable<PlanDetails['period']>;
};

/** What becomes of a subscription when a plan is chosen now; a downgrade waits for the end of the period. */
export interface Quote {
  change: 'activation' | 'renewal' | 'upgrade' | 'downgrade';
  plan: PricedPlan;
  /** Of what the running period cost, for the days of it that have not begun. */
  unusedCents: number;
  /** A month's price that the used days of a year are counted by; null: a day costs its share of what was paid. */
  usedAtCents: number | null;
  /** Taken from the credit now; below zero: given back to it. */
  dueCents: number;
  anchorAt: Date;
  /** From the anchor to the end of the period. */
  months: number;
  startsAt: Date;
  endsAt: Date;
}

/** A plan that can be bought; one's own that has ended goes on in its days of grace. @throws AppError plan_not_found (404), plan_not_offered (409) */
export async function offeredPlan(db: Db, code: string, live?: SubscriptionRow): Promise<PricedPlan> {
  const plan = await planByCode(db, code);
  if (!plan?.family) throw new AppError('plan_not_found', 404);
  const isOwn = live?.status === 'expired' && live.plan_code === code;
  if (!isPriced({ ...plan, is_active: plan.is_active || isOwn })) throw new AppError('plan_not_offered', 409);
  return plan as PricedPlan;
}

export const isPriced = (plan: PlanDetails): plan is PricedPlan =>
  plan.is_active && plan.family !== null && plan.period !== null && plan.price_id !== null && plan.cents !== null;

/** More is given from the first day; anything else begins with the next period. */
export const isUpgrade = (
  from: Pick<PricedPlan, 'family' | 'period'>,
  to: Pick<PricedPlan, 'family' | 'period'>,
): boolean =>
  (from.family === 'standard' && to.family === 'premium') ||
  (from.family === to.family && from.period === 'monthly' && to.period === 'yearly');

/** To the cent, half a cent up; a day that has begun counts as used no more than it must: it is the buyer's. */
export function unusedDaysOf(
  { cents, starts_at, ends_at }: Pick<SubscriptionRow, 'cents' | 'starts_at' | 'ends_at'>,
  now: Date,
) {
  const days = Math.round((ends_at.getTime() - starts_at.getTime()) / DAY_MS);
  const left = Math.min(days, Math.max(0, Math.ceil((ends_at.getTime() - now.getTime()) / DAY_MS)));
  return Math.floor((cents * left * 2 + days) / (days * 2));
}

/**
 * What comes back of the running period. Of a year that is left early the months begun cost what single ones did when it was bought,
 * the last of them by its days, as if it had been months from the start: a year is no cheaper way to some months.
 */
export async function unusedOf(db: Db, live: SubscriptionRow, now: Date): Promise<number> {
  const cents = live.monthly_cents;
  if (cents === null) return unusedDaysOf(live, now);
  let used = 0;
  let starts_at = live.starts_at;
  for (let month = 1; starts_at < now && starts_at < live.ends_at; month++) {
    const ends_at = await calendarAdd(db, live.starts_at, month);
    used += cents - unusedDaysOf({ cents, starts_at, ends_at }, now);
    starts_at = ends_at;
  }
  return Math.max(0, live.cents - used);
}

/**
 * The one place that knows what a choice costs and when it begins: prices, the impact shown and the act itself ask here.
 * @throws AppError plan_not_found (404), plan_not_offered, plan_is_current (409)
 */
export async function quoteChange(
  db: Db,
  { live, code }: { live: SubscriptionRow | undefined; code: string },
): Promise<Quote> {
  return quotePlan(db, live, await offeredPlan(db, code, live));
}

/** @throws AppError plan_is_current (409) */
export async function quotePlan(db: Db, live: SubscriptionRow | undefined, plan: PricedPlan): Promise<Quote> {
  const now = await appNow(db);
  const whole = { plan, unusedCents: 0, usedAtCents: null, dueCents: plan.cents };
  if (!live) return { change: 'activation', ...whole, ...(await periodFrom(db, now, plan)) };
  if (live.status === 'expired') return { change: 'renewal', ...whole, ...(await periodAfter(db, live, plan)) };
  if (live.plan_code === plan.code && live.next_plan_code === null) throw new AppError('plan_is_current', 409);
  const running = await planByCode(db, live.plan_code);
  if (live.plan_code !== plan.code && isUpgrade(running as PricedPlan, plan)) {
    const unusedCents = await unusedOf(db, live, now);
    const period = await periodFrom(db, now, plan);
    const usedAtCents = live.monthly_cents;
    return { change: 'upgrade', plan, unusedCents, usedAtCents, dueCents: plan.cents - unusedCents, ...period };
  }
  return {
    change: 'downgrade',
    plan,
    unusedCents: 0,
    usedAtCents: null,
    dueCents: 0,
    ...(await periodAfter(db, live, plan)),
  };
}

type Period = Pick<Quote, 'anchorAt' | 'months' | 'startsAt' | 'endsAt'>;

async function periodFrom(db: Db, from: Date, { period }: PricedPlan): Promise<Period> {
  const months = MONTHS[period];
  return { anchorAt: from, months, startsAt: from, endsAt: await calendarAdd(db, from, months) };
}

/** The next one, counted from the same anchor so that a short month does not move the day for good. */
export async function periodAfter(db: Db, live: SubscriptionRow, { period }: PricedPlan): Promise<Period> {
  if (live.months === 0) return periodFrom(db, live.ends_at, { period } as PricedPlan);
  const months = live.months + MONTHS[period];
  const endsAt = await calendarAdd(db, live.anchor_at, months);
  return { anchorAt: live.anchor_at, months, startsAt: live.ends_at, endsAt };
}
