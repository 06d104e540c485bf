import { z } from 'zod';
import { endpoint, Moment, number, Page, several } from '#lib/endpoint.ts';
import { BOOST_DAYS, BOOST_PERIODS } from '#rules/boosts.ts';
import { ofPurse, Purse } from '../ledger/purse-contract.ts';
import {
  BOOST_REFUSALS,
  BoostDuration,
  BoostedListings,
  BoostType,
  boostChoice,
  fitsHomepage,
  ONE_ON_HOMEPAGE,
  ShownPrice,
} from '../payments/purchase-contract.ts';

export { BoostType } from '../payments/purchase-contract.ts';

/** A listing without a live boost is `inactive`, and so is a boost that stopped before its end. */
export const BoostStatus = z.enum(['inactive', 'pending', 'active', 'expired']);

export const Boost = z.object({
  id: z.uuid(),
  /** Null: erased since. */
  listing: z.object({ id: z.uuid(), code: z.int(), title: z.string(), image: z.uuid().nullable() }).nullable(),
  type: BoostType,
  status: BoostStatus,
  /** In days. */
  duration: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Seconds until it ends; 0 when it is over. */
  remainingTime: z.int(),
  /** In dollars, after the discount; 0 for one that was given. */
  cost: z.number(),
  isGranted: z.boolean(),
  /** Dollars that come back when it is cancelled now, or that came back when it stopped. */
  refund: z.number(),
  /** Days that have begun, which the cheapest terms of the price list are charged for; null where days are given back pro rata. */
  daysCharged: z.int().nullable(),
  stoppedAt: z.string().nullable(),
  stopReason: z
    .enum([
      'cancelled',
      'sold',
      'rented',
      'suspended',
      'archived',
      'expired',
      'deleted',
      'account',
      'lapsed',
      'removed',
    ])
    .nullable(),
  /** Views on its whole days and on as many days of the same weekdays before it; null before the first day is over. */
  effect: z.object({ days: z.int(), before: z.int(), after: z.int() }).nullable(),
});
export type Boost = z.infer<typeof Boost>;

const shared = { tag: 'boosts', access: 'boosts' } as const;
const paging = {
  page: number(z.number().int().min(1).max(10_000)),
  limit: number(z.number().int().min(1).max(100)),
};
const params = z.strictObject({ id: z.uuid() });
const Done = z.object({
  boosts: z.array(Boost),
  payment: z.object({ id: z.uuid(), amount: z.number() }),
  balance: z.number(),
});
const refusals = [
  ...(['billing_forbidden', 'boost_allowance_exceeded', 'insufficient_credits', 'price_changed'] as const),
  ...BOOST_REFUSALS,
] as const;

const BulkDiscount = z.object({ from: z.int(), percent: z.int() });
export const boostPrices = endpoint({
  method: 'GET',
  path: '/boosts/prices',
  access: 'public',
  tag: 'boosts',
  summary: 'The price list of boosts, in dollars, and the discount for several listings at once',
  data: z.object({
    types: z.array(z.object({ type: BoostType, durations: z.array(z.object({ days: z.int(), price: z.number() })) })),
    bulkDiscount: BulkDiscount,
  }),
});
export const boostPrice = endpoint({
  ...shared,
  method: 'GET',
  path: '/boosts/price/:id',
  summary: 'What every boost of a listing of mine costs, and when it would begin',
  query: z.strictObject(ofPurse),
  params,
  data: z.object({
    status: BoostStatus,
    prices: z.array(
      z.object({
        type: BoostType,
        /** Now, or when the last one of this type ends. */
        startsAt: z.string(),
        isQueued: z.boolean(),
        durations: z.array(z.object({ duration: BoostDuration, days: z.int(), price: z.number() })),
      }),
    ),
    /** So many percent less from so many listings in one purchase. */
    bulkDiscount: BulkDiscount,
    /** Bound of a purchase: the credit, for an agent at most what is left of the month's allowance. */
    balance: z.number(),
    isAllowance: z.boolean(),
    /** Whose credit pays: a private listing is its owner's matter in an office, too. */
    purse: Purse,
  }),
  errors: ['billing_forbidden', 'listing_not_found'],
});
export const activeBoosts = endpoint({
  ...shared,
  method: 'GET',
  path: '/boosts/active',
  summary: 'Boosts of mine, or of my office, that run or wait for their start, the next to end first',
  query: z.strictObject({ ...ofPurse, listing: z.uuid().optional(), ...paging }),
  data: z.object({
    boosts: z.array(Boost),
    page: Page,
    /** False for an agent with an allowance: what comes back would be the office's. */
    mayCancel: z.boolean(),
  }),
  errors: ['billing_forbidden'],
});
export const boostHistory = endpoint({
  ...shared,
  method: 'GET',
  path: '/boosts/history',
  summary: 'Boosts that are over, the newest first',
  query: z.strictObject({ ...ofPurse, type: several(BoostType), ...paging }),
  data: z.object({
    boosts: z.array(Boost),
    page: Page,
    /** Of all that were bought, those that run included. */
    spent: z.number(),
  }),
  errors: ['billing_forbidden'],
});
/** Views on whole boosted days, and on the same weekdays before them. */
const compared = { usual: z.int(), boosted: z.int() };
export const boostEffect = endpoint({
  ...shared,
  method: 'GET',
  path: '/boosts/effect',
  summary: 'What boosts of mine, or of my office, did to views, over all of them',
  query: z.strictObject(ofPurse),
  data: z.object({
    /** A day on which a listing had several boosts counts once. */
    total: z.object({ ...compared, boosts: z.int(), spent: z.number() }),
    /** By kind, the most bought first; a day counts for each kind of that day. */
    types: z.array(z.object({ type: BoostType, ...compared, boosts: z.int(), spent: z.number() })),
    /** The last 30 whole days in Damascus, the oldest first. */
    days: z.array(z.object({ day: z.iso.date(), ...compared })),
  }),
  errors: ['billing_forbidden'],
});
export const homepageAvailability = endpoint({
  ...shared,
  method: 'GET',
  path: '/boosts/homepage-featured/availability',
  summary: 'Slots of the home page in a term, and when the next one is free for the whole of it',
  query: z.strictObject({
    ...ofPurse,
    duration: z.enum([...BOOST_DAYS.map(String), ...Object.keys(BOOST_PERIODS)]).optional(),
    from: Moment.optional(),
  }),
  data: z.object({
    slots: z.int(),
    free: z.int(),
    isAvailable: z.boolean(),
    /** The term's own start where a slot is free then. */
    nextFreeAt: z.string(),
    /** Why none can be taken then: too far ahead, or enough of the account's boosts wait for theirs. */
    refusal: z.enum(['too_late', 'held_ahead']).nullable(),
    daysAhead: z.int(),
    heldAtMost: z.int(),
  }),
  errors: ['billing_forbidden'],
});
export const createBoost = endpoint({
  ...shared,
  method: 'POST',
  path: '/boosts/create',
  idempotency: 'required',
  summary: 'Boost one listing or several, paid from the credit',
  query: z.strictObject(ofPurse),
  /** Either of the two. */
  body: z
    .strictObject({
      listingId: z.uuid().optional(),
      listings: BoostedListings.optional(),
      ...boostChoice,
      shownPrice: ShownPrice,
    })
    .refine(({ listingId, listings }) => (listingId === undefined) !== (listings === undefined), {
      path: ['listings'],
      params: { code: 'required' },
    })
    .refine(fitsHomepage, ONE_ON_HOMEPAGE),
  success: 201,
  data: Done,
  errors: refusals,
});
export const boostListing = endpoint({
  ...shared,
  method: 'POST',
  path: '/listings/:id/boost',
  idempotency: 'required',
  summary: 'Boost a listing, paid from the credit',
  query: z.strictObject(ofPurse),
  params,
  body: z.strictObject({ ...boostChoice, shownPrice: ShownPrice }),
  success: 201,
  data: Done,
  errors: refusals,
});
export const cancelBoost = endpoint({
  ...shared,
  method: 'POST',
  path: '/boosts/:id/cancel',
  idempotency: 'required',
  summary:
    'Stop a boost: days that have begun cost the cheapest terms of the price list that cover them, the rest comes back',
  query: z.strictObject(ofPurse),
  params,
  /** The refund that was shown, where it was. */
  body: z.strictObject({ refund: z.number().min(0).optional() }),
  data: z.object({ boost: Boost, refund: z.number(), balance: z.number() }),
  errors: ['billing_forbidden', 'boost_not_found', 'boost_over', 'boost_refund_changed'],
});
