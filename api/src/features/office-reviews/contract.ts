import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';
import { fieldError } from '#lib/fields.ts';

const Id = z.uuid();
const Rating = z.int().min(1).max(5);
const words = (min: number, max: number) => z.string().trim().min(min).max(max);
const reason = z
  .string()
  .trim()
  .max(500)
  .refine((value) => value !== '', fieldError('required'));

export const OfficeReview = z.object({
  id: Id,
  author: z.string(),
  rating: Rating,
  body: z.string(),
  answer: z.object({ body: z.string(), at: z.string() }).nullable(),
  createdAt: z.string(),
  /** Changed since it was written. */
  isEdited: z.boolean(),
});
export type OfficeReview = z.infer<typeof OfficeReview>;

const office = z.strictObject({ id: Id });
const shared = { tag: 'office-reviews' } as const;

export const officeReviews = endpoint({
  ...shared,
  method: 'GET',
  path: '/offices/:id/reviews',
  access: 'public',
  summary: 'What people say of an office, newest first, with how many gave each number of stars',
  params: z.strictObject({ id: z.string().min(1).max(100) }),
  query: z.strictObject({
    page: number(z.number().int().min(1).max(1000)),
    limit: number(z.number().int().min(1).max(50)),
  }),
  data: z.object({
    items: z.array(OfficeReview),
    page: Page,
    rating: z.number().nullable(),
    /** Counts by stars, the fewest first. */
    stars: z.array(z.int()).length(5),
  }),
  errors: ['office_not_found'],
});

const MyReview = z.object({
  review: OfficeReview.extend({ hiddenReason: z.string().nullable(), version: z.int() }).nullable(),
  /**
   * Whether the caller may write one: somebody with a proven e-mail or telephone whose question to the office was answered or is
   * three days old, or who had a viewing with it.
   */
  mayReview: z.boolean(),
  /** The proof alone is missing. */
  needsProof: z.boolean(),
});
export type MyReview = z.infer<typeof MyReview>;
const mine = { ...shared, access: 'user', path: '/offices/:id/reviews/mine', params: office, data: MyReview } as const;
export const myReview = endpoint({
  ...mine,
  method: 'GET',
  summary: 'The caller’s review of an office, and whether there may be one',
  errors: ['office_not_found'],
});
export const writeReview = endpoint({
  ...mine,
  method: 'PUT',
  summary:
    'Write the caller’s one review of an office, or change it; a changed one loses the office’s answer to its old words',
  body: z.strictObject({ rating: Rating, body: words(10, 2000), version: z.int().min(1).optional() }),
  errors: [
    'office_not_found',
    'own_office',
    'review_not_earned',
    'review_needs_proof',
    'review_changed',
    'review_is_hidden',
    'account_stopped',
  ],
});
export const deleteReview = endpoint({
  ...mine,
  method: 'DELETE',
  summary: 'Take the caller’s review back',
  errors: ['office_not_found', 'review_not_found'],
});

const review = z.strictObject({ id: Id });
export const answerReview = endpoint({
  ...shared,
  method: 'PUT',
  path: '/offices/my-office/reviews/:id/answer',
  access: 'office',
  summary: 'Answer a review of the caller’s office, change the answer, or take it back (null)',
  params: review,
  body: z.strictObject({ answer: words(1, 2000).nullable() }),
  data: z.object({ review: OfficeReview }),
  errors: ['office_not_found', 'office_forbidden', 'review_not_found'],
});

export const REVIEW_REPORT_REASONS = ['fake', 'offensive', 'private', 'spam', 'other'] as const;
export const ReviewReportReason = z.enum(REVIEW_REPORT_REASONS);
export const reportReview = endpoint({
  ...shared,
  method: 'POST',
  path: '/office-reviews/:id/report',
  access: 'user',
  summary: 'Say what is wrong with a review, once; the office it is about may, too',
  params: review,
  body: z
    .strictObject({ reason: ReviewReportReason, note: z.string().trim().max(500).default('') })
    .refine(({ reason, note }) => reason !== 'other' || note !== '', { ...fieldError('required'), path: ['note'] }),
  data: z.object({ received: z.literal(true) }),
  errors: ['review_not_found', 'own_review', 'already_reported', 'too_many_requests'],
});

export const ReportedReview = OfficeReview.extend({
  office: z.object({ slug: z.string(), name: z.string() }),
  authorId: Id,
  hiddenReason: z.string().nullable(),
  reports: z.array(
    z.object({ reason: ReviewReportReason, note: z.string().nullable(), reporter: z.string(), at: z.string() }),
  ),
});
export type ReportedReview = z.infer<typeof ReportedReview>;
const desk = { ...shared, access: 'reports-queue' } as const;
export const reportedReviews = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/office-reviews',
  summary: 'Reviews with open reports, the one that waits longest first; `hidden`, those an administrator hid',
  query: z.strictObject({
    show: z.enum(['open', 'hidden']).default('open'),
    page: number(z.number().int().min(1).max(10_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({ items: z.array(ReportedReview), page: Page }),
});
export const decideReview = endpoint({
  ...desk,
  method: 'POST',
  path: '/admin/office-reviews/:id/decide',
  summary: 'Hide a review, show it again, or leave it as it is; open reports are closed, with an audit row',
  params: review,
  body: z.strictObject({ decision: z.enum(['hide', 'show', 'keep']), reason }),
  data: z.object({ hidden: z.boolean() }),
  errors: ['review_not_found', 'review_decided'],
});
