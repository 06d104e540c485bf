import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';
import { fieldError } from '#lib/fields.ts';
import { ListingStatus } from '../listings/contract.ts';

const Id = z.uuid();

/** The spec's six (section 3). */
export const ReportType = z.enum(['fake', 'inappropriate', 'wrongInfo', 'spam', 'duplicate', 'other']);
export type ReportType = z.infer<typeof ReportType>;

export const reportListing = endpoint({
  method: 'POST',
  path: '/listings/:id/report',
  access: 'user',
  tag: 'listing-reports',
  summary: 'Say what is wrong with a public listing, once',
  params: z.strictObject({ id: Id }),
  body: z
    .strictObject({ type: ReportType, note: z.string().trim().max(500).default('') })
    .refine(({ type, note }) => type !== 'other' || note !== '', { ...fieldError('required'), path: ['note'] }),
  data: z.object({ received: z.literal(true) }),
  errors: ['listing_not_found', 'already_reported', 'own_listing_reported', 'too_many_requests'],
});

const shared = { access: 'reports-queue', tag: 'listing-reports' } as const;

export const ReportedListing = z.object({
  id: Id,
  code: z.int(),
  title: z.string(),
  status: ListingStatus,
  /** Taken out of view by its reports. */
  heldBack: z.boolean(),
  path: z.string().nullable(),
  owner: z.object({ id: Id, name: z.string() }),
  /** Of its open reports: how many, what they weigh together, and of which types. */
  count: z.int(),
  weight: z.int(),
  types: z.array(z.object({ type: ReportType, count: z.int() })),
  lastAt: z.string(),
  /** The newest twenty. */
  reports: z.array(
    z.object({
      id: Id,
      type: ReportType,
      note: z.string(),
      weight: z.int(),
      at: z.string(),
      reporter: z.string().nullable(),
    }),
  ),
});
export type ReportedListing = z.infer<typeof ReportedListing>;

export const reportedListings = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/listing-reports',
  summary: 'Listings with open reports, the gravest first',
  query: z.strictObject({
    page: number(z.number().int().min(1).max(10_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({ items: z.array(ReportedListing), page: Page }),
});
export const decideReports = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/listing-reports/:id/decide',
  summary: 'Close the open reports of a listing: it stays (or comes back), or it goes',
  params: z.strictObject({ id: Id }),
  body: z
    .strictObject({ decision: z.enum(['dismiss', 'uphold']), reason: z.string().trim().max(500).default('') })
    .refine(({ decision, reason }) => decision === 'dismiss' || reason !== '', {
      ...fieldError('required'),
      path: ['reason'],
    }),
  data: z.object({ closed: z.int(), status: ListingStatus }),
  errors: ['listing_not_found', 'reports_decided'],
});
