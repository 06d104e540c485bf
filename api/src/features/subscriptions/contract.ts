import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';
import { ofPurse } from '../ledger/purse-contract.ts';
import { ShownPrice } from '../payments/purchase-contract.ts';
import { PlanCode, PlanFamily, PlanPeriod } from '../plans/contract.ts';
import { ListingQuota } from '../quotas/contract.ts';

/** `pending` is a subscription that waits for credit: a kept purchase. */
export const SubscriptionStatus = z.enum(['active', 'expired', 'pending', 'cancelled']);

const SubscribedPlan = z.object({
  code: z.string(),
  name: z.string(),
  family: PlanFamily.nullable(),
  period: PlanPeriod.nullable(),
  listingLimit: z.int().nullable(),
});

export const Subscription = z.object({
  id: z.uuid(),
  plan: SubscribedPlan,
  status: SubscriptionStatus,
  /** What the running period cost, in dollars; 0 for one that was given. */
  price: z.number(),
  isGranted: z.boolean(),
  startsAt: z.string(),
  validUntil: z.string(),
  daysRemaining: z.int(),
  /** Whether the next period is paid from the credit. */
  renews: z.boolean(),
  /** The next period: another plan after a downgrade, at the price of today; null where nothing follows. */
  next: z.object({ code: z.string(), name: z.string(), price: z.number() }).nullable(),
  gracePeriod: z.object({ endsAt: z.string(), daysRemaining: z.int() }).nullable(),
  /** The period after the running one, where it is paid for; `validUntil` is its end. */
  paidAhead: z.object({ startsAt: z.string(), price: z.number() }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

const Listing = z.object({ id: z.uuid(), code: z.int(), title: z.string() });
export const SubscriptionEvent = z.object({
  id: z.uuid(),
  kind: z.enum([
    ...(['activation', 'cancellation', 'reactivation', 'upgrade', 'downgrade', 'renewal'] as const),
    ...(['expiry', 'lapse', 'grant'] as const),
  ]),
  fromPlan: z.string().nullable(),
  toPlan: z.string().nullable(),
  /** In dollars; below zero: given back to the credit. */
  amount: z.number(),
  transactionId: z.uuid().nullable(),
  /** Those that are still there. */
  archived: z.array(Listing),
  activated: z.array(Listing),
  at: z.string(),
  /** The clock did it. */
  isAutomatic: z.boolean(),
});
export type SubscriptionEvent = z.infer<typeof SubscriptionEvent>;

/** Whoever has credit may have a plan; the screen of their own is the offices'. */
const shared = { tag: 'subscriptions', access: 'credits' } as const;
const params = z.strictObject({ id: z.uuid() });
const Done = z.object({ subscription: Subscription, balance: z.number() });
/** Of a purchase of a plan. */
const refusals = [
  ...(['billing_forbidden', 'insufficient_credits', 'plan_not_found', 'plan_not_offered'] as const),
  ...(['period_paid_ahead', 'plan_is_current', 'price_changed', 'subscription_exists'] as const),
] as const;

export const currentSubscription = endpoint({
  ...shared,
  method: 'GET',
  path: '/subscriptions/current',
  summary: 'The subscription of my office, what it uses of it, and one that waits for credit',
  query: z.strictObject(ofPurse),
  data: z.object({
    subscription: Subscription.nullable(),
    quota: ListingQuota,
    /** Listings above this are archived when a subscription lapses. */
    freeListingLimit: z.int().nullable(),
    graceDays: z.int(),
    /** The last one, where none is live: reactivated by its id. */
    lapsed: z.object({ id: z.uuid(), plan: SubscribedPlan, endedAt: z.string() }).nullable(),
    pending: z
      .object({
        purchaseId: z.uuid(),
        status: z.literal('pending'),
        plan: SubscribedPlan,
        price: z.number(),
        missing: z.number(),
      })
      .nullable(),
  }),
  errors: ['billing_forbidden', 'quota_unavailable'],
});
export const activeSubscription = endpoint({
  ...shared,
  method: 'GET',
  path: '/subscriptions/active',
  summary: 'The live subscription, its days of grace included',
  query: z.strictObject(ofPurse),
  data: z.object({ subscription: Subscription }),
  errors: ['no_active_subscription'],
});
export const subscriptionHistory = endpoint({
  ...shared,
  method: 'GET',
  path: '/subscriptions/history',
  summary: 'What happened to the subscriptions of my office, newest first',
  query: z.strictObject({
    ...ofPurse,
    page: number(z.number().int().min(1).max(10_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({ events: z.array(SubscriptionEvent), page: Page }),
  errors: ['billing_forbidden'],
});
export const subscriptionPrices = endpoint({
  ...shared,
  method: 'GET',
  path: '/subscriptions/prices',
  summary: 'The plans on offer, and what each would cost my office now',
  query: z.strictObject(ofPurse),
  data: z.object({
    prices: z.array(
      z.object({
        plan: SubscribedPlan,
        /** In dollars for a whole period. */
        price: z.number(),
        /** Null: it is the plan that runs. */
        change: z.enum(['activation', 'renewal', 'upgrade', 'downgrade']).nullable(),
        /** What is taken from the credit now; below zero: given back. */
        due: z.number(),
        missing: z.number(),
        /** When it would begin. */
        startsAt: z.string(),
      }),
    ),
  }),
  errors: ['billing_forbidden'],
});
export const subscribe = endpoint({
  ...shared,
  method: 'POST',
  path: '/subscriptions/subscribe',
  idempotency: 'required',
  summary: 'Begin a plan from the credit; without enough the answer says what is missing',
  query: z.strictObject(ofPurse),
  body: z.strictObject({ plan: PlanCode, shownPrice: ShownPrice }),
  success: 201,
  data: Done,
  errors: refusals,
});
export const activateSubscription = endpoint({
  ...shared,
  method: 'POST',
  path: '/subscriptions/activate',
  idempotency: 'required',
  summary: 'Finish the purchase of a plan that waited for credit',
  query: z.strictObject(ofPurse),
  body: z.strictObject({ purchaseId: z.uuid(), shownPrice: ShownPrice }),
  success: 201,
  data: Done,
  errors: [...refusals, 'purchase_not_found', 'purchase_paid'],
});
const Facts = z.string().max(64);
const analysed = {
  query: z.strictObject({ ...ofPurse, plan: PlanCode.optional() }),
  errors: [
    ...(['billing_forbidden', 'no_active_subscription', 'plan_not_found', 'plan_not_offered'] as const),
    'period_paid_ahead',
  ],
} as const;
export const impactAnalysis = endpoint({
  ...shared,
  ...analysed,
  method: 'GET',
  path: '/subscriptions/impact-analysis',
  summary:
    'What choosing a plan does to money and listings; the one that runs: renewing it now; without `plan`: leaving it',
  data: z.object({
    /** Sent with the act, which is refused when something of this has changed. */
    facts: Facts,
    change: z.enum(['activation', 'renewal', 'upgrade', 'downgrade', 'cancellation']),
    fromPlan: SubscribedPlan.nullable(),
    toPlan: SubscribedPlan.nullable(),
    /** In dollars: a whole period, what comes off it for the days left, what is taken now (below zero: given back). */
    price: z.number(),
    unused: z.number(),
    due: z.number(),
    balance: z.number(),
    missing: z.number(),
    /** When it begins; leaving: when the period ends, in the days of grace now. */
    effectiveAt: z.string(),
    validUntil: z.string().nullable(),
    listings: z.object({
      /** Null: as many as one likes. */
      allowed: z.int().nullable(),
      used: z.int(),
      kept: z.int(),
      archived: z.array(Listing),
      activated: z.array(Listing),
    }),
  }),
});
export const listingImpactExplanation = endpoint({
  ...shared,
  ...analysed,
  method: 'GET',
  path: '/subscriptions/listing-impact-explanation',
  summary: 'Why which listings stay, go or come back',
  data: z.object({
    facts: Facts,
    explanation: z.array(z.string()),
    listings: z.array(
      Listing.extend({
        /** In the owner’s own order, from 1. */
        rank: z.int(),
        outcome: z.enum(['kept', 'archived', 'activated']),
      }),
    ),
  }),
});
export const changeSubscription = endpoint({
  ...shared,
  method: 'POST',
  path: '/subscriptions/:id/change',
  idempotency: 'required',
  summary: 'Another plan: a higher one now for the difference, any other with the next period',
  query: z.strictObject(ofPurse),
  params,
  body: z.strictObject({ plan: PlanCode, facts: Facts }),
  data: Done,
  errors: [...refusals, 'no_active_subscription', 'subscription_facts_changed'],
});
export const renewSubscription = endpoint({
  ...shared,
  method: 'POST',
  path: '/subscriptions/:id/renew',
  idempotency: 'required',
  summary: 'Pay one more period of the plan that runs, at today’s price; one at most is paid ahead',
  query: z.strictObject(ofPurse),
  params,
  body: z.strictObject({ facts: Facts }),
  data: Done,
  errors: [...refusals, 'no_active_subscription', 'subscription_facts_changed'],
});
const leaving = { query: z.strictObject({ ...ofPurse, facts: Facts.optional() }) } as const;
export const cancelLive = endpoint({
  ...leaving,
  ...shared,
  method: 'POST',
  path: '/subscriptions/cancel',
  summary: 'Let the live subscription end with its period',
  data: z.object({ subscription: Subscription }),
  errors: ['billing_forbidden', 'no_active_subscription', 'subscription_facts_changed'],
});
export const cancelSubscription = endpoint({
  ...leaving,
  ...shared,
  method: 'POST',
  path: '/subscriptions/:id/cancel',
  summary: 'The same by its id',
  params,
  data: z.object({ subscription: Subscription }),
  errors: ['billing_forbidden', 'no_active_subscription', 'subscription_facts_changed'],
});
export const reactivateSubscription = endpoint({
  ...shared,
  method: 'POST',
  path: '/subscriptions/:id/reactivate',
  idempotency: 'required',
  summary: 'Let it renew again; one whose period is over is paid from the credit, at the price that was shown',
  query: z.strictObject({ ...ofPurse, shownPrice: number(z.number().min(0).max(1_000_000)) }),
  params,
  data: Done,
  errors: [...refusals, 'no_active_subscription'],
});
