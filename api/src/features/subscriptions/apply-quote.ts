import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import { AppError } from '#lib/errors.ts';
import { explainConstraint } from '#lib/explain-constraint.ts';
import type { Impact } from './analyse-change.ts';
import { applyListingImpact } from './listing-impact.ts';
import { periodsOf } from './periods.ts';
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

/** Gives what was paid for: a new subscription, or another period of the live one. It is locked by then. @returns it */
export async function applyQuote(trx: Db, applied: Applied): Promise<SubscriptionRow> {
  const { accountId, live, quote, listings, transferId, actorId, moment } = applied;
  const { change, plan } = quote;
  const columns = {
    plan_code: plan.code,
    price_id: plan.price_id,
    cents: plan.cents,
    status: 'active',
    renews: true,
    anchor_at: quote.anchorAt,
    months: quote.months,
    starts_at: quote.startsAt,
    ends_at: quote.endsAt,
    next_plan_code: null,
    kept_limit: null,
    kept_features: null,
    kept_until: null,
    grace_ends_at: null,
    ahead_at: null,
    ahead_cents: null,
    ahead_price_id: null,
  } as const;
  const now = await appNow(trx);
  const isAhead = change === 'renewal' && live?.status !== 'expired' && live !== undefined && live.ends_at > now;
  const [subscription]: SubscriptionRow[] = live
    ? await trx('subscriptions')
        .where({ id: live.id })
        .update({ ...(isAhead ? paidAhead(live, quote, now) : columns), version: live.version + 1 })
        .returning('*')
    : await trx('subscriptions')
        .insert({ account_id: accountId, ...columns })
        .returning('*')
        .catch(explain);
  if (!subscription) throw new AppError('no_active_subscription', 404);
  await writeEvent(trx, {
    subscription,
    kind: change,
    from: live?.plan_code ?? null,
    to: plan.code,
    ...(await applyListingImpact(trx, { archived_by_subscription_id: subscription.id }, listings)),
    cents: transferId ? quote.dueCents : 0,
    transferId,
    moment,
    actorId,
  });
  return subscription;
}

/** Another period behind the one that runs, which keeps what it was bought with; whether it renews by itself stays as it was said. */
function paidAhead(live: SubscriptionRow, { plan, months, endsAt }: Quote, now: Date) {
  const { running } = periodsOf(live, now);
  const isKept = live.kept_until === null || live.kept_until > running.startsAt;
  const hasMore = isKept && (live.kept_limit !== null || live.kept_features !== null);
  return {
    cents: running.cents,
    price_id: running.priceId,
    starts_at: running.startsAt,
    ahead_at: running.endsAt,
    ahead_cents: plan.cents,
    ahead_price_id: plan.price_id,
    ends_at: endsAt,
    months,
    ...(hasMore ? { kept_until: running.endsAt } : { kept_limit: null, kept_features: null, kept_until: null }),
  };
}

const explain = explainConstraint({ subscriptions_one_live: ['subscription_exists'] });
