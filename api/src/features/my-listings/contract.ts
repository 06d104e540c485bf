import { z } from 'zod';
import { endpoint, number, Page, several } from '#lib/endpoint.ts';
import { Rejection } from '../listing-form/contract.ts';
import { LISTING_STATUSES, ListingStatus } from '../listings/contract.ts';
import { Named } from '../search/contract.ts';

const Id = z.uuid();

export const MyListing = z.object({
  id: Id,
  code: z.int(),
  /** `expired` covers those hidden by silence or by their term (the spec's "inactive"). */
  status: ListingStatus,
  title: z.string().nullable(),
  category: Named,
  transactionType: z.string().nullable(),
  price: z.object({
    kind: z.string(),
    /** Dollars. */
    amount: z.number().nullable(),
    period: z.string().nullable(),
    negotiable: z.boolean(),
    /** As it was typed, when not in dollars. */
    original: z.object({ currency: z.string(), amount: z.number() }).nullable(),
  }),
  place: z.string().nullable(),
  image: z.object({ id: Id, color: z.string() }).nullable(),
  imageCount: z.int(),
  views: z.int(),
  /** Views that were not counted: more of one address than it usually has. */
  viewsLeftOut: z.int(),
  reveals: z.int(),
  saves: z.int(),
  priority: z.int(),
  /** False: nobody sees it while its category is switched off. */
  isCategoryShown: z.boolean(),
  /** The public page; null while there is none. */
  path: z.string().nullable(),
  rejection: Rejection.nullable(),
  suspensionReason: z.string().nullable(),
  /** An open change of a published listing. */
  change: z.object({ state: z.enum(['draft', 'pending', 'rejected']), rejection: Rejection.nullable() }).nullable(),
  /** Of its rejection or suspension; `possible`: its owner may object. Null: nothing to object to. */
  appeal: z
    .object({ state: z.enum(['possible', 'open', 'granted', 'denied']), answer: z.string().nullable() })
    .nullable(),
  /** "Still available?" waits for an answer. */
  asksConfirmation: z.boolean(),
  /** Statuses its owner may give it now. */
  allowedStatuses: z.array(ListingStatus),
  canEdit: z.boolean(),
  /** The colleague who looks after it; null: the caller. */
  colleague: z.object({ id: Id, name: z.string() }).nullable(),
  /** Of the caller's office, so that a colleague can take it over. */
  isOfOffice: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
});
export type MyListing = z.infer<typeof MyListing>;

export const MY_SORTS = ['updated', 'created', 'price', 'views', 'priority', 'title'] as const;
const shared = { access: 'properties', tag: 'my-listings' } as const;
const params = z.strictObject({ id: Id });
const One = z.object({ listing: MyListing });
/** Statuses an owner may ask for; which of them from where is data: features/listings/status.ts. */
export const OwnerStatus = z.enum(['draft', 'active', 'sold', 'rented', 'archived']);

export const myListings = endpoint({
  ...shared,
  method: 'GET',
  path: '/users/listings',
  summary: 'My listings with counts by status',
  query: z.strictObject({
    status: several(ListingStatus),
    /** Words of the title, or the listing's code. */
    query: z.string().trim().max(100).optional(),
    category: several(z.string().max(80)),
    transactionType: several(z.string().max(20)),
    /** `team`: of all the office's too, for its owners; an id: those of that colleague. Without it, the caller's own. */
    whose: z.union([z.literal('team'), Id]).optional(),
    sortBy: z.enum(MY_SORTS).optional(),
    sortOrder: z.enum(['asc', 'desc']).optional(),
    page: number(z.number().int().min(1).max(10_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({
    items: z.array(MyListing),
    page: Page,
    /** Of all of mine, whatever the filter. */
    counts: z.object(Object.fromEntries(['all', ...LISTING_STATUSES].map((status) => [status, z.int()])) as Counts),
  }),
});
type Counts = Record<'all' | (typeof LISTING_STATUSES)[number], z.ZodInt>;

export const myListing = endpoint({
  ...shared,
  method: 'GET',
  path: '/users/listings/:id',
  summary: 'One of my listings, whatever its status',
  params,
  data: One,
  errors: ['listing_not_found'],
});
const CHANGING = [
  'listing_not_found',
  'status_not_allowed',
  'category_not_shown',
  'listing_limit_reached',
  'account_stopped',
  'drafts_only',
] as const;
export const changeStatus = endpoint({
  ...shared,
  method: 'PUT',
  path: '/listings/:id/status',
  summary: 'Change the status of one of my listings',
  params,
  body: z.strictObject({ status: OwnerStatus }),
  data: One,
  errors: CHANGING,
});
export const confirmListing = endpoint({
  ...shared,
  method: 'POST',
  path: '/listings/:id/confirm',
  summary: 'Still available: shown for 30 more days, an expired one comes back',
  params,
  body: z.strictObject({}),
  data: One,
  errors: ['listing_not_found', 'not_offered', 'listing_limit_reached', 'account_stopped', 'drafts_only'],
});
export const deleteListing = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/listings/:id',
  summary: 'Delete one of my listings',
  params,
  data: z.object({}),
  errors: ['listing_not_found', 'drafts_only'],
});
export const handOverListing = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/listings/:id/hand-over',
  summary: 'Give one listing or draft of the office to a colleague, with its conversations',
  params,
  body: z.strictObject({ userId: Id }),
  data: z.object({ keeper: z.object({ id: Id, name: z.string() }) }),
  errors: [
    'listing_not_found',
    'office_not_found',
    'colleague_not_found',
    'colleague_stopped',
    'colleague_drafts_only',
    'account_stopped',
  ],
});
export const bulkAction = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/listings/bulk',
  summary: 'The same act on several listings; each succeeds or fails for itself',
  body: z.strictObject({
    action: z.enum(['status', 'confirm', 'archive', 'delete']),
    /** For the action `status`. */
    status: OwnerStatus.optional(),
    listingIds: z.array(Id).min(1).max(100),
  }),
  data: z.object({
    results: z.array(
      z.object({
        listingId: Id,
        ok: z.boolean(),
        status: ListingStatus.nullable(),
        code: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
    done: z.int(),
    failed: z.int(),
  }),
  errors: ['status_required'],
});
