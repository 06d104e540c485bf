import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { ofPurse } from '../ledger/purse-contract.ts';

export const ListingQuota = z.object({
  plan: z.object({ code: z.string(), name: z.string() }),
  /** Null where `unlimited`. */
  allowed: z.int().nullable(),
  used: z.int(),
  remaining: z.int().nullable(),
  unlimited: z.boolean(),
  /** Free places, and places bought on top. */
  freeLimit: z.int().nullable(),
  paidLimit: z.int(),
});
export type ListingQuota = z.infer<typeof ListingQuota>;

const shared = { method: 'GET', access: 'properties', tag: 'quotas' } as const;
export const listingQuota = endpoint({
  ...shared,
  path: '/users/listings/quota',
  summary: 'How many listings I may have, and how many I have (pending, public and suspended ones count)',
  query: z.strictObject(ofPurse),
  data: z.object({ quota: ListingQuota }),
  errors: ['quota_unavailable'],
});
export const userQuota = endpoint({
  ...shared,
  path: '/users/quota',
  summary: 'Every quota of mine',
  query: z.strictObject(ofPurse),
  data: z.object({ listings: ListingQuota }),
  errors: ['quota_unavailable'],
});
export const slotPrice = endpoint({
  method: 'GET',
  path: '/listing-slots/price',
  access: 'public',
  tag: 'quotas',
  summary: 'What one more place for a listing costs, in dollars, and for how many days',
  data: z.object({ price: z.number(), days: z.int() }),
});
