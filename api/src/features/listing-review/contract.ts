import { z } from 'zod';
import { endpoint, number } from '#lib/endpoint.ts';
import { fieldError } from '#lib/fields.ts';
import { Rejection } from '../listing-form/contract.ts';
import { Photo, Video } from '../listing-media/contract.ts';
import { ListingStatus, RejectionCode } from '../listings/contract.ts';
import { Named } from '../search/contract.ts';

const Id = z.uuid();

/** Another administrator who has the listing open. */
export const Viewer = z.object({ id: Id, name: z.string() });
export type Viewer = z.infer<typeof Viewer>;

export const ReviewRow = z.object({
  id: Id,
  code: z.int(),
  title: z.string(),
  category: Named,
  place: z.string().nullable(),
  image: z.object({ id: Id, color: z.string() }).nullable(),
  imageCount: z.int(),
  price: z.number().nullable(),
  owner: z.object({ id: Id, name: z.string(), type: z.string() }),
  office: z.string().nullable(),
  /** A published listing whose owner changed it. */
  isChange: z.boolean(),
  submittedAt: z.string(),
  /** The 24 hours that were promised end then. */
  dueAt: z.string(),
  isLate: z.boolean(),
  /** What is decided on, for decisions on several at once. */
  version: z.int(),
  viewers: z.array(Viewer),
});
export type ReviewRow = z.infer<typeof ReviewRow>;

export const RISK_CODES = [
  'photo_seen',
  'price_slip',
  'reported',
  'text_seen',
  'price_far',
  'phone_in_text',
  'link_in_text',
  'photo_like',
  'point_in_province',
  'point_in_city',
  'new_account',
  'photo_repeated',
  'price_in_title',
] as const;
/** Found by rules, not decided. */
export const Risk = z.object({
  code: z.enum(RISK_CODES),
  /** 5 is hardly ever innocent, 1 is a blemish. */
  weight: z.int(),
  /** As it stands in the text: telephone numbers, links. */
  found: z.array(z.string()),
  /** Dollars asked, reports, days since the account was made. */
  own: z.number().nullable(),
  /** The median of its like, in dollars. */
  usual: z.number().nullable(),
  /** The other listings that show it. */
  listings: z.array(
    z.object({
      id: Id,
      code: z.int(),
      title: z.string(),
      /** Of the same owner. */
      isOwn: z.boolean(),
      /** How alike the texts are. */
      percent: z.int().nullable(),
      image: z.object({ id: Id, color: z.string() }).nullable(),
    }),
  ),
});
export type Risk = z.infer<typeof Risk>;

/** A field as a line of the form; `before` is null for new listings. */
export const ReviewField = z.object({
  key: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  changed: z.boolean(),
});
export const ReviewDetail = z.object({
  id: Id,
  code: z.int(),
  status: ListingStatus,
  /** What is decided on; send it back, so that nothing unseen is approved. Null: nothing waits. */
  version: z.int().nullable(),
  isChange: z.boolean(),
  /** False: its category is switched off, and approving is refused until it is shown again. */
  isCategoryShown: z.boolean(),
  title: z.string(),
  path: z.string().nullable(),
  submittedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  /** So long the caller's own decision can be taken back, and its owner is told nothing. */
  undoUntil: z.string().nullable(),
  fields: z.array(ReviewField),
  images: z.array(
    Photo.extend({
      isNew: z.boolean(),
      /** The same file hangs twice on this listing. */
      isRepeated: z.boolean(),
      /** Up to three listings of other owners with the same file, or one that looks like it; those of one office share theirs. */
      copies: z.array(z.object({ id: Id, code: z.int(), isExact: z.boolean() })),
    }),
  ),
  removedImages: z.array(Photo),
  video: Video.nullable(),
  point: z.object({ lng: z.number(), lat: z.number(), approximate: z.boolean() }).nullable(),
  /** The weightiest first. */
  risks: z.array(Risk),
  owner: z.object({
    id: Id,
    name: z.string(),
    type: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    listings: z.int(),
    rejected: z.int(),
    since: z.string(),
  }),
  rejection: Rejection.nullable(),
  history: z.array(
    z.object({ action: z.string(), actor: z.string().nullable(), reason: z.string().nullable(), at: z.string() }),
  ),
});
export type ReviewDetail = z.infer<typeof ReviewDetail>;

const shared = { access: 'listings-review', tag: 'listing-review' } as const;
const params = z.strictObject({ id: Id });
const One = z.object({ listing: ReviewDetail });

export const pendingListings = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/listings/pending',
  summary: 'What waits for a decision, the longest first',
  query: z.strictObject({
    /** Only new listings, or only changes. */
    kind: z.enum(['new', 'change']).optional(),
    after: z.uuid().optional(),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({ items: z.array(ReviewRow), next: z.uuid().nullable(), total: z.int(), late: z.int() }),
});
export const rejectionReasons = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/listings/rejection-reasons',
  summary: 'The reason codes with their sentences',
  data: z.object({ reasons: z.array(z.object({ code: RejectionCode, label: z.string() })) }),
});
export const reviewDetail = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/listings/:id',
  summary: 'One listing with what is new in it',
  params,
  data: One,
  errors: ['listing_not_found'],
});
const decision = {
  decision: z.enum(['approve', 'reject']),
  reasons: z.array(RejectionCode).max(8).default([]),
  text: z.string().trim().max(1_000).default(''),
};
export type Reasoned = { decision: 'approve' | 'reject'; reasons: RejectionCode[]; text: string };
const hasReason = ({ decision: is, reasons, text }: Reasoned) =>
  is === 'approve' || (reasons.length > 0 && (text !== '' || !reasons.includes('other')));
const needsReason = { ...fieldError('rejection_reason_required'), path: ['reasons'] };

/** Ids of listings, as everywhere in the review. */
export const reviewListing = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/listings/:id/review',
  summary: 'Approve or reject what waits',
  params,
  body: z.strictObject({ ...decision, version: z.int().min(1) }).refine(hasReason, needsReason),
  data: One,
  errors: [
    'listing_not_found',
    'listing_decided',
    'listing_changed_meanwhile',
    'listing_outdated',
    'category_not_shown',
    'owner_stopped',
  ],
});
export const bulkReview = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/listings/bulk-review',
  summary: 'One decision on several listings; each succeeds or fails for itself',
  body: z
    .strictObject({
      ...decision,
      items: z
        .array(z.strictObject({ listingId: Id, version: z.int().min(1) }))
        .min(1)
        .max(100),
    })
    .refine(hasReason, needsReason),
  data: z.object({
    results: z.array(
      z.object({ listingId: Id, ok: z.boolean(), code: z.string().nullable(), message: z.string().nullable() }),
    ),
    done: z.int(),
    failed: z.int(),
  }),
});
export const undoDecision = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/listings/:id/take-back',
  summary: 'Undo one’s own decision within ten seconds, before the owner is told',
  params,
  body: z.strictObject({}),
  data: One,
  errors: ['listing_not_found', 'take_back_too_late', 'owner_limit_reached', 'account_stopped'],
});
const presence = { ...shared, path: '/admin/listings/:id/presence', params } as const;
/** Repeated while it is open; an entry that is not renewed lapses after five minutes. */
export const enterListing = endpoint({
  ...presence,
  method: 'PUT',
  summary: 'Say that one has the listing open, and learn who else has',
  body: z.strictObject({}),
  data: z.object({ viewers: z.array(Viewer) }),
  errors: ['listing_not_found'],
});
export const leaveListing = endpoint({
  ...presence,
  method: 'DELETE',
  summary: 'Say that one has left it',
  data: z.object({}),
});
const Reason = z.strictObject({
  reason: z
    .string()
    .trim()
    .max(500)
    .refine((value) => value !== '', fieldError('required')),
});
export const suspendListing = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/listings/:id/suspend',
  summary: 'Take a listing out of public view',
  params,
  body: Reason,
  data: One,
  errors: ['listing_not_found', 'status_not_allowed'],
});
export const unsuspendListing = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/listings/:id/unsuspend',
  summary: 'Show it again, with a reason for the audit log',
  params,
  body: Reason,
  data: One,
  errors: ['listing_not_found', 'status_not_allowed'],
});
