import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { systemAccount, transfer } from '../ledger/index.ts';
import { issueCreditNote } from '../payments/index.ts';
import { analyseChange, assertFacts, type Impact } from './analyse-change.ts';
import { applyQuote } from './apply-quote.ts';
import { notifyOfChangeAhead, notifyOfPurchase, notifyOfReturn } from './notify.ts';
import { lockSubscription, type SubscriptionRow, writeEvent } from './queries.ts';
import { isOwnPlan } from './quote-change.ts';

interface Renewal {
  accountId: string;
  userId: string;
  id: string;
  /** Of the impact that was shown. */
  facts: string;
  /** Pays what is due from the credit, and gives the plan. */
  buy: (plan: string) => Promise<unknown>;
}
type Change = Renewal & { plan: string };

async function lockOwn(trx: Db, { accountId, id }: Renewal): Promise<SubscriptionRow> {
  const live = await lockSubscription(trx, accountId);
  if (live?.id !== id) throw new AppError('no_active_subscription', 404);
  return live;
}

/**
 * The next period of the plan that runs, paid now; in the days of grace the one that they belong to.
 * @throws AppError no_active_subscription (404), subscription_facts_changed (409) and those of quoteChange
 */
export async function renewNow(trx: Db, renewal: Renewal): Promise<void> {
  const live = await lockOwn(trx, renewal);
  const plan = live.plan_code;
  const impact = await analyseChange(trx, { accountId: renewal.accountId, live, code: plan });
  assertFacts(impact, renewal.facts);
  if (impact.quote?.change !== 'renewal') throw new AppError('subscription_facts_changed', 409);
  await renewal.buy(plan);
}

/**
 * Another plan: a better one now, any other with the next period; in the days of grace the one to go on with.
 * @throws AppError no_active_subscription (404), plan_is_current, subscription_facts_changed (409) and those of quoteChange
 */
export async function changePlan(trx: Db, change: Change): Promise<void> {
  const { accountId, userId, plan, facts } = change;
  const live = await lockOwn(trx, change);
  if (isOwnPlan(live, plan)) throw new AppError('plan_is_current', 409);
  const impact = await analyseChange(trx, { accountId, live, code: plan });
  assertFacts(impact, facts);
  if (impact.quote?.change === 'downgrade') await changeWithNextPeriod(trx, live, plan, userId);
  else if (impact.quote && impact.quote.dueCents <= 0) await changeForNothing(trx, live, impact, userId);
  else await change.buy(plan);
}

/** Back to the plan that runs is a change too: of the next period. */
async function changeWithNextPeriod(trx: Db, live: SubscriptionRow, plan: string, userId: string): Promise<void> {
  const isBack = plan === live.plan_code;
  await trx('subscriptions')
    .where({ id: live.id })
    .update({
      next_plan_code: isBack ? null : plan,
      status: 'active',
      renews: true,
      version: live.version + 1,
    });
  await writeEvent(trx, {
    subscription: live,
    kind: isBack ? 'reactivation' : 'downgrade',
    from: live.next_plan_code ?? live.plan_code,
    to: plan,
    actorId: userId,
  });
  await (isBack ? notifyOfReturn(trx, live) : notifyOfChangeAhead(trx, live, plan));
}

/** What is left can be worth more than the better plan by now costs: the rest goes back to the credit. */
async function changeForNothing(trx: Db, live: SubscriptionRow, impact: Impact, userId: string): Promise<void> {
  const { quote, listings } = impact;
  if (!quote) return;
  const revenue = await systemAccount(trx, { kind: 'revenue', name: 'subscription' });
  const transferId =
    quote.dueCents === 0
      ? null
      : await transfer(trx, {
          kind: 'subscription',
          event: `subscription_rest:${live.id}:${live.version}`,
          from: revenue,
          to: live.account_id,
          cents: -quote.dueCents,
          actorId: userId,
        });
  const applied = { accountId: live.account_id, live, quote, listings, transferId, actorId: userId };
  const subscription = await applyQuote(trx, applied);
  const paymentId = transferId ? await issueCreditNote(trx, { transferId, product: 'subscription' }) : undefined;
  await notifyOfPurchase(trx, subscription, { quote, paymentId });
}
