import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';

export const PRIORITY_MAX = 1_000;
const Priority = z.int().min(0).max(PRIORITY_MAX);
const Id = z.uuid();

export const PriorityRow = z.object({
  id: Id,
  code: z.int(),
  title: z.string(),
  status: z.string(),
  image: z.object({ id: Id, color: z.string() }).nullable(),
  priority: Priority,
  /** Place in my own order, from 1. */
  rank: z.int(),
  views: z.int(),
});
export type PriorityRow = z.infer<typeof PriorityRow>;

const shared = {
  access: 'properties',
  tag: 'listing-priority',
  errors: ['listing_not_found', 'priority_single_listing'],
} as const;

export const myPriorities = endpoint({
  ...shared,
  method: 'GET',
  path: '/priority/my-listings',
  summary: 'My listings in my own order, the most important first (clients keep it 2 minutes)',
  query: z.strictObject({
    page: number(z.number().int().min(1).max(1000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({
    items: z.array(PriorityRow),
    page: Page,
    /** False with a single listing: there is nothing to order. */
    enabled: z.boolean(),
  }),
});
export const priorityStats = endpoint({
  ...shared,
  method: 'GET',
  path: '/priority/stats',
  summary: 'How my priorities are spread (clients keep it 5 minutes)',
  data: z.object({
    total: z.int(),
    prioritised: z.int(),
    highest: Priority,
    lowest: Priority,
    average: z.number(),
    enabled: z.boolean(),
  }),
});
const Changed = z.object({ items: z.array(z.object({ listingId: Id, priority: Priority })) });
export const setPriority = endpoint({
  ...shared,
  method: 'PUT',
  path: '/priority/:listingId',
  summary: 'Set the priority of one listing, 0 to 1000',
  params: z.strictObject({ listingId: Id }),
  body: z.strictObject({ priority: Priority }),
  data: Changed,
});
export const setPriorities = endpoint({
  ...shared,
  method: 'PUT',
  path: '/priority/bulk-update',
  summary: 'Set several, all or none',
  body: z.strictObject({
    updates: z
      .array(z.strictObject({ listingId: Id, priority: Priority }))
      .min(1)
      .max(200),
  }),
  data: Changed,
});
export const reorder = endpoint({
  ...shared,
  method: 'PUT',
  path: '/priority/reorder',
  summary: 'My order, the first listed is the most important; those left out come after them',
  body: z.strictObject({ listingIds: z.array(Id).min(1).max(500) }),
  data: Changed,
});
