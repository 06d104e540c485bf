import { z } from 'zod';
import { endpoint, number, Page, several } from '#lib/endpoint.ts';
import { ofPurse } from '../ledger/purse-contract.ts';

const PLACE = ['shown', 'waiting', 'archived'] as const;

const Listing = z.object({ id: z.uuid(), code: z.int(), title: z.string() });
export const SubscriptionListing = Listing.extend({
  /** Public; in review or suspended, which takes a place too; or taken from view by the end of a plan. */
  place: z.enum(PLACE),
  /** Whether it stays in view when the plan ends and nothing follows. */
  staysFree: z.boolean(),
});
export type SubscriptionListing = z.infer<typeof SubscriptionListing>;

const shared = { tag: 'subscriptions', access: 'credits' } as const;
const params = z.strictObject({ id: z.uuid() });
const paging = {
  page: number(z.number().int().min(1).max(10_000)),
  limit: number(z.number().int().min(1).max(100)),
};

export const subscriptionListings = endpoint({
  ...shared,
  method: 'GET',
  path: '/subscriptions/:id/listings',
  summary: 'Listings that take the places of a subscription of mine, and those that its end took from view',
  params,
  query: z.strictObject({ ...ofPurse, place: several(z.enum(PLACE)), ...paging }),
  data: z.object({
    listings: z.array(SubscriptionListing),
    page: Page,
    /** Of all, whatever is asked for. */
    counts: z.object({ shown: z.int(), waiting: z.int(), archived: z.int(), staysFree: z.int() }),
    freeListingLimit: z.int().nullable(),
  }),
  errors: ['billing_forbidden', 'no_active_subscription'],
});
export const subscriptionPriorities = endpoint({
  ...shared,
  method: 'GET',
  path: '/subscriptions/:id/priorities',
  summary: 'Which listing keeps its place first when places go: the order of my account',
  params,
  query: z.strictObject({ ...ofPurse, ...paging }),
  data: z.object({
    priorities: z.array(Listing.extend({ priority: z.int(), rank: z.int(), staysFree: z.boolean() })),
    page: Page,
    /** False with a single listing: there is nothing to order. */
    enabled: z.boolean(),
    freeListingLimit: z.int().nullable(),
  }),
  errors: ['billing_forbidden', 'no_active_subscription'],
});
export const setSubscriptionPriorities = endpoint({
  ...shared,
  method: 'PUT',
  path: '/subscriptions/:id/priorities',
  summary: 'That order anew, the first listed is kept longest; those left out come after them',
  query: z.strictObject(ofPurse),
  params,
  body: z.strictObject({ listingIds: z.array(z.uuid()).min(1).max(500) }),
  data: z.object({ order: z.array(z.uuid()) }),
  errors: ['billing_forbidden', 'no_active_subscription', 'listing_not_found', 'priority_single_listing'],
});
