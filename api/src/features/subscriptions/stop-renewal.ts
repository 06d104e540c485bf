import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { analyseChange, assertFacts } from './analyse-change.ts';
import { notifyOfCancellation, notifyOfReturn } from './notify.ts';
import { lockSubscription, type SubscriptionRow, writeEvent } from './queries.ts';

interface Own {
  accountId: string;
  userId: string;
  /** Without it the live one, whichever it is. */
  id?: string | undefined;
  /** Of the impact that was shown, where it was. */
  facts?: string | undefined;
}

/** @throws AppError no_active_subscription (404) */
async function lockLive(trx: Db, { accountId, id }: Own): Promise<SubscriptionRow> {
  const live = await lockSubscription(trx, accountId);
  if (!live || (id !== undefined && live.id !== id)) throw new AppError('no_active_subscription', 404);
  return live;
}

/**
 * Keeps what was paid for until the period ends, and takes no credit for another. Twice is once. Days of grace are for those who
 * mean to go on: cancelled in them, the plan ends now.
 * @throws AppError no_active_subscription (404), subscription_facts_changed (409)
 */
export async function cancelSubscription(trx: Db, own: Own): Promise<void> {
  const live = await lockLive(trx, own);
  if (!live.renews && live.status !== 'active') return;
  assertFacts(await analyseChange(trx, { accountId: own.accountId, live, code: null }), own.facts);
  await trx('subscriptions')
    .where({ id: live.id })
    .update({
      status: live.status === 'active' ? 'cancelled' : live.status,
      renews: false,
      next_plan_code: null,
      version: live.version + 1,
      ...(live.status === 'expired' && { grace_ends_at: trx.raw('app_now()') }),
    });
  await writeEvent(trx, { subscription: live, kind: 'cancellation', from: live.plan_code, actorId: own.userId });
  await notifyOfCancellation(trx, live);
}

/** A period that still runs is renewed again at its end. */
export async function resumeRenewal(trx: Db, live: SubscriptionRow, userId: string): Promise<void> {
  if (live.renews) return;
  await trx('subscriptions')
    .where({ id: live.id })
    .update({ status: 'active', renews: true, version: live.version + 1 });
  await writeEvent(trx, { subscription: live, kind: 'reactivation', to: live.plan_code, actorId: userId });
  await notifyOfReturn(trx, live);
}
