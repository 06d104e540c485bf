import type { Db } from '@diyar/db';
import { AppError } from '../../lib/errors.ts';
import { explainConstraint } from '../../lib/explain-constraint.ts';
import type { Impact } from './analyse-change.ts';
import { applyListingImpact } from './listing-impact.ts';
import { type SubscriptionRow, writeEvent } from './queries.ts';
import type { Quote } from './quote-change.ts';

interface Applied {
  accountId: string;
  live: SubscriptionRow | undefined;
  quote: Quote;
  listings: Impact['listings'];
  /** Null where nothing was due. */
  transferId: string | null;
  /** Null: the clock. */
  actorId: string | null;
  moment?: Date;
}

/** Gives what was paid for: a new subscription, or another period of the live one. It is locked by then. */
export async function applyQuote(trx: Db, applied: Applied): Promise<void> {
  const { accountId, live, quote, listings, transferId, actorId, moment } = applied;
  const { change, plan } = quote;
  const columns = {
    ...{ plan_code: plan.code, price_id: plan.price_id, cents: plan.cents, status: 'active', renews: true },
    ...{ anchor_at: quote.anchorAt, months: quote.months, starts_at: quote.startsAt, ends_at: quote.endsAt },
    ...{ next_plan_code: null, kept_limit: null, grace_ends_at: null },
    monthly_cents: plan.period === 'yearly' ? plan.monthly_cents : null,
  } as const;
  const [subscription]: SubscriptionRow[] = live
    ? await trx('subscriptions')
        .where({ id: live.id })
        .update({ ...columns, version: live.version + 1 })
        .returning('*')
    : await trx('subscriptions')
        .insert({ account_id: accountId, ...columns })
        .returning('*')
        .catch(explain);
  if (!subscription) throw new AppError('no_active_subscription', 404);
  await writeEvent(trx, {
    ...{ subscription, kind: change, from: live?.plan_code ?? null, to: plan.code },
    ...(await applyListingImpact(trx, { archived_by_subscription_id: subscription.id }, listings)),
    ...{ cents: transferId ? quote.dueCents : 0, transferId, moment, actorId },
  });
}

const explain = explainConstraint({ subscriptions_one_live: ['subscription_exists'] });
