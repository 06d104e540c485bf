import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import { AppError } from '#lib/errors.ts';
import { type PlanDetails, planByCode } from '../plans/index.ts';
import { MONTHS, periodAfter, periodFrom, periodsOf, unusedOf } from './periods.ts';
import type { SubscriptionRow } from './queries.ts';

export type PricedPlan = PlanDetails & {
  price_id: string;
  cents: number;
  family: NonNullable<PlanDetails['family']>;
  period: NonNullable<PlanDetails['period']>;
};

/** What becomes of a subscription when a plan is chosen now; a downgrade waits for the end of what is paid for. */
export interface Quote {
  change: 'activation' | 'renewal' | 'upgrade' | 'downgrade';
  plan: PricedPlan;
  /** Of what is paid for, for the days of it that have not begun. */
  unusedCents: number;
  /** Taken from the credit now; below zero: given back to it. */
  dueCents: number;
  anchorAt: Date;
  /** From the anchor to the end of the period. */
  months: number;
  startsAt: Date;
  endsAt: Date;
}

/** A plan that can be bought; one's own goes on though nobody else can buy it. @throws AppError plan_not_found (404), plan_not_offered (409) */
export async function offeredPlan(db: Db, code: string, live?: SubscriptionRow): Promise<PricedPlan> {
  const plan = await planByCode(db, code);
  if (!plan?.family) throw new AppError('plan_not_found', 404);
  const isOwn = live?.plan_code === code;
  if (!isPriced({ ...plan, is_active: plan.is_active || isOwn })) throw new AppError('plan_not_offered', 409);
  return plan as PricedPlan;
}

export const isPriced = (plan: PlanDetails): plan is PricedPlan =>
  plan.is_active && plan.family !== null && plan.period !== null && plan.price_id !== null && plan.cents !== null;

const LEVEL = { standard: 1, premium: 2 } as const;

/** No less in level and in length begins at once; anything less waits, so that no year is handed back for a month. */
export const isUpgrade = (
  from: Pick<PricedPlan, 'family' | 'period'>,
  to: Pick<PricedPlan, 'family' | 'period'>,
): boolean => {
  const gains = [LEVEL[to.family] - LEVEL[from.family], MONTHS[to.period] - MONTHS[from.period]];
  return Math.min(...gains) >= 0 && Math.max(...gains) > 0;
};

/** Chosen while it runs, and nothing else is to follow it: the next period of it is paid ahead. */
export const isOwnPlan = (live: SubscriptionRow, code: string): boolean =>
  live.plan_code === code && live.status !== 'expired' && live.next_plan_code === null;

/**
 * The one place that knows what a choice costs and when it begins: prices, the impact shown and the act itself ask here.
 * @throws AppError plan_not_found (404), plan_not_offered, period_paid_ahead (409)
 */
export async function quoteChange(
  db: Db,
  { live, code }: { live: SubscriptionRow | undefined; code: string },
): Promise<Quote> {
  return quotePlan(db, live, await offeredPlan(db, code, live));
}

/** @throws AppError period_paid_ahead (409) */
export async function quotePlan(db: Db, live: SubscriptionRow | undefined, plan: PricedPlan): Promise<Quote> {
  const now = await appNow(db);
  const whole = { plan, unusedCents: 0, dueCents: plan.cents };
  if (!live) return { change: 'activation', ...whole, ...(await periodFrom(db, now, plan.period)) };
  const next = await periodAfter(db, live, plan.period);
  if (live.status === 'expired') return { change: 'renewal', ...whole, ...next };
  const { running, ahead } = periodsOf(live, now);
  if (isOwnPlan(live, plan.code)) {
    if (ahead) throw new AppError('period_paid_ahead', 409);
    return { change: 'renewal', ...whole, ...next };
  }
  const own = await planByCode(db, live.plan_code);
  if (live.plan_code === plan.code || !isUpgrade(own as PricedPlan, plan)) {
    return { change: 'downgrade', ...whole, dueCents: 0, ...next };
  }
  const unused = unusedOf(running, now);
  const unusedCents = unused.cents + (ahead?.cents ?? 0);
  const period = await periodFrom(db, unused.from, plan.period);
  return { change: 'upgrade', plan, unusedCents, dueCents: plan.cents - unusedCents, ...period };
}
