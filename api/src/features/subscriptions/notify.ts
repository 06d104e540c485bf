import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import { onDay } from '#lib/on-day.ts';
import { dollarsOf } from '#rules/money.ts';
import { balanceOf, payerOfAccount } from '../ledger/index.ts';
import { type KindAndParameters, notify } from '../notifications/index.ts';
import { paymentPath } from '../payments/index.ts';
import { nextPlanAt } from './due-queries.ts';
import type { SubscriptionRow } from './queries.ts';
import type { Quote } from './quote-change.ts';
import type { Renewed } from './renew.ts';

const DAY_MS = 86_400_000;
/** Personal accounts have their plan beside what an office has more; that of a member of an office is its owner's own purse. */
const PATHS = {
  office: '/dashboard/subscription',
  person: '/dashboard/office/features#plan',
  member: '/dashboard/subscription?purse=private',
};

/** After a day the next reminder is due, and this one would tell something that is no longer so. */
const isStale = async (trx: Db, moment: Date) => (await appNow(trx)).getTime() - moment.getTime() >= DAY_MS;

/** The plan's name, as a notification's parameters. */
type Plan = Record<'planAr' | 'planEn', string>;
type News = KindAndParameters<
  | 'subscription_expiring'
  | 'subscription_needs_credit'
  | 'subscription_renews_soon'
  | 'subscription_grace'
  | 'subscription_renewed'
  | 'subscription_lapsed'
  | 'subscription_started'
  | 'subscription_upgraded'
  | 'subscription_upgraded_back'
  | 'subscription_renewed_now'
  | 'subscription_changes_later'
  | 'subscription_cancelled'
  | 'subscription_goes_on'
>;

/** Leads to the payment and its receipt where there is one, else to the plan. */
async function tell(trx: Db, live: SubscriptionRow, newsOf: (plan: Plan) => News, paymentId?: string): Promise<void> {
  const { people, isOffice, isApart } = await payerOfAccount(trx, live.account_id);
  const plan = await trx('plans').where({ code: live.plan_code }).first('name_ar', 'name_en');
  const news = newsOf({ planAr: plan?.name_ar ?? '', planEn: plan?.name_en ?? '' });
  const page = PATHS[isOffice ? 'office' : isApart ? 'member' : 'person'];
  const url = paymentId ? paymentPath(paymentId, { isApart }) : page;
  for (const userId of people) await notify(trx, { userId, type: 'subscription', url, ...news });
}

interface Ahead {
  live: SubscriptionRow;
  moment: Date;
  days: number;
}

/** Whether it renews by itself, lacks credit for that, or simply ends. @returns whether anybody was told */
export async function notifyOfEnd(trx: Db, { live, moment, days }: Ahead): Promise<boolean> {
  if (await isStale(trx, moment)) return false;
  const plan = live.renews ? await nextPlanAt(trx, live, moment) : undefined;
  const missing = plan && plan.cents - (await balanceOf(trx, live.account_id));
  await tell(trx, live, (names) => {
    if (!plan || missing === undefined) return { kind: 'subscription_expiring', parameters: { ...names, days } };
    if (missing > 0)
      return { kind: 'subscription_needs_credit', parameters: { ...names, days, amount: dollarsOf(missing) } };
    return { kind: 'subscription_renews_soon', parameters: { ...names, days, amount: dollarsOf(plan.cents) } };
  });
  return true;
}

export async function notifyOfGrace(trx: Db, { live, moment, days }: Ahead): Promise<void> {
  if (await isStale(trx, moment)) return;
  await tell(trx, live, (names) => ({ kind: 'subscription_grace', parameters: { ...names, days } }));
}

export const notifyOfRenewal = (trx: Db, live: SubscriptionRow, renewed: Extract<Renewed, { paid: true }>) => {
  const { plan, cents, paymentId } = renewed;
  const parameters = { planAr: plan.name_ar, planEn: plan.name_en, amount: dollarsOf(cents) };
  return tell(trx, live, () => ({ kind: 'subscription_renewed', parameters }), paymentId);
};

export const notifyOfLapse = (trx: Db, live: SubscriptionRow, archived: number) =>
  tell(trx, live, (names) => ({ kind: 'subscription_lapsed', parameters: { ...names, archived } }));

const untilOf = (moment: Date) => ({ untilAr: onDay(moment, 'ar'), untilEn: onDay(moment, 'en') });

/** A plan was begun, raised or renewed by somebody: what it cost, and until when it is paid for. */
export async function notifyOfPurchase(
  trx: Db,
  subscription: SubscriptionRow,
  { quote, paymentId }: { quote: Quote; paymentId: string | undefined },
): Promise<void> {
  const { change, dueCents } = quote;
  const paid = { amount: dollarsOf(Math.abs(dueCents)), ...untilOf(subscription.ends_at) };
  const raised = dueCents < 0 ? 'subscription_upgraded_back' : 'subscription_upgraded';
  const kinds = { activation: 'subscription_started', renewal: 'subscription_renewed_now', upgrade: raised } as const;
  if (change === 'downgrade') return;
  await tell(trx, subscription, (names) => ({ kind: kinds[change], parameters: { ...names, ...paid } }), paymentId);
}

/** Another plan follows at the end of what is paid for. */
export async function notifyOfChangeAhead(trx: Db, live: SubscriptionRow, code: string): Promise<void> {
  const next = await trx('plans').where({ code }).first('name_ar', 'name_en');
  await tell(trx, live, (names) => ({
    kind: 'subscription_changes_later',
    parameters: { ...names, nextAr: next?.name_ar ?? code, nextEn: next?.name_en ?? code, ...untilOf(live.ends_at) },
  }));
}

/** Left in its days of grace a plan is over at once, which the clock tells. */
export async function notifyOfCancellation(trx: Db, live: SubscriptionRow): Promise<void> {
  if (live.status === 'expired') return;
  await tell(trx, live, (names) => ({
    kind: 'subscription_cancelled',
    parameters: { ...names, ...untilOf(live.ends_at) },
  }));
}

/** What was to end, or to give way to another plan, goes on. */
export const notifyOfReturn = (trx: Db, live: SubscriptionRow) =>
  tell(trx, live, (names) => ({ kind: 'subscription_goes_on', parameters: { ...names, ...untilOf(live.ends_at) } }));
