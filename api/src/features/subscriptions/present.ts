import type { Lang } from '#lib/endpoint.ts';
import { dollarsOf } from '#rules/money.ts';
import type { Subscription, SubscriptionEvent } from './contract.ts';
import { periodsOf } from './periods.ts';
import { type EventDetails, limitOf, type SubscriptionDetails } from './queries.ts';

const DAY_MS = 86_400_000;
/** Days that have begun count: on the last one there is one left. */
const daysBetween = (from: Date, to: Date) => Math.max(0, Math.ceil((to.getTime() - from.getTime()) / DAY_MS));

type Named = { name_ar: string; name_en: string };
const nameOf = (row: Named, lang: Lang) => (lang === 'ar' ? row.name_ar : row.name_en);

export const presentSubscribedPlan = (plan: SubscriptionDetails['plan'], lang: Lang): Subscription['plan'] => ({
  code: plan.code,
  name: nameOf(plan, lang),
  family: plan.family,
  period: plan.period,
  listingLimit: plan.listing_limit,
});

export function presentSubscription(row: SubscriptionDetails, lang: Lang): Subscription {
  const { running, ahead } = periodsOf(row, row.now);
  return {
    id: row.id,
    plan: { ...presentSubscribedPlan(row.plan, lang), listingLimit: limitOf(row) },
    status: row.status,
    price: dollarsOf(running.cents),
    isGranted: running.priceId === null,
    startsAt: running.startsAt.toISOString(),
    validUntil: row.ends_at.toISOString(),
    daysRemaining: daysBetween(row.now, row.ends_at),
    renews: row.renews,
    next: row.next && { code: row.next.code, name: nameOf(row.next, lang), price: dollarsOf(row.next.cents) },
    gracePeriod: row.grace_ends_at && {
      endsAt: row.grace_ends_at.toISOString(),
      daysRemaining: daysBetween(row.now, row.grace_ends_at),
    },
    paidAhead: ahead && { startsAt: ahead.startsAt.toISOString(), price: dollarsOf(ahead.cents) },
  };
}

export const presentListings = (rows: EventDetails['archived_listings'], lang: Lang) =>
  rows.map(({ id, code, title_ar, title_en }) => ({
    id,
    code,
    title: (lang === 'ar' ? (title_ar ?? title_en) : (title_en ?? title_ar)) ?? '',
  }));

export const presentEvent = (row: EventDetails, lang: Lang): SubscriptionEvent => ({
  id: row.id,
  kind: row.kind,
  fromPlan: lang === 'ar' ? row.from_ar : row.from_en,
  toPlan: lang === 'ar' ? row.to_ar : row.to_en,
  amount: dollarsOf(row.cents),
  transactionId: row.transfer_id,
  archived: presentListings(row.archived_listings, lang),
  activated: presentListings(row.activated_listings, lang),
  at: row.moment.toISOString(),
  isAutomatic: row.actor_id === null,
});
